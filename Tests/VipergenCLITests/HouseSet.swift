/// A small set of a team's own, of four files in one folder.
enum HouseSet {
    static let view = "Modules/Login/LoginView.swift"
    static let presenter = "Modules/Login/LoginPresenter.swift"
    static let interactor = "Modules/Login/LoginInteractor.swift"
    static let builder = "Modules/Login/LoginBuilder.swift"

    /// Its templates by role.
    private static let templates = [
        "View": """
        import UIKit

        final class {{name}}View: UIViewController {

            var presenter: {{name}}Presenter!

            override func viewDidLoad() {
                super.viewDidLoad()
                presenter.start()
            }

            func show() {
                title = "{{name.title}}"
            }

        }

        """,
        "Presenter": """
        import Foundation

        final class {{name}}Presenter {

            weak var view: {{name}}View?
            var interactor: {{name}}Interactor!

            func start() {
                interactor.load()
                view?.show()
            }

        }

        """,
        "Interactor": """
        import Foundation

        final class {{name}}Interactor {

            func load() {
                print("{{name.title}}")
            }

        }

        """,
        "Builder": """
        import UIKit

        enum {{name}}Builder {

            static func build() -> UIViewController {
                let presenter = {{name}}Presenter()
                let view = {{name}}View()
                presenter.view = view
                presenter.interactor = {{name}}Interactor()
                view.presenter = presenter
                return view
            }

        }

        """,
    ]

    /// A project with the set, and modules called Login and News.
    ///
    /// - Parameters:
    ///   - edits: what of the template of a role is other than usual.
    static func session(
        _ edits: [(role: String, old: String, new: String)] = [], manifest: String = "{}", options: String = ""
    ) throws -> Session {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", "{ template: 'house' }")
        try session.sandbox.file("Templates/house/template.json", manifest)
        var templates = templates
        for edit in edits { templates[edit.role]?.replace(edit.old, with: edit.new) }
        for (role, text) in templates {
            let path = "Templates/house/module/Modules/{{name}}/{{name}}\(role).swift.mustache"
            try session.sandbox.file(path, text)
        }
        _ = session.run("gen Login,News house\(options)")
        return session
    }
}
