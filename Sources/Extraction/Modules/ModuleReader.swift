import Conventions
import Mustache
import Platform
import SwiftOutline
import Text

/// Reads modules and their tests from a project.
public final class ModuleReader {
    private let root: String
    private let fileSystem: any FileSystem
    private let tree: SourceTree

    /// A reader of the project in a directory; `excluding` tells the folders in which no module and no test lies.
    public init(
        root: String, excluding isExcluded: @escaping @Sendable (String) -> Bool, on fileSystem: any FileSystem
    ) {
        self.root = root
        self.fileSystem = fileSystem
        tree = SourceTree(
            root: root, excluding: { isExcluded($0.isEmpty ? $1 : $0 + "/" + $1) }, on: fileSystem, threads: 1)
    }

    /// A module's place below the project: the parts of its folder's path.
    public func place(of path: String) throws -> [String] {
        let folder = try fileSystem.realPath(path.hasPrefix("/") ? path : Path.join(root, path))
        let project = try fileSystem.realPath(root)
        guard try fileSystem.entry(at: folder)?.kind == .directory else { throw ExtractionError.notAFolder(path) }
        let start = project == "/" ? project : project + "/"
        guard folder.hasPrefix(start) else { throw ExtractionError.outside(path) }
        return Path.components(String(folder.dropFirst(start.count)))
    }

    /// The module in a folder of the project; without a name, one that folder and files tell. Throws where a folder of the
    /// project cannot be listed, since the module's tests may lie there.
    public func module(at place: [String], name: String?) throws -> ModuleSource {
        if let failure = tree.failures.first(where: { $0.operation == .list || $0.operation == .decodeName }) {
            throw failure
        }
        let folder = Path.join(place)
        let files = try files(in: folder, below: [])
        let names = files.compactMap(\.path.last).filter { $0.hasSuffix(".swift") }
        guard !names.isEmpty else { throw ExtractionError.noSwift(folder) }
        guard let name = name ?? ModuleNameGuess.name(folder: place.last ?? "", files: names) else {
            throw ExtractionError.noName(folder)
        }
        let neighbours = Set(
            foldersOutside(folder).map { tree.folders[$0] }.filter { !$0.isTest }
                .flatMap(\.files).filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) })
        var module = ModuleSource(name: name, folder: place.last, files: files, neighbours: neighbours)
        module.tests = try tests(of: module, outside: folder)
        return module
    }

    /// Throws where no file of a module has the name that somebody gives the module, in its own name or its text.
    public func checkName(of module: ModuleSource, at place: [String]) throws(ExtractionError) {
        let files = module.files.compactMap(\.path.last).filter { $0.hasSuffix(".swift") }
        func letters(_ name: String) -> String { name.filter { $0.isLetter || $0.isNumber }.lowercased() }
        let folder = place.last ?? ""
        guard let guess = ModuleNameGuess.name(folder: folder, files: files),
            !([folder] + files).contains(where: { letters($0).contains(letters(module.name)) }),
            !module.files.contains(where: { ByteSearch(module.name.utf8).finds(in: $0.contents) })
        else { return }
        throw .notNamed(module.name, folder: Path.join(place), suggestion: guess)
    }

    /// The same module, with the names that have its own in them and that files outside of its folder declare.
    public func addingForeignNames(to module: ModuleSource, at place: [String]) -> ModuleSource {
        let table = NameTable(module.name)
        let names = foldersOutside(Path.join(place)).reduce(into: Set<String>()) { $0.formUnion(declaredNames[$1]) }
        var module = module
        module.foreignNames = names.filter { !table.matches(in: Array($0.unicodeScalars)).isEmpty }
        return module
    }

    /// What the files of each folder declare but for tests. What cannot be read declares nothing.
    private lazy var declaredNames: [Set<String>] = tree.folders.indices.map { index in
        var found: Set<String> = []
        guard !tree.folders[index].isTest else { return found }
        for file in tree.folders[index].files where file.hasSuffix(".swift") {
            guard let bytes = try? fileSystem.read(Path.join(root, Path.join(tree.path(index), file))) else { continue }
            let outline = Outline(bytes)
            for type in outline.types where type.kind != .extension { found.insert(outline.text(of: type.name)) }
            for member in outline.members { found.insert(outline.text(of: member.name)) }
        }
        return found
    }

    /// All files in a folder, by path. What is hidden or a link is left out.
    private func files(in folder: String, below parts: [String]) throws -> [ModuleSource.File] {
        var files: [ModuleSource.File] = []
        for (name, kind) in try fileSystem.entries(in: Path.join(root, folder)).sorted(by: { $0.name < $1.name }) {
            guard !name.hasPrefix(".") else { continue }
            let path = "\(folder)/\(name)"
            switch kind {
            case .directory: files += try self.files(in: path, below: parts + [name])
            case .file: files.append(.init(path: parts + [name], contents: try fileSystem.read(Path.join(root, path))))
            case .link, .other: break
            }
        }
        return files
    }

    /// The files in the project's folders for tests that are called for the module, or lie in a folder that is.
    private func tests(of module: ModuleSource, outside own: String) throws -> [ModuleSource.File] {
        let finder = ModuleNameFinder(
            NameTable(module.name), vocabulary: Vocabulary(name: module.name, texts: [], neighbours: module.neighbours))
        var tests: [ModuleSource.File] = []
        for index in foldersOutside(own) where tree.folders[index].isTest {
            let folder = tree.folders[index]
            let parts = Path.components(tree.path(index))
            let home = parts.lastIndex { Self.isWhole($0, finder) }
            for name in folder.files {
                guard home != nil || Self.isNamed(name, finder) else { continue }
                let below = home.map { Array(parts[($0 + 1)...]) } ?? []
                var path = below + [name]
                if tests.contains(where: { $0.path == path }) { path = [parts.last ?? ""] + path }
                let bytes = try fileSystem.read(Path.join(root, Path.join(parts + [name])))
                tests.append(.init(path: path, contents: bytes))
            }
        }
        return tests
    }

    /// The project's folders but for one and what lies in it.
    private func foldersOutside(_ folder: String) -> [Int] {
        tree.folders.indices.filter { index in
            let path = tree.path(index)
            return path != folder && !path.hasPrefix(folder + "/")
        }
    }

    /// Whether a folder is the module's: its name, with no more than 'Tests' or 'Module' after it.
    private static func isWhole(_ folder: String, _ finder: ModuleNameFinder) -> Bool {
        let scalars = Array(folder.unicodeScalars)
        guard let match = finder.table.matches(in: scalars).first, match.range.lowerBound == 0 else { return false }
        var rest = String.UnicodeScalarView()
        rest.append(contentsOf: scalars[match.range.upperBound...])
        return ["", "Tests", "Test", "Module", "ModuleTests"].contains(String(rest))
    }

    private static func isNamed(_ file: String, _ finder: ModuleNameFinder) -> Bool {
        file.hasSuffix(".swift") && !finder.names(in: Array(Role.baseName(ofFile: file).unicodeScalars), .path).isEmpty
    }
}
