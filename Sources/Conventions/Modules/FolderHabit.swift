import Text

/// What the folders of a project's modules are called like.
struct FolderHabit: Sendable {
    /// Whether most modules have folders that are not called as types may be: numbered ones, or words with spaces.
    let isFree: Bool

    /// The habit of some modules. Fewer than three have one only where they have it all; a single one has none.
    init(of modules: [FoundModule]) {
        let own = modules.filter(\.ownsFolder)
        let free = own.count { !Self.isTypeName($0.folder.lastComponent) }
        isFree = free * 2 > own.count && free > (free == own.count ? 1 : 2)
    }

    /// Whether a folder's name is an UpperCamelCase type name.
    static func isTypeName(_ name: Substring) -> Bool {
        let bytes = name.utf8
        if let first = bytes.first, (0x41...0x5A).contains(first), bytes.allSatisfy({ $0.isNamePart && $0 < 0x80 }) {
            return !bytes.contains(UInt8(ascii: "_"))
        }
        guard let first = name.unicodeScalars.first?.properties, first.isXIDStart, !first.isLowercase else {
            return false
        }
        return name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue && $0 != "_" }
    }
}
