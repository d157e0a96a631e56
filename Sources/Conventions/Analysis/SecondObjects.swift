import SwiftOutline

/// An object that is made where a property is set, though the same function makes one of its class already: the property gets
/// one that nothing else is connected with.
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
        guard let expected = file.expected, !expected.connections.isEmpty else { return [] }
        let outline = file.outline
        var made: [String: [Int]] = [:]
        for (index, use) in outline.uses.enumerated()
        where use.roles.contains(.called) && !use.roles.contains(.member) && use.isTypeName(in: outline) {
            made[outline.text(of: use.name), default: []].append(index)
        }
        return made.filter { $1.count > 1 && isComponent($0, of: module) }.sorted { $0.key < $1.key }
            .flatMap { type, uses in
                uses.compactMap { index -> SecondObject? in
                    let function = outline.member(around: outline.uses[index].name.lowerBound)
                    guard let name = outline.receiver(ofObjectMadeAt: index),
                        uses.contains(where: { $0 != index && function.contains(outline.uses[$0].name.lowerBound) })
                    else { return nil }
                    return SecondObject(file: file, name: name, type: type)
                }
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
