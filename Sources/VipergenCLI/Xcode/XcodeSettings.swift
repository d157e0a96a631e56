import JSON5

/// What is configured of the Xcode project: the key `xcode` of `.vipergen.json`.
struct XcodeSettings {
    /// The path of the `.xcodeproj`, below vipergen's project.
    var project: ConfiguredName?
    /// The targets that hold modules; empty where nothing is said.
    var targets: [ConfiguredName] = []
    /// The targets that hold their tests.
    var testTargets: [ConfiguredName] = []
    /// The bundle identifier of an application that gets an Xcode project.
    var bundleIdentifier: ConfiguredName?

    init() {}

    /// Whether nothing is said of a project that is there.
    var isEmpty: Bool { project == nil && targets.isEmpty && testTargets.isEmpty }

    /// Reads the value of the key.
    init(_ node: Node, path: String) throws(ShapeError) {
        let object = try ObjectReader(node, named: ConfigurationKeys.xcode.name, XcodeKeys.declaration)
        project = try Self.name(XcodeKeys.project, of: object, path)
        targets = try Self.names(XcodeKeys.target, of: object, path)
        testTargets = try Self.names(XcodeKeys.testTarget, of: object, path)
        bundleIdentifier = try Self.name(XcodeKeys.bundleIdentifier, of: object, path)
    }

    private static func name(
        _ key: Key, of object: ObjectReader, _ path: String
    ) throws(ShapeError) -> ConfiguredName? {
        guard let text = try object.string(key) else { return nil }
        return ConfiguredName(name: text, path: path, location: object[key]?.location ?? object.location)
    }

    private static func names(
        _ key: Key, of object: ObjectReader, _ path: String
    ) throws(ShapeError) -> [ConfiguredName] {
        guard let texts = try object.strings(key) else { return [] }
        let location = object[key]?.location ?? object.location
        return texts.map { ConfiguredName(name: $0, path: path, location: location) }
    }

    /// Whether a text may be a bundle identifier: letters, digits and hyphens between full stops.
    static func isBundleIdentifier(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.unicodeScalars.allSatisfy(\.isInBundleIdentifier)
        }
    }

    /// Takes from another what this one does not say.
    mutating func fill(from other: XcodeSettings) {
        project = project ?? other.project
        if targets.isEmpty { targets = other.targets }
        if testTargets.isEmpty { testTargets = other.testTargets }
        bundleIdentifier = bundleIdentifier ?? other.bundleIdentifier
    }
}

/// The keys of `xcode` in `.vipergen.json`.
enum XcodeKeys {
    static let project = Key(
        "project", .string, default: "the Xcode project whose folder holds the files",
        help: "The Xcode project's path, relative to the directory of `.vipergen.json`.",
        example: #""App/App.xcodeproj""#)
    static let target = Key(
        "target", .strings, default: "the only application",
        help: "The target, or the targets, that generated files are added to.", example: #""App""#)
    static let testTarget = Key(
        "testTarget", .strings, default: "the unit tests of the application",
        help: "The target, or the targets, that generated tests are added to.", example: #""AppTests""#)
    static let bundleIdentifier = Key(
        "bundleIdentifier", .string, default: "`com.example.` and the application's name",
        help: """
            The application's bundle identifier in an Xcode project that `gen` writes. One that is there has its own.
            """,
        example: #""com.example.Shop""#)

    static var declaration: ObjectDeclaration {
        ObjectDeclaration("Xcode project", keys: [project, target, testTarget, bundleIdentifier])
    }
}

extension Unicode.Scalar {
    /// Whether it may stand in a part of a bundle identifier.
    var isInBundleIdentifier: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "-": true
        default: false
        }
    }
}
