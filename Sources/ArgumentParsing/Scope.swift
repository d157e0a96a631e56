/// A command in its place: the names that lead to it, and the options that commands above it share with it.
struct Scope {
    /// The names from the root, which comes first.
    private(set) var path: [String]
    private(set) var command: Command
    /// Shared by the commands above and by this one.
    private(set) var common: [Option]

    init(root: Command) {
        path = [root.name]
        command = root
        common = root.commonOptions
    }

    /// The command at a path below the root, or the last on the way to it that there is.
    init(root: Command, path: [String]) {
        self.init(root: root)
        for name in path {
            guard descend(to: name) else { return }
        }
    }

    /// Steps down to a subcommand; false when there is none of that name.
    mutating func descend(to name: String) -> Bool {
        guard let next = command.subcommands.first(where: { $0.name == name }) else { return false }
        path.append(name)
        common += next.commonOptions
        command = next
        return true
    }
}

extension Scope {
    /// The first option of which the predicate holds. Help wins over all, a command's own over common ones.
    func option(where matches: (Option) -> Bool) -> Option? {
        if matches(.help) { return .help }
        if let option = command.options.first(where: matches) { return option }
        for group in command.optionGroups {
            if let option = group.options.first(where: matches) { return option }
        }
        return common.first(where: matches)
    }

    /// The options of the command alone that are not hidden.
    var ownOptions: [Option] {
        (command.options + command.optionGroups.flatMap(\.options)).filter { !$0.isHidden }
    }

    /// The common options that are not hidden, and help. One that the command declares itself is its own.
    var commonOptions: [Option] {
        common.filter { option in
            !option.isHidden && !command.pointlessOptions.contains(option.name)
                && !command.options.contains { $0.name == option.name }
        } + [.help]
    }

    /// All options that are not hidden.
    var visibleOptions: [Option] {
        ownOptions + commonOptions
    }

    /// The subcommands that are not hidden.
    var visibleSubcommands: [Command] {
        command.subcommands.filter { !$0.isHidden }
    }

    /// This command and all below it that are not hidden, parents first.
    var tree: [Scope] {
        [self]
            + visibleSubcommands.flatMap { subcommand in
                var below = self
                return below.descend(to: subcommand.name) ? below.tree : []
            }
    }
}
