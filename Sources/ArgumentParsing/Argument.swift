/// A positional argument of a command.
public struct Argument: Sendable, Equatable {
    /// Its name in errors: `NAME`.
    public var name: String
    /// How usage and help write it, where that says more than the name: `NAME[,NAME...]`.
    public var notation: String
    /// What it is, in one sentence without a full stop.
    public var help: String
    /// The only values accepted; empty: any value is.
    public var choices: [Choice]
    /// Whether it may be left out.
    public var isOptional: Bool
    /// Whether it takes all the words that are left. Only the last argument may.
    public var repeats: Bool
    /// Where a shell finds values for it; choices need none.
    public var completion: Completion
    /// Whether an empty word is one as any other.
    public var mayBeEmpty: Bool

    /// Declares an argument.
    public init(
        _ name: String,
        notation: String? = nil,
        help: String,
        choices: [Choice] = [],
        isOptional: Bool = false,
        repeats: Bool = false,
        completion: Completion = .none,
        mayBeEmpty: Bool = false
    ) {
        self.name = name
        self.notation = notation ?? name
        self.help = help
        self.choices = choices
        self.isOptional = isOptional
        self.repeats = repeats
        self.completion = completion
        self.mayBeEmpty = mayBeEmpty
    }
}
