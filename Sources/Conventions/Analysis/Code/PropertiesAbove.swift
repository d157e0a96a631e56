import SwiftOutline

/// What the classes above another one tell of a property.
enum PropertyAbove: Equatable {
    /// One of the module's has it.
    case has
    /// None of the module's has it, and the rest of the project has to tell of this one.
    case unknown(String)
    case none

    /// What there is to ask where the property is missing.
    func questions(of property: String) -> [OpenQuestion] {
        if case .unknown(let base) = self { [.isNotInherited(property, from: base)] } else { [] }
    }
}

extension CheckedModule {
    /// What the superclasses of a class that has no such property itself tell of one.
    func superclass(of type: String, withoutProperty property: String) -> PropertyAbove {
        var seen: Set<String> = []
        var next = type
        while seen.insert(next).inserted {
            guard let (file, number) = declarations(of: next).first else { return .unknown(next) }
            if next != type, file.members[number].contains(where: { file.memberNames[$0] == property }) { return .has }
            guard let above = file.outline.superclassName(of: file.outline.types[number]),
                declarations(of: above).allSatisfy({ $0.file.outline.types[$0.type].kind == .class })
            else { return .none }
            next = above
        }
        return .none
    }

    /// What a type that is written for a property may be another name for: whether it is one for one of some types, in
    /// the module or elsewhere.
    func isOtherName(_ type: String, for types: [String]) -> Bool {
        guard !aliases.isEmpty, let meant = aliases[TypeText.core(type)] else { return false }
        return types.contains { TypeText.areEqual(meant, $0) }
    }

    /// The same for the rest of the project to answer; nil where the module declares the type.
    func questionOfOtherName(_ type: String, for types: [String]) -> OpenQuestion? {
        let name = TypeText.core(type)
        guard name.utf8.allSatisfy(\.isNamePart), declarations(of: name).isEmpty, aliases[name] == nil else {
            return nil
        }
        return .isNoOtherName(name, for: types)
    }
}
