import Conventions
import TemplateSets

/// What the names of all modules' types begin with, and their folders do not: `FB` of FBLogin in the folder Login and
/// of FBHerbSearch in Herb Search. It is how the project calls things, and no part of a module's name.
enum SharedPrefix {
    /// That of some modules; empty where they have none. Some folders may be called as something else. Where there is
    /// one module alone, the names of the project's other files tell.
    static func of(_ modules: [ModuleSource]) -> String {
        if modules.count == 1, let module = modules.first {
            let prefix = of(module)
            let others = Set(
                module.neighbours.compactMap { Role.split($0) }.filter { Role.layered.contains($0.role) }.map(\.stem))
            let like = others.filter { !prefix.isEmpty && $0.hasPrefix(prefix) && isName($0.dropFirst(prefix.count)) }
            return like.count > 1 && like.count * 2 > others.count ? prefix : ""
        }
        let found = modules.map(of).filter { !$0.isEmpty }
        guard let prefix = found.first, found.count > 1, found.count * 2 > modules.count, Set(found).count == 1,
            modules.allSatisfy({ $0.name.hasPrefix(prefix) && isName($0.name.dropFirst(prefix.count)) })
        else { return "" }
        return prefix
    }

    /// What stands before the folder's name in that of a module; empty where nothing does.
    static func of(_ module: ModuleSource) -> String {
        let folder = module.folder.filter { $0.isLetter || $0.isNumber }
        guard isName(folder[...]), module.name.hasSuffix(folder) else { return "" }
        return String(module.name.dropLast(folder.count))
    }

    static func isName(_ text: Substring) -> Bool {
        text.first?.isUppercase == true && TypeName.fault(of: String(text)) == nil
    }
}
