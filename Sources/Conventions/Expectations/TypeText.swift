import Text

/// What a written type says, without what rules do not mind.
enum TypeText {
    /// The type without optionality, `any` and `some`, outer parentheses and white space: `ClientListViewInput` of
    /// `(any ClientListViewInput)?`.
    static func core(_ text: String) -> String {
        core(Array(text.utf8)[...])
    }

    /// The same, of bytes.
    static func core(_ text: ArraySlice<UInt8>) -> String {
        let plain = text.prefix { $0.isNamePart }
        if text[plain.endIndex...].allSatisfy({ $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }) {
            return String(decoding: plain, as: UTF8.self)
        }
        var rest = withoutMarks(text)[...]
        while let last = rest.last {
            if last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
                rest = rest.dropLast()
            } else if last == UInt8(ascii: ")"), closesAtEnd(rest) {
                rest = rest.dropFirst().dropLast()
            } else if last == UInt8(ascii: ">"), rest.starts(with: optional),
                closesAtEnd(rest.dropFirst(optional.count - 1))
            {
                rest = rest.dropFirst(optional.count).dropLast()
            } else {
                break
            }
        }
        return String(decoding: rest, as: UTF8.self)
    }

    /// The names of the types whose objects a property of this type owns: of optionals, arrays, sets and dictionaries
    /// the elements, of a composition its parts; none of a closure or a generic box.
    static func owned(_ core: String) -> [Substring] {
        if core.utf8.allSatisfy({ $0.isNamePart }) { return [core[...]] }
        guard !core.contains("->") else { return [] }
        let containers = ["Array<", "Set<", "Dictionary<", "ContiguousArray<", "Optional<"]
        let inner = containers.first(where: core.hasPrefix).map { core.dropFirst($0.count).dropLast() } ?? core[...]
        return inner.split { "[]():,&?!".contains($0) }
            .filter { !$0.contains("<") && !$0.contains(">") }
            .map { $0.split(separator: ".").last ?? $0 }
    }

    /// The words without `any` and `some`, and without white space.
    private static func withoutMarks(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var wordStart = 0
        for byte in text {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                let word = result[wordStart...]
                if word.elementsEqual("any".utf8) || word.elementsEqual("some".utf8) {
                    result.removeSubrange(wordStart...)
                }
                wordStart = result.count
            case let byte where byte.isNamePart:
                result.append(byte)
            default:
                result.append(byte)
                wordStart = result.count
            }
        }
        return result
    }

    private static let optional = Array("Optional<".utf8)

    /// Whether the bracket that a text begins with is closed by its last byte. An arrow closes nothing.
    private static func closesAtEnd(_ text: ArraySlice<UInt8>) -> Bool {
        var depth = 0
        var previous: UInt8 = 0
        for (index, byte) in zip(text.indices, text) {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): break
            case UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            if depth == 0 { return index == text.endIndex - 1 && index > text.startIndex }
            previous = byte
        }
        return false
    }
}
