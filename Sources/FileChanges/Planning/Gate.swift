import Text

/// Whether a project may have files below a path: no volume takes a part of it for `.git`, nor for what vipergen keeps.
public func mayHaveFiles(below path: String) -> Bool {
    Gate.refusal(of: path, from: .outside, allowsUnusual: true) == nil
}

/// What every path of a plan passes.
enum Gate {
    /// Why a path of a plan must not be written or removed; nil where it may.
    static func refusal(of path: String, from origin: PathOrigin, allowsUnusual: Bool) -> ConflictReason? {
        if !isPlain(path) {
            if let reason = refusal(ofNamesIn: path, from: origin) { return reason }
        }
        guard origin == .outside, !allowsUnusual else { return nil }
        return UnusualFile(path).map { .unusual($0) }
    }

    private static func refusal(ofNamesIn path: String, from origin: PathOrigin) -> ConflictReason? {
        var isReserved = false
        for name in names(of: path) {
            if name.isGit { return .git }
            isReserved = isReserved || name.isOwn
        }
        return isReserved && origin != .own ? .reservedName : nil
    }

    /// Whether a look at the bytes tells that no component is any other than it seems, or starts with a dot: nearly
    /// every path is so.
    private static func isPlain(_ path: String) -> Bool {
        var isStart = true
        for byte in path.utf8 {
            if byte >= 0x80 || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "~") { return false }
            if isStart, byte == UInt8(ascii: ".") { return false }
            isStart = byte == Path.slash
        }
        return true
    }

    /// Whether some volume takes a component of a path for `.git`.
    static func leadsIntoGit(_ path: String) -> Bool {
        !isPlain(path) && names(of: path).contains(where: \.isGit)
    }

    /// The components of a path. To another system, `\` parts them as well.
    private static func names(of path: String) -> [FoldedName] {
        path.utf8.split(whereSeparator: { $0 == Path.slash || $0 == UInt8(ascii: "\\") }).map { FoldedName($0) }
    }
}
