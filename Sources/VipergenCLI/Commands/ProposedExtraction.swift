import Conventions
import Text

/// The command that makes a set from a module of the project.
enum ProposedExtraction {
    /// The command for a module; nil where there is none. The set gets a name that none of some has.
    static func command(_ module: ModulePlace?, besides known: Set<String>) -> String? {
        guard let module else { return nil }
        let names = ["house"] + (2...(known.count + 2)).map { "house\($0)" }
        let set = names.first { !known.contains($0) } ?? names[0]
        let folder = module.folder.isEmpty ? "." : module.folder
        let name = module.ownsFolder ? "" : " --module \(escaped(shellWord(module.name)))"
        return "vipergen template extract \(escaped(shellWord(folder)))\(name) --name \(set)"
    }
}
