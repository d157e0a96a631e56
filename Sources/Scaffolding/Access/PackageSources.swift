import Platform
import SwiftOutline
import TemplateSets
import Text

/// The Swift files of a project in which a package's target lies.
struct PackageSources {
    let target: String
    let sources: ProjectSources
    let fileSystem: any FileSystem

    /// What the file at a path declares; nil where there is none.
    func outline(at path: String) throws(FileError) -> Outline? {
        let path = sources.fullPath(path)
        guard (try? fileSystem.entry(at: path))?.kind == .file else { return nil }
        return Outline(try fileSystem.read(path))
    }

    /// What is known of types with these names: from the target's own files, and of those that it does not declare from
    /// the package's others, tests aside.
    func access(to names: Set<String>) -> TypeAccess {
        guard !names.isEmpty else { return TypeAccess() }
        var sources = sources
        let paths = sources.swiftFiles().map { Path.components($0) }
            .filter { !$0.contains { SkeletonFile.isTest([$0, ""]) } }
        let searches = Set(names.map { $0.prefix { $0 != "." } }).map { ByteSearch($0.utf8) }
        var own = TypeAccess()
        var package: ArraySlice<String> = []
        for path in paths {
            guard let folder = packageFolder(of: path) else { continue }
            package = folder
            read(path, searches, into: &own)
        }
        let others = names.filter { !own.declares($0) }
        guard !others.isEmpty else { return own }
        var foreign = TypeAccess()
        for path in paths where path.starts(with: package) && packageFolder(of: path) == nil {
            read(path, searches, into: &foreign)
        }
        own.merge(foreign) { path in others.contains { $0 == path || $0.hasPrefix(path + ".") } }
        return own
    }

    /// The target's files, but for some, whose public declarations name types that are not public.
    func exposures(of types: TypeAccess, besides written: Set<String>) -> [Exposure] {
        let searches = types.hiddenNames.map { ByteSearch($0.utf8) }
        guard !searches.isEmpty else { return [] }
        var sources = sources
        var exposures: [Exposure] = []
        for path in sources.swiftFiles() where !written.contains(path) {
            guard packageFolder(of: Path.components(path)) != nil,
                let text = try? fileSystem.read(sources.fullPath(path)),
                searches.contains(where: { $0.finds(in: text) })
            else { continue }
            let signatures = PublicSignatures(of: Outline(text))
            let hidden =
                signatures.names.sorted().lazy.compactMap { types.hidden(in: $0) }.first
                ?? signatures.superclasses.sorted().lazy.compactMap { types.hidden(inSuperclass: $0) }.first
            if let hidden { exposures.append(Exposure(path: path, type: hidden)) }
        }
        return exposures
    }

    private func read(_ path: [String], _ searches: [ByteSearch], into access: inout TypeAccess) {
        // What cannot be read cannot be known; whoever writes there will say so.
        guard let text = try? fileSystem.read(sources.fullPath(Path.join(path))) else { return }
        if searches.contains(where: { $0.finds(in: text) }) { access.add(Outline(text)) }
    }

    /// The folder of the package, if a file belongs to the target: where SwiftPM looks for it unless it is told
    /// otherwise.
    private func packageFolder(of path: [String]) -> ArraySlice<String>? {
        guard let index = path.dropLast().lastIndex(of: "Sources"), index + 1 < path.count - 1,
            path[index + 1] == target
        else { return nil }
        return path[..<index]
    }
}
