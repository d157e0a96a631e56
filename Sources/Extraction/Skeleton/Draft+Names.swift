import Conventions
import SwiftOutline
import TemplateSets

extension Draft {
    /// The files, with those called as their component that are called as one of something else, though the module's
    /// own component is in them: 'ListRouter.swift' of ToDoListRouter would be one in each module.
    func namedForTypes(_ files: [File]) -> [File] {
        files.map { file in
            guard file.isSwift, let last = file.path.last, case let base = Role.baseName(ofFile: last),
                !HelperDeclarations.isOwn(base), let parts = Role.split(base), !parts.stem.isEmpty,
                case let type = PlaceholderName.module + parts.suffix,
                !files.contains(where: { $0.path.last == type + ".swift" }), file.ownTypes.contains(type)
            else { return file }
            var file = file
            file.path[file.path.count - 1] = type + last.dropFirst(base.count)
            return file
        }
    }

    /// The files, with those called after the module that are not: no target takes two Swift files of one name. They
    /// are called as the only type that has its name, or get that before their own. What the project has several of, it
    /// can have once more.
    func named(_ files: [File], besides neighbours: Set<String>) -> [File] {
        var known = Set(files.compactMap(\.path.last))
        return files.map { file in
            guard file.isSwift, !file.isManifest, let last = file.path.last, !HelperDeclarations.isOwn(last),
                case let base = String(last.dropLast(Self.ending.count)), !neighbours.contains(base),
                base != "main"
            else { return file }
            let types = file.ownTypes
            let name = HelperDeclarations.ownName(base)
            // In small letters a type may be called so.
            let names = (types.count == 1 ? types : types.filter { $0.lowercased() == name.lowercased() }) + [name]
            guard let name = names.first(where: { known.insert($0 + Self.ending).inserted }) else { return file }
            var file = file
            file.path[file.path.count - 1] = name + Self.ending
            file.isRenamed = true
            return file
        }
    }

    private static let ending = ".swift"
}

extension Draft.File {
    /// The types with the module's name that it declares at its top level.
    fileprivate var ownTypes: [String] {
        let outline = Outline(contents)
        return outline.types.filter { $0.parent == nil && $0.kind != .extension }.map { outline.text(of: $0.name) }
            .filter(HelperDeclarations.isOwn)
    }
}
