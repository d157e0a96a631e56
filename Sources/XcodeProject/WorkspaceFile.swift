import Text

/// The projects that an Xcode workspace names.
public enum WorkspaceFile {
    /// Their paths from the folder that the workspace lies in; none for a text that is no sound XML.
    ///
    /// - Parameter text: The workspace's `contents.xcworkspacedata`.
    public static func projects(in text: [UInt8]) -> [String] {
        guard var scanner = try? Scanner(text) else { return [] }
        var projects: [String] = []
        var groups: [String] = []
        while let tag = Tag(&scanner) {
            let outer = groups.last ?? ""
            switch tag.name {
            case "Group" where !tag.isEmpty: groups.append(path(of: tag, in: outer) ?? outer)
            case "/Group": _ = groups.popLast()
            case "FileRef":
                if let path = path(of: tag, in: outer), path.hasSuffix(".xcodeproj") { projects.append(path) }
            default: break
            }
        }
        return projects
    }

    /// Where a tag says that something lies; nil where it is nowhere below a folder.
    private static func path(of tag: Tag, in group: String) -> String? {
        guard let colon = tag.location.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let path = String(tag.location[tag.location.utf8.index(after: colon)...])
        switch tag.location[..<colon] {
        case "group": return Path.join(group, path)
        case "container": return path
        default: return nil
        }
    }
}

/// A tag of a workspace.
private struct Tag {
    /// The name, with a slash before it where it closes an element.
    var name = ""
    var location = ""
    /// Whether it is all of its element.
    var isEmpty = false

    /// Reads the next tag; nil where there is none.
    init?(_ scanner: inout Scanner) {
        while !scanner.isAtEnd {
            if scanner.take("<!--") {
                _ = scanner.skip(past: "-->")
            } else if scanner.take("<") {
                read(&scanner)
                return
            } else {
                scanner.offset += 1
            }
        }
        return nil
    }

    private mutating func read(_ scanner: inout Scanner) {
        name = Self.word(&scanner)
        if name.utf8.last == Path.slash {
            name.removeLast()
            isEmpty = true
        }
        while true {
            scanner.skipBlanks()
            if scanner.isAtEnd || scanner.take(">") { return }
            let key = Self.word(&scanner)
            scanner.skipBlanks()
            if scanner.take("=") {
                let value = Self.value(&scanner)
                if key == "location" { location = value }
            } else if key.isEmpty {
                scanner.offset += 1
            } else {
                isEmpty = key == "/"
            }
        }
    }

    private static func word(_ scanner: inout Scanner) -> String {
        let start = scanner.offset
        while !scanner.isAtEnd, !scanner.byte.isBlank, !"=>\"'".utf8.contains(scanner.byte) { scanner.offset += 1 }
        return String(decoding: scanner.text[start..<scanner.offset], as: UTF8.self)
    }

    private static func value(_ scanner: inout Scanner) -> String {
        scanner.skipBlanks()
        let mark = scanner.byte
        guard mark.isQuotationMark else { return "" }
        scanner.offset += 1
        let start = scanner.offset
        while !scanner.isAtEnd, scanner.byte != mark { scanner.offset += 1 }
        let text = scanner.text[start..<scanner.offset]
        scanner.offset += 1
        return XMLEscapes.decoded(text)
    }
}
