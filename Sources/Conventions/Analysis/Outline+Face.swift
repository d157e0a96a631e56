import SwiftOutline
import Text

extension Outline {
    /// Whether a text is by its path a part of a module's face, and shows others a type: whoever calls a builder has to name
    /// what it returns, though not what it is given to be tied to the others.
    func shows(_ type: String, at path: String, of module: String) -> Bool {
        let face = ProjectIndex.isFace(Substring(path.lastComponent.utf8.dropLast(6)), of: module)
        guard face.isBuilder || face.isContract else { return false }
        return uses.contains { use in
            source[use.name].elementsEqual(type.utf8)
                && (face.isContract || members.contains { $0.type?.contains(use.name.lowerBound) ?? false })
        }
    }
}
