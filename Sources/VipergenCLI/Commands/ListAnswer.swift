/// A person's answer for a list: items with blanks between them.
struct ListAnswer {
    /// The items, in their order.
    private(set) var items: [String] = []
    private var item = ""

    /// Takes an answer apart. A blank within quotes, brackets or a type is part of its item: `didPick(id: Int)`,
    /// `onDone: (Int) -> Void`.
    init(_ answer: String) {
        var rest = Substring(answer)
        var depth = 0
        var quote: Character?
        while let character = rest.popFirst() {
            if let open = quote {
                if character == open { quote = nil } else { item.append(character) }
                continue
            }
            switch character {
            case "'", "\"":
                quote = character
                continue
            case "(", "[", "<", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case ">" where item.last != "-": depth -= 1
            case " " where depth <= 0:
                let next = rest.drop { $0 == " " }
                if continues || next.hasPrefix("->") { break }
                finish()
                continue
            default: break
            }
            item.append(character)
        }
        finish()
    }

    /// Whether more of the item must follow.
    private var continues: Bool {
        item.hasSuffix("->") || item.hasSuffix(":") || item.hasSuffix(":any") || item.hasSuffix(": any")
    }

    private mutating func finish() {
        if !item.isEmpty { items.append(item) }
        item = ""
    }
}
