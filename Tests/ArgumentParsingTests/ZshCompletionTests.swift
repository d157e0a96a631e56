import ArgumentParsing
import Testing

@Suite(.enabled(if: ShellRun.isInstalled("zsh")))
struct ZshCompletionTests {
    @Test
    func `zsh is offered the words that fit`() throws {
        let attached = [
            CompletionCase("vipergen gen A --format=j", ["json"]), CompletionCase("vipergen gen A --view=x", ["xib"]),
            CompletionCase("vipergen check no", ["notes.txt"]),
            CompletionCase("vipergen check --project=So", ["Sources"]),
            CompletionCase("vipergen -C So", ["Sources"]), CompletionCase("vipergen gen A --header no", ["notes.txt"]),
        ]
        let cases = CompletionCase.all + attached
        let offered = try offered(cases.map(\.line))
        #expect(offered.count == cases.count)
        for (example, words) in zip(cases, offered) {
            #expect(Set(words) == Set(example.words), "\(example.line)")
        }
    }

    /// One shell on a pseudo-terminal for all lines: it writes down what would be added for each.
    private func offered(_ lines: [String]) throws -> [[String]] {
        let run = try ShellRun()
        defer { run.remove() }
        try run.write(
            #"""
            PROMPT= RPROMPT=
            autoload -Uz compinit
            compinit -u -D
            zstyle ':completion:*' menu no
            zstyle ':completion:*' matcher-list ''
            setopt no_beep
            source ./script.zsh
            compadd() {
                if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
                    builtin compadd "$@"
                    return
                fi
                local -a hits
                builtin compadd -A hits "$@"
                (( $#hits )) && print -rl -- "${(@)hits}" >>answers
                builtin compadd "$@"
            }
            write-answers() {
                zle complete-word
                print -- '=' >>answers
                zle kill-buffer
            }
            zle -C complete-word complete-word _main_complete
            zle -N write-answers
            bindkey '^I' write-answers
            print ready >ready
            """#, to: ".zshrc")
        let typed = lines.map { "type '\($0)'\n" }.joined()
        _ = try run.output(
            of: "zsh", ["-f"],
            script: #"""
                zmodload zsh/zpty zsh/zselect
                wait_for() {   # a test, for at most twenty seconds
                    local turn chunk
                    for turn in {1..2000}; do
                        while zpty -rt inner chunk; do :; done
                        eval "$1" && return
                        zselect -t 1
                    done
                    exit 1
                }
                type() {
                    (( wanted++ ))
                    zpty -wn inner "$1"$'\t'
                    wait_for '[[ $(grep -c "^=$" answers) == $wanted ]]'
                }
                wanted=0
                : >answers
                ZDOTDIR=$PWD zpty -b inner zsh -i
                wait_for '[[ -e ready ]]'

                """# + typed + "zpty -d inner\n")
        let answers = try run.read("answers").split(separator: "\n", omittingEmptySubsequences: true)
        return answers.split(separator: "=", omittingEmptySubsequences: false).dropLast().map { $0.map(String.init) }
    }
}
