import JSON5
import Text

/// The keys of `conventions` in a set's `template.json`.
enum ConventionKeys {
    static let layers = Key(
        "layers", .named(by: LayerKeys.name.name) { LayerKeys.all },
        default: "view, presenter, interactor and router, each with the files of its name",
        help: """
            The layers of a module. `view`, `presenter`, `interactor` and `router` know their files by name; any other \
            layer lists its files.
            """,
        example: #"{ view: { mayName: ["presenter"] }, presenter: { mayName: ["view"], mayNotImport: ["UIKit"] } }"#)
    static let weak = Key(
        "weak", .map(from: NameKind("type"), to: .strings),
        help: """
            Properties that must be `weak` or `unowned` though the templates do not declare them, by the name of their \
            type. `{{name}}` stands for the module's name.
            """,
        example: #"{ "{{name}}Presenter": ["delegate"] }"#)

    static let mayLack = Key(
        "mayLack", .strings,
        help: """
            What the templates write and a module may lack all the same. It is named as `check` names it: a file \
            (`{{name}}Cell.swift`), a type (`{{name}}Cell`) or all that it has (`{{name}}Cell.*`), a property or its \
            connection (`{{name}}View.output`), a function or a call in it (`{{name}}Presenter.viewIsReady.fetch`), a \
            superclass or protocol (`{{name}}View: Reusable`), a comment (`MARK: {{name}}ViewInput`), the `weak` or \
            `unowned` of a property (`weak {{name}}Presenter.view`).
            """,
        example: #"["{{name}}Cell.swift", "{{name}}Presenter.router"]"#)
    static let mayDiffer = Key(
        "mayDiffer", .strings,
        help: """
            What a module must have but may have otherwise than the templates: a file in another folder, a type of \
            another kind, a property of another type. It is named as in `mayLack`.
            """,
        example: #"["{{name}}Presenter.view"]"#)
    static let mayHave = Key(
        "mayHave", .strings,
        help: """
            Files that the folder of a module may hold besides, though the module's name is not in theirs; `*` stands for \
            any text. `template extract` writes `["*"]` where modules of the project hold such files.
            """,
        example: #"["*Cell.swift"]"#)

    static let strict = Key(
        "strict", .bool,
        help: """
            Whether it is an error that a module lacks what the templates write, or has it otherwise. `template extract` \
            writes `true` where all modules of the project keep the set, and `false` where some break it, for which they may \
            have reasons: that is a warning then, but for lost connections and misspelt names. With either, what screens \
            share by inheriting one another is left alone. Without it, every module has to be as the templates write it.
            """,
        example: "false")

    static let all = ObjectDeclaration("conventions", keys: [layers, weak, mayLack, mayDiffer, mayHave, strict])
}

/// The keys of an entry of `layers`.
enum LayerKeys {
    static let name = Key(
        "name", .string, help: "The layer's name. It is needed only where `layers` is written as a list.",
        example: #""presenter""#)
    static let files = Key(
        "files", .strings, default: "the files of the layer's name",
        help: "The files and folders of the set that belong to the layer.",
        example: #"["module/Modules/{{name}}/{{name}}Builder.swift.mustache"]"#)
    static let mayName = Key(
        "mayName", .strings, default: "all",
        help: "The other layers whose types this one may reference (`layer-reference`).",
        example: #"["presenter"]"#)
    static let mayNotImport = Key(
        "mayNotImport", .strings, default: "`UIKit`, `SwiftUI`, `AppKit` and `WatchKit` for presenter and interactor",
        help: "The frameworks that this layer must not import (`forbidden-import`, `unused-import`).",
        example: #"["UIKit", "CoreData"]"#)

    static let all = ObjectDeclaration("layer", keys: [name, files, mayName, mayNotImport])
}

extension Convention {
    /// What `conventions` of a set's `template.json` may say.
    public static let declaration = ConventionKeys.all
}
