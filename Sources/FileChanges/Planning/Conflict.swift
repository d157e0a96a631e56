/// A change or removal that a plan cannot make because of what is in its place.
public struct Conflict: Sendable, Equatable {
    /// The file's path below the root.
    public var path: String
    /// What stands in the way.
    public var reason: ConflictReason

    /// A conflict at a path.
    public init(path: String, reason: ConflictReason) {
        self.path = path
        self.reason = reason
    }
}

/// What stands in the way of a change or removal. Paths are below the root. Only `exists` is a matter of policy.
public enum ConflictReason: Sendable, Equatable {
    /// The file exists with other contents.
    case exists
    /// The file that is to go does not exist.
    case gone
    /// The file that is to go holds other bytes than the plan expects.
    case changed
    /// Two changes or removals of the plan have this path.
    case duplicate
    /// A file, at this path, stands where a folder is needed.
    case fileInTheWay(String)
    /// A folder stands where the file goes, or is to go from.
    case folderInTheWay
    /// A pipe, socket or device stands there.
    case specialFile
    /// A symbolic link stands there.
    case link
    /// A folder on the way is a symbolic link, at this path, that leads out of the project.
    case linkLeadsOutside(String)
    /// A folder on the way is a symbolic link, at this path, that leads nowhere.
    case brokenLink(String)
    /// A component's name differs from that of this path only in case or Unicode form.
    case sameNameInOtherForm(String)
    /// The file has more names than this one (hard links), which a new file in its place would part from it.
    case severalNames
    /// Some volume takes a component for `.git`, where a repository keeps what git runs.
    case git
    /// A component starts as the files that vipergen keeps for itself.
    case reservedName
    /// A template set from outside the project is to write what others act on.
    case unusual(UnusualFile)
}

/// What becomes of a file that exists with other contents.
public enum ConflictPolicy {
    /// The file is a conflict, and nothing is changed.
    case fail
    /// The file stays as it is.
    case skip
    /// The file gets the new contents.
    case overwrite
    /// Somebody decides, file by file, once it is known that nothing else stands in the way.
    case ask((_ path: String, _ old: [UInt8], _ new: [UInt8]) -> ConflictAnswer)

    /// Whether somebody may have to decide.
    var mayAsk: Bool {
        if case .ask = self { return true }
        return false
    }
}

/// What somebody decided about a file that exists with other contents.
public enum ConflictAnswer: Sendable, Equatable {
    /// The file stays as it is.
    case keep
    /// The file gets the new contents.
    case overwrite
    /// Nothing at all is changed.
    case abort
}
