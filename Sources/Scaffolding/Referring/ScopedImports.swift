import FileChanges
import SwiftOutline
import TemplateSets
import Text

/// The imports by which tests say that the app's own type is meant, and not that of a library of the same name: a
/// `Category` that somebody wrote by hand.
struct ScopedImports {
    /// What an import begins with, by the types' names: `struct`, and the module that declares the type; nil for the one
    /// that is tested.
    private var origins: [String: (kind: String, module: String?)] = [:]

    /// - Parameters:
    ///   - types: what the tests may name.
    ///   - written: the files that are about to be written.
    ///   - files: the files that name a type, of those that are there.
    init(
        of types: Set<String>, written: [FileChange], in places: PackagePlaces,
        files: (_ type: String) -> some Sequence<(path: String, outline: Outline)>
    ) {
        for type in types where LibraryTypes.contain(type) {
            let own = written.lazy.filter { $0.path.hasSuffix(".swift") }.map { ($0.path, Outline($0.contents)) }
            guard let (kind, path) = Self.declaration(of: type, in: Array(own) + Array(files(type))) else { continue }
            origins[type] = (kind, places.module(of: path))
        }
    }

    /// Adds to a test what it lacks.
    func add(to file: inout FileChange) {
        guard !origins.isEmpty, Self.isTest(file.path) else { return }
        let types = Set(Lexer.identifiers(in: file.contents)).filter { origins[$0] != nil }.sorted()
        let start = Array("@testable import ".utf8)
        guard let place = file.contents.firstRange(of: start)?.upperBound,
            let end = file.contents[place...].firstIndex(of: UInt8(ascii: "\n"))
        else { return }
        let app = String(decoding: file.contents[place..<end], as: UTF8.self)
        let lines = types.compactMap { type in
            origins[type].map { kind, module in
                module == nil || module == app
                    ? "@testable import \(kind) \(app).\(type)\n" : "import \(kind) \(module ?? app).\(type)\n"
            }
        }
        file.contents.insert(contentsOf: Array(lines.joined().utf8), at: end + 1)
    }

    /// Nil where the app does not declare the type, and where the tests have an alias that says which one is meant.
    private static func declaration(
        of type: String, in files: [(path: String, outline: Outline)]
    ) -> (kind: String, path: String)? {
        guard !files.contains(where: { isTest($0.path) && $0.outline.declaredTypes.contains(type) }) else { return nil }
        for (path, outline) in files where !isTest(path) {
            if let own = outline.types.first(where: { $0.parent == nil && outline.text(of: $0.name) == type }),
                own.kind != .extension
            {
                return (own.kind == .actor ? "class" : own.kind.rawValue, path)
            }
            if outline.declaredTypes.contains(type) { return ("typealias", path) }
        }
        return nil
    }

    private static func isTest(_ path: String) -> Bool {
        path.hasSuffix(".swift") && SkeletonFile.isTest(Path.components(path))
    }
}
