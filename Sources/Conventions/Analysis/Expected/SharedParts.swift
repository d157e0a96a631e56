import SwiftOutline

/// What modules that were there before their set have otherwise than it, and rightly so.
extension CheckedModule {
    /// Whether the set was made of modules that were there before it.
    var isOfLearntSet: Bool { convention?.layers.isStrict != nil }

    /// What the rest of the project has to tell before a class is compared with that of a set which was learnt: one
    /// that inherits the class of another screen, or that those of others inherit, shares its parts with these. What is
    /// for all screens has no parts of one.
    func questionsOfSharedParts(of name: String, in file: ModuleFile, _ type: Int, _ expected: ExpectedType)
        -> [OpenQuestion]
    {
        guard isOfLearntSet else { return [] }
        let inherited = expected.inherits.map { TypeText.core($0.text(for: forms)).prefix { $0 != "<" } }
        guard let above = file.outline.superclassName(of: file.outline.types[type]), !inherited.contains(above[...]),
            !BaseModule.names.contains(where: above.hasPrefix)
        else { return [.isNoBase(name)] }
        return [.isNoBase(name), .isNoClass(above)]
    }

    /// The same before a protocol is missed to which such a class conforms in the set.
    func questionsOfSharedParts(conformingTo name: String) -> [OpenQuestion] {
        guard isOfLearntSet else { return [] }
        var questions: [OpenQuestion] = []
        forEachExpectedType { expected, type, file, index in
            guard expected.inherits.contains(where: { $0.text(for: forms) == name }) else { return }
            questions += questionsOfSharedParts(of: type, in: file, index, expected)
        }
        return questions
    }

    /// What there is to ask before something of a type is missed, which need not be declared where a set was learnt:
    /// several screens may share a protocol.
    func questionsOfSharedType(_ name: String, _ pattern: NamePattern?) -> [OpenQuestion] {
        isOfLearntSet && pattern?.hasName == true && name.utf8.allSatisfy(\.isNamePart)
            && declarations(of: name).isEmpty ? [.isDeclared(name)] : []
    }

    /// Whether a property, behind its type's name, is called after a part that a module of a learnt set does without:
    /// what shows nothing has no `view`.
    func doesWithoutPart(called symbol: String) -> Bool {
        guard isOfLearntSet, case let property = symbol.drop(while: { $0 != "." }).dropFirst(),
            let role = Role.role(of: name + property.prefix(1).uppercased() + property.dropFirst()),
            Role.layered.contains(role)
        else { return false }
        return !typeNames.contains { Role.role(of: $0) == role }
    }

    /// Whether a type is one that modules of the set need not declare, and this one does not: what is called otherwise
    /// there is so wherever it is inherited or held.
    func doesWithout(_ type: String) -> Bool {
        guard namesHelpersFreely, !declares(type), let convention else { return false }
        return convention.files.contains { file in
            file.types.contains { !$0.isRequired && !$0.name.isOpen && $0.name.text(for: forms) == type }
        }
    }
}
