extension SetProof {
    static let viper = SetProof(
        set: "viper",
        name: "ClientList",
        variants: Variant.all([
            "view": [["storyboard"], ["xib"], ["code"]],
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "delegate": [["true"], ["false"]],
            "cell": [[], ["Client", "Header"]],
            "input": [[], ["agentId:Int", "title:String?", "onDone:(Int, [String]) -> Void"]],
        ]),
        weakReferences: ["xctest", "swift-testing"].map { framework in
            (Variant(options: ["tests": [framework], "view": ["code"]]), 4)
        },
        fewestTests: 600
    )
}
