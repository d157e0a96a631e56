import Conventions
import SwiftOutline

/// What the names of a module's files begin with, and those of its types do not: `XYZ` of XYZLoginPresenter.swift,
/// which declares LoginPresenter. Some generators and some houses name files so; the module is called as its types are.
enum FilePrefix {
    /// That of some modules; empty where they do not all have the same.
    static func of(_ modules: [ModuleSource]) -> String {
        let found = Set(modules.map(of))
        return found.count == 1 ? found.first ?? "" : ""
    }

    /// That of one module; empty where few files are called otherwise than what they declare, or some type has all of
    /// their name.
    static func of(_ module: ModuleSource) -> String {
        var counts: [Substring: Int] = [:]
        var all = 0
        for file in module.files {
            guard let last = file.path.last, last.hasSuffix(".swift"), case let base = Role.baseName(ofFile: last),
                base.hasPrefix(module.name)
            else { continue }
            let outline = Outline(file.contents)
            let types = outline.types.filter { $0.parent == nil }.map { outline.text(of: $0.name) }
            guard !types.contains(where: { $0.hasPrefix(module.name) }) else { return "" }
            all += 1
            if let prefix = types.lazy.compactMap({ prefix(of: base, declaring: $0, in: module.name) }).first {
                counts[prefix, default: 0] += 1
            }
        }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let best, best.value * 2 >= all else { return "" }
        return String(best.key)
    }

    /// What a file's name has before that of a type in it, where the module's is called so without it.
    private static func prefix(of base: String, declaring type: String, in name: String) -> Substring? {
        guard base.hasSuffix(type), case let prefix = base.dropLast(type.count), name.hasPrefix(prefix),
            SharedPrefix.isName(name.dropFirst(prefix.count))
        else { return nil }
        return prefix
    }
}
