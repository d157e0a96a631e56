import Text

/// Why a path cannot stand in a plan.
public enum PathProblem: Sendable, Equatable {
    /// The path has no component.
    case empty
    /// The path starts at the root of the file system.
    case absolute
    /// Two slashes in a row, or one at the end.
    case emptyComponent
    /// A component is `.` or `..`.
    case dotComponent
    /// A control character, NUL among them.
    case controlCharacter
    /// A component of more than 255 bytes.
    case componentTooLong
    /// A path of more than 4096 bytes.
    case pathTooLong
    /// A component starts with `.vipergen-`, as the names of files in the making do.
    case reservedName
}

extension PathProblem {
    /// Whether no plan can have a path.
    public static func isIn(_ path: String) -> Bool { PlanPath.problem(of: path) != nil }
}

/// Paths below a root, taken apart by bytes: to Swift, `/` and a combining accent after it are one character.
enum PlanPath {
    /// What is wrong with a path; nil where nothing is.
    static func problem(of path: String) -> PathProblem? {
        if path.isEmpty { return .empty }
        if path.utf8.count > 4096 { return .pathTooLong }
        if path.utf8.first == Path.slash { return .absolute }
        if path.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) {
            return .controlCharacter
        }
        var rest = path.utf8[...]
        while true {
            let end = rest.firstIndex(of: Path.slash)
            if let problem = problem(ofComponent: rest[..<(end ?? rest.endIndex)]) { return problem }
            guard let end else { return nil }
            rest = rest[rest.index(after: end)...]
        }
    }

    private static func problem(ofComponent component: Substring.UTF8View) -> PathProblem? {
        if component.isEmpty { return .emptyComponent }
        if component.count > 255 { return .componentTooLong }
        guard component.first == UInt8(ascii: ".") else { return nil }
        if component.count == 1 || component.elementsEqual("..".utf8) { return .dotComponent }
        // A volume that ignores case would take `.Vipergen-` for the same name.
        return String(Substring(component)).lowercased().hasPrefix(StagingName.prefix) ? .reservedName : nil
    }
}
