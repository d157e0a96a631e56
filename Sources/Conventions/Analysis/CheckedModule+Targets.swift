import SwiftOutline
import Text

/// What the Xcode projects say of a module's files.
extension CheckedModule {
    /// Whether no target builds any of its files.
    var isInNoTarget: Bool {
        let untargeted = index.memberships.untargeted
        return !untargeted.isEmpty && files.count > 1 && files.allSatisfy { untargeted[$0.path] != nil }
    }

    /// Where a target builds what a file holds that is in none: a file of its name, or one that declares its type. The file
    /// is a copy, then, and to add it would break the build.
    func builtCopy(of file: ModuleFile) -> String? {
        let memberships = index.memberships
        guard memberships.untargeted[file.path] != nil else { return nil }
        let base = Role.baseName(ofFile: file.name)
        let seen = zip(file.typeNames, file.outline.types).filter { file.outline.isSeen($1) }.map(\.0)
        let type = seen.count == 1 ? seen[0] : seen.first { $0 == base }
        if let type {
            let other = declarations(of: type).first { memberships.untargeted[$0.file.path] == nil }
            if let other { return other.file.path }
        }
        // What is called generally may be something else in each place.
        var names = spellings.contains(where: file.name.hasPrefix) || type == base ? [file.name] : []
        if let type, type != base { names.append(type + ".swift") }
        guard !names.isEmpty else { return nil }
        let paths = files.map(\.path).filter { memberships.untargeted[$0] == nil }
        return names.lazy.compactMap { memberships.builtFile(named: $0, beside: paths) }.first { $0 != file.path }
    }
}
