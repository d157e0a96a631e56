/// The completion script for fish: a `complete` call an option, a subcommand or an argument.
struct FishCompletion {
    private let scopes: [Scope]
    private let function: String
    private let program: String

    init(root: Command) {
        scopes = Scope(root: root).tree
        function = "__" + root.name.shellIdentifier
        program = root.name
    }

    var script: String {
        """
        # fish completion for \(program).

        # Whether a word steps down from a command to a subcommand.
        function \(function)_descends --argument-names path word
            switch "$path $word"
        \(branch(scopes.dropFirst().map(\.key), "return 0"))
            end
            return 1
        end

        # Whether an option of a command takes a value.
        function \(function)_takes_value --argument-names path option
            switch "$path $option"
        \(takesValueBranches)
            end
            \(function)_brought $path | string match -q -- "$option="\\t'*'
        end

        # What a command is told of the options that the words typed so far bring, a line each.
        function \(function)_brought --argument-names path
            switch "$path"
        \(broughtBranches)
            end
        end

        \(fishRuntime(function: function, program: program))
        complete --command \(program) --erase
        complete --command \(program) --no-files
        \(scopes.flatMap(calls).joined(separator: "\n"))

        """
    }
}

// MARK: - Tables

extension FishCompletion {
    private func branch(_ patterns: [String], _ action: String) -> String {
        guard !patterns.isEmpty else { return "" }
        return "        case \(patterns.map(\.fishQuoted).joined(separator: " "))\n            \(action)"
    }

    /// A command's own options come first, as in parsing.
    private var takesValueBranches: String {
        let own = scopes.flatMap { scope in scope.ownOptions.map { ($0, scope.key + " ") } }
        let shared = scopes.reversed().flatMap { scope in scope.sharedOptions.map { ($0, scope.key + "* ") } }
        return (own + shared).map { option, prefix in
            branch(option.forms.map { prefix + $0 }, option.takesValue ? "return 0" : "return 1")
        }.joined(separator: "\n")
    }

    private var broughtBranches: String {
        scopes.compactMap { scope in
            scope.command.dynamicOptions.map { branch([scope.key], "\($0) -- (\(function)_typed) 2>/dev/null") }
        }.joined(separator: "\n")
    }
}

// MARK: - Calls of complete

extension FishCompletion {
    private func calls(of scope: Scope) -> [String] {
        let here = condition("\(function)_in \(scope.key.fishQuoted)")
        var calls = scope.visibleSubcommands.map { subcommand in
            let words = condition("\(function)_at \(scope.key.fishQuoted)")
            return call(words, "--arguments \(subcommand.name.fishQuoted)", subcommand.summary)
        }
        calls += scope.command.arguments.enumerated().compactMap { index, argument in
            let place = argument.repeats ? "\(index) onwards" : "\(index)"
            let words = condition("\(function)_at \(scope.key.fishQuoted) \(place)")
            return value(of: argument.valueSource).map { call(words, $0, argument.name) }
        }
        calls += scope.ownOptions.flatMap { self.calls(of: $0, here) }
        calls += scope.sharedOptions.flatMap { option in self.calls(of: option, below(scope, offering: option)) }
        if scope.command.dynamicOptions != nil {
            calls.append(call(here, "--arguments '(\(function)_offer_brought)'", ""))
        }
        return calls
    }

    /// That the words stand in a command or below it, and in none for which an option means nothing.
    private func below(_ scope: Scope, offering option: Option) -> String {
        let others = scopes.filter { $0.command.pointlessOptions.contains(option.name) }.map(\.key.fishQuoted)
        let tests =
            (scope.path.count == 1 ? [] : ["\(function)_under \(scope.key.fishQuoted)"])
            + (others.isEmpty ? [] : ["not contains -- (\(function)_walk)[1] \(others.joined(separator: " "))"])
        return tests.isEmpty ? "" : condition(tests.joined(separator: "; and "))
    }

    private func calls(of option: Option, _ condition: String) -> [String] {
        option.formsWithHelp.enumerated().map { index, item in
            var form = "--long-option \(item.form.dropFirst(2))"
            if index == 0, let short = option.short { form = "--short-option \(short) " + form }
            if option.takesValue {
                let value = value(of: option.valueSource)
                // Exclusive: a value, and no files unless they are forced.
                form +=
                    value.map { $0 == Self.files ? " --require-parameter " + $0 : " --exclusive " + $0 }
                    ?? " --exclusive"
            }
            return call(condition, form, item.help)
        }
    }

    private func call(_ condition: String, _ what: String, _ description: String) -> String {
        let description = description.isEmpty ? "" : " --description \(description.singleLine.fishQuoted)"
        return "complete --command \(program)" + condition + " " + what + description
    }

    private func condition(_ test: String) -> String {
        " --condition " + test.fishQuoted
    }

    private static let files = "--force-files"

    private func value(of source: ValueSource) -> String? {
        switch source {
        case .none: nil
        case .files: Self.files
        case .directories: "--arguments '(__fish_complete_directories)'"
        case .words(let choices):
            "--arguments "
                + choices.map {
                    $0.help.isEmpty ? $0.name.fishQuoted : $0.name.fishQuoted + "\\t" + $0.help.singleLine.fishQuoted
                }
                .joined(separator: " ").fishQuoted
        case .command(let command): "--arguments " + "(\(command) -- (\(function)_typed) 2>/dev/null)".fishQuoted
        }
    }
}
