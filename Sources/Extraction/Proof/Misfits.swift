import SwiftOutline

/// Properties of types that some texts declare, which are set to what does not have their type.
///
/// Only what the texts say outright counts: the property has a written type of theirs, and so has the value, or it is
/// made where it is declared.
struct Misfits {
    struct Misfit: Hashable {
        let type: String
        let property: String
        let wanted: String
        let value: String
    }

    private(set) var all: Set<Misfit> = []
    private var kinds: [String: TypeDeclaration.Kind] = [:]
    private var parents: [String: Set<String>] = [:]
    private var properties: [String: [String: String]] = [:]

    /// What types inherit somewhere, though nobody here declares it: a protocol of the project's, mostly.
    private let inherited: Set<String>

    /// - Parameter inherited: What types of the modules inherit that are looked at.
    init(_ outlines: [Outline], inherited: Set<String> = []) {
        self.inherited = inherited
        for outline in outlines {
            outline.addTypesOfProperties(to: &properties)
            for type in outline.types {
                let name = outline.text(of: type.name)
                if type.kind != .extension { kinds[name] = type.kind }
                parents[name, default: []].formUnion(outline[type.inherits].map { outline.text(of: $0) })
            }
        }
        for outline in outlines {
            add(outline)
            addVariables(of: outline)
        }
    }

    private mutating func add(_ outline: Outline) {
        let scopes = LocalNames(outline)
        for (index, use) in outline.uses.enumerated() where use.roles.isSuperset(of: [.assigned, .member]) {
            guard let place = use.type, let receiver = outline.plainReceiver(of: use) else { continue }
            let own = outline.text(of: outline.types[place].name)
            func type(of name: String, isOfSelf: Bool) -> String? {
                if name == "self" { return own }
                guard !isOfSelf, let binding = scopes.binding(of: name, at: index) else {
                    return properties[own]?[name]
                }
                return outline.typeName(bindingBefore: binding)
            }
            let property = outline.text(of: use.name)
            guard let owner = type(of: receiver.name, isOfSelf: receiver.isOfSelf),
                let wanted = properties[owner]?[property], isKnown(wanted),
                let name = outline.assignedName(behind: use.name.upperBound),
                let value = type(of: name, isOfSelf: false), kinds[value] != nil, isNever(value, a: wanted)
            else { continue }
            all.insert(Misfit(type: owner, property: property, wanted: wanted, value: value))
        }
    }

    /// Adds objects that are made for a variable of several protocols: `let a: Output & Listener = Presenter()`.
    private mutating func addVariables(of outline: Outline) {
        for use in outline.uses where use.roles.contains(.bound) {
            let line = outline.restOfLine(behind: use.name.upperBound)
            guard let equal = line.firstIndex(of: UInt8(ascii: "=")),
                case let type = line[..<equal].drop(while: \.isSpace), type.first == UInt8(ascii: ":"),
                let value = outline.typeName(ofValue: line[(equal + 1)...].drop(while: \.isSpace)), kinds[value] != nil
            else { continue }
            for part in String(decoding: type.dropFirst(), as: UTF8.self).split(separator: "&") {
                let wanted = part.filter { $0 != " " }
                guard isKnown(wanted), isNever(value, a: wanted) else { continue }
                let name = outline.text(of: use.name)
                all.insert(Misfit(type: value, property: name, wanted: wanted, value: value))
            }
        }
    }

    private func isKnown(_ type: String) -> Bool { kinds[type] != nil || inherited.contains(type) }

    /// Whether nothing that is known of a type makes it another one.
    private func isNever(_ type: String, a wanted: String) -> Bool {
        var queue = [type]
        var seen: Set<String> = []
        while let next = queue.popLast() {
            if next == wanted { return false }
            // Another name of several protocols, or a type with arguments, may be anything.
            if next != type, kinds[next] == nil, HelperDeclarations.isOwn(next) { return false }
            guard seen.insert(next).inserted else { continue }
            queue += parents[next] ?? []
        }
        return true
    }
}

extension Outline {
    /// The name that stands alone on the right of an assignment, up to the line's end.
    func assignedName(behind place: Int) -> String? {
        let rest = source[place...].drop(while: \.isSpace)
        guard rest.first == UInt8(ascii: "=") else { return nil }
        let value = rest.dropFirst().drop(while: \.isSpace)
        let name = value.prefix(while: \.isNamePart)
        guard !name.isEmpty, value[name.endIndex...].isEndOfStatement else { return nil }
        return String(decoding: name, as: UTF8.self)
    }

    /// The type that a name has by what follows it where it is bound: `: Type`, `= Type(...)` or `= ... as? Type`. Of
    /// `: Some & Other = Type(...)` it is what is made.
    fileprivate func typeName(bindingBefore place: Int) -> String? {
        let line = restOfLine(behind: place)
        var rest = line.drop(while: \.isSpace)
        if rest.first == UInt8(ascii: ":") {
            let value = rest.dropFirst().drop(while: \.isSpace)
            let name = value.prefix(while: \.isNamePart)
            let next = value[name.endIndex...].drop { "?!".utf8.contains($0) }.drop(while: \.isSpace)
            guard next.first == UInt8(ascii: "&") else {
                let isWhole = next.isEndOfStatement || ",)=".utf8.contains(next.first ?? 0)
                return isWhole ? String(decoding: name, as: UTF8.self) : nil
            }
            rest = next.drop { $0 != UInt8(ascii: "=") }
        }
        guard rest.first == UInt8(ascii: "=") else { return nil }
        return typeName(ofValue: statement(behind: rest.startIndex + 1).drop(while: \.isSpace))
    }

    /// As much as people write in one statement. A machine may write a file as one line, which is not to be looked
    /// through for each of its names.
    private func statement(behind place: Int) -> ArraySlice<UInt8> { source[place...].prefix(2_000) }

    fileprivate func restOfLine(behind place: Int) -> ArraySlice<UInt8> {
        statement(behind: place).prefix { $0 != UInt8(ascii: "\n") }
    }

    fileprivate func typeName(ofValue value: ArraySlice<UInt8>) -> String? {
        let name = value.prefix(while: \.isNamePart)
        let behind = value[name.endIndex...]
        if name.first.map({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) == true,
            behind.first == UInt8(ascii: "(")
        {
            var depth = 0
            let end = behind.firstIndex { byte in
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                return depth == 0
            }
            guard let end, behind[(end + 1)...].isEndOfStatement else { return nil }
            return String(decoding: name, as: UTF8.self)
        }
        let words = String(decoding: value.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self).split(separator: " ")
        guard let cast = words.firstIndex(where: { $0 == "as?" || $0 == "as!" }), cast + 1 < words.count,
            words[cast + 1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
            cast + 2 == words.count || ["{", "else"].contains(words[cast + 2])
        else { return nil }
        return String(words[cast + 1])
    }
}

extension Sequence<UInt8> {
    /// Whether nothing more is in a statement.
    fileprivate var isEndOfStatement: Bool {
        var bytes = makeIterator()
        while let byte = bytes.next() {
            if !byte.isSpace { return byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "}") }
        }
        return true
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
