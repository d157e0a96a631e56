// What the three completion scripts have in common.

extension Scope {
    /// `vipergen template list`: the command's key in the scripts.
    var key: String { path.joined(separator: " ") }

    /// The options that the command itself shares with those below it.
    var sharedOptions: [Option] {
        command.commonOptions.filter { !$0.isHidden } + (path.count == 1 ? [.help] : [])
    }
}

extension Option {
    /// Where its values come from.
    var valueSource: ValueSource { ValueSource(choices, completion) }

    /// Its long forms with what each does.
    var formsWithHelp: [(form: String, help: String)] {
        longForms.enumerated().map { ($1, $0 == 0 ? help : "The opposite of --" + name) }
    }
}

extension Argument {
    /// Where its values come from.
    var valueSource: ValueSource { ValueSource(choices, completion) }
}

/// Where a script finds values: choices, which are words with help, come before the declared completion.
enum ValueSource {
    case none
    case files
    case directories
    case words([Choice])
    case command(String)

    init(_ choices: [Choice], _ completion: Completion) {
        switch completion {
        case _ where !choices.isEmpty: self = .words(choices)
        case .none: self = .none
        case .files: self = .files
        case .directories: self = .directories
        case .choices(let words): self = .words(words.map { Choice($0) })
        case .command(let command): self = .command(command)
        }
    }
}

extension String {
    /// In single quotes, for bash and zsh.
    var shellQuoted: String {
        "'" + map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
    }

    /// In single quotes, for fish.
    var fishQuoted: String {
        "'" + map { $0 == "'" || $0 == "\\" ? "\\" + String($0) : String($0) }.joined() + "'"
    }

    /// On one line and without control characters.
    var singleLine: String {
        split(whereSeparator: \.isWhitespace).map(\.printable).joined(separator: " ")
    }

    /// With underscores for what cannot stand in the name of a shell function.
    var shellIdentifier: String {
        String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
}
