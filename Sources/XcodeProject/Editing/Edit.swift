/// Changes to the files of a project that are made together.
///
/// All of them speak of the project as it is before: files are taken out of it, then moved, then added, so that an
/// addition may take the place of a file that goes. Paths go out from the folder that the project lies in.
public struct Edit: Sendable, Equatable {
    /// A file that is to be in the project.
    public struct Addition: Sendable, Equatable {
        /// The file.
        public var path: String
        /// The names of the targets that are to hold it. Without any it is only shown in the navigator.
        public var targets: [String]

        /// A file for these targets.
        public init(_ path: String, targets: [String]) {
            self.path = path
            self.targets = targets
        }
    }

    /// A file that was renamed, or moved to another folder.
    public struct Move: Sendable, Equatable {
        /// Where the file was.
        public var source: String
        /// Where it is.
        public var destination: String

        /// A file's move.
        public init(from source: String, to destination: String) {
            self.source = source
            self.destination = destination
        }
    }

    /// Files that the project is to forget.
    public var removals: [String]
    /// Files that it is to find elsewhere.
    public var moves: [Move]
    /// Files that it is to have, as far as it does not have them.
    public var additions: [Addition]

    /// These changes.
    public init(removals: [String] = [], moves: [Move] = [], additions: [Addition] = []) {
        self.removals = removals
        self.moves = moves
        self.additions = additions
    }
}
