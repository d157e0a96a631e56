extension SetProof {
    static let viperProtocols = SetProof(
        set: "viper-protocols",
        name: "ClientList",
        variants: Variant.all([
            "view": [["storyboard"], ["xib"], ["code"]],
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "moduleOutput": [["true"], ["false"]],
            "input": [[], ["agentId:Int", "onDone:(Int, [String]) -> Void"]],
        ]).map { variant in
            // The templates treat them alike and apart: together or not at all is half the work for the compiler.
            var variant = variant
            if variant.options["input"] != [] { variant.options["dependency"] = ["limit:Int", "log:(String) -> Void"] }
            return variant
        }
            + Variant.all([
                // A type of the application's own has no sample: of the inputs, of the dependencies, of both.
                "tests": [["xctest"], ["swift-testing"]], "view": [["code"]],
                "input": [[], ["post:Post"], ["id:Int"]],
                "dependency": [["api:any Api"], ["limit:Int"]],
            ]),
        surroundings: { _ in ["Modules/Types.swift": Array("struct Post {}\nprotocol Api {}\n".utf8)] },
        weakReferences: ["xctest", "swift-testing"].map { (Variant(options: ["tests": [$0]]), 4) },
        mutated: Variant(options: ["input": ["agentId:Int"], "dependency": ["limit:Int"]]),
        fewestTests: 350
    )
}
