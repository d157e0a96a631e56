import Text

/// Folders among a project's sources in which other people's code lies: what their authors call as they like is no
/// module, and nothing for the project to mend. Its types are known all the same.
enum OthersFolders {
    enum Kind {
        /// Nothing else is called so.
        case sure
        /// There may also be code of the project's own in it, or a screen about vendors.
        case likely
        /// There may also be packages of the project's own in it, with all that a package comes with.
        case possible
    }

    /// The kind by what a folder is called, whatever its capitals and what parts its words; nil for any other.
    static func kind(of name: String) -> Kind? {
        func isOfWord(_ byte: UInt8) -> Bool { byte.isNamePart && byte != UInt8(ascii: "_") }
        // Nearly all folders of a project begin otherwise.
        guard let first = name.utf8.first(where: isOfWord), "3tvoeldf".utf8.contains(first | 0x20) else { return nil }
        return switch String(decoding: name.utf8.filter(isOfWord), as: UTF8.self).lowercased() {
        case "thirdparty", "thirdparties", "3rdparty", "3rdparties", "vendored": .sure
        case "vendor", "vendors", "external", "externals", "opensource": .likely
        case "libraries", "library", "libs", "lib", "frameworks", "dependencies": .possible
        default: nil
        }
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
            OthersFolders.kind(of: folders[index].name) == .sure || folders[index].holdsLicense && mayBeOfOthers(index)
        }
        .map(path)
        guard !found.isEmpty else { return { _ in false } }
        return { folder in found.contains { folder == $0 || folder.hasPrefix($0 + "/") } }
    }

    /// Whether a folder, or one around it, is called as one for other people's code may be.
    private func mayBeOfOthers(_ index: Int) -> Bool {
        let around = sequence(first: index) { folders[$0].parent }.map { OthersFolders.kind(of: folders[$0].name) }
        return around.contains(.likely)
            || around.contains(.possible) && !folders[index].holdsPod && !folders[index].holdsProject
    }
}
