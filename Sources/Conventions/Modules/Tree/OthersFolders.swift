import Text

/// Folders among a project's sources in which other people's code lies: what their authors call as they like is no
/// module, and nothing for the project to mend. Its types are known all the same.
enum OthersFolders {
    /// What such a folder is called, in lower case and without what parts its words.
    private static let names: [Kind: Set<String>] = [
        .sure: ["thirdparty", "thirdparties", "3rdparty", "3rdparties", "vendored"],
        .likely: ["vendor", "vendors", "external", "externals", "opensource"],
        .possible: ["libraries", "library", "libs", "lib", "frameworks", "dependencies"],
    ]

    enum Kind {
        /// Nothing else is called so.
        case sure
        /// There may also be code of the project's own in it, or a screen about vendors.
        case likely
        /// There may also be packages of the project's own in it, with all that a package comes with.
        case possible
    }

    static func kind(of name: String) -> Kind? {
        let word = String(decoding: name.utf8.filter { $0.isNamePart && $0 != UInt8(ascii: "_") }, as: UTF8.self)
            .lowercased()
        return names.first { $0.value.contains(word) }?.key
    }

    /// Whether a file tells by its name the terms under which others may use what lies beside it.
    static func isLicense(_ name: String) -> Bool {
        guard let first = name.utf8.first, "LlC".utf8.contains(first) else { return false }
        let base = name.prefix { $0 != "." }.uppercased()
        return ["LICENSE", "LICENCE", "COPYING"].contains(base)
    }
}

extension SourceTree {
    /// Tells whether a folder lies in one for other people's code: in one that is called so, or below one that may be
    /// called so, where the terms lie under which it may be used.
    var isOfOthers: @Sendable (String) -> Bool {
        let found = folders.indices.filter { index in
            let folder = folders[index]
            let around = sequence(first: index) { folders[$0].parent }.lazy
                .compactMap { OthersFolders.kind(of: folders[$0].name) }
            return OthersFolders.kind(of: folder.name) == .sure
                || folder.holdsLicense
                    && (around.contains(.likely)
                        || around.contains(.possible) && !folder.holdsPod && !folder.holdsProject)
        }
        .map(path)
        guard !found.isEmpty else { return { _ in false } }
        return { folder in found.contains { folder == $0 || folder.hasPrefix($0 + "/") } }
    }
}
