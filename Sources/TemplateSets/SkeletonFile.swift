import Text

/// A file that a blueprint writes for the placeholder names, from which `check` learns what to expect of a module.
public struct SkeletonFile: Sendable {
    /// The path of its template in the set.
    public var source: String
    /// The path that is written, its parts in order; the first is the root, unless there is only one.
    public var path: [String]
    /// What is written.
    public var contents: [UInt8]
    /// What is written in a package whose target has a bundle; nil where that is the same, or was not asked for.
    public var contentsInPackage: [UInt8]?

    /// Whether the path of a file of a set stands below a root for tests, or in a module's own folder for them.
    public static func isTest(_ path: [String]) -> Bool {
        guard path.count > 1 else { return false }
        return isTestRoot(path[0].utf8) || path.dropFirst().dropLast().contains(where: testFolders.contains)
    }

    /// The same of a path as a text. Many files are asked about, and their parts would be texts of their own.
    public static func isTest(_ path: String) -> Bool {
        let bytes = Array(path.utf8)
        guard let end = bytes.firstIndex(of: Path.slash) else { return false }
        return isTestRoot(bytes[..<end]) || testFolderSearches.contains { $0.finds(in: bytes) }
    }

    private static func isTestRoot(_ name: some BidirectionalCollection<UInt8>) -> Bool {
        name.begins(with: "Test".utf8) || name.begins(with: "UnitTest".utf8) || name.ends(with: "Tests".utf8)
    }

    /// What folders for tests in a module's own are called.
    private static let testFolders = ["Tests", "UnitTests"]
    private static let testFolderSearches = testFolders.map { ByteSearch("/\($0)/".utf8) }

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
