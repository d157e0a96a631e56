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

    /// Nil where there is none. Only folders that are called as one of the modules are looked into; tests are left aside.
    public init?(of modules: [RenderedModule], in root: String, on fileSystem: any FileSystem) {
        let written = Set(modules.flatMap(\.files).map(\.path))
        let folders = ModuleFolders(root: root, fileSystem: fileSystem)
        var found: [(name: String, path: String)] = []
        for module in modules {
            let files = module.files.filter {
                $0.path.hasSuffix(".swift") && !SkeletonFile.isTest($0.path)
            }
            let others = folders.files(of: module.name, around: files.map(\.path)).filter { !written.contains($0) }
            guard !others.isEmpty else { continue }
            let own = Set(files.flatMap { Outline($0.contents).declaredTypes })
            for path in others {
                guard let bytes = try? fileSystem.read(Path.join(root, path)) else { continue }
                found += Outline(bytes).declaredTypes.filter(own.contains).map { ($0, path) }
            }
        }
        guard let first = found.first else { return nil }
        self.init(name: first.name, path: first.path, others: Set(found.map(\.name)).count - 1)
    }
}

/// The folders of modules of one name.
private struct ModuleFolders {
    let root: String
    let fileSystem: any FileSystem

    /// The Swift files in the folders that are called as a module and lie in the same roots as some of its files, or in
    /// groups there; sorted.
    func files(of name: ModuleName, around paths: [String]) -> [String] {
        var roots: Set<String> = []
        for path in paths {
            let parts = Path.components(path)
            guard let end = parts.dropLast().lastIndex(of: name.name), end >= name.groups.count else { continue }
            roots.insert(Path.join(Array(parts[..<(end - name.groups.count)])))
        }
        let own = Path.join(name.groups)
        let folders = roots.flatMap { root -> [String] in
            let groups = (try? fileSystem.names(in: Path.join(self.root, root))) ?? []
            return Set(groups + [own, ""]).subtracting([name.name])
                .map { Path.join(Path.join(root, $0), name.name) }.filter(isFolder)
        }
        return folders.flatMap(files).sorted()
    }

    private func isFolder(_ path: String) -> Bool {
        (try? fileSystem.entry(at: Path.join(root, path)))?.kind == .directory
    }

    private func files(in folder: String) -> [String] {
        ((try? fileSystem.names(in: Path.join(root, folder))) ?? []).flatMap { name -> [String] in
            let path = Path.join(folder, name)
            if name.hasSuffix(".swift") { return [path] }
            return isFolder(path) ? files(in: path) : []
        }
    }
}
