import FileChanges
import Platform
import SwiftOutline
import TemplateSets
import Text

/// The imports of what a project's packages declare, in files that are written for another target.
struct PackageImports {
    /// The Swift modules of types, of those that a target of a package declares.
    private let modules: [String: String]
    private let product: String
    private let places: PackagePlaces

    /// - Parameters:
    ///   - product: the module that tests import.
    ///   - known: the files of types that the project has.
    init(
        of things: [WrittenThing], product: String, knowing known: [(type: String, path: String)],
        in places: PackagePlaces
    ) {
        var modules: [String: String] = [:]
        for (type, path) in known { modules[type] = places.module(of: path) }
        for file in things.flatMap(\.modules).flatMap(\.files) where file.path.hasSuffix(".swift") {
            guard !SkeletonFile.isTest(Path.components(file.path)), let module = places.module(of: file.path) else {
                continue
            }
            for type in Outline(file.contents).declaredTypes { modules[type] = module }
        }
        (self.modules, self.product, self.places) = (modules, product, places)
    }

    /// Adds to a file what it lacks.
    func add(to file: inout FileChange) {
        guard !modules.isEmpty, file.path.hasSuffix(".swift") else { return }
        let isTest = SkeletonFile.isTest(Path.components(file.path))
        let own = isTest ? product : places.module(of: file.path)
        let used = Set(Lexer.identifiers(in: file.contents).compactMap { modules[$0] }).subtracting([own ?? ""])
        for module in used.sorted() { Self.add(module, to: &file.contents) }
    }

    /// Adds an import among the others, which are sorted.
    private static func add(_ module: String, to text: inout [UInt8]) {
        let outline = Outline(text)
        let imports = outline.imports.map { (name: outline.text(of: $0.module), place: $0.module.lowerBound) }
        guard !imports.contains(where: { $0.name == module }) else { return }
        let newline = UInt8(ascii: "\n")
        func start(of place: Int) -> Int { text[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0 }
        let isPlain = imports.filter { text[start(of: $0.place)...].starts(with: "import ".utf8) }
        let line = Array("import \(module)\n".utf8)
        if let next = isPlain.first(where: { $0.name > module }) {
            text.insert(contentsOf: line, at: start(of: next.place))
        } else if let last = isPlain.last ?? imports.last {
            let end = text[last.place...].firstIndex(of: newline).map { $0 + 1 } ?? text.count
            text.insert(contentsOf: line, at: end)
        } else {
            var lexer = Lexer(text)
            while let token = lexer.next() {
                guard !token.isComment else { continue }
                text.insert(contentsOf: line + [newline], at: start(of: token.range.lowerBound))
                return
            }
        }
    }
}

/// Which targets of a project's packages files belong to, where they lie where SwiftPM looks for them.
final class PackagePlaces {
    private let sources: ProjectSources
    private let fileSystem: any FileSystem
    private var packages: [String: Bool] = [:]

    init(_ sources: ProjectSources, on fileSystem: any FileSystem) {
        self.sources = sources
        self.fileSystem = fileSystem
    }

    /// The Swift module of a file; nil where no package has it.
    func module(of path: String) -> String? {
        let parts = Path.components(path)
        guard let index = parts.dropLast(2).lastIndex(of: "Sources"), isPackage(Path.join(Array(parts[..<index])))
        else {
            return nil
        }
        return parts[index + 1]
    }

    private func isPackage(_ folder: String) -> Bool {
        if let known = packages[folder] { return known }
        let manifest = sources.fullPath(folder.isEmpty ? "Package.swift" : folder + "/Package.swift")
        let isOne = (try? fileSystem.entry(at: manifest))?.kind == .file
        packages[folder] = isOne
        return isOne
    }
}
