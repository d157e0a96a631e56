import SwiftOutline

extension Use {
    /// Whether it may be that of a property of a name, and is no label and no name that is declared here.
    func isOf(_ property: String, in outline: Outline) -> Bool {
        !roles.contains(.bound) && (roles.contains(.member) || !roles.contains(.labelled))
            && outline.source[name].elementsEqual(property.utf8)
    }
}

extension Outline {
    /// Whether a property of a type may be used where an optional one cannot be.
    func needsValue(of property: String, in type: String) -> Bool {
        let own = uses.indices.filter { uses[$0].isOf(property, in: self) && !uses[$0].roles.contains(.assigned) }
        guard !own.isEmpty else { return false }
        guard own.count < OptionalUses.manyUses else { return true }
        let types = typesOfProperties
        let code = CodeTokens(of: self)
        return own.contains { index in
            mayBeOfObject(index, of: type, knowing: types)
                && code.index(at: uses[index].name.lowerBound).map(code.allowsOptional) != true
        }
    }

    /// Whether a use of a property may be that of a type's object: in a subclass it needs no receiver but `self`,
    /// elsewhere one that is known as nothing else.
    func mayBeOfObject(_ index: Int, of type: String, knowing properties: [UInt64: String]) -> Bool {
        let use = uses[index]
        guard use.roles.contains(.member), !isOfSelf(use) else { return isInCode(index, of: type) }
        guard index > 0 else { return true }
        let receiver = uses[index - 1]
        let between = source[receiver.name.upperBound..<use.name.lowerBound]
        guard between.allSatisfy(".?!".utf8.contains) else { return true }
        let name = text(of: receiver.name)
        if let known = properties[NameHash.of(name)], declares(known) != false { return known == type }
        guard let role = Role.role(ofValue: name), role != .contract else {
            return true
        }
        return Role.role(of: type).map { $0 == role } ?? true
    }

    /// Whether a property is that of a local object which is made there, and called as one of another role than a type.
    private func isOfOtherRole(_ index: Int, than type: String) -> Bool {
        guard let bound = binding(of: receiver(of: uses[index]), before: index), isMade(bound) else { return false }
        let made = value(assignedTo: uses[bound]).prefix(while: \.isNamePart)
        guard let own = Role.role(of: String(decoding: made, as: UTF8.self)), let other = Role.role(of: type) else {
            return false
        }
        return own != other
    }

    /// Whether a use stands in the code of a type or of a subclass.
    private func isInCode(_ index: Int, of type: String) -> Bool {
        guard let around = uses[index].type.map({ types[$0] }) else { return false }
        return text(of: around.name) == type || inheritedNames(of: around).contains(type)
    }

    /// Whether a name is that of a class here; nil where it is declared elsewhere.
    private func declares(_ name: String) -> Bool? {
        types.first { $0.kind != .extension && text(of: $0.name) == name }.map { $0.kind == .class }
    }

    /// Whether an object that is made on the spot is assigned to a property of a type.
    func assignsNewObject(to property: String, of type: String) -> Bool {
        let places = uses.indices.filter {
            uses[$0].isOf(property, in: self) && uses[$0].roles.isSuperset(of: [.assigned, .member])
        }
        guard !places.isEmpty else { return false }
        let code = CodeTokens(of: self)
        return places.contains { index in
            (!isOfSelf(uses[index]) || isInCode(index, of: type)) && !isOfOtherRole(index, than: type)
                && code.index(at: uses[index].name.lowerBound).map(code.isGivenNewObject) ?? false
        }
    }
}
