import SwiftOutline

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
    /// Whether a property has no value at first, is read as if it had, and can be set nowhere else.
    fileprivate func mustBeSetHere(_ member: Member) -> Bool {
        let isOwn = hasModifier("private", member) || hasModifier("private(set)", member)
        guard isOwn, member.kind == .var, member.isStored, member.initialValue == nil, member.attributes.isEmpty,
            let type = member.type
        else { return false }
        return source[type].last == UInt8(ascii: "!")
    }

    /// Whether some property of a name is assigned to, alone or in a tuple, or passed to what may do so.
    fileprivate func setsProperty(called name: Range<Int>) -> Bool {
        let newline = UInt8(ascii: "\n")
        return uses.contains { use in
            guard use.roles.isDisjoint(with: [.bound, .labelled]), source[use.name].elementsEqual(source[name]) else {
                return false
            }
            let line = source[use.name.upperBound...].prefix { $0 != newline }
            let before = source[..<use.name.lowerBound]
            return use.roles.contains(.assigned) || String(decoding: line, as: UTF8.self).contains(") = ")
                || before.ends(with: "&".utf8) || before.ends(with: "&self.".utf8)
        }
    }
}
