import Text

/// The projects that an Xcode workspace names.
enum WorkspaceFile {
    /// Their paths from the folder that the workspace lies in.
    ///
    /// - Parameter text: The workspace's `contents.xcworkspacedata`.
    static func projects(in text: [UInt8]) -> [String] {
        var projects: [String] = []
        var groups: [String] = []
        for tag in String(decoding: text, as: UTF8.self).split(separator: "<").dropFirst() {
            if tag.hasPrefix("Group") {
                groups.append(path(of: tag, in: groups.last ?? "") ?? groups.last ?? "")
            } else if tag.hasPrefix("/Group") {
                _ = groups.popLast()
            } else if tag.hasPrefix("FileRef"), let path = path(of: tag, in: groups.last ?? "") {
                if path.hasSuffix(".xcodeproj") { projects.append(path) }
            }
        }
        return projects
    }

    /// Where a tag says that something lies; nil where it is nowhere below a folder.
    private static func path(of tag: Substring, in group: String) -> String? {
        guard let start = tag.firstRange(of: "location")?.upperBound else { return nil }
        let value = tag[start...].drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
        guard let colon = value.firstIndex(of: ":") else { return nil }
        let path = String(value[value.index(after: colon)...])
        switch value[..<colon] {
        case "group": return Path.join(group, path)
        case "container": return path
        default: return nil
        }
    }
}
