import SwiftOutline
import Text

/// What the Xcode projects say of a module's files.
extension CheckedModule {
    /// Whether no target builds any of its files.
    var isInNoTarget: Bool {
        let untargeted = index.memberships.untargeted
        let sources = files.filter { ModuleFileKinds.isSource($0.name) }
        return !untargeted.isEmpty && sources.count > 1 && sources.allSatisfy { untargeted[$0.path] != nil }
    }

    /// The same module as it is built: without the files that others are built in place of.
    func asBuilt(_ found: FoundModule) -> CheckedModule {
        guard !index.memberships.untargeted.isEmpty else { return self }
        let replaced = files.filter { built(inPlaceOf: $0) != nil }
        return replaced.isEmpty ? self : CheckedModule(found, without: Set(replaced.map(\.path)), of: self)
    }

    /// Its files, and those that others are built in place of.
    var allFiles: [ModuleFile] { (whole ?? self).files }

    /// A file that a target builds, by its path, and the name for which another one has no place beside it.
    struct BuiltFile {
        let path: String
        /// The name of a type that both declare, or of both files.
        let name: String
    }

    /// What a target builds in place of a file that is in none: a file of its name, or one that declares its type. To
    /// add the file would break the build, then.
    func built(inPlaceOf file: ModuleFile) -> BuiltFile? {
        let memberships = index.memberships
        guard let xcodeProject = memberships.untargeted[file.path] else { return nil }
        if !file.isSwift { return built(inPlaceOfInterface: file, by: xcodeProject) }
        let base = Role.baseName(ofFile: file.name)
        let seen = zip(file.typeNames, file.outline.types).filter { file.outline.isSeen($1) }.map(\.0)
        let types = seen.contains(base) ? [base] : seen
        for type in types {
            let other = declarations(of: type).first { memberships.untargeted[$0.file.path] == nil }
            if let other { return BuiltFile(path: other.file.path, name: type) }
        }
        // What is called generally may be something else in each place.
        var names = spellings.contains(where: file.name.hasPrefix) || types == [base] ? [file.name] : []
        names += types.filter { $0 != base }.map { $0 + ".swift" }
        guard !names.isEmpty else { return nil }
        let paths = files.map(\.path).filter { memberships.untargeted[$0] == nil }
        return names.lazy.compactMap { name in
            memberships.builtFile(named: name, by: xcodeProject, beside: paths).map { BuiltFile(path: $0, name: name) }
        }.first { $0.path != file.path }
    }

    /// The storyboard or xib of a name that a target builds. In an application all lie in one folder, but for those of
    /// several languages.
    private func built(inPlaceOfInterface file: ModuleFile, by xcodeProject: String) -> BuiltFile? {
        let memberships = index.memberships
        let paths = files.map(\.path).filter { memberships.untargeted[$0] == nil }
        let path = memberships.builtFile(named: file.name, by: xcodeProject, beside: paths)
        guard let path, path != file.path, ![path, file.path].contains(where: { $0.contains(".lproj/") }) else {
            return nil
        }
        return BuiltFile(path: path, name: file.name)
    }
}
