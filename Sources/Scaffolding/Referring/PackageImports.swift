import FileChanges
import Platform
import SwiftOutline
import TemplateSets
import Text

/// The imports of what a project's packages declare, in files that are written for another target.
struct PackageImports {
    /// The Swift modules of types, of those that a target of a package declares.
    private let modules: [String: String]
    /// The types that the project has.
    private let known: [String: KnownType]
    private let product: String
    private let places: PackagePlaces

    /// - Parameters:
    ///   - product: the module that tests import.
    ///   - known: the types that the project has.
    init(of written: [FileChange], product: String, knowing known: [KnownType], in places: PackagePlaces) {
        var modules: [String: String] = [:]
        for type in known { modules[type.name] = places.module(of: type.path) }
        for file in written where file.path.hasSuffix(".swift") {
            guard let module = places.module(of: file.path), !SkeletonFile.isTest(file.path) else {
                continue
            }
            for type in Outline(file.contents).declaredTypes { modules[type] = module }
        }
        (self.modules, self.product, self.places) = (modules, product, places)
        self.known = Dictionary(known.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Adds to a file what it lacks.
    func add(to file: inout FileChange) {
        let used = used(by: file)
        guard !used.isEmpty else { return }
        let isTest = SkeletonFile.isTest(file.path)
        for module in Set(used.values).sorted() {
            // Tests look at what a module keeps to itself, such as the class of its view.
            let isTestable = isTest && used.contains { $0.value == module && known[$0.key]?.isPublic == false }
            ImportList.add(module, after: isTestable ? "@testable import " : "import ", to: &file.contents)
        }
    }

    /// The types of other modules that a file names, with these.
    func used(by file: FileChange) -> [String: String] {
        guard !modules.isEmpty, file.path.hasSuffix(".swift") else { return [:] }
        let isTest = SkeletonFile.isTest(file.path)
        let own = isTest ? product : places.module(of: file.path)
        var used: [String: String] = [:]
        for type in Lexer.identifiers(in: file.contents) {
            if let module = modules[type], module != own { used[type] = module }
        }
        return used
    }

    /// The manifest of the package that declares a type which the project has.
    func manifest(of type: String) -> String? { known[type].flatMap { places.target(of: $0.path)?.manifest } }
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
    func module(of path: String) -> String? { target(of: path)?.name }

    /// The target of a file, and the path of its package's manifest below the project; nil where no package has it.
    func target(of path: String) -> (name: String, manifest: String)? {
        guard Self.sourcesFolder.finds(in: Array(path.utf8)) else { return nil }
        let parts = Path.components(path)
        guard let index = parts.dropLast(2).lastIndex(of: "Sources") else { return nil }
        let folder = Path.join(Array(parts[..<index]))
        guard isPackage(folder) else { return nil }
        return (parts[index + 1], Self.manifest(in: folder))
    }

    /// Whether a target is built with another one of its package; nil where the manifest does not tell.
    func isTarget(_ target: String, builtOn other: String, by manifest: String) -> Bool? {
        let text = try? fileSystem.read(sources.fullPath(manifest))
        return text.flatMap { PackageManifest($0).isTarget(target, builtOn: other) }
    }

    /// Most paths hold no such folder.
    private static let sourcesFolder = ByteSearch("Sources/".utf8)

    private static func manifest(in folder: String) -> String {
        folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
    }

    private func isPackage(_ folder: String) -> Bool {
        if let known = packages[folder] { return known }
        let manifest = sources.fullPath(Self.manifest(in: folder))
        let isOne = (try? fileSystem.entry(at: manifest))?.kind == .file
        packages[folder] = isOne
        return isOne
    }
}
