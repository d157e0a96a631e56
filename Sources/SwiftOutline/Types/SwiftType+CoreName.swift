extension SwiftType {
    /// The name that is all of a type's core, in the type's text: `ViewInput` in `(any ViewInput)?`. Nil for a type
    /// whose core is more than a name without a dot, and for most texts that are no type.
    ///
    /// Most types are such, and whoever has many to look at is spared their trees.
    public static func coreName(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var start = text.startIndex
        var end = text.endIndex
        while start < end {
            switch text[end - 1] {
            case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: " "): end -= 1
            case UInt8(ascii: ")") where text[start] == UInt8(ascii: "("):
                start += 1
                end -= 1
            case let byte where byte.isNamePart:
                let word = text[start..<end].prefix(while: \.isNamePart)
                if word.endIndex == end { return word }
                guard text[word.endIndex] == UInt8(ascii: " "),
                    word.elementsEqual("any".utf8) || word.elementsEqual("some".utf8)
                else { return nil }
                start = word.endIndex + 1
            default: return nil
            }
        }
        return nil
    }
}
