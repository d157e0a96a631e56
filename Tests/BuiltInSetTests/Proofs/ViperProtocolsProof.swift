extension SetProof {
    static let viperProtocols = SetProof(
        set: "viper-protocols",
        name: "ClientList",
        variants: Variant.all([
            "view": [["storyboard"], ["xib"], ["code"]],
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "moduleOutput": [["true"], ["false"]],
            "input": [[], ["agentId:Int", "onDone:(Int, [String]) -> Void"]],
            "dependency": [[], ["limit:Int", "log:(String) -> Void"]],
        ]),
        weakReferences: ["xctest", "swift-testing"].map { (Variant(options: ["tests": [$0]]), 4) },
        fewestTests: 700
    )
}
