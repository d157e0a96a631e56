/// An object that a project does not have yet.
struct NewObject {
    var kind: ObjectKind
    var identifier: String
    /// The name in comments behind the identifier; empty for none.
    var name: String
    /// The keys after the kind, in the order of the alphabet.
    var entries: [(key: String, value: Value)]

    enum Value {
        case string(String)
        /// An identifier with the comment behind it, or whatever else needs no quotation marks.
        case raw([UInt8])
        case list([[UInt8]])
    }

    /// Whether Xcode writes the object on one line.
    private var isOnOneLine: Bool { kind == .buildFile || kind == .fileReference }

    /// The object with its identifier, as it stands on lines of its own and on a line with others.
    func text(_ layout: Layout) -> EntryText {
        let head = Array(identifier.utf8) + layout.comment(name) + Array(" = {".utf8)
        let inline = head + self.inline + Array("};".utf8)
        guard !isOnOneLine else {
            return EntryText(
                lines: layout.objectIndentation + inline + layout.newline, inline: inline + [UInt8(ascii: " ")])
        }
        var lines = layout.objectIndentation + head + layout.newline
        for (key, value) in [("isa", .string(kind.isa.description))] + entries {
            lines += layout.indentation(1) + Array("\(key) = ".utf8)
            switch value {
            case .string(let text): lines += text.asProjectString
            case .raw(let text): lines += text
            case .list(let items):
                lines += [UInt8(ascii: "(")] + layout.newline
                for item in items { lines += layout.indentation(2) + item + [UInt8(ascii: ",")] + layout.newline }
                lines += layout.indentation(1) + [UInt8(ascii: ")")]
            }
            lines += [UInt8(ascii: ";")] + layout.newline
        }
        lines += layout.objectIndentation + Array("};".utf8) + layout.newline
        return EntryText(lines: lines, inline: inline + [UInt8(ascii: " ")])
    }

    private var inline: [UInt8] {
        var text = Array("isa = \(kind.isa); ".utf8)
        for (key, value) in entries {
            text += Array("\(key) = ".utf8)
            switch value {
            case .string(let string): text += string.asProjectString
            case .raw(let raw): text += raw
            case .list(let items):
                text += [UInt8(ascii: "(")] + items.flatMap { $0 + Array(", ".utf8) } + [UInt8(ascii: ")")]
            }
            text += Array("; ".utf8)
        }
        return text
    }

    /// A reference to the object, with its name in a comment.
    func mention(_ layout: Layout) -> [UInt8] { Array(identifier.utf8) + layout.comment(name) }
}
