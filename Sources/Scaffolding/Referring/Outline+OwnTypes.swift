import SwiftOutline
import TemplateSets
import Text

/// How values of a type that somebody wrote by hand are made, as far as its file tells.
extension Outline {
    /// Whether a type of this name stands within another one.
    func nests(_ name: String) -> Bool {
        types.contains { $0.parent != nil && text(of: $0.name) == name }
            || members.contains { $0.kind == .typealias && $0.owner != nil && text(of: $0.name) == name }
    }

    /// What an alias stands for, the type that it stands in, and its parameters; nil where these cannot be read.
    func alias(called path: String) -> (type: String, owner: String, parameters: [String]?)? {
        let alias = members.first { $0.kind == .typealias && self.path(of: $0) == path }
        guard let alias, let type = alias.type.map(text(of:)) else { return nil }
        return (type, alias.owner.map { self.path(of: types[$0]) } ?? "", genericParameters(alias.name))
    }

    /// A member's name behind those of all that it stands in.
    func path(of member: Member) -> String {
        let name = text(of: member.name)
        return member.owner.map { "\(path(of: types[$0])).\(name)" } ?? name
    }

    /// The names of what a type with this name takes as arguments; nil where one of them is no type.
    func genericParameters(_ name: Range<Int>) -> [String]? {
        let rest = source[name.upperBound...].drop { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: " ") }
        guard rest.first == UInt8(ascii: "<") else { return [] }
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let names = text(of: rest.startIndex + 1..<end).split(separator: ",").map { $0.prefix { $0 != ":" }.trimmed }
        return names.allSatisfy(Identifier.isValid) ? names : nil
    }

    /// Whether all that makes values of a type stands in its declaration, as it is written: it has no branches, and
    /// nothing adds to it.
    func isPlain(_ type: TypeDeclaration) -> Bool {
        !ByteSearch("#if".utf8).finds(in: Array(source[type.body]))
            && !self[type.inherits].contains { source[$0].first == UInt8(ascii: "~") }
            && self[type.attributes].allSatisfy { Self.plainAttributes.contains(text(of: $0)) }
    }

    private static let plainAttributes: Set = ["@MainActor", "@Observable", "@frozen", "@objc"]

    /// Whether it declares a protocol of this name, at the top level.
    func isProtocol(_ name: String) -> Bool {
        types.contains { $0.kind == .protocol && $0.parent == nil && text(of: $0.name) == name }
    }

    /// Whether a type can be made without arguments: by an initializer that takes none, or, of a class, by the one that
    /// it gets where each of its properties has a value.
    func isMadeOfNothing(_ type: TypeDeclaration, _ name: String) -> Bool {
        let own = members.filter { isMember($0, of: name) }
        let initializers = own.filter { $0.kind == .`init` }
        guard initializers.isEmpty, type.kind != .struct else {
            return initializers.contains { initializer in
                let signature = initializer.name.upperBound..<(initializer.body?.lowerBound ?? source.count)
                return !isOfItsFile(initializer.modifiers) && text(of: signature).filter { !$0.isWhitespace } == "(){"
            }
        }
        return own.allSatisfy { !$0.isStored || $0.isStatic || $0.initialValue != nil || mayBeLeftOut($0) }
    }

    /// The first case of an enumeration that has no values with it.
    func firstPlainCase(of name: String) -> String? {
        cases(of: name).first { !hasValues($0) }.map { text(of: $0.name) }
    }

    /// The cases of an enumeration that have values with them, and what each of these takes.
    func casesWithValues(of name: String) -> [(name: String, values: [Argument])] {
        cases(of: name).filter(hasValues).compactMap { member in
            let values = parameters(of: member).dropFirst().dropLast().splitAtDepthZero(",").map { Argument(value: $0) }
            let known = values.compactMap(\.self)
            return known.count == values.count ? (text(of: member.name), known) : nil
        }
    }

    /// The cases that can be written behind the name of their enumeration.
    private func cases(of name: String) -> [Member] {
        members.filter { member in
            member.kind == .case && member.attributes.isEmpty && isMember(member, of: name)
                && !["init", "self", "Type"].contains(text(of: member.name))
        }
    }

    private func hasValues(_ enumCase: Member) -> Bool {
        let rest = source[nameEnd(of: enumCase)...].drop { $0 == UInt8(ascii: " ") }
        return rest.first == UInt8(ascii: "(")
    }

    /// The properties that the initializer of a struct must be given; nil where an attribute may change what it takes.
    func storedWithoutValue(in name: String) -> [Property]? {
        var properties: [Property] = []
        for member in members where member.isStored && !member.isStatic && isMember(member, of: name) {
            guard member.attributes.isEmpty else { return nil }
            guard member.initialValue == nil else { continue }
            guard let type = member.type,
                let property = try? Property("\(Identifier.escaped(text(of: member.name))):\(text(of: type))")
            else { return nil }
            properties.append(property)
        }
        return properties
    }
}

/// What an initializer, or a case of an enumeration, takes.
struct Argument {
    /// What stands before it in a call, which needs no backticks; nil where nothing does.
    let label: String?
    let type: SwiftType

    init(label: String?, _ type: SwiftType) {
        self.label = label
        self.type = type
    }

    /// A value of a case, as it is written: `number: String`, `_ number: String` or `String`.
    fileprivate init?(value: Substring) {
        let typed = value.splitAtDepthZero("=", atMost: 1)[0]
        let parts = typed.splitAtDepthZero(":", atMost: 1)
        guard let type = parts.last.flatMap({ try? SwiftType(parsing: $0.trimmed) }) else { return nil }
        guard parts.count == 2, let label = parts[0].split(whereSeparator: \.isWhitespace).first, label != "_" else {
            self.init(label: nil, type)
            return
        }
        let name = String(label).replacing("`", with: "")
        guard Identifier.isMemberName(name) else { return nil }
        self.init(label: name, type)
    }

    /// As a property would be typed; nil where it has no label.
    var text: String? { label.map { "\(Identifier.escaped($0)):\(type)" } }
}
