import Platform
import Text

extension ModuleFinder {
    /// Modules whose files are called by their roles alone, `Presenter.swift` beside `Interactor.swift` and
    /// `View.swift`: the name is the folder's. It is asked where no file tells the name of a module; elsewhere such
    /// files are what modules inherit. Beside them may lie those of one name that have the other roles,
    /// `UserRouter.swift`: gives that name as well, nil for none.
    func modulesOfRoles() -> [Key: String?] {
        var found: [Int: Sighting] = [:]
        var named: [Int: [String: Sighting]] = [:]
        for (index, folder) in tree.folders.enumerated() where !folder.isTest {
            for file in folder.files where file.utf8.ends(with: ".swift".utf8) {
                let outer = folderOfAllRoles(around: index)
                if let role = suffixes.role(calledAlone: file.utf8.dropLast(6)) {
                    let sighting = Sighting(role: role, isCore: suffixes.isCore[role])
                    found[outer, default: sighting].add(sighting)
                } else if let (stem, role) = suffixes.split(file.utf8.dropLast(6)) {
                    let sighting = Sighting(role: role, isCore: suffixes.isCore[role])
                    named[outer, default: [:]][stem, default: sighting].add(sighting)
                }
            }
        }
        var modules: [Key: String?] = [:]
        for (index, sighting) in found {
            let name = String(Self.withoutWhole(tree.folders[index].name))
            let others = named[index] ?? [:]
            let only = others.count == 1 ? others.first.flatMap { $1.roles & sighting.roles == 0 ? $0 : nil } : nil
            let roles = sighting.roles | (only.flatMap { others[$0]?.roles } ?? 0)
            guard sighting.hasCore, roles.nonzeroBitCount > 2, RoleSuffixes.beginsWithLetter(name) else { continue }
            modules[Key(name: name, folder: index)] = .some(only)
        }
        return modules
    }

    /// Whether a file may be a part of a module: of one whose files are called by their roles alone if it is so too, or
    /// has the one name beside those. Nothing tells of others in the folder.
    func isPart(_ folder: Int, _ file: Int, of module: Key, among ofRoles: [Key: String?]?) -> Bool {
        guard let ofRoles else { return true }
        let file = tree.folders[folder].files[file]
        guard file.utf8.ends(with: ".swift".utf8) else { return false }
        let base = file.utf8.dropLast(6)
        if suffixes.role(calledAlone: base) != nil { return true }
        guard let name = ofRoles[module] ?? nil else { return false }
        return suffixes.split(base)?.stem == name
    }

    /// The nearest folder that is not named for a role.
    func folderOfAllRoles(around folder: Int) -> Int {
        var index = folder
        while Self.isForRole(tree.folders[index].name), let parent = tree.folders[index].parent { index = parent }
        return index
    }
}
