extension SetProof {
    /// The application, and the module that it starts with.
    @Sendable private static func application(_ variant: Variant) throws -> [String: [UInt8]] {
        let plain = Variant(options: ["tests": ["none"]])
        let app = try generate("Main", set: "module-factory", blueprint: "app", plain)
        return try app.merging(generate("StartScreen", set: "module-factory", plain)) { $1 }
    }

    static let moduleFactory = SetProof(
        set: "module-factory",
        name: "Details",
        variants: Variant.all([
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "parameter": [[], ["cityId"], ["cityId", "day"]],
        ]),
        surroundings: application,
        weakReferences: ["xctest", "swift-testing"].map { (Variant(options: ["tests": [$0]]), 2) },
        fewestTests: 60
    )

    static let moduleFactoryApp = SetProof(
        set: "module-factory",
        blueprint: "app",
        name: "Main",
        variants: Variant.all(["tests": [["xctest"], ["swift-testing"], ["none"]]]),
        surroundings: { _ in try generate("StartScreen", set: "module-factory", Variant(options: ["tests": ["none"]]))
        },
        isWrittenOnce: true,
        fewestTests: 6
    )
}
