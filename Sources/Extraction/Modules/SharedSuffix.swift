import TemplateSets

/// What all modules are called beyond what their folders are: `Scene` of DetailsScene in the folder Details and of
/// LoginScene in Login. It is how the project calls things, and no part of a module's name.
enum SharedSuffix {
    /// That of some modules; empty where they have none, and where there is one module alone, which cannot tell.
    static func of(_ modules: [ModuleSource]) -> String {
        let suffixes = Set(modules.map(of))
        return modules.count > 1 && suffixes.count == 1 ? suffixes.first ?? "" : ""
    }

    /// What follows the folder's name in that of a module; empty where nothing does.
    static func of(_ module: ModuleSource) -> String {
        let folder = module.folder.filter { $0.isLetter || $0.isNumber }
        guard TypeName.fault(of: folder) == nil, module.name.hasPrefix(folder) else { return "" }
        let suffix = module.name.dropFirst(folder.count)
        return suffix.first?.isUppercase == true ? String(suffix) : ""
    }
}
