import SwiftOutline

/// An object that is made where a property is set, though the same function makes one of its class already: the
/// property gets one that nothing else is connected with.
struct SecondObject {
    let file: ModuleFile
    /// The name of the property that gets it.
    let name: Range<Int>
    /// The class of the object.
    let type: String
}

extension SecondObject {
    /// Those that a file makes which connects the module's components in the set.
    static func all(in file: ModuleFile, of module: CheckedModule) -> [SecondObject] {
        guard let expected = file.expected, expected.connections.contains(where: { !$0.isOwn }) else { return [] }
        let outline = file.outline
        let made = outline.uses.indices.filter { index in
            let use = outline.uses[index]
            return use.roles.contains(.called) && use.isTypeName(in: outline)
        }
        return made.compactMap { index in
            let name = outline.uses[index].name
            guard let property = outline.receiver(ofObjectMadeAt: index),
                made.contains(where: { other in
                    other != index && outline.source[outline.uses[other].name].elementsEqual(outline.source[name])
                        && outline.member(around: name.lowerBound).contains(outline.uses[other].name.lowerBound)
                }),
                case let type = outline.text(of: name), isComponent(type, of: module)
            else { return nil }
            return SecondObject(file: file, name: property, type: type)
        }
    }

    private static func isComponent(_ type: String, of module: CheckedModule) -> Bool {
        guard let (file, index) = module.declarations(of: type).first, file.outline.types[index].kind == .class,
            let role = Role.role(of: type)
        else { return false }
        return Role.layered.contains(role)
    }
}

extension Outline {
    /// The property that is set to an object which is made at a use.
    fileprivate func receiver(ofObjectMadeAt index: Int) -> Range<Int>? {
        guard index > 0 else { return nil }
        let before = uses[index - 1]
        let between = source[before.name.upperBound..<uses[index].name.lowerBound]
        return before.roles.contains([.member, .assigned]) && between.elementsEqual(" = ".utf8) ? before.name : nil
    }
}
