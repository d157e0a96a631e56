import Platform
import Scaffolding
import SwiftOutline
import Text

/// A type that a module declares, and so does a file beside it or in another group, which the run did not write.
struct RepeatedTypes {
    private let type: String
    private let path: String

    /// Nil where there is none. Only folders that are called as one of the modules are looked into.
    init?(of modules: [RenderedModule], in project: Project) {
        let written = Set(modules.flatMap(\.files).map(\.path))
        for module in modules {
            var folders: [String] = []
            for file in module.files where file.path.hasSuffix(".swift") {
                for folder in Self.folders(of: module.name, around: file.path, in: project)
                where !folders.contains(folder) { folders.append(folder) }
            }
            let others = folders.flatMap { Self.files(in: $0, project) }.filter { !written.contains($0) }.sorted()
            guard !others.isEmpty else { continue }
            let own = Set(
                module.files.filter { $0.path.hasSuffix(".swift") }.flatMap { Self.types(in: $0.contents) })
            for path in others {
                guard let bytes = try? project.fileSystem.read(Path.join(project.root, path)),
                    let type = Self.types(in: bytes).first(where: own.contains)
                else { continue }
                self.type = type
                self.path = path
                return
            }
        }
        return nil
    }

    var note: String {
        "note: \(escaped(path)) declares \(quoted(type)) as well; one target cannot build both\n"
    }

    /// The folders of a name in the root that a file lies in, and in the root's groups.
    private static func folders(of name: ModuleName, around path: String, in project: Project) -> [String] {
        let parts = Path.components(path)
        guard let end = parts.dropLast().lastIndex(of: name.name), end >= name.groups.count else { return [] }
        let root = parts[..<(end - name.groups.count)].joined(separator: "/")
        let groups = (try? project.fileSystem.names(in: Path.join(project.root, root))) ?? []
        return
            ([[root], name.groups.isEmpty ? [] : [root] + name.groups].filter { !$0.isEmpty }
            + groups.sorted().filter { $0 != name.name }.map { [root, $0] })
            .map { ($0 + [name.name]).filter { !$0.isEmpty }.joined(separator: "/") }
            .filter { (try? project.fileSystem.entry(at: Path.join(project.root, $0)))?.kind == .directory }
    }

    private static func files(in folder: String, _ project: Project) -> [String] {
        let names = (try? project.fileSystem.names(in: Path.join(project.root, folder))) ?? []
        return names.flatMap { name -> [String] in
            let path = folder + "/" + name
            if name.hasSuffix(".swift") { return [path] }
            let kind = (try? project.fileSystem.entry(at: Path.join(project.root, path)))?.kind
            return kind == .directory ? files(in: path, project) : []
        }
    }

    private static func types(in bytes: [UInt8]) -> [String] {
        let outline = Outline(bytes)
        return outline.types.filter { type in
            let isHidden = outline[type.modifiers].contains { outline.text(of: $0).hasSuffix("private") }
            return type.kind != .extension && type.parent == nil && !isHidden
        }
        .map { outline.text(of: $0.name) }
    }
}
