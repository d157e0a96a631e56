import SwiftOutline
import Text

extension CheckedModule {
    /// Whether anybody sets a property, for the rest of the project to answer: asked of one that is nil from the beginning
    /// and stays so as far as the module tells, though it makes the objects. Nil of all others, and where there is a set: no
    /// module that follows it has such a property.
    func questionOfAssignment(to member: Member, of file: ModuleFile) -> OpenQuestion? {
        let outline = file.outline
        guard convention == nil, member.kind == .var, member.attributes.isEmpty, !outline.hasModifier("lazy", member),
            member.initialValue.map({ outline.source[$0...].starts(with: "nil".utf8) }) ?? true,
            let type = member.type, TypeText.weaklyHeld(outline.source[type]) != nil,
            let owner = member.owner, outline.types[owner].kind == .class
        else { return nil }
        let name = outline.text(of: outline.types[owner].name)
        let subtypes = typeNames.filter { allInherited(by: $0).contains(name) }
        guard makesObjects(of: Set([name] + subtypes)) else { return nil }
        // What every object is tells nothing of this one.
        let types = Set([name] + subtypes + allInherited(by: name).filter { !Self.isForObjectsAlone($0) })
        let property = outline.text(of: member.name)
        guard !files.contains(where: { assigns(to: property, of: types, in: $0) }) else { return nil }
        return .isAssigned(property, of: types.sorted(), outside: files.map(\.path))
    }

    private func makesObjects(of types: Set<String>) -> Bool {
        files.contains { file in
            file.outline.uses.contains { use in
                let end = file.outline.source[use.name.upperBound...]
                return (use.roles.contains(.called) || end.starts(with: ".init(".utf8))
                    && types.contains(file.outline.text(of: use.name))
            }
        }
    }

    /// Whether a file assigns something to a property of an object of some types, or of one whose type it does not tell.
    private func assigns(to property: String, of types: Set<String>, in file: ModuleFile) -> Bool {
        let outline = file.outline
        let hashes = Set(typeNames.map { NameHash.of($0) })
        let settings = outline.settings(knowing: outline.typesOfProperties, ofTypes: hashes)
        // An initializer may set what its arguments are called like.
        if settings.contains(where: { $0.base.isEmpty && $0.property == property && types.contains($0.type ?? "") }) {
            return true
        }
        return outline.uses.contains { use in
            guard use.isAssignment(to: property, in: outline) else { return false }
            if !use.roles.contains(.member) || outline.isOfSelf(use) {
                return use.type.map { types.contains(file.typeNames[$0]) } ?? true
            }
            let type = settings.first { $0.offset == use.name.lowerBound }?.type
            return type.map { types.contains($0) || declarations(of: $0).isEmpty } ?? true
        }
    }
}

extension Use {
    fileprivate func isAssignment(to property: String, in outline: Outline) -> Bool {
        roles.contains(.assigned) && !roles.contains(.bound) && name.count == property.utf8.count
            && outline.source[name].elementsEqual(property.utf8)
    }
}
