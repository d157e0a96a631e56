import SwiftOutline

/// The written type of a property.
struct WrittenType: Hashable {
    let core: String
    let isOptional: Bool

    /// Reads a type; nil where it is more than a name.
    init?(_ text: ArraySlice<UInt8>) {
        guard let core = SwiftType.coreName(in: text), let last = text.last else { return nil }
        self.core = String(decoding: core, as: UTF8.self)
        isOptional = "?!".utf8.contains(last)
    }
}

extension Coherence {
    /// Properties that are set to a parameter or constant of another written type.
    ///
    /// Of the texts' own types `Misfits` knows more. One type may well be a kind of another that nothing is known of,
    /// but of modules that were laid side by side it is what each calls alike and means by it another thing.
    static func mistyped(in outlines: [Outline]) -> [(type: String, property: String, wanted: String, value: String)] {
        var kinds: [String: TypeDeclaration.Kind] = [:]
        var parents: [String: Set<String>] = [:]
        for outline in outlines {
            for type in outline.types {
                let name = outline.text(of: type.name)
                if type.kind != .extension { kinds[name] = type.kind }
                parents[name, default: []].formUnion(outline[type.inherits].map { outline.text(of: $0) })
            }
        }
        // Of what a class inherits elsewhere nothing is known.
        func isKnown(_ name: String) -> Bool {
            var queue = [name]
            var seen: Set<String> = ["AnyObject", "class"]
            while let next = queue.popLast() {
                guard seen.insert(next).inserted else { continue }
                guard kinds[next] == .protocol else { return false }
                queue += parents[next] ?? []
            }
            return true
        }
        return outlines.flatMap { outline in
            typesOfSetProperties(in: outline).filter { property in
                let value = core(property.value)
                guard kinds[value] == nil || isKnown(value) && kinds[core(property.wanted)] == nil else { return false }
                return !accepts(property.wanted, property.value)
            }
        }
    }

    /// Properties that are set to a parameter or constant, with the written types of both.
    private static func typesOfSetProperties(
        in outline: Outline
    ) -> [(type: String, property: String, wanted: String, value: String)] {
        let scopes = LocalNames(outline)
        var properties: [String: [String: String]] = [:]
        for member in outline.members where member.kind == .var || member.kind == .let {
            guard let owner = member.owner, let type = member.type else { continue }
            let name = outline.text(of: outline.types[owner].name)
            properties[name, default: [:]][outline.text(of: member.name)] = plain(outline.text(of: type))
        }
        return outline.uses.enumerated().compactMap { index, use in
            guard use.roles.isSuperset(of: [.assigned, .member]), let place = use.type,
                let receiver = outline.plainReceiver(of: use), receiver.name == "self", !receiver.isOfSelf,
                let value = outline.assignedName(behind: use.name.upperBound),
                let bound = scopes.binding(of: value, at: index), let type = outline.parameterType(behind: bound)
            else { return nil }
            let name = outline.text(of: outline.types[place].name)
            let property = outline.text(of: use.name)
            return properties[name]?[property].map { (name, property, $0, plain(type)) }
        }
    }

    private static func accepts(_ wanted: String, _ given: String) -> Bool {
        let (property, value) = (core(wanted), core(given))
        if property == value { return isOptional(wanted) || !given.hasSuffix("?") }
        // A protocol is called after what conforms to it.
        return property.hasPrefix(value) || property.hasSuffix(value) || property.hasPrefix("Any")
    }

    private static func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasSuffix("!") }

    /// A type without what says nothing of its values.
    private static func plain(_ type: String) -> String {
        let words = type.split(whereSeparator: \.isWhitespace).filter { !$0.hasPrefix("@") && $0 != "any" }
        return words.joined(separator: " ").replacing("(any ", with: "(").replacing("@escaping ", with: "")
    }

    private static func core(_ type: String) -> String {
        var type = type[...]
        while let last = type.last, "?!".contains(last) { type.removeLast() }
        if type.hasPrefix("("), type.hasSuffix(")") { type = type.dropFirst().dropLast() }
        return String(type)
    }
}

extension Outline {
    /// The type of a parameter that is bound before a place; nil where no colon follows.
    fileprivate func parameterType(behind place: Int) -> String? {
        let rest = source[place...].drop { " \t".utf8.contains($0) }
        guard rest.first == UInt8(ascii: ":") else { return nil }
        var depth = 0
        var before: UInt8 = 0
        let end = rest.dropFirst().firstIndex { byte in
            defer { before = byte }
            if "([<{".utf8.contains(byte) { depth += 1 }
            if ")]}".utf8.contains(byte) || byte == UInt8(ascii: ">") && before != UInt8(ascii: "-") { depth -= 1 }
            return depth < 0 || depth == 0 && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "="))
                // A constant ends with its line; a parameter's list has a closing parenthesis.
                || depth == 0 && byte == UInt8(ascii: "\n") && before != UInt8(ascii: ",")
        }
        guard let end else { return nil }
        return String(decoding: source[rest.startIndex + 1..<end], as: UTF8.self)
    }
}
