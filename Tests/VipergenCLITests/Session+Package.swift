/// Packages of several targets.
extension Session {
    enum SamplePackage {
        /// `Shop`, where modules are written, is built with `Models`, which has types, and `Profile`, which has a
        /// module.
        case models
    }

    /// A project that is a package, its module written from a set.
    convenience init(package: SamplePackage, set: String = "viper") throws {
        try self.init()
        try sandbox.file(
            "Package.swift",
            """
            // swift-tools-version:6.0
            import PackageDescription

            let shared: [Target.Dependency] = ["Models"]
            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Models"),
                    .target(name: "Core", dependencies: [.target(name: "Models")]),
                    .target(name: "Profile"),
                    .target(name: "Shop", dependencies: ["Models", "Profile"]),
                    .testTarget(name: "ShopTests", dependencies: ["Shop", "Models"]),
                ]
            )

            """)
        try sandbox.file(
            "Sources/Models/Client.swift",
            """
            public struct Client: Identifiable, Codable, Equatable, Sendable {
                public let id: Int
                public let name: String
                public init(id: Int, name: String) { self.id = id; self.name = name }
            }

            """)
        try sandbox.file("Sources/Models/Log.swift", "public struct Log { public init() { } }\n")
        try sandbox.file("Sources/Core/Core.swift", "import Models\n")
        try sandbox.file("Sources/Shop/Shop.swift", "")
        let folders = { (target: String) in
            "{directories: {Modules: 'Sources/\(target)/Modules', Tests: 'Tests/\(target)Tests'}}"
        }
        try sandbox.file(".vipergen.json", folders("Profile"))
        run("gen Profile \(set) --tests none")
        try write(".vipergen.json", folders("Shop"))
    }
}
