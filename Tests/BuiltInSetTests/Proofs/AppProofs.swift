/// The applications that start with an empty screen, or with a module of their set.
extension SetProof {
    static let viperApp = app(of: "viper")
    static let cleanSwiftApp = app(of: "clean-swift")
    static let viperbaseApp = app(of: "viperbase", with: "support")

    /// - Parameter support: The blueprint that the set's modules build on.
    private static func app(of set: String, with support: String? = nil) -> SetProof {
        SetProof(
            set: set, blueprint: "app", name: "App",
            variants: Variant.all(["tests": [["xctest"], ["swift-testing"], ["none"]], "root": [[], ["Main"]]]),
            surroundings: { variant in
                guard let root = variant.options["root"]?.first else { return [:] }
                let plain = Variant(options: ["tests": ["none"]])
                let files = try generate(root, set: set, plain)
                guard let support else { return files }
                return try files.merging(generate("App", set: set, blueprint: support, plain)) { $1 }
            },
            isWrittenOnce: true)
    }
}
