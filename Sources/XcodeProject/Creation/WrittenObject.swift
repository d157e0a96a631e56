/// A key of an object or dictionary, and its value.
typealias WrittenEntry = (key: String, value: WrittenValue)

/// A value in the text of a new project.
indirect enum WrittenValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, CustomStringConvertible, Sendable {
    case string(String)
    /// The identifier of an object, and the name in the comment behind it; empty for none.
    case mention(String, String)
    case list([WrittenValue])
    case dictionary([WrittenEntry])

    init(stringLiteral text: String) { self = .string(text) }

    init(arrayLiteral values: WrittenValue...) { self = .list(values) }

    var description: String { text(depth: 0, isOnOneLine: true) }

    /// The value as it stands behind a key.
    /// - Parameter depth: the number of tabs before the line of the key.
    func text(depth: Int, isOnOneLine: Bool) -> String {
        let end = isOnOneLine ? "" : String(repeating: "\t", count: depth)
        let start = isOnOneLine ? "" : end + "\t"
        let newline = isOnOneLine ? " " : "\n"
        switch self {
        case .string(let text): return String(decoding: text.asProjectString, as: UTF8.self)
        case .mention(let identifier, let name):
            return identifier + String(decoding: name.asProjectComment, as: UTF8.self)
        case .list(let values):
            let lines = values.map { start + $0.text(depth: depth + 1, isOnOneLine: isOnOneLine) + "," + newline }
            return "(" + (isOnOneLine ? "" : newline) + lines.joined() + end + ")"
        case .dictionary(let entries):
            let lines = entries.map { key, value in
                let name = String(decoding: key.asProjectString, as: UTF8.self)
                return "\(start)\(name) = \(value.text(depth: depth + 1, isOnOneLine: isOnOneLine));\(newline)"
            }
            return "{" + (isOnOneLine ? "" : newline) + lines.joined() + end + "}"
        }
    }
}

/// An object in the text of a new project.
struct WrittenObject {
    /// What it is: its `isa`.
    var kind: String
    var identifier: String
    /// The name in comments behind the identifier; empty for none.
    var name: String
    /// The keys after the kind, in the order in which Xcode has them.
    var entries: [WrittenEntry]

    /// The object on lines of its own; a file on one line, as Xcode writes it.
    var text: String {
        let isOnOneLine = kind == "PBXFileReference"
        let value = WrittenValue.dictionary([("isa", .string(kind))] + entries)
        let mention = WrittenValue.mention(identifier, name)
        return "\t\t\(mention) = \(value.text(depth: 2, isOnOneLine: isOnOneLine));\n"
    }
}
