import FileChanges
import Platform
import SwiftOutline
import TemplateSets
import Text

/// A type that a run wrote, and that a file which it did not write declares as well.
public struct RepeatedType: Sendable, Equatable {
    /// The type's name.
    public let name: String
    /// The other file, below the project.
    public let path: String
    /// How many more types are declared twice.
    public let others: Int

    /// A type of this name in the file at this path.
    init(name: String, path: String, others: Int = 0) {
        self.name = name
        self.path = path
        self.others = others
    }

    /// Nil where there is none. Only folders that are called as one of the modules are looked into; tests are left
    /// aside.
    public init?(of modules: [RenderedModule], in root: String, on fileSystem: any FileSystem) {
        let written = Set(modules.flatMap(\.files).map(\.path))
        let folders = ModuleFolders(root: root, fileSystem: fileSystem)
        let found = modules.flatMap { module in
            module.repeatedTypes(in: folders, besides: written, folders.called)
        }
        guard let first = found.first else { return nil }
        self.init(name: first.name, path: first.path, others: Set(found.map(\.name)).count - 1)
    }

    /// The types of a module that files in its own folder declare as well which are not written, sorted.
    public static func names(inFolderOf module: RenderedModule, in root: String, on fileSystem: any FileSystem)
        -> [String]
    {
        let folders = ModuleFolders(root: root, fileSystem: fileSystem)
        let found = module.repeatedTypes(in: folders, besides: Set(module.files.map(\.path)), folders.own)
        return Set(found.map(\.name)).sorted()
    }
}

extension RenderedModule {
    /// The types that this module and other files declare, those of the tests aside; with the other files' paths.
    fileprivate func repeatedTypes(
        in folders: ModuleFolders, besides written: @autoclosure () -> Set<String>,
        _ choice: (ModuleName, [String]) -> [String]
    ) -> [(name: String, path: String)] {
        let files = files.filter { $0.path.hasSuffix(".swift") && !SkeletonFile.isTest($0.path) }
        // Most modules are new, and have no folder yet.
        let found = choice(name, files.map(\.path)).flatMap(folders.files)
        guard !found.isEmpty, case let written = written() else { return [] }
        let others = found.sorted().filter { !written.contains($0) }
        guard !others.isEmpty else { return [] }
        let own = Set(files.flatMap { Outline($0.contents).declaredTypes })
        return others.flatMap { path -> [(name: String, path: String)] in
            guard let bytes = try? folders.fileSystem.read(Path.join(folders.root, path)) else { return [] }
            return Outline(bytes).declaredTypes.filter(own.contains).map { ($0, path) }
        }
    }
}

/// The folders of modules of one name.
private struct ModuleFolders {
    let root: String
    let fileSystem: any FileSystem

    /// The folders that are called as a module and lie in the same roots as some of its files, or in groups there.
    func called(_ name: ModuleName, _ paths: [String]) -> [String] {
        let roots = Set(
            ends(of: name, in: paths).map { $0.dropLast(name.groups.count + 1) }.map { Path.join(Array($0)) })
        let own = Path.join(name.groups)
        return roots.flatMap { root -> [String] in
            let groups = (try? fileSystem.names(in: Path.join(self.root, root))) ?? []
            return Set(groups + [own, ""]).subtracting([name.name])
                .map { Path.join(Path.join(root, $0), name.name) }.filter(isFolder)
        }
    }

    /// The folders of a module in which some of its files lie.
    func own(_ name: ModuleName, _ paths: [String]) -> [String] {
        Set(ends(of: name, in: paths).map { Path.join(Array($0)) }).filter(isFolder)
    }

    /// The parts of the paths of the folders, called as a module, in which some of its files lie.
    private func ends(of name: ModuleName, in paths: [String]) -> [ArraySlice<String>] {
        paths.compactMap { path in
            let parts = Path.components(path)
            guard let end = parts.dropLast().lastIndex(of: name.name), end >= name.groups.count else { return nil }
            return parts[...end]
        }
    }

    private func isFolder(_ path: String) -> Bool {
        (try? fileSystem.entry(at: Path.join(root, path)))?.kind == .directory
    }

    /// The Swift files in a folder.
    func files(in folder: String) -> [String] {
        ((try? fileSystem.names(in: Path.join(root, folder))) ?? []).flatMap { name -> [String] in
            let path = Path.join(folder, name)
            if name.hasSuffix(".swift") { return [path] }
            return isFolder(path) ? files(in: path) : []
        }
    }
}
