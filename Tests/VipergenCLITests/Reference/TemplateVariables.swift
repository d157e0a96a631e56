import TemplateSets
import Text

/// What the page about sets says of the variables in templates. A new variable, field, form or kind asks for its line.
enum TemplateVariables {
    static var text: String {
        """
        File names and `.mustache` files are [Mustache](https://mustache.github.io) templates. An unknown variable is an error.
        Every template has these variables:

        \(Markdown.table(["Variable", "Value"], StandardVariable.allCases.map { ["`\($0.rawValue)`", help(of: $0)] }))
        Each parameter is a variable, too. What it is depends on its type:

        \(Markdown.table(["Type", "Given as", "In templates"], ParameterKindName.allCases.map(row) + [list]))
        Beside a `string` of the format `type-name` stand `{{entityConstant}}` and `{{entityConstants}}`, the names of
        constants that hold one and several, in backticks if they are keywords, and without backticks `{{entityLabel}}` \
        and `{{entityLabels}}`, for arguments and to begin longer names with. Beside properties stand `{{keyHasId}}`,
        `{{keyLacksSamples}}`, `{{keyTitle}}`, the name of the text that shows people what this is,
        `{{keyTitleIsOptional}}`, `{{keyHasParts}}`, which says whether one is more than a value of Swift's or a list of
        such, and `{{keyIsOptional}}`, which says whether all of them have optional types.

        A section over a property has these variables:

        \(Markdown.table(["Variable", "Value"], PropertyField.allCases.map { ["`\($0.rawValue)`", help(of: $0)] }))
        A section over a method has these variables:

        \(Markdown.table(["Variable", "Value"], MethodField.allCases.map { ["`\($0.rawValue)`", help(of: $0)] }))
        What a parameter names with `refersTo` was generated with parameters of its own. Of a single value, they stand
        beside it: with `entity`, the parameter `property` is `{{entityProperty}}`. Where an input tells which one it is, as
        `clientId` does of a `Client` with an `id`, `{{entityIsOne}}` is true, and that is what is supplied.
        `{{entitySample}}` is the `sample` of the file that has one, empty where the project lacks that file. In a section over a list they have
        their own names, and `{{name}}` is the item; `{{takesEntity}}` says whether it must be supplied with something
        of the entity, `{{takesEntityFirst}}` whether it is the first item that must, and `{{takesInput}}` whether it must be
        supplied with an input. `{{opensTakesEntity}}` and
        `{{opensTakesNoEntity}}` say of the whole list whether some item must, and whether some need not;
        `{{opensTakesEntityTwice}}` whether several must, and `{{opensTakesInput}}` whether some must be supplied with an
        input. Of a `bool` such as
        `stack` of what the items were generated with, `{{opensStack}}` says whether some have it, and `{{opensNoStack}}` whether
        some have not.

        Any string has case forms, which are written after a dot. For the name `\(sample)`:

        \(Markdown.table(["Written as", "Gives"], CaseForm.allCases.map { ["`{{name.\($0.rawValue)}}`", "`\($0.apply(to: sample))`"] }))
        """
    }

    private static let sample = "URLHistory"

    private static func help(of variable: StandardVariable) -> String {
        switch variable {
        case .name: "The module's name."
        case .module: "The same, for sections over properties, in which `name` is the property's."
        case .propertyName: "The name as a Swift property's: in camel case, and in backticks if it is a keyword."
        case .propertyNames: "The same of the name's plural."
        case .propertyLabel: "The same without backticks, for arguments and to begin longer names with."
        case .propertyLabels: "The same of the name's plural."
        case .path: "The name with its groups: `Settings/Profile`."
        case .file: "The name of the file being written."
        case .header: "The header comment; empty if there is none."
        case .project: "The Xcode project's name; empty if it is unknown."
        case .productModule:
            """
            The Swift module: the package's target, else what the Xcode target makes, else the project's name; `App` if \
            it is unknown. A `project` in the configuration comes before the Xcode target.
            """
        case .isInPackage:
            "Whether the files go to a target of a Swift package, whose resources are in `Bundle.module`."
        case .hasOwnBundle:
            "Whether that target has resources, or gets some with these files: without any, there is no `Bundle.module`."
        case .isMainActorUsual:
            """
            Whether that target isolates what says nothing of it to the main actor (`defaultIsolation`): its \
            `Bundle.module` is for isolated code then.
            """
        case .access:
            "`public` and a space in a Swift package, before what other targets need; empty where that would name a type that is not public."
        case .author: "`author` of the configuration."
        case .organization: "`organization` of the configuration."
        case .date: "`date` of the configuration."
        case .year: "The year in that date."
        case .set: "The template set's name."
        case .blueprint: "The blueprint's name."
        case .lacksSamples: "Whether a property has no `sample`, so that tests cannot make a value of its type."
        case .lacksValues: "Whether one of these has `nil` as `optionalSample`, too: somebody must give tests a value."
        case .isLibraryName:
            "Whether a library that tests import has a type of the name, too: of `Comment`, tests must say whose they mean."
        }
    }

    private static func help(of field: PropertyField) -> String {
        switch field {
        case .name: "The property's name."
        case .type: "Its type."
        case .argumentType: "Its type as that of a function's parameter, with `@escaping` for a closure."
        case .optionalType: "Its type made optional; an optional type as it is."
        case .implicitlyUnwrappedType: "Its type made implicitly unwrapped; an optional type as it is."
        case .sample:
            "An expression of its type for tests; empty if none is known, or if a file gives tests an optional of it. Of a "
                + "protocol of the project's it makes a class that does nothing, which is added to the file of tests."
        case .optionalSample: "An expression of its type made optional: that of the file, else `sample`, else `nil`."
        case .stem: "Its name without `Id` at the end: `agent` for `agentId`."
        case .isPlain:
            "Whether its value tells which one is meant, not its `id`: its name ends with `Id`, or its type is Swift's own."
        case .isId: "Whether its name is `id`."
        case .value: "With `supplied`, in what refers to it: the expression for it, such as `client.id`."
        case .label: "Of a method's parameter: what stands before the argument in a call, such as `clientId: `."
        case .isOwn: "With `supplied`: whether that expression is an input of the module that refers to it."
        }
    }

    private static func help(of field: MethodField) -> String {
        switch field {
        case .name: "The method's name."
        case .parameters: "Its parameters as they are declared: `clientId: Int`."
        case .arguments: "The arguments of a call that hands them on: `clientId: clientId`."
        case .parameter: "Its parameters as a list of properties."
        case .hasSamples: "Whether each parameter's type has a `sample`."
        case .isRepeated:
            "In a section over the methods of an item of a list: whether what an item before it names has the same method."
        }
    }

    private static func row(_ kind: ParameterKindName) -> [String] {
        let (given, written) =
            switch kind {
            case .string: ("`--start Login`", "`{{start}}`")
            case .bool: ("`--delegate`, `--no-delegate`", "`{{#delegate}}...{{/delegate}}`")
            case .choice: ("`--view xib`", "`{{view}}`, `{{#viewIsXib}}...{{/viewIsXib}}`")
            case .method: ("`--event 'didPick(id: Int)'`", "`{{#event}}func {{name}}({{parameters}}){{/event}}`")
            case .property: ("`--key id:Int`", "`{{#key}}{{name}}: {{type}}{{/key}}`, `{{#keyHasId}}...{{/keyHasId}}`")
            }
        return ["`\(kind.rawValue)`", given, written]
    }

    private static let list = [
        "`list`", "the option once for each item", "`{{#input}}...{{/input}}`, once for each item",
    ]
}
