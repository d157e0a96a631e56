import Text

/// A file that a blueprint writes for the placeholder names, from which `check` learns what to expect of a module.
public struct SkeletonFile: Sendable {
    /// The path of its template in the set.
    public var source: String
    /// The path that is written, its parts in order; the first is the root, unless there is only one.
    public var path: [String]
    /// What is written.
    public var contents: [UInt8]

    /// Whether the path of a file of a set stands below a root for tests, or in a module's own folder for them.
    public static func isTest(_ path: [String]) -> Bool { isTest(path.map(\.utf8)) }

    /// The same of a path as a text.
    public static func isTest(_ path: String) -> Bool { isTest(path.utf8.split(separator: Path.slash)) }

    private static func isTest<Part: BidirectionalCollection<UInt8>>(_ path: [Part]) -> Bool {
        guard path.count > 1 else { return false }
        let root = path[0]
        return root.starts(with: "Test".utf8) || root.starts(with: "UnitTest".utf8) || root.ends(with: "Tests".utf8)
            || path.dropFirst().dropLast().contains { folder in
                folder.elementsEqual("Tests".utf8) || folder.elementsEqual("UnitTests".utf8)
            }
    }

    /// A file of these parts.
    public init(source: String, path: [String], contents: [UInt8]) {
        self.source = source
        self.path = path
        self.contents = contents
    }
}

/// The names that stand for what differs from module to module, chosen so that no text holds them by chance.
public enum PlaceholderName {
    /// The module's name. Two words, so that each of its case forms is another text.
    public static let module = "QxmodZxname"
    /// How the items of lists and other free texts begin; a number follows.
    public static let item = "QxitemZx"
}
