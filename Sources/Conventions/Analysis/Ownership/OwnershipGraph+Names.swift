import SwiftOutline

extension OwnershipGraph {
    /// Whether the name of a type, which may stand behind that of another one, means it at a place: a nested one is
    /// known within its outer type alone where it stands by itself, and `Store.Item` is no other `Item`.
    static func isMeant(
        _ type: (file: ModuleFile, type: Int), within outer: String?, from place: (file: ModuleFile, type: Int),
        in module: CheckedModule
    ) -> Bool {
        guard let parent = type.file.outline.types[type.type].parent else { return true }
        let name = type.file.typeNames[parent]
        if let outer {
            return outer == name || module.aliases[outer] == name || module.allInherited(by: outer).contains(name)
        }
        let outline = place.file.outline
        var index: Int? = place.type
        while let current = index {
            if place.file.typeNames[current] == name { return true }
            index = outline.types[current].parent
        }
        return false
    }
}
