import Testing

/// What a set of a team's own has in its types, and modules have otherwise.
@Suite struct CheckOwnPartsTests {
    /// A presenter that is made with what it is connected with.
    private static let storing = [
        "Presenter": """
        final class @Presenter {
            weak var view: @View?
            var interactor: @Interactor!

            init(view: @View) {
                self.view = view
                interactor = @Interactor()
            }

            func start() {
                interactor.load()
                view?.show()
            }
        }

        """,
        "Builder": """
        import UIKit

        enum @Builder {
            static func build() -> UIViewController {
                let view = @View()
                let presenter = @Presenter(view: view)
                view.presenter = presenter
                return view
            }
        }

        """,
    ]

    @Test(arguments: [
        ("        self.view = view\n", "", "view"), ("self.view = view", "self.view = nil", "view"),
        ("self.view = view", "print(view)", "view"), ("self.view = view", "let view = view", "view"),
        ("        interactor = LoginInteractor()\n", "", "interactor"),
        // Somebody sets it.
        ("self.view = view", "attach(view)\n    }\n\n    func attach(_ it: LoginView) {\n        view = it", nil),
        ("self.view = view", "(self.view, _) = (view, 1)", nil),
        ("self.view = view", "view.presenter = self\n        view.presenter.view = view", nil),
        ("weak var view: LoginView?", "weak var view: LoginView? = LoginView()", nil),
        // Without an initializer of its own another one may.
        ("weak var view: LoginView?", "private weak var view: LoginView?", nil),
    ])
    func `what an initializer stores in the set is stored`(_ old: String, _ new: String, _ lost: String?) throws {
        let session = try Session.ownSet(Self.storing)
        let found = try session.told(in: "Presenter.swift", old, new).filter { $0.contains("missing-wiring") }
        #expect(
            found
                == (lost.map {
                    [
                        "Modules/Login/LoginPresenter.swift:5:5: error: '\($0)' of 'LoginPresenter' is never set here; "
                            + "in the set 'own' it is [missing-wiring]"
                    ]
                } ?? []))
    }

    @Test(arguments: [("", 1), ("        presenter.view = view\n", 0)])
    func `who makes the object may set it as well`(_ line: String, _ count: Int) throws {
        let session = try Session.ownSet(Self.storing)
        let end = "        view.presenter = presenter\n"
        try session.edit("Modules/Login/LoginBuilder.swift", end, line + end)
        let found = try session.told(in: "Presenter.swift", "        self.view = view\n", "")
        #expect(found.count == count, "\(found)")
    }

    /// The object may be known as what it conforms to.
    @Test(arguments: [
        ("Router", "        interactor.router = self\n", "", 1),
        (
            "Router", "        interactor.router = self\n",
            "        let interactor = interactor\n        interactor.router = self\n", 0
        ),
    ])
    func `a connection of a protocol's object is missed`(
        _ role: String, _ old: String, _ new: String, _ count: Int
    ) throws {
        let session = try Session.ownSet([
            "Interactor": """
            protocol @Interactable: AnyObject {
                var router: @Router? { get set }
            }

            final class @Interactor: @Interactable {
                weak var router: @Router?

                func load() {
                    router?.leave()
                }
            }

            """,
            "Router": """
            final class @Router: ViewableRouter<@Interactable> {
                override init(interactor: @Interactable) {
                    super.init(interactor: interactor)
                    interactor.router = self
                }

                func leave() {
                    print("left")
                }
            }

            """,
        ])
        let found = try session.told(in: "\(role).swift", old, new)
        #expect(found.count == count && found.allSatisfy { $0.contains("'router' of 'LoginInteractor'") }, "\(found)")
    }

    private static let interacting = [
        "Presenter": """
        final class @Presenter {
            weak var view: @View?
            private let interactor: any @Interacting
            private weak var owner: AnyObject?
            private var state: @State = @State()

            init(interactor: any @Interacting) {
                self.interactor = interactor
            }

            func start() {
                interactor.load()
                view?.show()
            }
        }

        struct @State {}

        """,
        "Interactor": """
        protocol @Interacting: AnyObject {
            func load()
        }

        final class @Interactor: @Interacting {
            func load() {
                print("loading")
            }
        }

        """,
        "Builder": """
        import UIKit

        enum @Builder {
            static func build() -> UIViewController {
                let presenter = @Presenter(interactor: @Interactor())
                let view = @View()
                presenter.view = view
                view.presenter = presenter
                return view
            }
        }

        """,
    ]

    @Test(arguments: [
        ("private let interactor: any LoginInteracting", "private let interactor: LoginInteractor", "member-type"),
        ("private let interactor: any LoginInteracting", "let interactor: LoginInteractor", "member-type"),
        ("private let interactor: any LoginInteracting", "private let interactor: LoginInteracting", nil),
        ("private let interactor: any LoginInteracting", "private let service: any LoginInteracting", nil),
        ("private weak var owner", "private var owner", "weak-reference"),
        ("private weak var owner: AnyObject?", "private unowned var owner: AnyObject", nil),
        // What is no component is the type's own affair.
        ("private var state: LoginState = LoginState()", "private var state: Int = 0", nil),
    ])
    func `private properties are as the set has them`(_ old: String, _ new: String, _ rule: String?) throws {
        let session = try Session.ownSet(Self.interacting)
        let found = try session.told(in: "Presenter.swift", old, new)
        #expect(found.count == (rule == nil ? 0 : 1), "\(found)")
        #expect(found.allSatisfy { $0.contains(": error: ") && $0.hasSuffix("[\(rule ?? "")]") }, "\(found)")
    }

    /// Nobody hides a fault by making it private.
    @Test func `a property that is private here alone has the set's type`() throws {
        let templates = Self.interacting.mapValues { $0.replacing("private let", with: "let") }
        let session = try Session.ownSet(templates)
        let found = try session.told(
            in: "Presenter.swift", "let interactor: any LoginInteracting", "private let interactor: LoginInteractor")
        #expect(found.count == 1 && found[0].hasSuffix("[member-type]"), "\(found)")
    }

    private static let nested = [
        "Presenter": """
        final class @Presenter {
            struct Row: Equatable {
                let title: String
            }

            enum Mode: Equatable {
                case plain
            }

            enum State: Equatable {
                case loaded(String)
            }

            weak var view: @View?
            var interactor: @Interactor!

            func start() {
                interactor.load()
                view?.show()
            }
        }

        """
    ]

    @Test(arguments: [
        ("struct Row", "final class Row", "'LoginPresenter.Row' is a class, but in the set 'own' it is a struct"),
        ("struct Row: Equatable", "struct Row", "'LoginPresenter.Row' lacks 'Equatable'"),
        ("enum State: Equatable", "enum State", "'LoginPresenter.State' lacks 'Equatable'"),
        ("enum State: Equatable", "enum State: Equatabel", "'LoginPresenter.State' lacks 'Equatable'"),
        // It is one all the same.
        ("enum Mode: Equatable", "enum Mode", nil), ("struct Row: Equatable", "struct Row: Hashable", nil),
        ("struct Row", "struct Line", nil),
    ])
    func `types in types are as the set has them`(_ old: String, _ new: String, _ message: String?) throws {
        let session = try Session.ownSet(Self.nested)
        let found = try session.told(in: "Presenter.swift", old, new)
        #expect(found.count == (message == nil ? 0 : 1), "\(found)")
        #expect(found.allSatisfy { $0.contains(": warning: " + (message ?? "")) }, "\(found)")
    }

    @Test func `what a type in a type lacks may be in an extension`() throws {
        let session = try Session.ownSet(Self.nested)
        try session.write("Modules/Login/LoginPresenter+Row.swift", "extension LoginPresenter.Row: Equatable {}\n")
        #expect(try session.told(in: "Presenter.swift", "struct Row: Equatable", "struct Row") == [])
    }

    private static let cells =
        "{ parameters: { cell: { type: \"list\", format: \"type-name\" } }, "
        + "files: { \"module/Modules/{{name}}/Cells/{{name}}{{cell}}Cell.swift.mustache\": { each: \"cell\" } } }"

    private static func sessionWithCells() throws -> Session {
        try Session.ownSet(
            [
                "Cells/{{cell}}Cell": """
                import UIKit

                final class @{{cell}}Cell: UITableViewCell, Reusable {
                    weak var presenter: @Presenter?
                }

                """
            ], manifest: cells, options: "--cell User --cell Row")
    }

    @Test(arguments: [
        (": UITableViewCell, Reusable", ": Reusable", ["'LoginUserCell' lacks 'UITableViewCell'"]),
        (": UITableViewCell", ": BaseTableViewCell", []), (": UITableViewCell, Reusable", ": UITableViewCell", []),
        ("final class", "struct", ["'LoginUserCell' is a struct, but in the set 'own' it is a class"]),
        ("weak var", "var", ["'presenter' must be weak"]),
        ("    weak var presenter: LoginPresenter?\n", "", []),
    ])
    func `the files of a list are as the set has them`(_ old: String, _ new: String, _ messages: [String]) throws {
        let session = try Self.sessionWithCells()
        let path = "Modules/Login/Cells/LoginUserCell.swift"
        try session.edit(path, old, new)
        let found = session.found("check --no-cache").filter { !$0.contains("strong reference cycle") }
        #expect(found.count == messages.count, "\(found)")
        #expect(zip(found, messages).allSatisfy { $0.contains(": warning: " + $1) }, "\(found)")
    }

    @Test(arguments: [("", "LoginUserCell", 1), ("Rows/", "LoginUserCell", 0), ("", "LoginHint", 0)])
    func `a file of a list is where the set has it`(_ folder: String, _ name: String, _ count: Int) throws {
        let session = try Self.sessionWithCells()
        try session.remove("Modules/Login/Cells/LoginUserCell.swift")
        try session.write(
            "Modules/Login/\(folder)\(name).swift", "import UIKit\n\nfinal class \(name): UITableViewCell {}\n")
        let found = session.found("check --no-cache").filter { $0.contains("misplaced-file") }
        #expect(
            found
                == Array(
                    repeating: "Modules/Login/LoginUserCell.swift:1:1: warning: move 'LoginUserCell.swift' to "
                        + "'Modules/Login/Cells' [misplaced-file]", count: count))
    }
}
