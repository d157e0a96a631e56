import Platform
import Text

extension ModuleFinder {
    /// Modules whose files are called by their roles alone, `Presenter.swift` beside `Interactor.swift` and
    /// `View.swift`: the name is the folder's. It is asked where no file tells the name of a module; elsewhere such
    /// files are what modules inherit.
    func modulesOfRoles() -> [Key] {
        var found: [Int: Sighting] = [:]
        for (index, folder) in tree.folders.enumerated() where !folder.isTest {
            for file in folder.files where file.utf8.ends(with: ".swift".utf8) {
                guard let role = suffixes.role(calledAlone: file.utf8.dropLast(6)) else { continue }
                let sighting = Sighting(role: role, isCore: suffixes.isCore[role])
                found[folderOfAllRoles(around: index), default: sighting].add(sighting)
            }
        }
        return found.compactMap { index, sighting in
            let name = String(Self.withoutWhole(tree.folders[index].name))
            guard sighting.hasCore, sighting.roles.nonzeroBitCount > 2, RoleSuffixes.beginsWithLetter(name) else {
                return nil
            }
            return Key(name: name, folder: index)
        }
    }

    /// Whether a file is called by its role alone, and so a part of such a module: nothing tells of others in the
    /// folder.
    func isOfRole(_ file: String) -> Bool {
        file.utf8.ends(with: ".swift".utf8) && suffixes.role(calledAlone: file.utf8.dropLast(6)) != nil
    }

    /// The nearest folder that is not named for a role.
    func folderOfAllRoles(around folder: Int) -> Int {
        var index = folder
        while Self.isForRole(tree.folders[index].name), let parent = tree.folders[index].parent { index = parent }
        return index
    }
}
