/// A file that others act on without being asked to: that a program of a project's surroundings runs, or reads for what
/// to run. A template set from elsewhere has no business with it.
public struct UnusualFile: Sendable, Equatable {
    /// Who acts on it.
    public enum Reader: Sendable, Equatable {
        /// Shells, editors, git, hosting services and many tools: a name that starts with a dot.
        case hidden
        /// A build tool, a package manager, a service that builds, or somebody who runs a script.
        case build
        /// Xcode, by opening a project or building it.
        case xcode
        /// The linker or the system: machine code, which nobody can read.
        case program
        /// Git, which takes a folder with such a file for a repository with its own configuration.
        case git
        /// Assistants that follow what it says.
        case assistant
        /// vipergen: a part of a template set of the project.
        case templateSet
    }

    /// The component of the path that makes it such a file, as it is written there.
    public let name: String
    /// Who acts on it.
    public let reader: Reader

    /// What makes a path below a project that of such a file; nil for any other path. Names are compared as the least
    /// particular volume does.
    public init?(_ path: String) {
        let names = path.utf8.split(separator: UInt8(ascii: "/"))
        for (index, name) in names.enumerated() {
            let folded = FoldedName(name).text
            let isLast = index == names.count - 1
            let found =
                isLast ? Self.reader(ofFile: folded) : Self.reader(ofFolder: folded, isAtTop: index == 0)
            guard let reader = found else { continue }
            self.name = String(Substring(name))
            self.reader = reader
            return
        }
        return nil
    }

    private static func reader(ofFolder name: String, isAtTop: Bool) -> Reader? {
        if isAtTop, let known = UnusualNames.foldersAtTop.first(where: { $0.name == name }) { return known.reader }
        if name.utf8.first == UInt8(ascii: ".") { return .hidden }
        if let known = UnusualNames.folders.first(where: { $0.name == name }) { return known.reader }
        return UnusualNames.foldersByEnding.first { name.hasEnding($0.ending) }?.reader
    }

    private static func reader(ofFile name: String) -> Reader? {
        if name.utf8.first == UInt8(ascii: ".") { return UnusualNames.harmless.contains(name) ? nil : .hidden }
        if UnusualNames.beginnings.contains(where: { name.utf8.starts(with: $0.utf8) }) { return .build }
        for (reader, names) in UnusualNames.files where names.contains(name) { return reader }
        for (reader, endings) in UnusualNames.endings where endings.contains(where: name.hasEnding) { return reader }
        // A package of files may be one file, in another version of its format.
        return UnusualNames.foldersByEnding.first { name.hasEnding($0.ending) }?.reader
    }
}

extension String {
    /// Whether a name ends so, and has something before it.
    fileprivate func hasEnding(_ ending: String) -> Bool {
        utf8.count > ending.utf8.count && utf8.reversed().starts(with: ending.utf8.reversed())
    }
}
