import Testing

extension Session {
    /// A project with the modules Login and News of a set `own`, whose templates have the given texts by their files'
    /// names, without the module's; those of the set with `{{name}}` in the place of `@`.
    ///
    /// - Parameters:
    ///   - templates: What differs from a view, presenter, interactor and builder that are connected.
    ///   - manifest: The set's `template.json`.
    ///   - files: What the project has already.
    ///   - options: What follows the set's name where the modules are generated.
    static func ownSet(
        _ templates: [String: String] = [:], manifest: String = "{}", files: [String: String] = [:],
        options: String = ""
    ) throws -> Session {
        let session = try Session()
        try session.sandbox.file("Templates/own/template.json", manifest)
        try session.sandbox.file(".vipergen.json", "{ template: \"own\" }\n")
        for (path, text) in files { try session.sandbox.file(path, text) }
        for (name, text) in usual.merging(templates, uniquingKeysWith: { $1 }) where !text.isEmpty {
            let file = name.contains(".") ? name : name + ".swift"
            let folder = file.split(separator: "/").dropLast().map { $0 + "/" }.joined(separator: "")
            let last = file.split(separator: "/").last ?? ""
            try session.sandbox.file(
                "Templates/own/module/Modules/{{name}}/\(folder){{name}}\(last).mustache",
                text.replacing("@", with: "{{name}}").replacing("§", with: "@"))
        }
        #expect(session.run("gen Login,News own \(options) --quiet".replacing("  ", with: " ")).code == 0)
        #expect(session.found("check --strict --no-cache") == [])
        return session
    }

    private static let usual = [
        "View": """
        import UIKit

        final class @View: UIViewController {
            var presenter: @Presenter!

            override func viewDidLoad() {
                super.viewDidLoad()
                presenter.start()
            }

            func show() {
                title = "Shown"
            }
        }

        """,
        "Presenter": """
        final class @Presenter {
            weak var view: @View?
            var interactor: @Interactor!

            func start() {
                interactor.load()
                view?.show()
            }
        }

        """,
        "Interactor": """
        final class @Interactor {
            func load() {
                print("loading")
            }
        }

        """,
        "Builder": """
        import UIKit

        enum @Builder {
            static func build() -> UIViewController {
                let presenter = @Presenter()
                let view = @View()
                presenter.view = view
                presenter.interactor = @Interactor()
                view.presenter = presenter
                return view
            }
        }

        """,
    ]

    /// What a change of Login is told as, without the place.
    func told(in file: String, _ old: String, _ new: String) throws -> [String] {
        try edit("Modules/Login/Login\(file)", old, new)
        return found("check --no-cache")
    }
}
