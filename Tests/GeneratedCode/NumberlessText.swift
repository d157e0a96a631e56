/// A file's text without the digits in its names, so that modules which differ in their number have the same one.
struct NumberlessText {
    let bytes: [UInt8]

    init(_ text: some Collection<UInt8>) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var isInName = false
        for byte in text {
            guard ASCII.digits.contains(byte) else {
                isInName = Self.isNamePart(byte)
                bytes.append(byte)
                continue
            }
            if !isInName { bytes.append(byte) }
        }
        self.bytes = bytes
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The words of the text.
    var names: Set<String> { Set(Self.words(in: bytes[...])) }

    /// The lines that declare a name, by the name.
    ///
    /// - Parameter isDeep: whether what is declared within a function is among them, and not types and members alone.
    func declarations(isDeep: Bool = false) -> [String: [String]] {
        var declarations: [String: [String]] = [:]
        for line in bytes.split(separator: ASCII.newline) where isDeep || !line.starts(with: Self.deeper) {
            let words = Self.words(in: line)
            for (index, word) in words.enumerated() where Self.introducers.contains(word) {
                let name = word == "init" ? word : index + 1 < words.count ? words[index + 1] : ""
                declarations[name, default: []].append(String(decoding: line, as: UTF8.self))
            }
        }
        return declarations
    }

    private static let deeper = [UInt8](repeating: ASCII.blank, count: 5)
    private static let introducers: Set = [
        "let", "var", "func", "init", "case", "class", "struct", "enum", "protocol", "extension", "typealias",
    ]

    private static func words(in bytes: ArraySlice<UInt8>) -> [String] {
        bytes.split { !isNamePart($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        ASCII.lowercase.contains(byte) || ASCII.uppercase.contains(byte) || byte == ASCII.underscore || byte >= 0x80
    }
}
