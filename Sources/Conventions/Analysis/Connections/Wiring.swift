import SwiftOutline
import Text

/// A property that a text sets from outside: `presenter.view = view`, or `Presenter(view: view)`.
struct PropertySetting {
    /// The type of the object as far as the text tells.
    let type: String?
    /// What the object is called; empty where it is just being made.
    let base: String
    let property: String
    /// Where the property stands.
    let offset: Int
}

extension Outline {
    /// The properties that are set, with the types of the objects where they are of the module: where the hashes of the
    /// types' names are among `types`.
    ///
    /// An object's type is one that is known by the hash of its name, or the first of the module's types that follows
    /// the name where it is bound:
    /// `let view = storyboard.instantiateInitialViewController() as? ClientListViewController`. What is set to nil is
    /// not set.
    func settings(knowing known: [UInt64: String] = [:], ofTypes types: Set<UInt64>) -> [PropertySetting] {
        var settings: [PropertySetting] = []
        var boundTypes = known
        var pendingName: UInt64?
        var made: [Making] = []
        // What closures call the object that they are given.
        var arguments: Set<UInt64> = []
        let tuples = assignedTuples
        func add(_ use: Use, to base: String, of type: String?) {
            settings.append(
                PropertySetting(type: type, base: base, property: text(of: use.name), offset: use.name.lowerBound))
        }
        for (index, use) in uses.enumerated() {
            if use.roles.contains(.bound) {
                let name = NameHash.of(source[use.name])
                if let value = tuples.value(at: use.name) {
                    boundTypes[name] = uses(in: value).first { isType($0, among: types) }.map { text(of: $0.name) }
                } else if isArgumentOfClosure(use) {
                    boundTypes[name] = nil
                    arguments.insert(name)
                } else {
                    pendingName = name
                    if !arguments.isEmpty { arguments.remove(name) }
                }
                made = []
                continue
            }
            if isType(use, among: types) {
                if let bound = pendingName {
                    boundTypes[bound] = text(of: use.name)
                    pendingName = nil
                }
                if isMaking(use) { made.append(Making(of: use.name)) }
            }
            if use.roles.contains(.labelled) {
                while let last = made.indices.last, !made[last].isOpen(at: use.name.lowerBound, in: source) {
                    made.removeLast()
                }
                if let last = made.last { add(use, to: "", of: text(of: last.type)) }
            }
            guard use.roles.contains(.member), index > 0 else { continue }
            let value = tuples.value(at: use.name)
            guard use.roles.contains(.assigned) || value != nil else { continue }
            made = []
            guard !isSetToNil(use), value.map({ source[$0].elementsEqual("nil".utf8) }) != true else { continue }
            if isOfClosureArgument(use) {
                add(use, to: "$0", of: nil)
                continue
            }
            let base = uses[index - 1]
            guard isReceiver(base, of: use) else { continue }
            let name = text(of: base.name)
            if !arguments.isEmpty, arguments.contains(NameHash.of(name)) {
                add(use, to: "$0", of: nil)
                continue
            }
            add(use, to: name, of: isType(base, among: types) ? name : boundTypes[NameHash.of(name)])
        }
        return settings
    }

    private func isType(_ use: Use, among types: Set<UInt64>) -> Bool {
        let first = source[use.name.lowerBound]
        return !use.roles.contains(.labelled) && (first < 0x60 || first >= 0x80)
            && types.contains(NameHash.of(source[use.name]))
    }

    /// The types of the properties that are declared, by the hashes of the properties' names.
    var typesOfProperties: [UInt64: String] {
        var types: [UInt64: String] = [:]
        for member in members where member.kind == .let || member.kind == .var {
            if let type = typeName(of: member) { types[NameHash.of(source[member.name])] = type }
        }
        return types
    }

    /// Whether an object of the type is made: `Presenter(`, `Presenter.init(` and `: Presenter = .init(`.
    private func isMaking(_ type: Use) -> Bool {
        if type.roles.contains(.called) { return true }
        var rest = source[type.name.upperBound...].drop { "?! =".utf8.contains($0) }
        guard rest.starts(with: ".init".utf8) else { return false }
        rest = rest.dropFirst(5)
        return rest.first == UInt8(ascii: "(")
    }

    /// Whether a member is that of a name right before it: nothing but its dot, optionality, and the end of a cast or
    /// of parentheses stands between, in whatever lines and comments.
    private func isReceiver(_ base: Use, of member: Use) -> Bool {
        let between = Array(source[base.name.upperBound..<member.name.lowerBound])
        if between.allSatisfy(".?!)".utf8.contains) { return true }
        var lexer = Lexer(between)
        while let token = lexer.next() {
            guard token.isComment || between[token.range].allSatisfy(".?!)".utf8.contains) else { return false }
        }
        return true
    }

    /// Whether a name is the only argument of a closure, without a type: `target` of `with(presenter) { target in`.
    private func isArgumentOfClosure(_ bound: Use) -> Bool {
        var end = bound.name.upperBound
        if end < source.count, source[end] == UInt8(ascii: ")") { end += 1 }
        // Nearly always it is what a constant is called.
        guard end + 3 < source.count, source[end + 1] == UInt8(ascii: "i"), source[end + 2] == UInt8(ascii: "n"),
            source[end] == UInt8(ascii: " "), !source[end + 3].isNamePart
        else { return false }
        return source[..<bound.name.lowerBound].last { !" (\n".utf8.contains($0) } == UInt8(ascii: "{")
    }

    private func isOfClosureArgument(_ member: Use) -> Bool {
        source[..<member.name.lowerBound].suffix(3).elementsEqual("$0.".utf8)
    }

    func isSetToNil(_ member: Use) -> Bool {
        let value = source[member.name.upperBound...].drop { " =".utf8.contains($0) }
        return value.starts(with: "nil".utf8) && value.dropFirst(3).first?.isNamePart != true
    }
}

/// An object that is being made, up to where the text behind its type's name has been looked at.
private struct Making {
    let type: Range<Int>
    private var end: Int
    private var depth = 0
    private var isClosed = false

    init(of type: Range<Int>) {
        self.type = type
        end = type.upperBound
    }

    /// Whether of the parentheses that open behind the type one is still open at an offset.
    mutating func isOpen(at offset: Int, in source: [UInt8]) -> Bool {
        var lexer = Lexer(Array(source[end..<offset]))
        while !isClosed, let token = lexer.next() {
            guard token.range.count == 1 else { continue }
            switch source[end + token.range.lowerBound] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                isClosed = depth == 0
            default: break
            }
        }
        end = offset
        return !isClosed && depth > 0
    }
}
