import Testing

/// What ties storyboards and xibs to code in each set, dropped one at a time.
@Suite struct CheckInterfaceLinkTests {
    @Test(arguments: [
        (
            "gen Feeds viper", "Modules/Feeds/View/Feeds.storyboard", " customClass=\"FeedsViewController\"",
            "nothing here has the class 'FeedsViewController'; in the set 'viper' something has"
        ),
        (
            "gen Feeds viper", "Modules/Feeds/View/Feeds.storyboard",
            " customModule=\"App\" customModuleProvider=\"target\"",
            "'FeedsViewController' has no module here, by which it is found; in the set 'viper' it has"
        ),
        (
            "gen Feeds viper-protocols", "Modules/Feeds/View/Feeds.storyboard", " initialViewController=\"Vc1-Vi-Ctl\"",
            "no view controller is the initial one; in the set 'viper-protocols' one is"
        ),
        (
            "gen Feeds viperbase --view xib", "Modules/Feeds/FeedsView.xib", " customClass=\"FeedsView\"",
            "nothing here has the class 'FeedsView'; in the set 'viperbase' something has"
        ),
        (
            "gen Feeds viper --view xib", "Modules/Feeds/View/FeedsViewController.xib", "outlet property=\"view\" ",
            "the outlet 'view' of 'FeedsViewController' is not connected; in the set 'viper' it is"
        ),
        (
            "gen Feeds module-factory", "Presentation/UserStories/Feeds/Feeds.storyboard",
            "outlet property=\"feedsViewController\" ",
            "the outlet 'feedsViewController' of 'FeedsModuleInitializer' is not connected; in the set 'module-factory' it is"
        ),
        (
            "gen Feeds module-factory", "Presentation/UserStories/Feeds/Feeds.storyboard",
            " storyboardIdentifier=\"FeedsViewController\"",
            "no scene has the storyboard ID 'FeedsViewController'; in the set 'module-factory' one has"
        ),
        (
            "gen Feeds clean-swift --opens AddFeed", "Modules/Feeds/Feeds.storyboard",
            "identifier=\"ShowAddFeedScene\" ",
            "no segue of the module's storyboards is called 'ShowAddFeedScene', and performing it crashes"
        ),
    ])
    func `are missed`(_ command: String, _ file: String, _ link: String, _ message: String) throws {
        let session = try Session()
        try #require(session.run("gen AddFeed clean-swift").code == 0)
        try #require(session.run(command).code == 0)
        #expect(session.run("check --strict").code == 0)
        try session.edit(file, link, "")
        let found = session.found("check --strict")
        #expect(found.count == 1 && found.contains { $0.contains(message) }, "\(found)")
    }

    @Test(arguments: [
        // Another scene may be asked for by an identifier.
        (
            "View/Feeds.storyboard", " initialViewController=\"Vc1-Vi-Ctl\"", "FeedsModuleBuilder.swift",
            "storyboard.instantiateInitialViewController()",
            "storyboard.instantiateViewController(withIdentifier: \"Feeds\")"
        )
    ])
    func `are not missed where the code does without`(
        _ file: String, _ link: String, _ source: String, _ old: String, _ new: String
    ) throws {
        let session = try Session()
        session.run("gen Feeds viper")
        try session.edit("Modules/Feeds/\(file)", link, "")
        try session.edit("Modules/Feeds/\(source)", old, new)
        #expect(session.found("check --strict").filter { $0.contains("initial") } == [])
    }

    @Test(arguments: [
        (
            "gen Feeds viper", "Modules/Feeds/View/Feeds.storyboard", "initialViewController=\"Vc1-Vi-Ctl\"",
            "initialViewController=\"Vc1-Vi-Old\"", "no view controller is the initial one"
        ),
        (
            "gen Feeds module-factory", "Presentation/UserStories/Feeds/Feeds.storyboard",
            "outlet property=\"feedsViewController\" destination=\"",
            "outlet property=\"feedsViewController\" destination=\"Old-",
            "the outlet 'feedsViewController' of 'FeedsModuleInitializer' is not connected"
        ),
    ])
    func `are missed where they lead to nothing`(
        _ command: String, _ file: String, _ old: String, _ new: String, _ message: String
    ) throws {
        let session = try Session()
        try #require(session.run(command).code == 0)
        try session.edit(file, old, new)
        let found = session.found("check --strict")
        #expect(found.count == 1 && found.contains { $0.contains(message) }, "\(found)")
    }
}
