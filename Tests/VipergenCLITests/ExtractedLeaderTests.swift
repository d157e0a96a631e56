import Testing

/// `vipergen template extract` of modules that do not go together.
@Suite struct ExtractedLeaderTests {
    @Test func `where the words of several modules do not go together, the set has those of one`() throws {
        let session = try Session()
        for (name, word) in [("OrderList", "Row"), ("UserLogin", "Form"), ("HomeFeed", "Feed")] {
            let router = "import UIKit\n\nclass \(word)Way\(name) {\n}\n"
            try session.sandbox.file("Modules/\(name)/\(name)View.swift", "class \(name)View {\n}\n")
            try session.sandbox.file("Modules/\(name)/\(name)Router.swift", router)
        }
        let outcome = session.run("template extract Modules/OrderList Modules/UserLogin Modules/HomeFeed --name house")
        let words = "share does not hold together; the set is OrderList as it is\n"
        #expect(outcome.errors.contains(words), "\(outcome)")
        #expect(outcome.errors.contains("nothing is declared any more."), "\(outcome)")
        session.run("gen NewScreen house")
        #expect(try session.sandbox.text("Modules/NewScreen/NewScreenRouter.swift").contains("class RowWayNewScreen"))
    }

    /// Some declare a protocol in a file of its own, which the others have in another one.
    @Test func `what some modules declare elsewhere than others is declared once`() throws {
        let (session, outcome) = try extracted(beside: "ViewInput")
        #expect(!outcome.errors.contains("does not hold together"), "\(outcome)")
        session.run("gen NewScreen house")
        let files = ["ViewInput", "View"].compactMap { role in
            try? session.sandbox.text("Modules/NewScreen/NewScreen\(role).swift")
        }
        #expect(files.count { $0.contains("protocol NewScreenViewInput") } == 1, "\(files)")
    }

    @Test func `what all types begin with stands in the set, and its modules are known by it`() throws {
        let session = try Session()
        for name in ["Orders", "UserLogin", "Feed"] {
            for role in ["View", "Presenter", "Router", "Screening"] {
                try session.sandbox.file("Modules/\(name)/FB\(name)\(role).swift", "class FB\(name)\(role) {\n}\n")
            }
        }
        #expect(session.run("template extract Modules/Orders --name house").code == 0)
        #expect(session.found() == [])
        #expect(session.run("gen NewScreen house").code == 0)
        #expect(session.found() == [])
        let file = "Modules/NewScreen/FBNewScreenRouter.swift"
        #expect(try session.sandbox.text(file) == "class FBNewScreenRouter {\n}\n")
        try session.sandbox.fileSystem.remove(session.sandbox.path(file))
        #expect(session.found().contains { $0.contains("missing-file") && $0.contains("NewScreenRouter") })
    }

    /// Two applications of one repository have modules of one name.
    @Test(arguments: [
        "One/One.xcodeproj/project.pbxproj", "One/Package.swift", "One/project.yml", "Two/Two.xcodeproj/a",
    ])
    func `tests of another application are not taken`(_ project: String) throws {
        let session = try Session()
        for place in ["One", "Two"] {
            if !project.hasPrefix("Two") || place == "Two" {
                try session.sandbox.file(project.replacing("One", with: place), "")
            }
            for role in ["View", "Presenter"] {
                try session.sandbox.file("\(place)/App/Feed/Feed\(role).swift", "class Feed\(role) {\n}\n")
            }
            try session.sandbox.file(
                "\(place)/\(place)Tests/FeedTests/Feed\(place)Tests.swift", "class Feed\(place)Tests {\n}\n")
        }
        try session.sandbox.file("AllTests/FeedAllTests.swift", "class FeedAllTests {\n}\n")
        let lines = session.run("template extract One/App/Feed --name house").lines.filter { $0.contains("/Tests/") }
        #expect(lines.contains { $0.contains("OneTests") } && lines.contains { $0.contains("AllTests") }, "\(lines)")
        #expect(!lines.contains { $0.contains("TwoTests") }, "\(lines)")
    }

    @Test func `what a module inherits is no module like it`() throws {
        let session = try Session()
        for name in ["Base", "Orders", "UserLogin", "Feed"] {
            let parent = name == "Base" ? "" : ": BasePresenter"
            try session.sandbox.file("Modules/\(name)/\(name)View.swift", "class \(name)View {\n}\n")
            try session.sandbox.file(
                "Modules/\(name)/\(name)Presenter.swift", "class \(name)Presenter\(parent) {\n}\n")
        }
        let outcome = session.run("template extract Modules/Orders --name house --dry-run")
        #expect(outcome.errors.contains("Compared with Feed and UserLogin: "), "\(outcome)")
    }

    /// It is called as no type can be.
    @Test(arguments: ["qwerty", "other_screen", "my screen"])
    func `a module that cannot be an example is compared with none`(_ other: String) throws {
        let session = try Session()
        for name in [other, "Orders", "UserLogin"] {
            for role in ["View", "Presenter", "Router"] {
                try session.sandbox.file("Modules/\(name)/\(name)\(role).swift", "class \(name)\(role) {\n}\n")
            }
        }
        let outcome = session.run("template extract Modules/Orders --name house")
        #expect(outcome.code == 0 && outcome.errors.contains("Compared with UserLogin: "), "\(outcome)")
    }

    @Test(arguments: [
        "HomeRouter.make()", "let home = HomeRouter { 1 }", "show(HomeRouter {\n            1\n        })",
        "return HomeRouter { 1 }",
    ])
    func `a screen that all modules lead to is told`(_ call: String) throws {
        let session = try Session()
        try session.sandbox.file("Modules/Home/HomeView.swift", "class HomeView {\n}\n")
        try session.sandbox.file(
            "Modules/Home/HomeRouter.swift", "class HomeRouter {\n    static func make() {\n    }\n}\n")
        for name in ["OrderList", "UserLogin"] {
            let router = "class \(name)Router {\n    func goHome() {\n        \(call)\n    }\n}\n"
            try session.sandbox.file("Modules/\(name)/\(name)View.swift", "class \(name)View {\n}\n")
            try session.sandbox.file("Modules/\(name)/\(name)Router.swift", router)
        }
        let outcome = session.run("template extract Modules/OrderList Modules/UserLogin --name house")
        let place = "Templates/house/module/Modules/{{name}}/{{name}}Router.swift.mustache:3"
        #expect(outcome.errors.contains("note: every new module leads to Home (\(place))"), "\(outcome)")
    }

    @Test func `a helper that does not go together with the rest is left out`() throws {
        let (session, outcome) = try extracted(beside: "Input")
        #expect(!outcome.errors.contains("does not hold together"), "\(outcome)")
        #expect(outcome.errors.contains("{{name}}Input.swift (HomeFeed and UserLogin)"), "\(outcome)")
        session.run("gen NewScreen house")
        #expect(try session.sandbox.text("Modules/NewScreen/NewScreenView.swift").contains("protocol NewScreenInput"))
        #expect(session.run("check NewScreen --strict").code == 0)
    }

    /// Six modules are alike, and one is called as they are: beside five it is another thing, beside six it has drifted.
    @Test func `what is demanded is learnt of the modules that 'check' will take for the set's`() throws {
        let session = try Session()
        for name in ["OrderList", "UserLogin", "HomeFeed", "CartPage", "MapView", "HelpDesk", "NewsList"] {
            let words = "amount branch currency created fee hour iban merchant rate total vat".split(separator: " ")
            let labels = words.suffix(name == "NewsList" ? 7 : 11).map { "    let \($0) = Label()\n" }.joined()
            for role in ["View", "Presenter", "Router"] {
                let body = role == "View" ? labels : ""
                try session.sandbox.file(
                    "Modules/\(name)/\(name)\(role).swift", "class \(name)\(role) {\n\(body)}\n")
            }
        }
        #expect(session.run("template extract Modules/OrderList Modules/UserLogin --name house").code == 0)
        #expect(session.found() == [])
    }

    /// One of many modules has drifted, and half of them have a thing that the others have not.
    @Test func `a set that some module breaks is not strict, however often is learnt from the project`() throws {
        let session = try Session()
        for number in 0..<40 {
            let name = ["Map", "List", "News", "Chat"][number % 4] + "ABCDEFGHIJ".map { "\($0)ox" }[number / 4]
            let member = number == 39 ? "" : "    var page: Int = 0\n"
            let protocols = number % 2 == 0 ? ": Leaving" : ""
            for role in ["View", "Presenter", "Router"] {
                try session.sandbox.file(
                    "Modules/\(name)/\(name)\(role).swift", "class \(name)\(role)\(protocols) {\n\(member)}\n")
            }
        }
        #expect(session.run("template extract Modules/MapAox Modules/NewsAox --name house").code == 0)
        #expect(try session.sandbox.text("Templates/house/template.json").contains("\"strict\": false"))
        #expect(session.found().allSatisfy { $0.contains(" warning: ") })
    }

    /// The set's view controller is called as no view is, and its xib is.
    @Test func `what may name a layer of which the set has but a xib is anybody's own business`() throws {
        let session = try Session()
        for name in ["OrderList", "UserLogin", "HomeFeed"] {
            let (folder, view) = ("Modules/\(name)", name + (name == "OrderList" ? "Controller" : "ViewController"))
            try session.sandbox.file("\(folder)/View/\(view).swift", "class \(view) {\n}\n")
            try session.sandbox.file("\(folder)/View/\(name)ViewController.xib", "<document></document>\n")
            try session.sandbox.file("\(folder)/\(name)Presenter.swift", "class \(name)Presenter {\n}\n")
            try session.sandbox.file(
                "\(folder)/\(name)Router.swift", "class \(name)Router {\n    var view: \(view)?\n}\n")
        }
        #expect(session.run("template extract Modules/OrderList --alone --name house").code == 0)
        #expect(session.found("check --rule layer-reference") == [])
    }

    @Test func `what some screens are about is asked of no other`() throws {
        let session = try Session()
        for (index, name) in ["OrderList", "UserLogin", "HomeFeed", "CartPage"].enumerated() {
            for role in ["View", "Presenter", "Router"] {
                try session.sandbox.file("Modules/\(name)/\(name)\(role).swift", "class \(name)\(role) {\n}\n")
            }
            guard index < 3 else { continue }
            let property = index == 2 ? "title: String" : "total: Int"
            try session.sandbox.file(
                "Modules/\(name)/\(name)Entity.swift", "struct \(name)Entity {\n    let \(property)\n}\n")
        }
        #expect(
            session.run("template extract Modules/OrderList Modules/UserLogin Modules/CartPage --name house").code == 0)
        #expect(session.found() == [])
    }

    /// A set of four modules, two of which declare a protocol in a file of its own.
    private func extracted(beside ending: String) throws -> (session: Session, outcome: Session.Outcome) {
        let session = try Session()
        for (index, name) in ["OrderList", "UserLogin", "HomeFeed", "CartPage"].enumerated() {
            let input = "protocol \(name)\(ending): AnyObject {\n    func show()\n}\n"
            let isApart = index == 1 || index == 2
            let folder = "Modules/\(name)/\(name)"
            if isApart { try session.sandbox.file("\(folder)\(ending).swift", input) }
            let view = "class \(name)View: \(name)\(ending) {\n    func show() {\n    }\n}\n"
            try session.sandbox.file("\(folder)View.swift", (isApart ? "" : input) + view)
            try session.sandbox.file("\(folder)Router.swift", "class \(name)Router {\n}\n")
            if index == 0 { continue }
            try session.sandbox.file(
                "\(folder)Presenter.swift", "class \(name)Presenter {\n    weak var view: \(name)\(ending)?\n}\n")
        }
        let paths = ["OrderList", "UserLogin", "CartPage"].map { "Modules/\($0)" }.joined(separator: " ")
        let outcome = session.run("template extract Modules/HomeFeed \(paths) --name house")
        #expect(outcome.code == 0, "\(outcome)")
        return (session, outcome)
    }
}
