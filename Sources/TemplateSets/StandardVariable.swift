/// The variables that every template has.
public enum StandardVariable: String, Sendable, CaseIterable {
    /// The module's name.
    case name
    /// The module's name again, for sections over properties, in which `name` is the property's.
    case module
    /// The name as that of a Swift property: in camelCase, and in backticks where it is a keyword.
    case propertyName
    /// The plural of the name as that of a Swift property.
    case propertyNames
    /// The name of such a property as an argument's label, without backticks.
    case propertyLabel
    /// The plural of the name as an argument's label.
    case propertyLabels
    /// The module's name with the groups it is nested in, such as `Settings/Profile`.
    case path
    /// The name of the file being written.
    case file
    /// The file's header comment, empty where the project has none.
    case header
    /// The Xcode project's name, empty where it is unknown.
    case project
    /// The name of the Swift module: that of the package's target, else of the project, `App` where it is unknown.
    case productModule
    /// Whether the files go to a target of a Swift package, whose resources are in `Bundle.module`.
    case isInPackage
    /// Whether that target has resources, or gets some with these files.
    case hasOwnBundle
    /// Whether that target isolates what says nothing of it to the main actor: so is its `Bundle.module` then.
    case isMainActorUsual
    /// `public `, with a space, before what other targets of a package need; empty where nothing may be public.
    case access
    /// Who writes, from the configuration.
    case author
    /// For whom, from the configuration.
    case organization
    /// The day as `YYYY-MM-DD`, empty where the configuration gives none.
    case date
    /// The year, empty where the configuration gives none.
    case year
    /// The template set's name.
    case set
    /// The blueprint's name.
    case blueprint
    /// Whether some property has a type of which no sample value is known.
    case lacksSamples
    /// Whether for one of them no optional of its type is known, either.
    case lacksValues
    /// Whether a library that tests import has a type of the module's name, too.
    case isLibraryName

    /// Those that are known of a project before anything is written, which defaults may use.
    public static let ofProject: [StandardVariable] = [
        .project, .productModule, .isInPackage, .hasOwnBundle, .isMainActorUsual, .access, .author, .organization,
        .date, .year,
    ]
}

/// The variables within a section over properties.
public enum PropertyField: String, Sendable, CaseIterable {
    /// The property's name.
    case name
    /// Its type, well formatted.
    case type
    /// Its type as a parameter of a function: a closure escapes.
    case argumentType
    /// Its type made optional, in parentheses where it needs them; an optional type stays as it is.
    case optionalType
    /// Its type made implicitly unwrapped, for what is set after the initializer; an optional type stays as it is.
    case implicitlyUnwrappedType
    /// An expression of that type for tests, empty where none is known.
    case sample
    /// An expression of its type made optional: that of a file which gives tests a sample, or `sample`, or `nil`.
    case optionalSample
    /// Its name without `Id` at the end: `agent` for `agentId`.
    case stem
    /// Whether its value tells which one is meant, not its `id`: its name ends with `Id`, or its type is Swift's own.
    case isPlain
    /// Whether it is called `id`, and so tells one value from another.
    case isId
    /// Of a property that must be supplied: the expression that the referring module has for it.
    case value
    /// Of a method's parameter: what stands before the argument in a call, `clientId: `, `for: ` or nothing.
    case label
    /// Of a property that must be supplied: whether the expression is the referring module's own input.
    case isOwn
}

/// The variables within a section over methods.
public enum MethodField: String, Sendable, CaseIterable {
    /// The method's name.
    case name
    /// Its parameters as they are declared, `clientId: Int`; empty where it has none.
    case parameters
    /// The arguments of a call that hands them on, `clientId: clientId`; empty where it has none.
    case arguments
    /// Its parameters, each a property.
    case parameter
    /// Whether a sample is known of each parameter's type.
    case hasSamples
    /// Of a method of what an item of a list names: whether one before it in the list names has the same.
    case isRepeated
}
