import Testing

/// What modules lose that were generated with several options at once, and what they lose whole.
@Suite struct CheckCombinedOptionTests {
    private static let spinner = """
                tableView.backgroundView = spinner
                spinner.startAnimating()

        """
    private static let loading = """
            override func loadView() {
                view = tableView
            }


        """
    private static let place = """
            override class var defaultViewUIType: VIPERViewUIType {
                .storyboard(name: "OrdersView", bundle: nil)
            }

        """
    private static let push = """
                    .navigationDestination(for: OrdersRoute.self, destination: presenter.router.destination)

        """

    @Test(arguments: [
        (
            ["gen Orders clean-swift --entity Order --input storeId:Int"], "OrdersViewController.swift",
            spinner, "        tableView.backgroundView = spinner\n",
            "'startLoading' does not call 'startAnimating'"
        ),
        (
            ["gen Orders clean-swift --entity Order --input storeId:Int"], "OrdersViewController.swift",
            spinner, "        spinner.startAnimating()\n", "'startLoading' does not set 'backgroundView'"
        ),
        (
            ["gen Orders viper --entity Order --cell Order"], "View/OrdersViewController.swift",
            "            view.addSubview(subview)\n", "", "'setUpRows' does not call 'addSubview'"
        ),
        (
            [
                "gen Pushed viper-swiftui --no-stack", "gen Shown viper-swiftui",
                "gen Orders viper-swiftui --entity Order --opens Pushed --opens Shown",
            ], "View/OrdersView.swift", push, "", "'screen' does not call 'navigationDestination'"
        ),
        (
            ["gen Orders vipera --entity Order"], "Implementations/Default/OrdersDefaultView.swift", loading, "",
            "'tableView' is never shown"
        ),
        (
            ["gen Orders viperbase"], "OrdersBuilder.swift", place, "",
            "'OrdersBuilder' does not override 'defaultViewUIType'; in the set 'viperbase' it does for "
                + "'OrdersView.storyboard' [missing-member]"
        ),
    ])
    func `what is lost is missed`(
        _ commands: [String], file: String, old: String, new: String, message: String
    ) throws {
        let session = try Session()
        for command in commands { #expect(session.run(command).code == 0) }
        #expect(session.found("check --strict") == [])
        try session.edit("Modules/Orders/\(file)", old, new)
        let found = session.found("check")
        #expect(found.count == 1 && found[0].contains(message), "\(found)")
    }

    @Test(arguments: [
        (
            "vipera --entity Order", "Implementations/Default/OrdersDefaultView.swift", loading, "",
            "        setUpRows()\n", "        setUpRows()\n        view.addSubview(tableView)\n"
        ),
        (
            "vipera --entity Order", "Implementations/Default/OrdersDefaultView.swift", loading, "",
            "    let spinner =",
            "    private lazy var stack = UIStackView(arrangedSubviews: [tableView])\n    let spinner ="
        ),
        (
            "viperbase", "OrdersBuilder.swift", place, "", "extension OrdersBuilder {\n",
            """
            extension OrdersBuilder {

                static func make() -> OrdersView {
                    build(viewUIType: .storyboard(name: "OrdersView", bundle: nil)).view
                }

            """
        ),
        ("viperbase --view code", "OrdersBuilder.swift", "> {\n", "> {\n", "> {\n", "> {\n"),
    ])
    func `what is done otherwise is not missed`(
        _ options: String, file: String, old: String, new: String, other: String, instead: String
    ) throws {
        let session = try Session()
        #expect(session.run("gen Orders \(options)").code == 0)
        try session.edit("Modules/Orders/\(file)", old, new)
        try session.edit("Modules/Orders/\(file)", other, instead)
        #expect(session.found("check") == [])
    }

    /// A project's only module keeps its set without the function that connects its parts.
    @Test(arguments: [
        ("viper", "ClientListModuleBuilder.swift", "'output' of 'ClientListViewController' is never set"),
        ("vipera", "ClientListModule.swift", "'presenter' of 'ClientListDefaultView' is never set"),
    ])
    func `a maker without its function is missed`(_ set: String, file: String, message: String) throws {
        let session = try Session()
        #expect(session.run("gen ClientList \(set)").code == 0)
        let path = "Modules/ClientList/\(file)"
        let text = try session.sandbox.text(path)
        let start = try #require(text.firstRange(of: "    func build"))
        try session.write(path, String(text[..<start.lowerBound]) + "}\n")
        let found = session.found("check")
        #expect(!found.isEmpty && found.allSatisfy { $0.contains("\(file):") }, "\(found)")
        #expect(found.contains { $0.contains(message) }, "\(found)")
    }
}
