import Testing

/// `vipergen check --fix`: what is fixed, and what is left alone.
@Suite struct CheckFixTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let title: String
        let spoil: @Sendable (Session) throws -> Void
        var testDescription: String { title }
    }

    /// Faults after whose fixing the project is as it was generated.
    private static let fixable = [
        Case(title: "weak-reference") { try $0.edit(Session.presenter, "weak var view", "var view") },
        Case(title: "weak-reference that always has a value") {
            try $0.edit(
                Session.presenter, "weak var view: ClientListViewController?", "let view: ClientListViewController")
        },
        Case(title: "weak-reference of a variable that always has a value") {
            try $0.edit(
                Session.presenter, "weak var view: ClientListViewController?", "var view: ClientListViewController")
        },
        Case(title: "weak-reference twice in a file") {
            try $0.edit(Session.presenter, "weak var view", "var view")
            try $0.edit(Session.presenter, "weak var delegate", "var delegate")
        },
        Case(title: "unused-import") {
            try $0.edit(Session.presenter, "import Foundation\n", "import UIKit\nimport Foundation\n")
        },
        Case(title: "unused-import with its line end") {
            try $0.edit(Session.presenter, "import Foundation\n", "import Foundation\nimport UIKit  \n")
        },
        Case(title: "misplaced-file") {
            try $0.move(Session.presenter, to: "Modules/ClientList/View/ClientListPresenter.swift")
        },
        Case(title: "several fixes of a file") {
            try $0.edit(Session.presenter, "weak var view", "var view")
            try $0.edit(Session.presenter, "import Foundation\n", "import UIKit\nimport Foundation\n")
            try $0.move(Session.presenter, to: "Modules/ClientList/ClientListPresenter.swift")
        },
        Case(title: "type-name, file and all") { session in
            try session.renameEverywhere("ClientListViewController", "ClientListViewControler")
        },
        Case(title: "type-name, in another folder") { session in
            try session.renameEverywhere("ClientListRouter", "ClientListRoutre")
            try session.move(
                "Modules/ClientList/Router/ClientListRoutre.swift", to: "Modules/ClientList/View/ClientListRoutre.swift"
            )
        },
        Case(title: "fixes in two modules") {
            try $0.edit(Session.presenter, "weak var view", "var view")
            try $0.edit("Modules/Details/Presenter/DetailsPresenter.swift", "weak var view", "var view")
        },
    ]

    @Test(arguments: fixable)
    func `what was spoiled is as it was generated`(_ fault: Case) throws {
        let session = try Session(modulesOn: .disk)
        let generated = try session.tree()
        try fault.spoil(session)
        let spoiled = try session.tree()
        #expect(session.run("check --strict").code == 1)

        let dry = session.run("check --fix --dry-run --diff")
        #expect(dry.errors.contains("would fix ") && !dry.errors.contains("fixed "), "\(dry)")
        #expect(dry.output.contains("--- ") || dry.output.contains("rename"), "\(dry)")
        #expect(try session.tree() == spoiled)

        let outcome = session.run("check --fix --strict")
        #expect(outcome.code == 0 && outcome.errors.contains("fixed "), "\(outcome)")
        #expect(try session.tree() == generated)
        let again = session.run("check --fix --strict")
        #expect(again.code == 0 && !again.errors.contains("fixed"), "\(again)")
        #expect(try session.tree() == generated)
    }

    @Test func `a name is fixed in comments and in backticks`() throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(
            Session.presenter, "    func didTapClose() {",
            """
                /// The ClientListRouter (`ClientListRouter`), not ClientListRouters, closes it. /* ClientListRouter */
                func didTapClose() {
                    let _: `ClientListRouter`.Type = ClientListRouter.self
                    print("not 1 ClientListRoutre")
            """)
        let generated = try session.tree()
        try session.renameEverywhere("ClientListRouter", "ClientListRoutre")
        #expect(try session.tree() != generated)
        #expect(session.run("check --fix --strict").code == 0)
        #expect(try session.tree() == generated)
    }

    @Test func `a path that goes with the fix is no error`() throws {
        let session = try Session(modulesOn: .memory)
        try session.renameEverywhere("ClientListRouter", "ClientListRoutr")
        let outcome = session.run("check Modules/ClientList/Router/ClientListRoutr.swift --fix")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try session.exists(Session.router))
    }

    @Test func `a file is called as its type`() throws {
        let session = try Session(modulesOn: .memory)
        try session.sandbox.file("Modules/ClientList/View/ClientListHelper.swift", "struct ClientListStyle {}\n")
        #expect(session.run("check --fix --strict").code == 0)
        #expect(
            try session.sandbox.text("Modules/ClientList/View/ClientListStyle.swift") == "struct ClientListStyle {}\n")
        #expect(try !session.exists("Modules/ClientList/View/ClientListHelper.swift"))
    }

    @Test func `a name that is taken is left alone`() throws {
        let session = try Session(modulesOn: .memory)
        try session.sandbox.file("Modules/ClientList/View/ClientListHelper.swift", "struct ClientListStyle {}\n")
        try session.sandbox.file(
            "Modules/ClientList/View/ClientListStyle.swift", "enum ClientListFonts {}\nenum ClientListInks {}\n")
        try session.sandbox.file("Modules/ClientList/ClientListRoutr.swift", "final class ClientListRoutr {}\n")
        try session.sandbox.file("Modules/ClientList/View/ClientListPresenter.swift", "// another\n")
        try session.sandbox.file(".vipergen.json", "{sets: {Modules: 'viper'}}")
        let before = try session.tree()
        #expect(session.run("check --fix").code == 1)
        #expect(try session.tree() == before)
    }

    @Test func `a file that check may not see is not written over, and what was found is told all the same`() throws {
        let session = try Session(modulesOn: .memory)
        try session.sandbox.file(
            ".vipergen.json", "{sets: {Modules: 'viper'}, exclude: ['Modules/ClientList/Presenter/Client*']}")
        try session.sandbox.file("Modules/ClientList/View/ClientListPresenter.swift", "class ClientListPresenter {}\n")
        let before = try session.tree()
        for line in ["check --fix", "check --fix --dry-run"] {
            let outcome = session.run(line + " --format json")
            #expect(outcome.code == 1 && outcome.output.contains("misplaced-file"), "\(outcome)")
            let parts = outcome.errors.ranges(of: "error: 1 conflict; nothing was written\n  \(Session.presenter)")
            #expect(parts.count == 1, "\(outcome)")
            #expect(try session.tree() == before)
        }
    }

    @Test func `a conflict is a refusal, though there be but warnings`() throws {
        let session = try Session(modulesOn: .memory)
        try session.sandbox.file("Modules/ClientList/View/ClientListHelper.swift", "struct ClientListStyle {}\n")
        try session.sandbox.folder("Modules/ClientList/View/ClientListStyle.swift")
        let outcome = session.run("check --fix")
        #expect(outcome.code == 1 && outcome.errors.contains("error: 1 conflict; nothing was written"), "\(outcome)")
        #expect(outcome.output.contains("[file-name]"), "\(outcome)")
        #expect(session.run("check --fix --write-baseline").code == 1)
        #expect(session.run("check --fix --strict").code == 0)
    }

    @Test(arguments: ["json", "sarif", "junit", "github"])
    func `a diff does not get into what programs read`(_ format: String) throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.presenter, "weak var view", "var view")
        let outcome = session.run("check --fix --dry-run --diff --quiet --format \(format)")
        #expect(outcome.errors.hasPrefix("--- a/\(Session.presenter)"), "\(outcome)")
        #expect(!outcome.output.contains("--- a/"))
    }

    @Test(arguments: [
        ("class ClientListRoutr {}\nclass ClientListRoter {}\n", "ClientListRoutes.swift"),
        ("struct ClientListRoute {}\nclass ClientListRoter {}\nclass ClientListRoutr {}\n", "ClientListRoute.swift"),
    ])
    func `two types that would get one name are left alone, and hinder nothing else`(
        _ text: String, _ file: String
    ) throws {
        let session = try Session(modulesOn: .memory)
        try session.remove(Session.router)
        try session.write("Modules/ClientList/Router/\(file)", text)
        try session.edit(Session.presenter, "weak var view", "var view")
        let outcome = session.run("check --fix --format json")
        #expect(outcome.code == 1 && outcome.errors.contains("fixed \(Session.presenter)"), "\(outcome)")
        #expect(!outcome.output.contains(#""fixable": true"#), "\(outcome)")
        #expect(try session.sandbox.text("Modules/ClientList/Router/\(file)") == text)
    }

    @Test func `two files that would get one name are left alone, and hinder nothing else`() throws {
        let session = try Session(modulesOn: .memory)
        for name in ["A", "B"] {
            try session.write("Modules/ClientList/View/ClientList\(name).swift", "struct ClientListStyle {}\n")
        }
        try session.edit(Session.presenter, "weak var view", "var view")
        #expect(session.run("check").errors.contains("\n1 can be fixed with 'vipergen check --fix'"))
        let outcome = session.run("check --fix")
        #expect(outcome.code == 0 && outcome.errors.contains("fixed \(Session.presenter)"), "\(outcome)")
        #expect(outcome.lines.count == 2 && !outcome.errors.contains("conflict"), "\(outcome)")
        let json = session.run("check --format json").output
        #expect(json.contains("\"file-name\"") && !json.contains(#""fixable": true"#), "\(json)")
    }

    @Test func `a folder that differs only in case is for a person to rename, and hinders nothing else`() throws {
        let session = try Session(modulesOn: .memory)
        try session.sandbox.file(".vipergen.json", "{sets: {Modules: 'viper'}}")
        try session.move(Session.view, to: Session.view.replacing("/View/", with: "/view/"))
        try session.move(Session.storyboard, to: Session.storyboard.replacing("/View/", with: "/view/"))
        try session.edit(Session.presenter, "weak var view", "var view")
        let outcome = session.run("check --fix")
        #expect(outcome.code == 1 && outcome.errors.contains("fixed \(Session.presenter)"), "\(outcome)")
        #expect(outcome.lines.count == 2, "\(outcome)")
        #expect(
            outcome.lines.allSatisfy {
                $0.contains(
                    "Modules/ClientList/View'; rename 'Modules/ClientList/view', which differs only in case")
            })
    }

    @Test(arguments: [
        ("weak var view: ClientListViewController?", "lazy var view: ClientListViewController? = nil"),
        ("weak var view: ClientListViewController?", "@Published var view: ClientListViewController?"),
        ("weak var view: ClientListViewController?", "var view: ClientListScreen?"),
        ("weak var view: ClientListViewController?", "var view: ClientListViewController?, page = 0"),
        ("weak var view: ClientListViewController?", "var page = 0, view: ClientListViewController?"),
        ("weak var view: ClientListViewController?", "var view: [ClientListViewController]?"),
        ("weak var view: ClientListViewController?", "var view: Set<ClientListViewController>?"),
        ("weak var view: ClientListViewController?", "var view: (ClientListViewController, Int)?"),
        ("weak var view: ClientListViewController?", "var view: ClientListViewController??"),
        ("weak var view: ClientListViewController?", "var view: (() -> ClientListViewController)?"),
        ("weak var view: ClientListViewController?", "var view: () -> ClientListViewController?"),
    ])
    func `what would not compile is left to a person`(_ old: String, _ new: String) throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.presenter, old, new)
        try session.edit(Session.view, ": UIViewController {", ": UIViewController, ClientListScreen {")
        try session.sandbox.file(
            "Modules/ClientList/ClientListScreen.swift", "protocol ClientListScreen: Sendable {}\n")
        // So the protocol cannot be for objects alone.
        try session.sandbox.file("App/Preview.swift", "struct Preview: ClientListScreen {}\n")
        let before = try session.tree()
        let outcome = session.run("check --fix")
        let demands = ["must be weak", "must not own what is in it"].map { ": error: 'view' \($0)" }
        #expect(outcome.code == 1 && demands.contains(where: outcome.output.contains), "\(outcome)")
        #expect(try session.tree() == before)
    }

    @Test func `a protocol for classes alone can be referred to weakly`() throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(
            Session.presenter, "weak var view: ClientListViewController?", "var view: (any ClientListScreen)!")
        try session.edit(Session.view, ": UIViewController {", ": UIViewController, ClientListScreen {")
        try session.sandbox.file(
            "Modules/ClientList/ClientListScreen.swift",
            "protocol ClientListScreen: ClientListBase {}\nprotocol ClientListBase: AnyObject {}\n")
        #expect(session.run("check --fix").errors.contains("fixed "))
        #expect(try session.sandbox.text(Session.presenter).contains("weak var view: (any ClientListScreen)!"))
    }
}

extension Session {
    fileprivate func move(_ path: String, to place: String) throws {
        let text = try sandbox.text(path)
        try remove(path)
        try sandbox.file(place, text)
    }

    /// Gives a type another name, in all texts and in the names of files that are called as it.
    func renameEverywhere(_ old: String, _ new: String) throws {
        for path in try files() {
            let text = try sandbox.text(path)
            let renamed = try Self.renamed(text, old, new)
            let place = path.hasSuffix("/\(old).swift") ? path.replacing("/\(old).swift", with: "/\(new).swift") : path
            guard renamed != text || place != path else { continue }
            try remove(path)
            try sandbox.file(place, renamed)
        }
    }

    /// Whole words alone, for what begins with the name is another one; not the message for people.
    private static func renamed(_ text: String, _ old: String, _ new: String) throws -> String {
        text.replacing(try Regex("\\b\(old)\\b(?!\"\\))"), with: new)
    }
}
