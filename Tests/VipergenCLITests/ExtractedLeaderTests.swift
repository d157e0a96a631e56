import Testing

/// `vipergen template extract` of modules that do not go together.
@Suite struct ExtractedLeaderTests {
    /// Some declare a protocol in a file of its own, which the others have in another one.
    @Test func `where the words of several modules do not go together, the set has those of one`() throws {
        let (session, outcome) = try extracted(beside: "ViewInput")
        let words = "share does not hold together; the set has what CartPage shares with most of them\n"
        #expect(outcome.errors.contains(words), "\(outcome)")
        #expect(outcome.errors.contains("'FreshScreenViewInput' is declared twice."), "\(outcome)")
        session.run("gen NewScreen house")
        #expect(try session.exists("Modules/NewScreen/NewScreenPresenter.swift"))
    }

    @Test func `a helper that does not go together with the rest is left out`() throws {
        let (session, outcome) = try extracted(beside: "Input")
        #expect(!outcome.errors.contains("does not hold together"), "\(outcome)")
        #expect(outcome.errors.contains("{{name}}Input.swift (HomeFeed and UserLogin)"), "\(outcome)")
        session.run("gen NewScreen house")
        #expect(try session.sandbox.text("Modules/NewScreen/NewScreenView.swift").contains("protocol NewScreenInput"))
        #expect(session.run("check NewScreen --strict").code == 0)
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
