import Conventions
import SwiftOutline

/// The layers of modules, and what each of them does: what it names of the others, and what it imports.
struct LayerReferences {
    struct Layer {
        let role: Role
        /// Its files and folders, where their names do not tell.
        var templates: [String] = []
        /// The layers whose types it names.
        var names: [Role] = []
        /// What it imports though such a layer must usually do without.
        var imports: [String] = []
    }

    private(set) var layers: [Layer] = []

    /// The layers of some modules; `template` is the path in the set of a file of the skeleton.
    init(of drafts: [Draft], _ skeleton: Skeleton, template: (Draft.File) -> String) {
        let files = skeleton.files.filter { !$0.isTest && $0.draft.isSwift }.map(\.draft)
        let folders = Self.folders(of: files)
        for role in Role.layered where files.contains(where: { Self.role(of: $0, folders) == role }) {
            var layer = Layer(role: role)
            let own = files.filter { Self.role(of: $0, folders) == role }
            if own.contains(where: { Self.ownRole(of: $0) == nil }) {
                layer.templates = Self.templates(of: own, folders, role, template)
            }
            layers.append(layer)
        }
        var importers: [Role: [String: Int]] = [:]
        for draft in drafts {
            let read = draft.files.filter(\.isSwift).compactMap { file in
                Self.role(of: file, folders).map { (role: $0, outline: Outline(file.contents)) }
            }
            addNames(read)
            for index in layers.indices {
                let outlines = read.filter { $0.role == layers[index].role }.map(\.outline)
                for module in Set(outlines.flatMap(\.importedModules)) {
                    importers[layers[index].role, default: [:]][module, default: 0] += 1
                }
            }
        }
        for index in layers.indices {
            let role = layers[index].role
            let own = files.filter { Self.role(of: $0, folders) == role }
                .flatMap { Outline($0.contents).importedModules }
            // What a new module imports is what the set allows.
            layers[index].imports = role.forbiddenImports.filter {
                own.contains($0) || importers[role]?[$0, default: 0] ?? 0 > drafts.count / 2
            }
        }
    }

    private mutating func addNames(_ files: [(role: Role, outline: Outline)]) {
        var owners: [String: Role] = [:]
        for (role, outline) in files {
            for type in outline.types where type.parent == nil && type.kind != .extension && type.kind != .protocol {
                owners[outline.text(of: type.name)] = role
            }
        }
        for (role, outline) in files {
            guard let index = layers.firstIndex(where: { $0.role == role }) else { continue }
            for use in outline.uses where use.roles.isDisjoint(with: [.member, .labelled, .bound]) {
                guard let owner = owners[outline.text(of: use.name)], owner != role,
                    layers.contains(where: { $0.role == owner })
                else { continue }
                if !layers[index].names.contains(owner) { layers[index].names.append(owner) }
            }
        }
    }

    /// The role that a file's own name tells.
    private static func ownRole(of file: Draft.File) -> Role? {
        file.path.last.flatMap(Role.role(ofFile:))
    }

    /// The role of a file that is part of a layer: its own, or that of the folder that it lies in.
    private static func role(of file: Draft.File, _ folders: [[String]: Role]) -> Role? {
        if let own = ownRole(of: file) { return Role.layered.contains(own) ? own : nil }
        var folder = Array(file.path.dropLast())
        while folder.count > 2 {
            if let role = folders[folder] { return role }
            folder.removeLast()
        }
        return nil
    }

    /// The folders within the module all of whose files that tell a role tell the same.
    private static func folders(of files: [Draft.File]) -> [[String]: Role] {
        var found: [[String]: Set<Role>] = [:]
        for file in files {
            guard let role = ownRole(of: file) else { continue }
            var folder = Array(file.path.dropLast())
            while folder.count > 2 {
                found[folder, default: []].insert(role)
                folder.removeLast()
            }
        }
        return found.compactMapValues { roles in
            roles.count == 1 ? roles.first.flatMap { Role.layered.contains($0) ? $0 : nil } : nil
        }
    }

    /// The outermost folders of a layer, and its files beside them.
    private static func templates(
        of files: [Draft.File], _ folders: [[String]: Role], _ role: Role, _ template: (Draft.File) -> String
    ) -> [String] {
        var templates: [String] = []
        for file in files {
            let depths = (3..<max(file.path.count, 3)).filter { folders[Array(file.path.prefix($0))] == role }
            let path = template(file).split(separator: "/")
            // The set's path begins with the blueprint's folder.
            let text = depths.first.map { path.prefix($0 + 1).joined(separator: "/") } ?? template(file)
            if !templates.contains(text) { templates.append(text) }
        }
        return templates
    }
}

extension Outline {
    /// The modules that a file imports, also where it names but a part: `UIKit` of `import UIKit.UIColor`.
    fileprivate var importedModules: [String] { imports.map { text(of: $0.module) } }
}
