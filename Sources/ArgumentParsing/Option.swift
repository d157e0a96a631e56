/// An option of a command, declared once: parsing, help, completions and the manual page are all made from it.
public struct Option: Sendable, Equatable {
    /// What an option takes.
    public enum Kind: Sendable, Equatable {
        /// `--quiet`: given or not.
        case flag
        /// `--delegate` or `--no-delegate`: on, off, or not given.
        case negatable
        /// `--project DIR`: one value; the placeholder names it in help.
        case value(placeholder: String)
    }

    /// The long name, without dashes: `on-conflict`.
    public var name: String
    /// The letter of the short form, without its dash.
    public var short: Character?
    /// What the option takes.
    public var kind: Kind
    /// The only values accepted; empty: any value is.
    public var choices: [Choice]
    /// Whether it may be given more than once.
    public var repeats: Bool
    /// What it does, in one sentence without a full stop.
    public var help: String
    /// What holds when it is not given, as help shows it. Parsing applies no default.
    public var defaultText: String?
    /// Where a shell finds values for it; choices need none.
    public var completion: Completion
    /// Whether help, completions and the manual page leave it out.
    public var isHidden: Bool
    /// Whether an empty text is a value of its own.
    public var mayBeEmpty: Bool

    /// Declares an option; without a kind, a flag.
    public init(
        _ name: String,
        short: Character? = nil,
        kind: Kind = .flag,
        choices: [Choice] = [],
        repeats: Bool = false,
        help: String,
        defaultText: String? = nil,
        completion: Completion = .none,
        isHidden: Bool = false,
        mayBeEmpty: Bool = false
    ) {
        self.name = name
        self.short = short
        self.kind = kind
        self.choices = choices
        self.repeats = repeats
        self.help = help
        self.defaultText = defaultText
        self.completion = completion
        self.isHidden = isHidden
        self.mayBeEmpty = mayBeEmpty
    }

    /// `-h`, `--help`: every command has it without declaring it.
    public static let help = Option("help", short: "h", help: "Show this help")
    /// `--version`: declare it on the root; `ParsedArguments.versionRequested` tells that it was given.
    public static let version = Option("version", help: "Show the version")
}

extension Option {
    /// The same option in words of one command, which say what it means there.
    public func described(as help: String) -> Option {
        var option = self
        option.help = help
        return option
    }

    /// Whether it needs a value.
    public var takesValue: Bool {
        if case .value = kind { true } else { false }
    }

    /// Its long forms as they are typed: `--delegate`, `--no-delegate`.
    public var longForms: [String] {
        kind == .negatable ? ["--" + name, "--no-" + name] : ["--" + name]
    }

    /// All its forms as they are typed, the short one first.
    var forms: [String] {
        (short.map { ["-" + String($0)] } ?? []) + longForms
    }
}
