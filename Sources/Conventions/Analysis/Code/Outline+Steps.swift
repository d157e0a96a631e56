import SwiftOutline

extension Outline {
    /// The code of a function, or of what a view of SwiftUI shows; nil of other members.
    func code(ofMember number: Int) -> Range<Int>? {
        let member = members[number]
        guard member.kind == .var, !member.isStored, let owner = member.owner else { return member.body }
        return isSwiftUIView(types[owner]) ? extent(ofMember: number) : nil
    }

    /// Whether a type is a view of SwiftUI, or an extension of what is called so.
    func isSwiftUIView(_ type: TypeDeclaration) -> Bool {
        type.kind == .struct && self[type.inherits].contains { source[$0].elementsEqual("View".utf8) }
            || type.kind == .extension && source[type.name].ends(with: "View".utf8)
    }

    /// Whether a use is that of the superclass's member: `super.viewDidLoad`.
    func isOfSuper(_ use: Use) -> Bool {
        use.roles.contains(.member) && source[..<use.name.lowerBound].ends(with: "super.".utf8)
    }

    /// The name of a use, and whether it is the superclass that is asked: a function that calls both
    /// `super.viewDidLoad` and `presenter.viewDidLoad` does two things.
    func word(_ use: Use) -> String {
        let name = text(of: use.name)
        return isOfSuper(use) ? "super." + name : name
    }

    /// The same of what a use gives a new value. Who sets to nil what should have a value does not set it.
    func wordOfSetting(_ use: Use) -> String { isSetToNil(use) ? word(use) + " = nil" : word(use) }

    /// Whether a use is that of a closure which a function is given, as it is or as a `UIAction`: it is called, or passed
    /// on.
    func isGivenClosure(_ use: Use, named name: String, in function: Member) -> Bool {
        guard let body = function.body, !use.roles.contains(.member) || isOfSelf(use) else { return false }
        let parameter = uses(in: function.name.upperBound..<body.lowerBound).first {
            $0.roles.contains(.bound) && source[$0.name].elementsEqual(name.utf8)
        }
        guard let parameter else { return false }
        var depth = 0
        let type = source[parameter.name.upperBound..<body.lowerBound].prefix { byte in
            if "([".utf8.contains(byte) { depth += 1 }
            if ")]".utf8.contains(byte) { depth -= 1 }
            return depth >= 0 && (depth > 0 || byte != UInt8(ascii: ","))
        }
        return type.elementsEqual(": UIAction".utf8)
            || zip(type, type.dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">") }
    }

    /// Whether a use is that of a member of a variable which the function declares: `response.error`.
    func isOfLocalVariable(_ use: Use, in function: Member) -> Bool {
        guard let body = function.body, use.name.lowerBound > body.lowerBound else { return false }
        let receiver = receiver(of: use)
        return uses(in: body.lowerBound..<use.name.lowerBound).contains {
            $0.roles.contains(.bound) && source[$0.name].elementsEqual(receiver)
                && source[..<$0.name.lowerBound].ends(with: "var ".utf8)
        }
    }

    /// Whether a use is that of a member which is called with a closure alone: `.refreshable { await load() }`.
    func isGivenClosure(_ use: Use) -> Bool {
        use.roles.contains(.member)
            && source[use.name.upperBound...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "{")
    }

    /// Whether a use calls a closure that may be nil, or one that a function is given or that its type keeps.
    func callsClosure(_ use: Use, named name: String, of type: String, in function: Member) -> Bool {
        guard let body = function.body, !isOfOther(use) else { return false }
        let rest = source[use.name.upperBound...]
        guard rest.starts(with: "(".utf8) else { return rest.starts(with: "?(".utf8) }
        // A closure may be given another one, too.
        let isParameter = uses(in: function.name.upperBound..<use.name.lowerBound).contains {
            $0.roles.contains(.bound) && source[$0.name].elementsEqual(name.utf8)
                && (!body.contains($0.name.lowerBound) || !isDeclaredVariable($0))
        }
        return isParameter || isStored(name, in: type)
    }

    /// Whether a name is bound by `let` or `var`, or declares a function.
    private func isDeclaredVariable(_ use: Use) -> Bool {
        let before = source[..<use.name.lowerBound]
        return ["let ", "var ", "func "].contains { before.ends(with: $0.utf8) }
    }

    /// Whether a use gives what it names a new value: `=` follows, or `+=` and the like.
    func isChanged(_ use: Use) -> Bool {
        if use.roles.contains(.assigned) { return true }
        var rest = source[use.name.upperBound...].drop { $0 == UInt8(ascii: " ") }
        guard let first = rest.popFirst(), "+-*/".utf8.contains(first) else { return false }
        return rest.first == UInt8(ascii: "=")
    }

    /// Whether a type has a stored property of this name.
    func isStored(_ name: String, in type: String) -> Bool {
        members.contains { $0.isStored && text(of: $0.name) == name && ownerName(of: $0) == type }
    }
}
