import JSON5

/// What is configured of the Xcode project: the key `xcode` of `.vipergen.json`.
struct XcodeSettings {
    /// The path of the `.xcodeproj`, below vipergen's project.
    var project: ConfiguredName?
    /// The targets that hold modules; empty where nothing is said.
    var targets: [ConfiguredName] = []
    /// The targets that hold their tests.
    var testTargets: [ConfiguredName] = []

    init() {}

    /// Whether nothing is said.
    var isEmpty: Bool { project == nil && targets.isEmpty && testTargets.isEmpty }

    /// Reads the value of the key.
    init(_ node: Node, path: String) throws(ShapeError) {
        let object = try ObjectReader(node, named: ConfigurationKeys.xcode.name, XcodeKeys.declaration)
        project = try Self.names(XcodeKeys.project, of: object, path).first
        targets = try Self.names(XcodeKeys.target, of: object, path)
        testTargets = try Self.names(XcodeKeys.testTarget, of: object, path)
    }

    private static func names(
        _ key: Key, of object: ObjectReader, _ path: String
    ) throws(ShapeError) -> [ConfiguredName] {
        guard let texts = try object.strings(key) else { return [] }
        let location = object[key]?.location ?? object.location
        return texts.map { ConfiguredName(name: $0, path: path, location: location) }
    }

    /// Takes from another what this one does not say.
    mutating func fill(from other: XcodeSettings) {
        project = project ?? other.project
        if targets.isEmpty { targets = other.targets }
        if testTargets.isEmpty { testTargets = other.testTargets }
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

    static var declaration: ObjectDeclaration {
        ObjectDeclaration("Xcode project", keys: [project, target, testTarget])
    }
}
