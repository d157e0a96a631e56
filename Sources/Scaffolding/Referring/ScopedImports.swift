import FileChanges
import SwiftOutline
import TemplateSets
import Text

/// The imports by which tests say that the app's own type is meant, and not that of a library of the same name: a
/// `Category` that somebody wrote by hand.
struct ScopedImports {
    /// What an import begins with, by the types' names: `struct`, and the module that declares the type; nil for the
    /// one that is tested.
    private var origins: [String: (kind: String, module: String?)] = [:]
    /// The modules that declare the types of which tests have an alias.
    private var aliased: [String: String] = [:]

    /// - Parameters:
    ///   - types: what the tests may name.
    ///   - written: the files that are about to be written.
    ///   - files: the files that name a type, of those that are there.
    init(
        of types: Set<String>, written: [FileChange], in places: PackagePlaces,
        files: (_ type: String) -> some Sequence<(path: String, outline: Outline)>
    ) {
        for type in types where LibraryTypes.contain(type) {
            var all = Array(files(type))
            all += written.filter { $0.path.hasSuffix(".swift") }.map { ($0.path, Outline($0.contents)) }
            guard let (kind, path) = Self.declaration(of: type, in: all) else { continue }
            let module = places.module(of: path)
            // An alias says which one is meant.
            if all.contains(where: { Self.isTest($0.path) && $0.outline.declaredTypes.contains(type) }) {
                aliased[type] = module
            } else {
                origins[type] = (kind, module)
            }
        }
    }

    /// Adds to a test what it lacks.
    func add(to file: inout FileChange) {
        guard !origins.isEmpty || !aliased.isEmpty, Self.isTest(file.path) else { return }
        for (type, module) in aliased { file.contents.rename(moduleOfAlias: type, to: module) }
        guard !origins.isEmpty else { return }
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

    /// Nil where the app does not declare the type.
    private static func declaration(
        of type: String, in files: [(path: String, outline: Outline)]
    ) -> (kind: String, path: String)? {
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
        path.hasSuffix(".swift") && SkeletonFile.isTest(path)
    }
}

extension [UInt8] {
    /// Has an alias stand for the type of its name in another module: `typealias Category = Core.Category`.
    fileprivate mutating func rename(moduleOfAlias type: String, to module: String) {
        guard let start = firstRange(of: Array("typealias \(type) = ".utf8))?.upperBound,
            let end = self[start...].firstIndex(of: UInt8(ascii: "\n")),
            self[start..<end].elementsEqual(self[start..<end].prefix { $0 != UInt8(ascii: ".") } + ".\(type)".utf8)
        else { return }
        replaceSubrange(start..<end, with: "\(module).\(type)".utf8)
    }
}
