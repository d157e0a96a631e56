/// A shell that completion scripts are made for.
public enum Shell: String, Sendable, CaseIterable {
    /// bash, from the 3.2 of macOS on.
    case bash
    /// zsh.
    case zsh
    /// fish.
    case fish
}

extension Command {
    /// The script that teaches a shell to complete the command lines of this root.
    public func completionScript(for shell: Shell) -> String {
        switch shell {
        case .bash: BashCompletion(root: self).script
        case .zsh: ZshCompletion(root: self).script
        case .fish: FishCompletion(root: self).script
        }
    }
}

extension OptionGroup {
    /// What the command behind `Command.dynamicOptions` prints for the completion scripts, a line an item:
    /// `--flag`, `--option=` for one that takes a value, `--option=choice` for each choice, each with an optional tab
    /// and description after it.
    public func completionLines() -> String {
        options.filter { !$0.isHidden }.flatMap { option in
            let forms = option.formsWithHelp.map { line(option.takesValue ? $0.form + "=" : $0.form, $0.help) }
            return forms + option.choices.map { line("--\(option.name)=\($0.name)", $0.help) }
        }.joined()
    }

    private func line(_ word: String, _ help: String) -> String {
        help.isEmpty ? word.printable + "\n" : word.printable + "\t" + help.singleLine + "\n"
    }
}
