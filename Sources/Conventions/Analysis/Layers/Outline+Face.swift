import SwiftOutline
import Text

extension Outline {
    /// Whether a text is by its path a part of a module's face, and shows others a type: whoever calls a builder has to
    /// name what it returns, though not what it is given to be tied to the others.
    func shows(_ type: String, at path: String, of module: String) -> Bool {
        let face = ProjectIndex.isFace(Substring(path.lastComponent.utf8.dropLast(6)), of: module)
        guard face.isBuilder || face.isContract else { return false }
        return uses.contains { use in
            source[use.name].elementsEqual(type.utf8)
                && (face.isContract || members.contains { $0.type?.contains(use.name.lowerBound) ?? false })
        }
    }

    /// Whether a text declares a class that makes the other components of its module: no builder does then, and whoever
    /// shows the screen makes this.
    func assembles(_ type: String, of module: String) -> Bool {
        guard types.contains(where: { $0.parent == nil && $0.kind == .class && text(of: $0.name) == type }) else {
            return false
        }
        return makesComponents(of: module, besides: type)
    }

    /// Whether a text is by its path that of a module's router, which makes the other components.
    func isRouter(at path: String, thatAssembles module: String) -> Bool {
        let name = Role.baseName(ofFile: String(path.lastComponent))
        guard let parts = Role.split(name), parts.stem == module, parts.role == .router else { return false }
        return makesComponents(of: module, besides: name)
    }

    private func makesComponents(of module: String, besides type: String) -> Bool {
        uses.contains { use in
            guard use.roles.contains(.called), case let name = text(of: use.name), name != type,
                let parts = Role.split(name)
            else { return false }
            return parts.stem == module && Role.layered.contains(parts.role)
        }
    }
}
