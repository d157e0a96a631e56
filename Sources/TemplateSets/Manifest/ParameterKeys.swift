import JSON5

/// The keys of an entry of `parameters`. Those that parameters of one kind alone have stand with the kind.
enum ParameterKeys {
    static let name = Key(
        "name", .string,
        help: """
            The parameter's name: letters and digits, the first a lowercase letter. `moduleName` and `module-name` are \
            the same: the option is `--module-name`, the variable `{{moduleName}}`. The key is needed only where \
            `parameters` is written as a list.
            """,
        example: #""cell""#)
    static let type = Key(
        "type", .choice(ParameterKindName.allCases.map(\.rawValue) + [list]), default: "`string`",
        help: "What a value is.", example: #""bool""#)
    static let of = Key(
        "of", .choice(ParameterKindName.allCases.map(\.rawValue)), default: "`string`",
        help: "With the type `list`: what an item of the list is.", example: #""property""#)
    static let help = Key(
        "help", .string, help: "What the parameter does, in one line. `vipergen gen --help SET` shows it.",
        example: #""A cell of the screen""#)
    static let defaultValue = Key(
        "default", .oneOf([.string, .bool]),
        default: "nothing; `false` for a `bool`, the first of `choices` for a `choice`",
        help: """
            The value when none is given; for a list, its only item. It can use the project's variables, such as \
            `{{productModule}}`.
            """,
        example: #""xctest""#)
    static let placeholder = Key(
        "placeholder", .string, default: "a word that suits the type",
        help: "What stands for a value in help, as `Name` does in `--cell Name`.", example: #""Name""#)
    static let required = Key(
        "required", .bool, default: "`false`", help: "Whether a value must be given.", example: "true")
    static let reserved = Key(
        "reserved", .strings,
        help: "Names that a property or a type cannot have, because the templates use them.",
        example: #"["view", "router"]"#)
    static let needs = Key(
        "needs", .string,
        help: "A condition on other parameters, as in `files`. It must hold where this parameter is given.",
        example: #""view == xib""#)

    static let refersTo = Key(
        "refersTo", .strings,
        help: """
            The blueprints that write what a value names, this set's or another's. `gen` writes what the project does \
            not have yet as well. Templates see the values of the first of them, as the project's files tell them: of a parameter \
            `entity` as `{{entityProperty}}` and so on; in a section over a list as they are called there, with \
            `{{name}}` for the item.
            """,
        example: #"["entity", "viper/api-service"]"#)
    static let expects = Key(
        "expects", .string,
        help: """
            The blueprint that writes what a value names, which is not written along: `gen` says how to write what the \
            project does not have yet, and refuses what must be given a value. With `choice`: the blueprint that is expected \
            where the value is its name.
            """,
        example: #""module""#)
    static let having = Key(
        "having", .strings,
        help: """
            With `refersTo`: the properties that what a value names must have, and the `bool` parameters that must have \
            been true when it was generated. Of a list of properties: the properties that the type of each must have, \
            where the project declares it.
            """,
        example: #"["id", "identifiable"]"#)
    static let conforming = Key(
        "conforming", .strings,
        help: """
            With `refersTo`: the protocols that the type which a value names must conform to, where the project declares \
            it.
            """,
        example: #"["Codable", "Identifiable"]"#)
    static let itself = Key(
        "itself", .bool, default: "`true`",
        help: """
            Whether a value may be the name of the module itself. A screen may open another one of its kind; one that \
            is built with it would never be ready.
            """,
        example: "false")
    static let supplied = Key(
        "supplied", .bool, default: "`false`",
        help: """
            Of a list of properties: whether a module that refers to what is generated must have a value for each of \
            them, an input or a property of what it is about. Its templates see the expression as `{{value}}`.
            """,
        example: "true")
    static let suppliedBy = Key(
        "suppliedBy", .strings, default: "all that have properties",
        help: """
            With `supplied`: the parameters of a module that refers to what is generated which can give it a value, \
            where the values of others are not at hand. Names that the module's set does not have are ignored.
            """,
        example: #"["input"]"#)

    static let samples = Key(
        "samples", .map(from: NameKind("type"), to: .string),
        help: "Of properties and methods: expressions of types for tests, where the set's other files provide them.",
        example: #"{ "any Api": "MockService()" }"#)
    static let implies = Key(
        "implies", .map(from: NameKind("parameter"), to: .string),
        help: """
            Items of other lists that come with this parameter: where it is given, each of these lists begins with the \
            item, or with its own of that name.
            """,
        example: #"{ service: "apiService:any Api" }"#)

    /// The type of a parameter that takes several values.
    static let list = "list"

    static let all = ObjectDeclaration(
        "parameter",
        keys: [
            name, type, of, help, defaultValue, placeholder, required, reserved, needs, refersTo, expects, having,
            conforming, itself, supplied, suppliedBy, samples, implies,
        ],
        variants: variants)

    /// The types of parameters that alone have a key; none where all have it.
    static func types(with key: String) -> [String] {
        ParameterKindName.allCases.filter { $0.kind.keys.contains { $0.name == key } }.map(\.rawValue)
    }

    private static var variants: [ObjectDeclaration.Variant] {
        var variants: [ObjectDeclaration.Variant] = []
        var texts = [(key: type, value: list)]
        var bools: [(key: Key, value: String)] = []
        for name in ParameterKindName.allCases {
            let kind = name.kind
            let isOfKind = (key: type, value: name.rawValue)
            variants.append(.init(where: [isOfKind, (of, name.rawValue)], keys: kind.keys))
            if kind.hasBoolDefault { bools.append(isOfKind) } else { texts.append(isOfKind) }
        }
        variants.append(.init(where: bools, keys: [defaultKey(.bool)]))
        variants.append(.init(where: texts, keys: [defaultKey(.string)]))
        return variants
    }

    private static func defaultKey(_ type: ValueType) -> Key {
        Key(defaultValue.name, type, help: defaultValue.help, example: defaultValue.example)
    }
}
