// How declarations are written for people: what help and the manual page have in common.

extension Argument {
    /// `NAME`, `[SET]`, `PATH...`, `[PATH...]`.
    var usage: String {
        let words = repeats ? notation + "..." : notation
        return isOptional ? "[" + words + "]" : words
    }

    /// The help and, where they do not explain themselves below it, the choices.
    var description: String {
        describe(help, choices: choices.areExplained ? [] : choices, notes: [])
    }
}

extension Option {
    /// `--project`, `--[no-]delegate`.
    var longLabel: String {
        kind == .negatable ? "--[no-]" + name : "--" + name
    }

    /// `DIR`, or the choices where they are few and say enough: `text|json`; nil for a flag.
    var valueLabel: String? {
        guard case .value(let placeholder) = kind else { return nil }
        return choicesStandInLabel ? choices.map(\.name).joined(separator: "|") : placeholder
    }

    /// The help with what else is to be known: choices, default, repetition.
    var description: String {
        var notes: [String] = []
        if let defaultText { notes.append("default: " + defaultText) }
        if repeats { notes.append("may be repeated") }
        return describe(help, choices: choicesStandInLabel || choices.areExplained ? [] : choices, notes: notes)
    }

    private var choicesStandInLabel: Bool {
        !choices.isEmpty && !choices.areExplained
            && choices.reduce(choices.count - 1) { $0 + $1.name.displayWidth } <= 20
    }
}

extension [Choice] {
    /// Whether any of them says what it means.
    var areExplained: Bool {
        contains { !$0.help.isEmpty }
    }
}

private func describe(_ help: String, choices: [Choice], notes: [String]) -> String {
    let names = choices.map(\.name).joined(separator: ", ")
    let notes = (choices.isEmpty ? [] : ["one of: " + names]) + notes
    return notes.isEmpty ? help : help + " (" + notes.joined(separator: "; ") + ")"
}
