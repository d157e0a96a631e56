/// What the manual page of a program says that its commands do not.
public struct ManualNotes: Sendable, Equatable {
    /// A term and what it means.
    public struct Row: Sendable, Equatable {
        /// The term: `64`, `NO_COLOR`, `.vipergen.json`.
        public var term: String
        /// What it means, in whole sentences. What stands between backticks is bold.
        public var text: String

        /// Makes a row.
        public init(_ term: String, _ text: String) {
            self.term = term
            self.text = text
        }
    }

    /// A section about something that is no command.
    public struct Chapter: Sendable, Equatable {
        /// The title, in capitals.
        public var title: String
        /// What it says, in order.
        public var entries: [Entry]

        /// Makes a chapter.
        public init(_ title: String, _ entries: [Entry]) {
            self.title = title
            self.entries = entries
        }
    }

    /// A part of a chapter.
    public enum Entry: Sendable, Equatable {
        case heading(String)
        /// Text to be filled. What stands between backticks is bold.
        case prose(String)
        case row(Row)
        /// Lines as they stand.
        case verbatim([String])
    }

    /// The exit codes.
    public var exitStatus: [Row]
    /// The environment variables that are read.
    public var environment: [Row]
    /// The files that are read or written.
    public var files: [Row]
    /// The chapters that follow these.
    public var chapters: [Chapter]

    /// Makes notes; a section without rows is left out.
    public init(
        exitStatus: [Row] = [], environment: [Row] = [], files: [Row] = [], chapters: [Chapter] = []
    ) {
        self.exitStatus = exitStatus
        self.environment = environment
        self.files = files
        self.chapters = chapters
    }
}
