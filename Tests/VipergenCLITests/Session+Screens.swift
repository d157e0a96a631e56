import Testing

extension Session {
    /// A list that leads to one of its rows' modules, and to a module that tells of events.
    static let screens: [String: [String]] = [
        "viper": [
            "gen Client viper/entity --property id:Int --property name:String",
            "gen Client viper --input clientId:Int --entity Client", "gen AddClient viper --event didCreateClient()",
            "gen Clients viper --entity Client --opens Client --opens AddClient",
        ],
        "viper-protocols": [
            "gen Client viper-protocols --input clientId:Int --entity Client",
            "gen AddClient viper-protocols --event didCreateClient()",
            "gen Clients viper-protocols --entity Client --opens Client --opens AddClient",
        ],
        "viper-swiftui": [
            "gen Client viper/entity --property id:Int --property name:String",
            "gen Client viper-swiftui --input clientId:Int --entity Client",
            "gen Clients viper-swiftui --entity Client --opens Client",
            "gen Step viper-swiftui --no-stack --opens Step", "gen Home viper-swiftui --opens Step",
        ],
        "viperbase": [
            "gen Client viperbase --input clientId:Int --entity Client",
            "gen AddClient viperbase --event didCreateClient()",
            "gen Clients viperbase --entity Client --opens Client --opens AddClient",
        ],
        "clean-swift": [
            "gen Client clean-swift --input clientId:Int --entity Client",
            "gen AddClient clean-swift --event didCreateClient()",
            "gen Clients clean-swift --entity Client --opens Client --opens AddClient",
        ],
        "module-factory": ["gen Clients module-factory --entity Client --opens Client"],
        "vipera": [
            "gen PostDetails vipera --input post:Post --entity Comment",
            "gen Posts vipera --entity Post --opens PostDetails",
            "gen Home vipera --superclass UITabBarController --tab Posts",
        ],
    ]

    /// A project with the screens of a set.
    static func withScreens(of set: String) throws -> Session {
        let session = try Session()
        for command in try #require(screens[set]) {
            #expect(session.run(command + " --quiet").code == 0, "\(command)")
        }
        return session
    }
}
