import Text

/// What is left of names once the module's is taken out of them: what most modules of a house call alike reads alike.
enum HouseName {
    /// A violation's message with each name in quotation marks as any module's.
    static func message(of violation: Violation) -> String {
        let parts = violation.message.split(separator: "'", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            index.isMultiple(of: 2) ? String(part) : name(part, in: violation.module)
        }
        .joined(separator: "'")
    }

    /// The shortest end of a module's name that may stand for the whole: of `MRFeed` the types say `Feed` where the
    /// house has its prefix in files alone.
    private static let fewLetters = 3

    /// A name with `*` in the place of the module's. What it leaves out of the module's stays told, for the house
    /// leaves that out everywhere.
    private static func name(_ name: Substring, in module: String) -> String {
        if name.contains(module) { return String(name).replacing(module, with: "*") }
        for start in module.indices.dropFirst() where module[start].isUppercase {
            let end = module[start...]
            guard end.utf8.count >= fewLetters else { break }
            if name.hasPrefix(end) { return "\(module[..<start])-*\(name.dropFirst(end.count))" }
        }
        return String(name)
    }
}
