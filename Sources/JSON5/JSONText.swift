import Text

/// Writes JSON, the keys in the order given.
public indirect enum JSONText: Sendable {
    case null
    case bool(Bool)
    case number(Int)
    case string(String)
    case array([JSONText])
    case object([(String, JSONText)])

    /// The text, indented by two spaces a level.
    public var text: String {
        var text = ""
        write(to: &text, indent: "")
        return text
    }

    /// The text on one line, without white space.
    public var line: String {
        var text = ""
        writeLine(to: &text)
        return text
    }

    /// The text on one line, as people write it: with spaces after commas and colons.
    var spacedLine: String {
        var text = ""
        writeLine(to: &text, blank: " ")
        return text
    }

    private func writeLine(to text: inout String, blank: String = "") {
        switch self {
        case .null, .bool, .number, .string: write(to: &text, indent: "")
        case .array(let items):
            text += "["
            for (index, item) in items.enumerated() {
                if index > 0 { text += "," + blank }
                item.writeLine(to: &text, blank: blank)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," + blank }
                Self.quote(member.0, to: &text)
                text += ":" + blank
                member.1.writeLine(to: &text, blank: blank)
            }
            text += "}"
        }
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += String(value)
        case .string(let value): Self.quote(value, to: &text)
        case .array(let items):
            Self.writeList(items, ("[", "]"), to: &text, indent: indent) { $0.write(to: &$1, indent: $2) }
        case .object(let members):
            Self.writeList(members, ("{", "}"), to: &text, indent: indent) { member, text, indent in
                Self.quote(member.0, to: &text)
                text += ": "
                member.1.write(to: &text, indent: indent)
            }
        }
    }

    private static func writeList<Item>(
        _ items: [Item], _ brackets: (String, String), to text: inout String, indent: String,
        _ write: (Item, inout String, String) -> Void
    ) {
        guard !items.isEmpty else {
            text += brackets.0 + brackets.1
            return
        }
        let inner = indent + "  "
        text += brackets.0
        for (index, item) in items.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + inner
            write(item, &text, inner)
        }
        text += "\n" + indent + brackets.1
    }

    private static func quote(_ value: String, to text: inout String) {
        // Nearly all strings are plain, and are appended whole.
        if value.utf8.allSatisfy(isPlain) {
            text += "\"" + value + "\""
            return
        }
        text += "\""
        var last: Unicode.Scalar?
        for scalar in value.unicodeScalars {
            defer { last = scalar }
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // Escaped where JSON has no need of it, since documents stand in logs and on terminals, too: services that
            // keep logs take what follows `##` for a command.
            case _ where scalar.isHazard || scalar == "#" && last == "#":
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
            && byte != UInt8(ascii: "#")
    }
}
