import Platform
import Scaffolding
import TemplateSets
import Text

/// The module that an application starts with, which may have to be generated yet.
struct StartModule {
    private static let deepest = 8

    let name: String
    private let set: TemplateSet
    private let project: Project

    /// Nil where the blueprint writes no application, or one that needs no module.
    init?(of scaffold: Scaffold, _ request: GenRequest, in project: Project) throws {
        guard let name = try scaffold.application(request.names[0])?.startsWith else { return nil }
        self.name = name
        self.project = project
        set = request.set
    }

    /// What to say where the module is not there; nil where it is.
    var note: String? {
        guard let folders, !folders.contains(where: { exists(below: $0, depth: 0) }) else { return nil }
        let command = "vipergen gen \(name) \(set.name)"
        return
            "note: the application starts with \(quoted(name)), which is not there yet; '\(escaped(command))' generates it\n"
    }

    /// The folders that modules lie in; nil where the set has no such blueprint.
    private var folders: Set<String>? {
        guard let module = try? set.blueprint(TemplateSet.defaultBlueprint) else { return nil }
        var folders: Set<String> = []
        for file in module.files {
            let target = file.target
            guard target.count > 1, !TestNames.isFolder(target[0]),
                let named = target.firstIndex(where: { $0 == "{{name}}" })
            else { continue }
            let place = project.configuration.directories[target[0]] ?? target[0]
            folders.insert(Path.join([place] + target[1..<named]))
        }
        return folders.isEmpty ? nil : folders
    }

    /// Whether the folder of such a module lies in a folder, perhaps in groups.
    private func exists(below folder: String, depth: Int) -> Bool {
        guard depth < Self.deepest, let names = try? project.fileSystem.names(in: project.path(folder)) else {
            return false
        }
        return names.contains(name)
            || names.contains { inner in
                let path = Path.join(folder, inner)
                return !ForeignFolders.contain(inner)
                    && (try? project.fileSystem.entry(at: project.path(path)))?.kind == .directory
                    && exists(below: path, depth: depth + 1)
            }
    }
}
