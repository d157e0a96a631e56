import Foundation
import Testing

/// The README and what lies beside it.
enum Readme {
    /// Where a file of the package lies.
    static func url(_ path: String) -> URL {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root = root.deletingLastPathComponent() }
        return root.appending(path: path)
    }

    /// The text of a file of the package.
    static func text(_ path: String = "README.md") throws -> String {
        try String(contentsOf: url(path), encoding: .utf8)
    }

    /// The contents of the README's blocks of a kind, in order.
    static func blocks(_ kind: String) throws -> [String] {
        try text().components(separatedBy: "\n```\(kind)\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
    }
}

extension Session {
    /// Puts a text in the place of a file.
    func overwrite(_ path: String, _ text: String) throws {
        try sandbox.fileSystem.remove(sandbox.path(path))
        try sandbox.file(path, text)
    }

    /// Puts a text in the place of another that stands in a file.
    func replace(_ old: String, with new: String, in path: String) throws {
        let text = try sandbox.text(path)
        try #require(text.contains(old), "\(path) has no '\(old)'")
        try overwrite(path, text.replacing(old, with: new, maxReplacements: 1))
    }
}
