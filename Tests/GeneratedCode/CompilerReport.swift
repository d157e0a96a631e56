/// An error, a warning or a note of the compiler.
public struct CompilerDiagnostic: Equatable, Sendable, CustomStringConvertible {
    /// In the compiler's own words.
    public enum Severity: String, Sendable {
        case error, warning, note
    }
    /// Relative to the project; `<unknown>` where the compiler names no file.
    public let path: String
    /// Counts from 1; 0 where the compiler names no file.
    public let line: Int
    /// Counts from 1, in UTF-8 bytes.
    public let column: Int
    /// Warnings are errors; a note belongs to the diagnostic before it.
    public let severity: Severity
    /// Without its severity.
    public let message: String

    /// As the compiler prints it.
    public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }

    /// Nil for a line that is none, such as one of quoted source.
    init?(line text: Substring) {
        guard
            let match = text.wholeMatch(of: /(.+?\.swift|<unknown>):(\d+)(?::(\d+))?: (error|warning|note): (.*)/),
            let line = Int(match.2), let severity = Severity(rawValue: String(match.4))
        else { return nil }
        path = String(match.1)
        self.line = line
        column = match.3.flatMap { Int($0) } ?? 0
        self.severity = severity
        message = String(match.5)
    }
}

/// What the compiler said of a project in one language mode.
public struct CompilerReport: Sendable, CustomStringConvertible {
    /// Errors and warnings of all files, and the notes on them. Warnings are errors.
    public let diagnostics: [CompilerDiagnostic]
    /// All that was printed: it tells of a compiler that crashed, too.
    public let output: String
    /// Whether every file was accepted without a word.
    public let isClean: Bool

    init(_ runs: [ToolRun]) {
        output = runs.map(\.output).joined()
        diagnostics = output.split(separator: "\n").compactMap(CompilerDiagnostic.init(line:))
        isClean = runs.allSatisfy { $0.status == 0 } && diagnostics.isEmpty
    }

    /// Errors alone.
    public var errors: [CompilerDiagnostic] { diagnostics.filter { $0.severity == .error } }
    /// «clean», or all that was printed.
    public var description: String { isClean ? "clean" : output }
}
