/// A command, declared as a value: what it is called, what it takes, and the commands below it.
public struct Command: Sendable, Equatable {
    /// Its name; the root's is the program's.
    public var name: String
    /// What it does, in one line without a full stop.
    public var summary: String
    /// More about it: paragraphs separated by empty lines. One whose lines begin with four spaces is shown as it
    /// stands.
    public var discussion: String
    /// Command lines worth copying.
    public var examples: [Example]
    /// Positional arguments. A command that has subcommands has none.
    public var arguments: [Argument]
    /// Options of this command alone.
    public var options: [Option]
    /// More options of this command alone, each group under its own title.
    public var optionGroups: [OptionGroup]
    /// Options of this command and of all below it. They may stand before or after the subcommand's name.
    public var commonOptions: [Option]
    /// The names of common options that mean nothing here: they are accepted, and not offered.
    public var pointlessOptions: [String]
    /// The commands below it.
    public var subcommands: [Command]
    /// Whether help, completions and the manual page leave it out.
    public var isHidden: Bool
    /// A shell command that tells, while completing, which options the words typed so far bring. It is run as
    /// `COMMAND -- WORD...` and prints what `OptionGroup.completionLines()` makes.
    public var dynamicOptions: String?

    /// Declares a command.
    public init(
        _ name: String,
        summary: String,
        discussion: String = "",
        examples: [Example] = [],
        arguments: [Argument] = [],
        options: [Option] = [],
        optionGroups: [OptionGroup] = [],
        commonOptions: [Option] = [],
        pointlessOptions: [String] = [],
        subcommands: [Command] = [],
        isHidden: Bool = false,
        dynamicOptions: String? = nil
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
        self.arguments = arguments
        self.options = options
        self.optionGroups = optionGroups
        self.commonOptions = commonOptions
        self.pointlessOptions = pointlessOptions
        self.subcommands = subcommands
        self.isHidden = isHidden
        self.dynamicOptions = dynamicOptions
    }
}

extension Command {
    /// The command at a path of names below this one; nil when there is none. An empty path is this command.
    public func command(at path: [String]) -> Command? {
        var command = self
        for name in path {
            guard let next = command.subcommands.first(where: { $0.name == name }) else { return nil }
            command = next
        }
        return command
    }

    /// This tree with a group of options added to the command at a path. An option that the command has already
    /// keeps its meaning; a path that leads nowhere changes nothing.
    public func adding(_ group: OptionGroup, to path: [String]) -> Command {
        var tree = self
        guard let first = path.first else {
            tree.optionGroups.append(group)
            return tree
        }
        tree.subcommands = subcommands.map { $0.name == first ? $0.adding(group, to: Array(path.dropFirst())) : $0 }
        return tree
    }
}
