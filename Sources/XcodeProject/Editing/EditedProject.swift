/// A project after an edit.
public struct EditedProject: Sendable, Equatable {
    /// The new text; that of before where nothing had to be changed.
    public var text: [UInt8]
    /// Whether the text is another one.
    public var isChanged: Bool
    /// How many files each target got or lost, in the order in which the edit speaks of them.
    public var targets: [TargetChange]
    /// How many files came into the navigator, without those that targets only hold anew.
    public var addedReferences: Int
    /// How many left it.
    public var removedReferences: Int
    /// How many are found elsewhere.
    public var movedReferences: Int
    /// How many build configurations went out from a file that left, and have no such file now.
    public var changedConfigurations: Int
    /// What the project needed no change for.
    public var unneeded: [Unneeded]

    /// What an edit did to a target.
    public struct TargetChange: Sendable, Equatable {
        /// The target's name.
        public var target: String
        /// The number of files that it holds now and did not before.
        public var added: Int
        /// The number of files that it held before.
        public var removed: Int

        /// What an edit did to a target.
        public init(target: String, added: Int, removed: Int) {
            self.target = target
            self.added = added
            self.removed = removed
        }
    }

    /// A file, or a file of one target, that the project is right for as it is.
    public struct Unneeded: Sendable, Equatable {
        /// Why nothing has to be done.
        public enum Reason: Sendable, Equatable {
            /// The target holds it, or the navigator shows it where no target was named.
            case present
            /// Xcode synchronizes this folder for the target.
            case synchronized(folder: String)
            /// It belongs to the Swift package in this folder.
            case package(folder: String)
            /// The project names this folder as a whole.
            case partOf(path: String)
            /// The project does not name what it was to forget or to find elsewhere.
            case notReferenced
        }

        /// The file.
        public var path: String
        /// The target; nil where it is the same for all of them.
        public var target: String?
        /// Why nothing has to be done.
        public var reason: Reason

        /// A file that needs nothing.
        public init(path: String, target: String? = nil, reason: Reason) {
            self.path = path
            self.target = target
            self.reason = reason
        }
    }
}
