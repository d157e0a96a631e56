/// A command line worth copying.
public struct Example: Sendable, Equatable {
    /// The whole line, without a prompt.
    public var command: String
    /// What it does.
    public var explanation: String

    /// Declares an example.
    public init(_ command: String, _ explanation: String) {
        self.command = command
        self.explanation = explanation
    }
}
