import SwiftOutline
import Text

extension CheckedModule {
    /// The properties that crash whoever reads them: they are nil until their own file sets them, which it never does.
    func propertiesNeverSet() -> [LooseEnd] {
        var ends: [LooseEnd] = []
        forEachExpectedType { _, type, file, number in
            for index in file.members[number] {
                let member = file.outline.members[index]
                guard file.outline.mustBeSetHere(member), !file.outline.setsProperty(called: member.name)
                else { continue }
                ends.append(
                    LooseEnd(
                        kind: .neverSet(file.memberNames[index]), type: type, file: file,
                        offset: member.name.lowerBound))
            }
        }
        return ends
    }
}

extension Outline {
    /// Whether a property has no value at first, is read as if it had, and can be set nowhere else. Whether one that is
    /// private is read is not sure where a local value bears its name.
    fileprivate func mustBeSetHere(_ member: Member) -> Bool {
        guard member.kind == .var, member.isStored, member.initialValue == nil, member.attributes.isEmpty,
            let type = member.type, source[type].last == UInt8(ascii: "!")
        else { return false }
        if hasModifier("private(set)", member) { return true }
        let alike = uses.filter { source[$0.name].elementsEqual(source[member.name]) }
        return hasModifier("private", member) && alike.contains { !$0.roles.contains(.labelled) }
            && !alike.contains { $0.roles.contains(.bound) }
    }

    /// Whether some property of a name is assigned to, alone or in a tuple, or passed to what may do so.
    fileprivate func setsProperty(called name: Range<Int>) -> Bool {
        let newline = UInt8(ascii: "\n")
        let alike = uses.filter { source[$0.name].elementsEqual(source[name]) }
        // What may be a keyword, as `async` may, is no use of a name.
        if alike.isEmpty { return ByteSearch(Array(source[name]) + " = ".utf8).finds(in: source) }
        return alike.contains { use in
            guard use.roles.isDisjoint(with: [.bound, .labelled]) else { return false }
            let line = source[use.name.upperBound...].prefix { $0 != newline }
            let before = source[..<use.name.lowerBound]
            return use.roles.contains(.assigned) || String(decoding: line, as: UTF8.self).contains(") = ")
                || before.ends(with: "&".utf8) || before.ends(with: "&self.".utf8)
        }
    }
}
