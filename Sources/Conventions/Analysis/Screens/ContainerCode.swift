import SwiftOutline
import Text

/// A name in code that may put a screen into a container.
struct ContainerCode {
    private let file: ModuleFile
    private let index: Int
    private var outline: Outline { file.outline }
    private var use: Use { file.outline.uses[index] }

    init(_ file: ModuleFile, _ index: Int) {
        self.file = file
        self.index = index
    }

    /// The texts of the screens that are put in here, `navigation.pushViewController(screen, animated: true)`, or taken
    /// out, `navigation.viewControllers[0] as! Screen`; nil where it is no such place.
    var values: [ArraySlice<UInt8>]? {
        let name = outline.source[use.name]
        let words = [
            "rootViewController", "pushViewController", "setViewControllers", "viewControllers", "topViewController",
            "show",
        ]
        guard let word = words.first(where: { name.elementsEqual($0.utf8) }) else { return nil }
        if word == "rootViewController" {
            return use.roles.contains(.labelled) ? [outline.value(assignedTo: use)] : nil
        }
        guard isMemberOfName else { return nil }
        if word == "show", !isOfSender { return nil }
        if use.roles.contains(.called) || use.roles.contains(.assigned) {
            return Self.elements(outline.value(assignedTo: use))
        }
        let rest = outline.source[use.name.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
        let path = rest.prefix { $0 != UInt8(ascii: " ") }
        guard ["[0]", ".first", ".first!", ""].contains(where: { path.elementsEqual($0.utf8) }),
            rest.dropFirst(path.count).starts(with: " as! ".utf8)
        else { return nil }
        return [rest.dropFirst(path.count + 5)]
    }

    /// Whether it is UIKit's own way to show a screen: `navigation.show(screen, sender: nil)`.
    private var isOfSender: Bool {
        guard use.roles.contains(.called), outline.uses.indices.contains(index + 2) else { return false }
        return outline.uses[(index + 1)...].prefix(4).contains {
            $0.roles.contains(.labelled) && outline.source[$0.name].elementsEqual("sender".utf8)
                && outline.callee(around: $0.name.lowerBound, before: outline.uses.count) == index
        }
    }

    /// Whether it is written as a member of another name: `navigation?.viewControllers`.
    private var isMemberOfName: Bool {
        let between = outline.source[outline.uses[index - 1].name.upperBound..<use.name.lowerBound]
        return use.roles.contains(.member) && between.allSatisfy(".?!".utf8.contains)
    }

    /// The name that gets the container which is made with the screen: `navigation` of
    /// `let navigation = UINavigationController(rootViewController: screen)`.
    var placeOfMade: Int? {
        let type = outline.uses[index - 1]
        guard type.roles.contains(.called), outline.source[type.name].ends(with: "NavigationController".utf8) else {
            return nil
        }
        let target = outline.uses[..<(index - 1)].suffix(2).lastIndex {
            !$0.roles.isDisjoint(with: [.assigned, .bound])
        }
        guard let target else { return nil }
        let between = outline.source[outline.uses[target].name.upperBound..<type.name.lowerBound]
        let isValue = between.last { $0 != UInt8(ascii: " ") } == UInt8(ascii: "=")
        return isValue && !between.contains(UInt8(ascii: "\n")) ? target : nil
    }

    /// The type whose property the name is; nil for a local name, and where the type is not known.
    func ownerOfProperty(among classes: [String]) -> String? {
        if use.roles.contains(.member) {
            return SetReferences.owner(of: index, in: file, Set(classes), outline.typesOfProperties)
        }
        let isLocal = use.roles.contains(.bound) || localBinding(of: outline.source[use.name]) != nil
        return isLocal ? nil : use.type.map { file.typeNames[$0] }
    }

    /// The name that a value consists of, with or without `self`; nil for an expression.
    static func name(at value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let value = value.starts(with: "self.".utf8) ? value.dropFirst(5) : value
        let name = value.prefix(while: \.isNamePart)
        let rest = value.dropFirst(name.count).drop { "!?".utf8.contains($0) }
        return name.isEmpty || ".([?".utf8.contains(rest.first ?? UInt8(ascii: "\n")) ? nil : name
    }

    /// The elements of a list, or a single value.
    private static func elements(_ value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        guard value.first == UInt8(ascii: "[") else { return [value] }
        let list = value.dropFirst().prefix { $0 != UInt8(ascii: "]") }
        return list.split(separator: UInt8(ascii: ",")).map { element in
            let start = element.drop { " \r\n\t".utf8.contains($0) }.startIndex
            return value[start...]
        }
    }

    /// Which of some types the object of a value has, as the text tells: one that is made on the spot, a local name or
    /// a property of its type.
    func type(of value: ArraySlice<UInt8>, among types: some Collection<String>) -> String? {
        let first = value.prefix(while: \.isNamePart)
        if let type = types.first(where: { first.elementsEqual($0.utf8) }) { return type }
        guard let name = Self.name(at: value) else { return nil }
        guard let bound = localBinding(of: name) else {
            guard let type = outline.typesOfProperties[NameHash.of(name)] else { return nil }
            return types.contains(type) ? type : nil
        }
        let named = statement(binding: bound).filter { $0.isTypeName(in: outline) }
        let told = named.last(where: outline.isCast) ?? named.first
        return told.map { outline.text(of: $0.name) }.flatMap { types.contains($0) ? $0 : nil }
    }

    /// The use that binds a name in the same member.
    private func localBinding(of name: ArraySlice<UInt8>) -> Int? {
        let member = outline.member(around: use.name.lowerBound)
        return outline.binding(of: name, before: index).flatMap {
            member.contains(outline.uses[$0].name.lowerBound) ? $0 : nil
        }
    }

    /// What is named where a local name is bound: in the type and the value of it alone.
    private func statement(binding bound: Int) -> ArraySlice<Use> {
        let start = outline.uses[bound].name.upperBound
        var depth = 0
        let end = outline.source[start...].firstIndex { byte in
            if "([{".utf8.contains(byte) { depth += 1 }
            if ")]}".utf8.contains(byte) { depth -= 1 }
            return depth < 0 || depth == 0 && "\n,;".utf8.contains(byte)
        }
        return outline.uses(in: start..<(end ?? outline.source.count))
    }
}
