import SwiftOutline

/// What the message of a reference that must be weak says besides: what has to be done first, and what to look after.
enum WeakNeeds {
    /// Said where nobody is certain to own what a reference refers to once it is weak.
    static let caution = "; make sure that something else owns what it refers to"

    /// The same where whoever has the module made gets nothing but what has the property.
    static let result = "; return what it refers to as well, or nothing owns it"

    /// The same of a screen that another reference would no longer own, either.
    static func result(_ screen: String) -> String { "\(resultStart) '\(screen)' as well, or nothing owns it" }

    private static let resultStart = "; return the"

    /// The same where it is in a property of who makes the module.
    static let kept = "; keep what it refers to as well, or nothing owns it"

    /// The same where it is a router, which whoever has the module made gets and lets show the screen.
    static func routerKept(orClearing screen: String) -> String {
        "\(routerKeptStart), or leave this strong and have the router set '\(screen)' to nil once it is shown"
    }

    private static let routerKeptStart = "; have whoever builds the module keep the router"

    private static let end = " for that"

    /// That a protocol has to be for objects alone.
    static func objects(_ name: String) -> String { "'\(name)' has to inherit 'AnyObject'" }

    /// That a protocol must not require a value that is always there.
    static func optional(_ name: String) -> String { "'\(name)' has to require an optional" }

    /// That a property has to be one that may have no value.
    static func optional(_ member: Member) -> String {
        member.kind == .let ? "it has to be an optional 'var'" : "it has to be optional"
    }

    /// The same where a value from the beginning on tells its type, so that it always has one; empty where none does.
    static func ofValue(_ member: Member) -> String { member.initialValue == nil ? "" : sentence([optional(member)]) }

    /// What takes the place of a property whose enumeration or tuple has what refers back; nil for other properties.
    static func ofPart(in reference: BackReference, of module: CheckedModule) -> String? {
        let edge = reference.edge
        if edge.isPayload { return "; a case owns its object, which a weak property beside it does not" }
        guard edge.isTuplePart, let type = edge.member?.type else { return nil }
        let written = edge.file.outline.source[type]
        let meant = module.aliases[TypeText.core(written)].map { Array($0.utf8)[...] } ?? written
        let names = reference.cycle.first.map { [$0] + module.allInherited(by: $0) } ?? []
        return "; " + (TypeText.weakContainer(meant, of: names) ?? TypeText.weakPart)
    }

    /// All that has to be done first; empty for nothing.
    static func sentence(_ needs: [String]) -> String {
        needs.isEmpty ? "" : "; " + needs.joined(separator: " and ") + end
    }

    /// A message with one more thing that has to be done first, beside what it says already.
    static func adding(_ need: String, to message: String) -> String {
        let (told, caution) = withoutCaution(message)
        let all = told.hasSuffix(end) ? told.dropLast(end.count) + " and " + need + end : told + sentence([need])
        return all + caution
    }

    /// A message without what it says last of what to look after, and that.
    static func withoutCaution(_ message: String) -> (told: String, caution: String) {
        let last = message.lastIndex(of: ";") ?? message.endIndex
        let isCaution = [caution, result, resultStart, kept, routerKeptStart].contains(
            where: message[last...].hasPrefix)
        return isCaution ? (String(message[..<last]), String(message[last...])) : (message, "")
    }
}

extension WeakOwner {
    /// That it has to be strong, and what refers back to it weak.
    var needs: [String] { ["'\(property)' has to be strong"] + back.map { "'\($0)' has to be weak" } }
}

extension CheckedModule {
    /// The module's protocols that require a property of one of its types.
    func protocols(requiring member: Member, in file: ModuleFile) -> [String] {
        let name = file.outline.text(of: member.name)
        var found: [String] = []
        for inherited in allInherited(by: file.outline.ownerName(of: member)) where !found.contains(inherited) {
            let isRequired = declarations(of: inherited).contains { file, type in
                file.outline.types[type].kind == .protocol
                    && zip(file.outline.members, file.memberNames).contains {
                        $0.owner == type && $0.kind == .var && $1 == name
                    }
            }
            if isRequired { found.append(inherited) }
        }
        return found
    }
}
