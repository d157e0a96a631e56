import Conventions
import Text

/// The command that makes a set from a module of the project.
enum ProposedExtraction {
    /// The command for a module; that for any where there is none.
    static func command(_ module: ModulePlace?) -> String {
        guard let module else { return "vipergen template extract PATH --name house" }
        let folder = module.folder.isEmpty ? "." : module.folder
        let name = module.ownsFolder ? "" : " --module \(shellWord(module.name))"
        return "vipergen template extract \(shellWord(folder))\(name) --name house"
    }
}
