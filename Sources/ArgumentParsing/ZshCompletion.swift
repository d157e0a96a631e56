/// The completion script for zsh: a function a command, each a call of `_arguments`.
struct ZshCompletion {
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
        #compdef \(program)
        # zsh completion for \(program).

        \(scopes.map(body).joined(separator: "\n"))
        \(zshRuntime(function: function, program: program))
        """
    }

    private func name(of scope: Scope) -> String {
        scope.path.count == 1 ? function + "_root" : "_" + scope.path.map(\.shellIdentifier).joined(separator: "_")
    }

    private func body(of scope: Scope) -> String {
        let subcommands = scope.visibleSubcommands
        let positional =
            subcommands.isEmpty
            ? zip(scope.command.arguments, 1...).map(spec) : ["': :->command'", "'*:: :->arguments'"]
        let specs = (scope.visibleOptions.flatMap(specs) + positional).map { "        " + $0 }.joined(separator: "\n")
        return """
            \(name(of: scope))() {
                local curcontext=$curcontext state state_descr line result=1
                typeset -A opt_args
                local -a specs brought lines
                specs=(
            \(specs)
                )
            \(ask(of: scope))    _arguments -s -S\(subcommands.isEmpty ? "" : " -A '-*'") -C $specs $brought && result=0
            \(dispatch(of: scope, to: subcommands))    return result
            }

            """
    }

    private func ask(of scope: Scope) -> String {
        scope.command.dynamicOptions.map { "    \(function)_bring \($0)\n" } ?? ""
    }

    private func dispatch(of scope: Scope, to subcommands: [Command]) -> String {
        guard !subcommands.isEmpty else { return "" }
        let words = subcommands.map { " \($0.name.shellQuoted) \($0.summary.singleLine.shellQuoted)" }.joined(
            separator: " \\\n               ")
        let branches = subcommands.map { subcommand in
            var below = scope
            return below.descend(to: subcommand.name)
                ? "                \(subcommand.name.shellQuoted)) \(name(of: below)) && result=0 ;;" : ""
        }
        return """
                case $state in
                    command)
                        \(function)_offer command \\
                           \(words) && result=0
                        ;;
                    arguments)
                        case $line[1] in
            \(branches.joined(separator: "\n"))
                        esac
                        ;;
                esac

            """
    }
}

// MARK: - Specs of _arguments

extension ZshCompletion {
    private func specs(of option: Option) -> [String] {
        let exclusion = option.repeats ? "*" : "(" + option.forms.joined(separator: " ") + ")"
        let shortForm = option.short.map { [(form: "-\($0)", help: option.help)] } ?? []
        return (shortForm + option.formsWithHelp).map { form, help in
            guard case .value(let placeholder) = option.kind else {
                return (exclusion + form + "[" + help.zshHelp + "]").shellQuoted
            }
            let joint = form.hasPrefix("--") ? "=" : "+"
            let value = ":" + placeholder.zshSpec + ":" + action(of: option.valueSource, title: placeholder)
            return (exclusion + form + joint + "[" + help.zshHelp + "]" + value).shellQuoted
        }
    }

    /// Without its number, an argument that may be left out would be offered beside the next one.
    private func spec(of argument: Argument, number: Int) -> String {
        let start = argument.repeats ? "*:" : argument.isOptional ? "\(number)::" : "\(number):"
        let action = action(of: argument.valueSource, title: argument.name)
        return (start + argument.name.zshSpec + ":" + action).shellQuoted
    }

    /// A leading space has `_arguments` call the function as it is written.
    private func action(of source: ValueSource, title: String) -> String {
        switch source {
        case .none: " "
        case .files: "_files"
        case .directories: "_files -/"
        case .words(let choices):
            (" \(function)_offer " + title.shellQuoted
                + choices.map { " " + $0.name.shellQuoted + " " + $0.help.singleLine.shellQuoted }.joined()).zshSpec
        case .command(let command): (" \(function)_ask " + title.shellQuoted + " " + command).zshSpec
        }
    }
}

extension String {
    /// As a part of a spec, where colons part the parts.
    fileprivate var zshSpec: String {
        map { $0 == ":" ? "\\:" : String($0) }.joined()
    }

    /// As the help of a spec, which stands in brackets.
    fileprivate var zshHelp: String {
        singleLine.map { "[]\\:".contains($0) ? "\\" + String($0) : String($0) }.joined()
    }
}
