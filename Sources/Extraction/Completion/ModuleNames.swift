import SwiftOutline
import Text

/// The names that some Swift texts declare, and those that they use.
struct ModuleNames {
    /// The names of types, members, parameters and local variables.
    private(set) var declared: Set<String> = []
    /// The names of types and members, which can stand behind a dot.
    private(set) var declaredMembers: Set<String> = []
    /// The names of the types among them.
    private(set) var types: Set<String> = []
    /// The names of the cases of enumerations.
    private(set) var cases: Set<String> = []
    /// Names that stand for themselves.
    private(set) var used: Set<String> = []
    /// Names behind the dot of something of the texts' own, as `show` in `view?.show()` where `view` is of a type that
    /// the texts declare.
    private(set) var usedMembers: Set<String> = []

    /// What is used and not declared.
    var missing: Set<String> { used.subtracting(declared).union(usedMembers.subtracting(declaredMembers)) }

    /// Reads texts; `ownTypes` and `ownCases` are types and cases that count as their own, too.
    init(_ texts: [[UInt8]], ownTypes: Set<String> = [], ownCases: Set<String> = []) {
        self.init(texts.map { Outline($0) }, ownTypes: ownTypes, ownCases: ownCases)
    }

    /// The names in the texts of these outlines.
    init(_ outlines: [Outline], ownTypes: Set<String> = [], ownCases: Set<String> = []) {
        for outline in outlines {
            for type in outline.types where type.kind != .extension {
                types.insert(outline.text(of: type.name))
            }
            for member in outline.members {
                let name = outline.text(of: member.name)
                declaredMembers.insert(name)
                if member.kind == .case { cases.insert(name) }
            }
            // What is generic may call a parameter as somebody else's type is called.
            for name in outline.uses.filter({ $0.roles.contains(.bound) }).map({ outline.text(of: $0.name) })
            where name.first?.isUppercase != true { declared.insert(name) }
        }
        declaredMembers.formUnion(types)
        declared.formUnion(declaredMembers)
        let known = types.union(ownTypes)
        var owned: Set = ["self", "Self"]
        for outline in outlines {
            for member in outline.members {
                let names = member.type.map { SwiftLines.identifiers(in: outline.source[$0]) } ?? []
                if !names.isDisjoint(with: known) { owned.insert(outline.text(of: member.name)) }
            }
        }
        owned.formUnion(known)
        for outline in outlines {
            for (index, use) in outline.uses.enumerated() where use.roles.isDisjoint(with: [.bound, .labelled]) {
                let name = outline.text(of: use.name)
                if !use.roles.contains(.member) {
                    used.insert(name)
                } else if HelperDeclarations.isOwn(name) {
                    // Whatever it is asked of, which may be generic and somebody else's: nobody else calls it so.
                    usedMembers.insert(name)
                } else if let receiver = outline.receiver(of: use) {
                    guard owned.contains(receiver), !outline.isOfOthers(index, than: owned) else { continue }
                    usedMembers.insert(name)
                } else if cases.contains(name) || ownCases.contains(name) {
                    usedMembers.insert(name)
                }
            }
        }
    }
}

extension Outline {
    /// The name before a member's dot; nil where something else is there, or nothing.
    func receiver(of use: Use) -> String? {
        var end = use.name.lowerBound
        func skip(_ bytes: String) { while end > 0, bytes.utf8.contains(source[end - 1]) { end -= 1 } }
        skip("` \n\t")
        skip(".")
        skip("?!")
        let dot = end
        skip(" \n\t`")
        // What begins with a dot has no name before it, but may have a word such as 'case'.
        if end < dot, !source[end..<dot].contains(UInt8(ascii: "\n")) { return nil }
        var start = end
        while start > 0, source[start - 1].isNamePart { start -= 1 }
        return start < end ? text(of: start..<end) : nil
    }

    /// Whether what is before a member's dot is a member of a type that is none of some: `Scenes.LoginView` in
    /// `Scenes.LoginView.title`.
    func isOfOthers(_ index: Int, than types: some Collection<String>) -> Bool {
        guard index > 0, case let before = uses[index - 1], before.roles.contains(.member),
            let type = receiver(of: before), type.first?.isUppercase == true
        else { return false }
        return !types.contains(type)
    }

    /// The type of which an object is made before a member's dot, `Builder` in `Builder(view).make()`; nil for none.
    func madeReceiver(of use: Use) -> String? {
        var rest = source[..<use.name.lowerBound]
        guard rest.popLast() == UInt8(ascii: "."), rest.last == UInt8(ascii: ")") else { return nil }
        var depth = 0
        while let byte = rest.popLast() {
            if byte == UInt8(ascii: ")") { depth += 1 }
            if byte == UInt8(ascii: "(") { depth -= 1 }
            if depth == 0 { break }
            // The arguments of a call that goes on for lines may be closures.
            if byte == UInt8(ascii: "\n") { return nil }
        }
        let start = rest.lastIndex { !$0.isNamePart }.map { $0 + 1 } ?? rest.startIndex
        let name = text(of: start..<rest.endIndex)
        let isMember = start > 0 && source[start - 1] == UInt8(ascii: ".")
        return name.first?.isUppercase == true && !isMember ? name : nil
    }
}
