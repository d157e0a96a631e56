import Text

/// Reads a command line from left to right. It never stops at an error but for an unknown command, so that help can
/// be asked for anywhere; the first error is kept.
struct Parser {
    private(set) var result = LooseArguments()
    private(set) var firstError: ArgumentError?
    private var scope: Scope
    private var remaining: ArraySlice<String>
    private var optionsEnded = false
    /// Whether an error is looked for; to name what is known costs more than all the reading.
    private let keepsErrors: Bool
    /// Whether the last word was an unknown option that may take a value.
    private var followsUnknownOption = false

    init(root: Command, arguments: [String], keepsErrors: Bool = true) {
        self.keepsErrors = keepsErrors
        scope = Scope(root: root)
        remaining = arguments[...]
    }

    mutating func run() {
        while let argument = remaining.popFirst() {
            let mayBeValue = followsUnknownOption
            followsUnknownOption = false
            if optionsEnded || !argument.utf8.starts(with: "-".utf8) || argument == "-" {
                guard readWord(argument, mayBeValue: mayBeValue) else { return }
            } else if argument == "--" {
                optionsEnded = true
            } else if argument.utf8.starts(with: "--".utf8) {
                readLongOption(argument)
            } else {
                readShortOptions(argument)
            }
        }
        result.parsed.arguments = result.words.lazy.filter { !$0.mayBeValue }.map(\.text)
        if keepsErrors { checkArguments() }
    }

    private mutating func report(_ error: ArgumentError) {
        firstError = firstError ?? error
    }
}

// MARK: - Words

extension Parser {
    /// False when nothing after the word can be understood.
    private mutating func readWord(_ word: String, mayBeValue: Bool) -> Bool {
        guard !scope.command.subcommands.isEmpty else {
            result.words.append(.init(text: word, mayBeValue: mayBeValue))
            return true
        }
        if scope.descend(to: word) {
            result.parsed.commandPath.append(word)
        } else if mayBeValue {
            result.words.append(.init(text: word, mayBeValue: true))
        } else if word == Option.help.name {
            result.parsed.helpRequested = true
        } else {
            // Even where help is asked for: the help of another command would hide the slip.
            result.parsed.helpRequested = false
            firstError = firstError ?? .unknownCommand(name: word, known: knownCommands, path: scope.path)
            return false
        }
        return true
    }

    private var knownCommands: [String] {
        scope.visibleSubcommands.map(\.name)
    }

    private mutating func checkArguments() {
        guard firstError == nil, !result.parsed.helpRequested, !result.parsed.versionRequested else { return }
        if !scope.command.subcommands.isEmpty {
            return report(.missingCommand(known: knownCommands, path: scope.path))
        }
        var words = result.parsed.arguments[...]
        for argument in scope.command.arguments {
            guard let first = words.first else {
                if argument.isOptional { break }
                return report(.missingArgument(name: argument.name))
            }
            let taken = argument.repeats ? words : [first]
            words = words.dropFirst(taken.count)
            for word in taken {
                check(word, against: argument.choices, of: argument.name, mayBeEmpty: argument.mayBeEmpty)
            }
        }
        if let word = words.first {
            report(.unexpectedArgument(value: word))
        }
    }

    private mutating func check(
        _ value: String, against choices: [Choice], of name: String, mayBeEmpty: Bool
    ) {
        if !choices.isEmpty, !choices.contains(where: { $0.name == value }) {
            report(.invalidChoice(name: name, value: value, choices: choices.map(\.name)))
        } else if value.isEmpty, !mayBeEmpty {
            report(.emptyValue(name: name))
        }
    }
}

// MARK: - Options

extension Parser {
    private mutating func readLongOption(_ argument: String) {
        // In bytes: a combining mark may follow the sign and make another character of it.
        let sign = argument.utf8.firstIndex(of: UInt8(ascii: "="))
        let typed = String(argument[..<(sign ?? argument.endIndex)])
        let name = typed.utf8.dropFirst(2)
        let attached = sign.map { String(argument[argument.utf8.index(after: $0)...]) }

        if let option = scope.option(where: { $0.name.utf8.elementsEqual(name) }) {
            record(option, typed: typed, isOn: true, attached: attached)
        } else if name.starts(with: "no-".utf8),
            let option = scope.option(where: { $0.kind == .negatable && $0.name.utf8.elementsEqual(name.dropFirst(3)) })
        {
            record(option, typed: typed, isOn: false, attached: attached)
        } else {
            followsUnknownOption = attached == nil && !name.starts(with: "no-".utf8)
            reportUnknown(typed)
        }
    }

    /// `-n`, `-nq`, `-C DIR`, `-CDIR`, `-C=DIR`, `-nCDIR`.
    private mutating func readShortOptions(_ argument: String) {
        var letters = argument.dropFirst()
        while let letter = letters.popFirst() {
            let typed = "-" + String(letter)
            guard let option = scope.option(where: { $0.short == letter }) else {
                // The whole word, where it may be a long option with a dash too few.
                let isFirst = letters.count == argument.count - 2
                followsUnknownOption = letters.isEmpty
                return reportUnknown(isFirst ? argument : typed)
            }
            if letters.first == "=" {
                return record(option, typed: typed, isOn: true, attached: String(letters.dropFirst()))
            }
            if option.takesValue, !letters.isEmpty {
                return record(option, typed: typed, isOn: true, attached: String(letters))
            }
            record(option, typed: typed, isOn: true, attached: nil)
        }
    }

    private mutating func record(_ option: Option, typed: String, isOn: Bool, attached: String?) {
        var value = attached
        if option.takesValue {
            if value == nil, let next = remaining.first, next == "-" || !next.utf8.starts(with: "-".utf8) {
                value = next
                remaining.removeFirst()
            }
            guard let value else { return report(.missingValue(option: typed)) }
            check(value, against: option.choices, of: typed, mayBeEmpty: option.mayBeEmpty)
        } else if let attached {
            return report(.unexpectedValue(option: typed, value: attached))
        }
        if option == .help {
            result.parsed.helpRequested = true
        } else if option == .version {
            result.parsed.versionRequested = true
        } else if !option.repeats, let other = result.parsed.occurrences.first(where: { $0.name == option.name }) {
            return report(
                other.isOn == isOn
                    ? .repeatedOption(option: typed)
                    : .contradiction(option: "--" + option.name, other: "--no-" + option.name))
        }
        result.parsed.occurrences.append(.init(name: option.name, isOn: isOn, value: value))
    }

    private mutating func reportUnknown(_ typed: String) {
        result.unknownOptions.append(typed)
        if keepsErrors, firstError == nil {
            firstError = .unknownOption(option: typed, known: scope.visibleOptions.flatMap(\.forms))
        }
    }
}
