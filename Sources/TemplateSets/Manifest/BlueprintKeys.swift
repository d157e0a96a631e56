import JSON5

/// The keys of an entry of `blueprints`.
enum BlueprintKeys {
    static let name = Key(
        "name", .string,
        help: """
            The blueprint's name, which is that of its folder. It is needed only where `blueprints` is written as a list.
            """,
        example: #""module""#)
    static let summary = Key(
        "summary", .string, help: "What it writes, in one line.", example: #""A screen with its tests""#)
    static let parameters = Key(
        "parameters", .strings, default: "all of the set's",
        help: "The parameters that it takes. Others are no options of `gen` for this blueprint.",
        example: #"["input", "tests"]"#)
    static let reserved = Key(
        "reserved", .strings,
        help: """
            Names that no module can have, because its types would clash with others. `*Default` means every longer name \
            that ends in it.
            """,
        example: #"["Progress", "*Default"]"#)
    static let suffix = Key(
        "suffix", .string,
        help: """
            What the templates add to a name. With `ApiService`, `vipergen gen ClientApiService` writes the same as \
            `vipergen gen Client`.
            """,
        example: #""ApiService""#)
    static let sample = Key(
        "sample", .string,
        help: """
            An expression for tests of the type that it writes, as a template; empty where there is none. Properties of \
            such a type have it as their `sample`.
            """,
        example: #""{{name}}.sample""#)
    static let expects = Key(
        "expects", .strings,
        help: """
            The blueprints that write what its files name, under the same name. `gen` says how to write what the project \
            does not have yet.
            """,
        example: #"["entity"]"#)
    static let having = Key(
        "having", .strings,
        help: """
            With `expects`: the properties that what the project has under that name must have, and the `bool` parameters \
            that must have been true when it was generated.
            """,
        example: #"["id", "identifiable"]"#)
    static let conforming = Key(
        "conforming", .strings,
        help: """
            With `expects`: the protocols that the type of that name must conform to, where the project declares it.
            """,
        example: #"["Codable", "Identifiable"]"#)
    static let edits = Key(
        "edits", .list(of: .oneOf([.object { EditKeys.item }, .object { EditKeys.body }])),
        help: """
            Changes to Swift files that the project already has, each made once. Where a file has no certain place \
            for a change, `gen` leaves it alone and prints what to add.
            """,
        example: #"[{ file: "App/Root.swift", property: "modules", append: "{{name}}Factory.shared" }]"#)
    static let extends = Key(
        "extends", .string,
        help: """
            The blueprint whose modules this one extends. `gen` merges what `adds` and `sets` change into a module \
            that is already there, so this blueprint has no folder of its own.
            """,
        example: #""module""#)
    static let adds = Key(
        "adds", .strings,
        help: "With `extends`: the list parameters that get more items.", example: #"["cell"]"#)
    static let sets = Key(
        "sets", .map(from: NameKind("parameter"), to: .oneOf([.bool, .string])),
        help: "With `extends`: the `bool` and `choice` parameters that get another value.",
        example: "{ delegate: true }")
    static let application = Key(
        "application", .object { ApplicationKeys.all },
        help: """
            Says that the blueprint writes an application. Where there is no Xcode project, and no `Package.swift` or \
            the like that stands for one, `gen` then writes an Xcode project as well: with the application and its unit \
            tests as targets, and the folders of the set as synchronized folders.
            """,
        example: #"{ startsWith: "{{root}}" }"#)

    static let all = ObjectDeclaration(
        "blueprint",
        keys: [
            name, summary, parameters, reserved, suffix, sample, expects, having, conforming, edits, extends, adds,
            sets,
            application,
        ])
}

/// The keys of an entry of `edits`.
enum EditKeys {
    static let file = Key(
        "file", .string, isRequired: true,
        help: "The file to change. Its first folder is one that `directories` of `.vipergen.json` can move.",
        example: #""App/Root.swift""#)
    static let type = Key(
        "type", .string, help: "The type that declares the property.", example: #""Root""#)
    static let property = Key(
        "property", .string, isRequired: true, help: "The property that holds the array.", example: #""modules""#)
    static let append = Key(
        "append", .string, isRequired: true, help: "The item to add at the end of the array, as a template.",
        example: #""{{name}}Factory.shared""#)
    static let changedType = Key(
        "type", .string, isRequired: true, help: "The type to change.", example: #""Services""#)
    static let function = Key(
        "function", .string,
        help:
            "The function, or `init`, at whose end a statement is inserted. Without it, a property or a function is inserted into the type.",
        example: #""init""#)
    static let insert = Key(
        "insert", .string, isRequired: true, help: "The property, function or statement to insert, as a template.",
        example: #""let {{name.camel}}Service: any {{name}}Service""#)
    static let when = Key(
        "when", .string, help: "The condition under which the change is made, as in `files`.",
        example: #""tests != none""#)

    /// An item for an array.
    static let item = ObjectDeclaration("edit of an array", keys: [file, type, property, append, when])
    /// A property or a statement for a type.
    static let body = ObjectDeclaration("edit of a type", keys: [file, changedType, function, insert, when])
    /// Either.
    static let all = ObjectDeclaration("edit", keys: [file, type, property, append, when, function, insert])
}
