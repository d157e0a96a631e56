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
        A section over a property has these variables:

        \(Markdown.table(["Variable", "Value"], PropertyField.allCases.map { ["`\($0.rawValue)`", help(of: $0)] }))
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
        case .path: "The name with its groups: `Settings/Profile`."
        case .file: "The name of the file being written."
        case .header: "The header comment; empty if there is none."
        case .project: "The Xcode project's name; empty if it is unknown."
        case .productModule: "The project's name as a Swift module's; `App` if it is unknown."
        case .author: "`author` of the configuration."
        case .organization: "`organization` of the configuration."
        case .date: "`date` of the configuration."
        case .year: "The year in that date."
        case .set: "The template set's name."
        case .blueprint: "The blueprint's name."
        case .lacksSamples: "Whether a property has no `sample`, so that tests cannot make a value of its type."
        }
    }

    private static func help(of field: PropertyField) -> String {
        switch field {
        case .name: "The property's name."
        case .type: "Its type."
        case .argumentType: "Its type as that of a function's parameter, with `@escaping` for a closure."
        case .optionalType: "Its type made optional; an optional type as it is."
        case .sample: "An expression of its type for tests; empty if none is known."
        case .isId: "Whether its name is `id`."
        }
    }

    private static func row(_ kind: ParameterKindName) -> [String] {
        let (given, written) =
            switch kind {
            case .string: ("`--start Login`", "`{{start}}`")
            case .bool: ("`--delegate`, `--no-delegate`", "`{{#delegate}}...{{/delegate}}`")
            case .choice: ("`--view xib`", "`{{view}}`, `{{#viewIsXib}}...{{/viewIsXib}}`")
            case .property: ("`--key id:Int`", "`{{#key}}{{name}}: {{type}}{{/key}}`, `{{#keyHasId}}...{{/keyHasId}}`")
            }
        return ["`\(kind.rawValue)`", given, written]
    }

    private static let list = [
        "`list`", "the option once for each item", "`{{#input}}...{{/input}}`, once for each item",
    ]
}
