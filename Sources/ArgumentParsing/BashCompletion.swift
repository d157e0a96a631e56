/// The completion script for bash 3.2 and later: no associative arrays, no `mapfile`, `compopt` only where it is.
///
/// Tables of the commands are `case` statements over `"$command $option"`; what walks the words is `bashRuntime`.
struct BashCompletion {
    private let scopes: [Scope]
    private let function: String
    private let program: String

    init(root: Command) {
        scopes = Scope(root: root).tree
        function = "_" + root.name.shellIdentifier
        program = root.name
    }

    var script: String {
        """
        # bash completion for \(program), for bash 3.2 and later.

        # Steps down to a subcommand; fails where the word is none.
        \(function)_descend() {
            case "$command $1" in
        \(branch(scopes.dropFirst().map { $0.key.shellQuoted }, "command=\"$command $1\""))
                *) return 1 ;;
            esac
        }

        # Whether an option of the command takes a value.
        \(function)_takes_value() {
            case "$command $1" in
        \(takesValueBranches)
            esac
            \(function)_ask && [[ $'\\n'$lines == *$'\\n'"$1="* ]]
        }

        # Offers the values of an option.
        \(function)_values() {
            case "$command $1" in
        \(valueBranches)
                *) \(function)_ask && \(function)_offer_lines "$lines" "$1=" ;;
            esac
        }

        # Offers the words that may stand where the cursor is; fails where none may.
        \(function)_arguments() {
            case "$command $position" in
        \(argumentBranches)
                *) return 1 ;;
            esac
        }

        # Offers the options of the command.
        \(function)_options() {
            case "$command" in
        \(optionBranches)
            esac
            \(function)_ask && \(function)_offer_options "$lines"
        }

        # Asks once for the options that the words typed so far bring to the command; fails where there are none.
        \(function)_ask() {
            if [[ $asked != "$command" ]]; then
                asked=$command
                lines=
                case "$command" in
        \(askBranches)
                esac
            fi
            [[ -n $lines ]]
        }

        \(bashRuntime(function: function, program: program))
        """
    }
}

// MARK: - Tables

extension BashCompletion {
    private func branch(_ patterns: [String], _ action: String) -> String {
        patterns.isEmpty ? "" : "        \(patterns.joined(separator: " | "))) \(action) ;;"
    }

    private func lines(_ branches: [String]) -> String {
        let lines = branches.filter { !$0.isEmpty }
        return lines.isEmpty ? "        *) ;;" : lines.joined(separator: "\n")
    }

    /// A command's own options come first, as in parsing.
    private func eachOption(_ branch: (Option, (String) -> String) -> String) -> [String] {
        scopes.flatMap { scope in
            scope.ownOptions.map { option in branch(option) { "\(scope.key) \($0)".shellQuoted } }
        }
            + scopes.reversed().flatMap { scope in
                scope.sharedOptions.map { option in
                    branch(option) { scope.key.shellQuoted + "*" + " \($0)".shellQuoted }
                }
            }
    }

    private var takesValueBranches: String {
        lines(
            eachOption { option, pattern in
                branch(option.forms.map(pattern), option.takesValue ? "return 0" : "return 1")
            })
    }

    private var valueBranches: String {
        lines(
            eachOption { option, pattern in
                option.takesValue ? branch(option.forms.map(pattern), offer(option.valueSource)) : ""
            })
    }

    private var argumentBranches: String {
        lines(
            scopes.flatMap { scope -> [String] in
                let anywhere = "\(scope.key) ".shellQuoted + "[0-9]*"
                let names = scope.visibleSubcommands.map(\.name)
                if !names.isEmpty { return [branch([anywhere], offer(names))] }
                return scope.command.arguments.enumerated().map { index, argument in
                    let here = "\(scope.key) \(index)".shellQuoted
                    return branch([argument.repeats ? anywhere : here], offer(argument.valueSource))
                }
            })
    }

    private var optionBranches: String {
        lines(
            scopes.map { scope in
                let forms = scope.visibleOptions.flatMap(\.longForms)
                return forms.isEmpty ? "" : branch([scope.key.shellQuoted], offer(forms))
            })
    }

    private var askBranches: String {
        let branches = scopes.map { scope in
            scope.command.dynamicOptions.map {
                "    " + branch([scope.key.shellQuoted], "lines=$(\($0) -- \"${words[@]:1}\" 2>/dev/null)")
            } ?? ""
        }
        return branches.allSatisfy(\.isEmpty) ? "            *) ;;" : lines(branches)
    }

    private func offer(_ words: [String]) -> String {
        "\(function)_offer " + words.map(\.shellQuoted).joined(separator: " ")
    }

    private func offer(_ source: ValueSource) -> String {
        switch source {
        case .none: ":"
        case .files: "\(function)_paths -f"
        case .directories: "\(function)_paths -d"
        case .words(let choices): offer(choices.map(\.name))
        case .command(let command): "\(function)_offer_lines \"$(\(command) -- \"${words[@]:1}\" 2>/dev/null)\""
        }
    }
}
