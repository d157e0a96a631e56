/// The names of what exists only while a plan is committed.
enum StagingName {
    /// How all of them start.
    static let prefix = ".vipergen-"
    private static let journalPrefix = prefix + "journal-"

    /// A folder for what is being built; it stands beside the places of what is in it.
    static func folder(_ id: String) -> String { prefix + id }

    /// The journal, which stands in the root.
    static func journal(_ id: String) -> String { journalPrefix + id }

    /// The identifier in a journal's name; nil for any other name.
    static func id(ofJournal name: String) -> String? { id(in: name, after: journalPrefix) }

    /// The identifier in a staging folder's name; nil for any other name.
    static func id(ofFolder name: String) -> String? { id(in: name, after: prefix) }

    private static func id(in name: String, after prefix: String) -> String? {
        guard name.utf8.starts(with: prefix.utf8) else { return nil }
        let id = name.utf8.dropFirst(prefix.utf8.count)
        let isHex = id.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        return isHex && id.count == 16 ? String(Substring(id)) : nil
    }

    /// An identifier that no other run has: 16 hexadecimal digits.
    static func newID() -> String {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
