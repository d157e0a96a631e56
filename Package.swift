// swift-tools-version: 6.2
import PackageDescription

// One target a room; a room imports only rooms named before it.
let package = Package(
    name: "vipergen",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "vipergen", targets: ["vipergen"])
    ],
    targets: [
        .target(name: "Platform"),
        .target(name: "Text"),
        .target(name: "ArgumentParsing", dependencies: ["Text"]),
        .target(name: "FileChanges", dependencies: ["Platform", "Text"]),
        .target(name: "JSON5", dependencies: ["Text"]),
        .target(name: "SwiftOutline", dependencies: ["Text"]),
        .target(name: "XcodeProject", dependencies: ["Text"]),
        .target(name: "Mustache", dependencies: ["Text"]),
        .target(name: "TemplateSets", dependencies: ["JSON5", "Mustache", "Platform", "SwiftOutline", "Text"]),
        .target(
            name: "Conventions",
            dependencies: ["FileChanges", "JSON5", "Mustache", "Platform", "SwiftOutline", "TemplateSets", "Text"]
        ),
        .target(
            name: "Scaffolding",
            dependencies: ["FileChanges", "JSON5", "Mustache", "Platform", "SwiftOutline", "TemplateSets", "Text"]
        ),
        .target(
            name: "BuiltInSets",
            dependencies: ["Conventions", "Platform", "TemplateSets"],
            plugins: ["EmbedTemplates"]
        ),
        .target(
            name: "Extraction",
            dependencies: [
                "Conventions", "FileChanges", "JSON5", "Mustache", "Platform", "Scaffolding", "SwiftOutline",
                "TemplateSets", "Text",
            ]
        ),
        .target(
            name: "VipergenCLI",
            dependencies: [
                "ArgumentParsing", "BuiltInSets", "Conventions", "Extraction", "FileChanges", "JSON5", "Mustache",
                "Platform", "Scaffolding", "SwiftOutline", "TemplateSets", "Text", "XcodeProject",
            ]
        ),
        .executableTarget(name: "vipergen", dependencies: ["Platform", "VipergenCLI"]),
        .executableTarget(
            name: "vipergen-bench", dependencies: ["FileChanges", "JSON5", "Mustache", "Platform", "SwiftOutline"]),

        // Test support.
        .target(name: "TestSupport", dependencies: ["FileChanges", "Platform"], path: "Tests/TestSupport"),
        .target(name: "GeneratedCode", path: "Tests/GeneratedCode"),

        .testTarget(name: "RepositoryTests"),
        .testTarget(name: "TextTests", dependencies: ["TestSupport", "Text"]),
        .testTarget(name: "JSON5Tests", dependencies: ["JSON5", "TestSupport", "Text"]),
        .testTarget(
            name: "MustacheTests", dependencies: ["Mustache", "TestSupport", "Text"], exclude: ["Fixtures"]),
        .testTarget(name: "SwiftOutlineTests", dependencies: ["SwiftOutline", "TestSupport"]),
        .testTarget(name: "XcodeProjectTests", dependencies: ["TestSupport", "Text", "XcodeProject"]),
        .testTarget(
            name: "ArgumentParsingTests", dependencies: ["ArgumentParsing", "TestSupport"], exclude: ["Snapshots"]),
        .testTarget(name: "PlatformTests", dependencies: ["Platform", "TestSupport"]),
        .testTarget(name: "FileChangesTests", dependencies: ["FileChanges", "Platform", "TestSupport"]),
        .testTarget(
            name: "TemplateSetsTests",
            dependencies: ["JSON5", "Platform", "TemplateSets", "TestSupport", "Text"]),
        .testTarget(
            name: "ConventionsTests",
            dependencies: [
                "BuiltInSets", "Conventions", "Mustache", "Platform", "Scaffolding", "SwiftOutline", "TemplateSets",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "ScaffoldingTests",
            dependencies: [
                "BuiltInSets", "FileChanges", "Mustache", "Platform", "Scaffolding", "SwiftOutline", "TemplateSets",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "ExtractionTests",
            dependencies: [
                "BuiltInSets", "Conventions", "Extraction", "FileChanges", "Platform", "Scaffolding", "SwiftOutline",
                "TemplateSets", "TestSupport",
            ]
        ),
        .testTarget(
            name: "VipergenCLITests",
            dependencies: [
                "ArgumentParsing", "BuiltInSets", "Conventions", "FileChanges", "JSON5", "Platform", "TemplateSets",
                "TestSupport", "Text", "VipergenCLI",
            ]
        ),
        .testTarget(name: "GeneratedCodeTests", dependencies: ["GeneratedCode"]),
        .testTarget(
            name: "BuiltInSetTests",
            dependencies: [
                "BuiltInSets", "Conventions", "GeneratedCode", "Platform", "Scaffolding", "TemplateSets",
                "TestSupport",
            ],
            exclude: ["Golden"]
        ),

        // The built-in template sets become Swift text when the package is built. For its plugins, SwiftPM compiles tools
        // and their rooms once more; who builds this one beforehand, as the Makefile does, names it and spares that.
        .executableTarget(
            name: "embed-templates",
            dependencies: ["Conventions", "Platform", "Scaffolding", "TemplateSets"]
        ),
        .plugin(
            name: "EmbedTemplates",
            capability: .buildTool(),
            dependencies: (Context.environment["VIPERGEN_EMBEDDER"] ?? "").isEmpty ? ["embed-templates"] : [],
            path: "Sources/EmbedTemplatesPlugin"
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Tests call these by the hundred thousand. Optimized, they take longer to build, and the fast tests a third of the time;
// as whole modules they are optimized sooner than file by file, and for size, with less inlining and without the passes
// that cost most for what they gain, sooner than for speed, without the tests taking longer.
let testBuild = Context.environment["VIPERGEN_FAST_TESTS"] ?? ""
if !testBuild.isEmpty {
    let rooms = [
        "Text", "FileChanges", "SwiftOutline", "Mustache", "TemplateSets", "Conventions", "Scaffolding",
        "GeneratedCode", "TestSupport",
    ]
    let costly = [
        "arc-sequence-opts", "bcopts", "copy-propagation", "dead-store-elimination", "destroy-hoisting",
        "late-release-hoisting", "loop-invariant-code-motion", "redundant-load-elimination", "release-hoisting",
        "retain-sinking",
    ]
    let flags = ["-sil-inline-overall-caller-block-limit=80"] + costly.map { "-sil-disable-pass=" + $0 }
    for target in package.targets where rooms.contains(target.name) {
        target.swiftSettings = [
            .unsafeFlags(
                ["-Osize", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"]
                    + flags.flatMap { ["-Xllvm", $0] })
        ]
    }
}

// Each batch of a module's files expands the macros of all of them. Who builds once spares that; who edits a test waits
// for its batch alone.
if testBuild == "once" {
    for target in package.targets where target.type == .test {
        target.swiftSettings = [
            .unsafeFlags(["-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"])
        ]
    }
}

// For other packages and Xcode projects: a check with each build, and one on demand. SwiftPM builds the program once
// more for them, as a tool, which this package's own tests do without.
if Context.environment["VIPERGEN_PLUGINS"] != "no" {
    package.products += [
        .plugin(name: "VipergenCheck", targets: ["VipergenCheck"]),
        .plugin(name: "VipergenCheckCommand", targets: ["VipergenCheckCommand"]),
    ]
    package.targets += [
        .plugin(
            name: "VipergenCheck",
            capability: .buildTool(),
            dependencies: ["vipergen"],
            path: "Sources/VipergenCheckPlugin"
        ),
        .plugin(
            name: "VipergenCheckCommand",
            capability: .command(
                intent: .custom(verb: "vipergen-check", description: "Tell where modules have drifted")),
            dependencies: ["vipergen"],
            path: "Sources/VipergenCheckCommandPlugin"
        ),
    ]
}
