/// Where a shell finds words for a value.
public enum Completion: Sendable, Equatable {
    /// Nowhere: the value is the user's own.
    case none
    /// Names of files and directories.
    case files
    /// Names of directories.
    case directories
    /// These words. They are suggestions: other values are accepted too.
    case choices([String])
    /// Words asked while completing: the shell runs `COMMAND -- WORD...` with the words typed before the cursor
    /// (the program's name left out) and reads a word a line, with an optional tab and description after it.
    case command(String)
}
