import SwiftOutline
import Text

/// What stands in a file in place of what the set declares there.
struct MeantType {
    let name: String
    /// Whether it is the same kind of thing, by the last word of its name.
    let isSameThing: Bool

    /// What to do about it, as the end of a message.
    func advice(for wanted: String) -> String {
        isSameThing ? "; rename '\(name)' to '\(wanted)'" : "; did you mean '\(name)'?"
    }
}

extension CheckedModule {
    /// The type in a file that is called otherwise than the set has it; nil where none can be that one, as a protocol
    /// beside a class cannot, and another type that the set has.
    func declared(in file: ModuleFile, for expected: ExpectedType, called wanted: String) -> MeantType? {
        let others = Set((file.expected?.types ?? []).filter { !$0.name.isOpen }.map { $0.name.text(for: forms) })
        let names = zip(file.outline.types, file.typeNames).filter { type, name in
            type.parent == nil && expected.kinds.contains(type.kind) && !others.contains(name)
                && file.outline.isSeen(type)
        }.map(\.1)
        let word = NameAdvice.words(of: wanted).last
        let alike = names.filter { NameAdvice.words(of: $0).last == word }
        let near = nearest(to: wanted, in: names)
        if let near { return MeantType(name: near, isSameThing: alike.contains(near)) }
        return alike.count == 1 ? MeantType(name: alike[0], isSameThing: true) : nil
    }

    /// What a type is said to inherit in place of what the set has, and what to do about it. What comes with a
    /// protocol, is for objects alone or has a framework's name is not meant, nor is a protocol where a class is
    /// wanted.
    func inherited(
        by type: String, inPlaceOf wanted: String, besides right: [String]
    ) -> (name: String, advice: String)? {
        let isClass = ["UI", "NS"].contains(where: wanted.hasPrefix)
        let names = inherits(type).filter { name in
            !right.contains(name) && name != "AnyObject"
                && !(isClass && declarations(of: name).contains { $0.file.outline.types[$0.type].kind == .protocol })
        }
        guard let near = nearest(to: wanted, in: names) else { return nil }
        let isOthers = declarations(of: near).isEmpty && index.isOfOtherModule(near)
        return (near, isOthers ? "; write it in place of '\(near)'" : "; did you mean '\(near)'?")
    }
}
