/// Options that help and the manual page show under a title of their own.
public struct OptionGroup: Sendable, Equatable {
    /// The section's title: `OPTIONS OF THE SET viper`.
    public var title: String
    /// The options, in the order shown.
    public var options: [Option]

    /// Declares a group.
    public init(title: String, options: [Option]) {
        self.title = title
        self.options = options
    }
}
