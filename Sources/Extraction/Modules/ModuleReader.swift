import Conventions
import Mustache
import Platform
import SwiftOutline
import TemplateSets
import Text

/// Reads modules and their tests from a project.
public final class ModuleReader {
    let root: String
    let fileSystem: any FileSystem
    let tree: SourceTree
    private let built: ([String]) -> Set<String>
    /// The files that declare or extend types, once they were read.
    var outlines: [String: Outline] = [:]
    /// What files of modules hold: most are looked at once more, for what others may know of them.
    private var texts: [String: [UInt8]] = [:]

    /// A reader of the project in a directory; `excluding` tells the folders in which no module and no test lies, and
    /// `built` which of some files a target builds.
    public init(
        root: String, excluding isExcluded: @escaping @Sendable (String) -> Bool,
        built: @escaping ([String]) -> Set<String> = { _ in [] }, on fileSystem: any FileSystem
    ) {
        self.root = root
        self.built = built
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
        let all = try choice.files.map { try chosen($0, in: choice.place) } ?? files(in: folder, below: [], choice)
        let files = withoutUnbuilt(all, at: choice.place)
        let names = files.compactMap(\.path.last).filter { $0.hasSuffix(".swift") }
        guard !names.isEmpty else { throw ExtractionError.noSwift(folder) }
        // What files of extensions have in common, 'Home+', is no name.
        let known = choice.name.flatMap(ModuleNameGuess.typeName)
        guard let name = known ?? ModuleNameGuess.name(folder: choice.place.last ?? "", files: names) else {
            throw ExtractionError.noName(folder)
        }
        let own = Set(files.map { Path.join(choice.place + $0.path) })
        var module = ModuleSource(
            name: name, folder: choice.files == nil ? choice.place.last : "", files: files,
            neighbours: fileNames(besides: own, ofTests: false))
        module.paths = own
        module.unbuiltPaths = all.map { Path.join(choice.place + $0.path) }.filter { !own.contains($0) }
        module.interfaceNeighbours = Set(
            sources.filter { !$0.name.hasSuffix(".swift") && !own.contains($0.path) }.map(\.name))
        let tests = try tests(of: module, at: choice.place, besides: own)
        module.tests = tests.map(\.file)
        module.testPaths = Set(tests.map(\.place))
        module.testNeighbours = fileNames(besides: own.union(module.testPaths), ofTests: true)
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

    /// The paths of the files that declare or extend each type.
    private(set) lazy var placesOfTypes: [String: [String]] = declarations.reduce(into: [:]) { places, file in
        for type in file.value.types { places[type, default: []].append(file.key) }
    }

    /// What each Swift file declares but for tests, by its path. What cannot be read declares nothing.
    private(set) lazy var declarations = declarations(ofTests: false)

    /// The same of tests.
    private(set) lazy var testDeclarations = declarations(ofTests: true)

    private func declarations(ofTests: Bool) -> [String: FileDeclarations] {
        var all: [String: FileDeclarations] = [:]
        for file in swiftFiles(besides: []) where tree.folders[file.folder].isTest == ofTests {
            guard let bytes = try? contents(of: file.path) else { continue }
            all[file.path] = FileDeclarations(Outline(bytes))
        }
        return all
    }

    /// The same without Swift files that no target builds, where most are in some: these are left from before.
    private func withoutUnbuilt(_ files: [ModuleSource.File], at place: [String]) -> [ModuleSource.File] {
        func isSwift(_ file: ModuleSource.File) -> Bool { file.path.last?.hasSuffix(".swift") == true }
        let paths = files.filter(isSwift).map { Path.join(place + $0.path) }
        let built = built(paths)
        guard built.count * 2 > paths.count else { return files }
        return files.filter { !isSwift($0) || built.contains(Path.join(place + $0.path)) }
    }

    /// Files by their paths below the project, with what they hold.
    private func chosen(_ paths: [String], in place: [String]) throws -> [ModuleSource.File] {
        try paths.compactMap { path in
            let parts = Path.components(path).dropFirst(place.count)
            return try file(at: path, called: Array(parts))
        }
    }

    /// What a file holds.
    func contents(of path: String) throws(FileError) -> [UInt8] {
        if let known = texts[path] { return known }
        return try fileSystem.read(Path.join(root, path))
    }

    /// A file of a module; nil for what an application has once.
    private func file(at path: String, called parts: [String]) throws -> ModuleSource.File? {
        let contents = try contents(of: path)
        texts[path] = contents
        guard !ApplicationFiles.isOne(parts.last ?? "", contents) else { return nil }
        return .init(path: parts, contents: contents)
    }

    /// All files in a folder, by path. What is hidden or a link is left out, and so is what other modules have, or an
    /// application has once.
    private func files(
        in folder: String, below parts: [String], _ choice: ModuleChoice
    ) throws -> [ModuleSource.File] {
        var files: [ModuleSource.File] = []
        let entries = try fileSystem.entries(in: Path.join(root, folder)).sorted { $0.name < $1.name }
        guard !ApplicationFiles.isCatalogue(folder, holding: entries.map(\.name)) else { return [] }
        for (name, kind) in entries {
            let path = Path.join(folder, name)
            guard !name.hasPrefix("."), !ApplicationFiles.areNamed(name), !choice.others.contains(path) else {
                continue
            }
            switch kind {
            case .directory: files += try self.files(in: path, below: parts + [name], choice)
            case .file: files += try [file(at: path, called: parts + [name])].compactMap(\.self)
            case .link, .other: break
            }
        }
        return files
    }

    /// The names of the project's Swift files but for some, without their endings: those of tests, or all others.
    private func fileNames(besides own: Set<String>, ofTests: Bool) -> Set<String> {
        let files = swiftFiles(besides: own).filter { tree.folders[$0.folder].isTest == ofTests }
        return Set(files.map { String($0.name.dropLast(6)) })
    }

    /// The project's Swift files but for some, by their paths.
    func swiftFiles(besides own: Set<String>) -> [ProjectFile] {
        sources.filter { $0.name.hasSuffix(".swift") && !own.contains($0.path) }
    }

    typealias ProjectFile = (folder: Int, name: String, path: String)

    /// The project's Swift files, storyboards and xibs.
    private lazy var sources: [ProjectFile] = tree.folders.indices.flatMap { index in
        let folder = tree.path(index)
        let names = tree.folders[index].files.filter { name in
            [".swift", ".storyboard", ".xib"].contains(where: name.hasSuffix)
        }
        return names.map { (folder: index, name: $0, path: Path.join(folder, $0)) }
    }
}
