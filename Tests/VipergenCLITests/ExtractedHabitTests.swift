import TestSupport
import Testing

/// What modules of the project do otherwise than the set that is made of some of them.
struct ExtractedHabitTests {
    /// A team that puts things of its own beside its modules' files has no convention that forbids it.
    @Test func `files that modules have besides are none of check's business`() throws {
        let session = try Session()
        session.run("gen Orders,ClientList,Login viper --no-delegate --view code")
        try session.sandbox.file("Modules/Orders/View/Badge.swift", "struct Badge {}\n")
        let outcome = session.run("template extract Modules/Orders Modules/ClientList --name house --quiet")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try session.sandbox.text("Templates/house/template.json").contains("\"mayHave\": [\n      \"*\"\n"))
        #expect(session.run("check --strict").code == 0)
    }

    /// A strong delegate is a mistake, however many have it.
    @Test(arguments: [("keeper", 1, 0), ("keeper", 3, 0), ("delegate", 1, 1), ("delegate", 3, 3), ("lastView", 3, 3)])
    func `what several own though the set does not is theirs to own, unless it is called an owner`(
        _ property: String, _ count: Int, _ findings: Int
    ) throws {
        let session = try Session()
        let names = ["ClientList", "Orders", "Login", "Basket", "Profile", "Search"]
        session.run("gen \(names.joined(separator: ",")) viper --no-delegate --view code --tests none")
        for (number, name) in names.enumerated() {
            let weak = number < names.count - count ? "weak " : ""
            try session.edit(
                "Modules/\(name)/Presenter/\(name)Presenter.swift", "    var router:",
                "    \(weak)var \(property): Keeping?\n    var router:")
        }
        let outcome = session.run("template extract Modules/ClientList Modules/Orders --name house --quiet")
        #expect(outcome.code == 0, "\(outcome)")
        let isTolerated = try session.sandbox.text("Templates/house/template.json").contains(
            "\"weak {{name}}Presenter.\(property)\"")
        #expect(isTolerated == (findings == 0))
        let demand = "'\(property)' must be weak, as in the set 'house'"
        let lines = session.run("check").lines.filter { $0.contains(demand) }
        #expect(lines.count == findings, "\(lines)")
        #expect(session.run("template lint house").code == 0)
    }

    /// Weak, the screen would be gone before it is shown; what owns the router is told instead.
    @Test(arguments: [true, false])
    func `a router that has its screen ready is not asked for what the set has weak`(_ isReady: Bool) throws {
        let session = try Session()
        session.run("gen ClientList viper --no-delegate --view code --tests none")
        try session.edit(Session.router, "weak var transitionHandler", "var transitionHandler")
        if isReady {
            try session.edit(
                Session.router, "init() { }",
                """
                init() { transitionHandler = ClientListViewController() }

                    func push(onto stack: UINavigationController) {
                        guard let transitionHandler else { return }
                        stack.pushViewController(transitionHandler, animated: true)
                    }
                """)
        }
        try session.edit(
            Session.presenter, "    var router:",
            "    var parts: (router: ClientListRouter, count: Int)?\n    weak var router:")
        let lines = session.run("check").lines.filter { $0.contains("[weak-reference]") }
        #expect(lines.contains { $0.contains("'transitionHandler' must be weak") } == !isReady, "\(lines)")
    }
}
