/// What the manual page of a program says that its commands do not.
public struct ManualNotes: Sendable, Equatable {
    /// A term and what it means.
    public struct Row: Sendable, Equatable {
        /// The term: `64`, `NO_COLOR`, `.vipergen.json`.
        public var term: String
        /// What it means, in whole sentences.
        public var text: String

        /// Makes a row.
        public init(_ term: String, _ text: String) {
            self.term = term
            self.text = text
        }
    }

    /// The exit codes.
    public var exitStatus: [Row]
    /// The environment variables that are read.
    public var environment: [Row]
    /// The files that are read or written.
    public var files: [Row]

    /// Makes notes; a section without rows is left out.
    public init(exitStatus: [Row] = [], environment: [Row] = [], files: [Row] = []) {
        self.exitStatus = exitStatus
        self.environment = environment
        self.files = files
    }
}
