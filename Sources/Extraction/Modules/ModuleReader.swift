import Conventions
import Mustache
import Platform
import SwiftOutline
import Text

/// Reads modules and their tests from a project.
public final class ModuleReader {
    let root: String
    let fileSystem: any FileSystem
    let tree: SourceTree

    /// A reader of the project in a directory; `excluding` tells the folders in which no module and no test lies.
    public init(
        root: String, excluding isExcluded: @escaping @Sendable (String) -> Bool, on fileSystem: any FileSystem
    ) {
        self.root = root
        self.fileSystem = fileSystem
        tree = SourceTree(
            root: root, excluding: { isExcluded($0.isEmpty ? $1 : $0 + "/" + $1) }, on: fileSystem, threads: 1)
    }

    /// The place of a folder or file below the project: the parts of its path.
    public func place(of path: String) throws -> [String] {
        let place = try fileSystem.realPath(path.hasPrefix("/") ? path : Path.join(root, path))
        let project = try fileSystem.realPath(root)
        if place == project { return [] }
        let start = project == "/" ? project : project + "/"
        guard place.hasPrefix(start) else {
            let isFolder = try fileSystem.entry(at: place)?.kind == .directory
            throw isFolder ? ExtractionError.outside(path) : .notAFolder(path)
        }
        return Path.components(String(place.dropFirst(start.count)))
    }

    /// The names of the files in a folder; nil where no folder is at the place.
    public func fileNames(at place: [String]) throws -> [String]? {
        let folder = Path.join(root, Path.join(place))
        guard try fileSystem.entry(at: folder)?.kind == .directory else { return nil }
        return try fileSystem.entries(in: folder).filter { $0.kind == .file }.map(\.name)
    }

    /// A module of the project; without a name, one that folder and files tell. Throws where a folder of the project
    /// cannot be listed, since the module's tests may lie there.
    public func module(_ choice: ModuleChoice) throws -> ModuleSource {
        if let failure = tree.failures.first(where: { $0.operation == .list || $0.operation == .decodeName }) {
            throw failure
        }
        let folder = Path.join(choice.place)
        let files = try choice.files.map { try chosen($0, in: choice.place) } ?? files(in: folder, below: [], choice)
        let names = files.compactMap(\.path.last).filter { $0.hasSuffix(".swift") }
        guard !names.isEmpty else { throw ExtractionError.noSwift(folder) }
        guard let name = choice.name ?? ModuleNameGuess.name(folder: choice.place.last ?? "", files: names) else {
            throw ExtractionError.noName(folder)
        }
        let own = Set(files.map { Path.join(choice.place + $0.path) })
        let neighbours = Set(
            swiftFiles(besides: own).filter { !tree.folders[$0.folder].isTest }.map { String($0.name.dropLast(6)) })
        var module = ModuleSource(
            name: name, folder: choice.files == nil ? choice.place.last : "", files: files, neighbours: neighbours)
        module.paths = own
        module.tests = try tests(of: module, at: choice.place, besides: own)
        return choice.otherSpelling.map { module.spelledAlike($0) } ?? module
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

    /// The same module, with the names that have its own in them and that other files declare.
    public func addingForeignNames(to module: ModuleSource) -> ModuleSource {
        // Beside others it may be called as its folder.
        let names = [
            module.name, String(module.name.dropLast(SharedSuffix.of(module).count)),
            String(module.name.dropFirst(SharedPrefix.of(module).count)),
        ]
        let tables = Set(names).map(NameTable.init)
        let others = declaredNames.filter { !module.paths.contains($0.key) }.reduce(into: Set<String>()) {
            $0.formUnion($1.value)
        }
        var module = module
        module.foreignNames = others.filter { name in
            tables.contains { !$0.matches(in: Array(name.unicodeScalars)).isEmpty }
        }
        return module
    }

    /// What each Swift file declares but for tests, by its path. What cannot be read declares nothing.
    private lazy var declaredNames: [String: Set<String>] = {
        var all: [String: Set<String>] = [:]
        for file in swiftFiles(besides: []) where !tree.folders[file.folder].isTest {
            guard let bytes = try? fileSystem.read(Path.join(root, file.path)) else { continue }
            let outline = Outline(bytes)
            var found: Set<String> = []
            for type in outline.types where type.kind != .extension { found.insert(outline.text(of: type.name)) }
            for member in outline.members { found.insert(outline.text(of: member.name)) }
            all[file.path] = found
        }
        return all
    }()

    /// Files by their paths below the project, with what they hold.
    private func chosen(_ paths: [String], in place: [String]) throws -> [ModuleSource.File] {
        try paths.map { path in
            let parts = Path.components(path).dropFirst(place.count)
            return .init(path: Array(parts), contents: try fileSystem.read(Path.join(root, path)))
        }
    }

    /// All files in a folder, by path. What is hidden or a link is left out, and so is what other modules have, or an
    /// application has once.
    private func files(
        in folder: String, below parts: [String], _ choice: ModuleChoice
    ) throws -> [ModuleSource.File] {
        var files: [ModuleSource.File] = []
        for (name, kind) in try fileSystem.entries(in: Path.join(root, folder)).sorted(by: { $0.name < $1.name }) {
            let path = Path.join(folder, name)
            guard !name.hasPrefix("."), !Self.isOfApplication(name), !choice.others.contains(path) else { continue }
            switch kind {
            case .directory: files += try self.files(in: path, below: parts + [name], choice)
            case .file: files.append(.init(path: parts + [name], contents: try fileSystem.read(Path.join(root, path))))
            case .link, .other: break
            }
        }
        return files
    }

    /// Whether an application has such a file or folder once, whatever modules it has: a data model, its icon.
    private static func isOfApplication(_ name: String) -> Bool {
        [".xcdatamodeld", ".xcdatamodel", ".xcmappingmodel", ".entitlements", ".xcodeproj", ".xcworkspace"]
            .contains(where: name.hasSuffix)
            || ["AppIcon.appiconset", "AccentColor.colorset", "LaunchScreen.storyboard", "Info.plist"].contains(name)
    }

    /// The project's Swift files but for some, by their paths.
    private func swiftFiles(besides own: Set<String>) -> [(folder: Int, name: String, path: String)] {
        tree.folders.indices.flatMap { index in
            let folder = tree.path(index)
            return tree.folders[index].files.filter { $0.hasSuffix(".swift") }
                .map { (folder: index, name: $0, path: Path.join(folder, $0)) }
                .filter { !own.contains($0.path) }
        }
    }
}
