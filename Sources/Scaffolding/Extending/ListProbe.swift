import TemplateSets
import Text

/// An item of a list that no module has: where it is rendered, a module on disk has its own items.
struct ListProbe {
    /// The item as it would be given.
    let value: String
    private let name: [UInt8]
    /// Whether more than its name makes up an item.
    var hasType: Bool { type != nil }
    /// The type of a property, or the parameters of a method with their parentheses; nil for a list of names.
    private let type: [UInt8]?
    /// Whether an item may be any text, which is looked for where a module cannot be without one.
    private let isText: Bool
    /// Whether a value stands behind the type, which another item of another type has not.
    private var hasValue = false

    // As short as most, so that no line is broken that is whole on disk.
    private static let type = "XProbe"

    /// What would be given.
    static func value(of parameter: Parameter) -> String { parameter.kind.example(name: "vProbe", type: type) }

    /// A probe for a list; nil where its items are few and known.
    init?(_ parameter: Parameter) {
        guard parameter.kind.values == nil else { return nil }
        let type = Self.type
        value = Self.value(of: parameter)
        guard let name = try? parameter.kind.value(value, of: parameter).name else { return nil }
        self.name = Array(name.utf8)
        isText = parameter.isRequired && (try? parameter.kind.value("a, b", of: parameter)) != nil
        if let parameters = value.firstIndex(of: "("), parameter.kind is MethodKind {
            self.type = Array(value[parameters...].utf8)
        } else {
            self.type = value.hasSuffix(type) ? Array(type.utf8) : nil
        }
    }

    /// A probe for the names alone of properties of a type; nil where the list takes none.
    init?(_ parameter: Parameter, ofType type: String) {
        value = parameter.kind.example(name: "vProbe", type: type)
        guard let name = try? parameter.kind.value(value, of: parameter).name else { return nil }
        self.name = Array(name.utf8)
        self.type = nil
        isText = false
    }

    /// A probe for properties of which lines show a sample beside the type; nil where the list takes none.
    init?(sampleOf parameter: Parameter) {
        guard parameter.kind is PropertyKind else { return nil }
        let type = "UInt16"
        value = parameter.kind.example(name: "vProbe", type: type)
        guard let name = try? parameter.kind.value(value, of: parameter).name else { return nil }
        self.name = Array(name.utf8)
        self.type = Array(type.utf8)
        isText = false
        hasValue = true
    }

    /// The patterns of the lines that hold the probe: of a property, its name and its type.
    func patterns(in text: [UInt8]) -> [LinePattern] {
        text.split(separator: 0x0A).compactMap { line in
            var pattern = LinePattern(Array(line), name: name, type: type, isText: isText)
            if hasValue, !pattern.leaveValueOpen() { return nil }
            return pattern.isTelling(withType: type != nil) ? pattern : nil
        }
    }
}

/// A line with holes: where a probe's name and type stand.
struct LinePattern {
    private enum Part: Equatable {
        case literal([UInt8])
        case name
        case type
        /// Whatever the line ends in.
        case anything
    }

    private var parts: [Part] = []
    /// Whether the second hole is that of a method's parameters.
    private let isMethod: Bool
    /// Whether the first hole may hold anything.
    private let isText: Bool

    init(_ line: [UInt8], name: [UInt8], type: [UInt8]?, isText: Bool = false) {
        self.isText = isText
        isMethod = type?.first == UInt8(ascii: "(")
        var literal: [UInt8] = []
        var rest = line[...]
        while let byte = rest.first {
            let hole: Part? = rest.starts(with: name) ? .name : type.map { rest.starts(with: $0) } == true ? .type : nil
            guard let hole else {
                literal.append(byte)
                rest.removeFirst()
                continue
            }
            if !literal.isEmpty { parts.append(.literal(literal)) }
            parts.append(hole)
            literal = []
            rest.removeFirst(hole == .name ? name.count : type?.count ?? 0)
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Has any value stand behind the type; false where none does.
    mutating func leaveValueOpen() -> Bool {
        let assignment = Array(" = ".utf8)
        guard let type = parts.lastIndex(of: .type), type + 1 == parts.count - 1,
            case .literal(let text) = parts[type + 1], text.starts(with: assignment)
        else { return false }
        parts[type + 1] = .literal(assignment)
        parts.append(.anything)
        return true
    }

    /// Whether it has the holes that make up an item, and something around them.
    func isTelling(withType: Bool) -> Bool {
        guard parts.contains(.name), parts.contains(.type) == withType else { return false }
        return parts.contains { part in
            guard case .literal(let text) = part else { return false }
            return text.contains { isNamePart($0) }
        }
    }

    /// The items that fill the holes of a line: several where these stand between the commas of a list. None where the
    /// line is another.
    func items(in line: [UInt8]) -> [String] {
        guard line.count < 500, let (name, type) = match(line[...], parts[...], nil, nil), let name else { return [] }
        let text = String(decoding: name, as: UTF8.self)
        guard let type else { return [text] }
        if isMethod {
            guard type.first == UInt8(ascii: "("), type.last == UInt8(ascii: ")") else { return [] }
            return [type.count == 2 ? text : text + String(decoding: type, as: UTF8.self)]
        }
        // What follows the first type is the rest of the list: `Int, title: String`.
        return Self.parted(type).enumerated().map { number, part in
            let part = String(decoding: part, as: UTF8.self)
            return number == 0 ? "\(text):\(part)" : part.replacing(": ", with: ":", maxReplacements: 1)
        }
    }

    /// What stands between the commas that no bracket holds.
    private static func parted(_ list: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var depth = 0
        var parts: [ArraySlice<UInt8>] = []
        var start = list.startIndex
        for index in list.indices {
            switch list[index] {
            case UInt8(ascii: ">") where index > list.startIndex && list[index - 1] == UInt8(ascii: "-"): break
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                parts.append(list[start..<index])
                start = list[(index + 1)...].firstIndex { $0 != UInt8(ascii: " ") } ?? list.endIndex
            default: break
            }
        }
        return parts + [list[start...]]
    }

    private typealias Match = (name: ArraySlice<UInt8>?, type: ArraySlice<UInt8>?)

    private func match(
        _ line: ArraySlice<UInt8>, _ parts: ArraySlice<Part>, _ name: ArraySlice<UInt8>?, _ type: ArraySlice<UInt8>?
    ) -> Match? {
        guard let part = parts.first else { return line.isEmpty ? (name, type) : nil }
        let next = parts.dropFirst()
        switch part {
        case .anything: return line.isEmpty ? nil : (name, type)
        case .literal(let text):
            return line.starts(with: text) ? match(line.dropFirst(text.count), next, name, type) : nil
        case .name:
            if let name { return line.starts(with: name) ? match(line.dropFirst(name.count), next, name, type) : nil }
            return longest(isText ? line.count : line.prefix(while: isNamePart).count) {
                match(line.dropFirst($0), next, line.prefix($0), type)
            }
        case .type:
            if let type { return line.starts(with: type) ? match(line.dropFirst(type.count), next, name, type) : nil }
            return longest(line.count) { match(line.dropFirst($0), next, name, line.prefix($0)) }
        }
    }

    /// The match with the longest filling.
    private func longest(_ most: Int, _ match: (Int) -> Match?) -> Match? {
        for length in stride(from: most, to: 0, by: -1) {
            if let match = match(length) { return match }
        }
        return nil
    }

    private func isNamePart(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
            || byte >= 0x80
    }
}
