import ArgumentParsing
import Testing

@Suite(.enabled(if: ShellRun.isInstalled("bash")))
struct BashCompletionTests {
    @Test(arguments: CompletionCase.all)
    func `bash is offered the words that fit`(example: CompletionCase) throws {
        #expect(try offered(example.line).words.sorted() == example.words.sorted())
    }

    @Test(arguments: [
        ("vipergen gen A --format=", ["text", "json"]), ("vipergen gen A --format=j", ["json"]),
        ("vipergen gen A --on-conflict=s", ["skip"]), ("vipergen gen A --view=", ["storyboard", "xib", "code"]),
        ("vipergen gen A --view=c", ["code"]), ("vipergen gen A --cell=Client --view=c", ["code"]),
        ("vipergen gen A --input a:Int m", ["mvvm"]), ("vipergen gen A --input=a:Int m", ["mvvm"]),
        ("vipergen check --project=Sou", ["Sources"]), ("vipergen gen A viper:", []),
    ])
    func `what bash breaks at '=' and ':' is put together again`(line: String, expected: [String]) throws {
        #expect(try offered(line).words == expected)
    }

    @Test
    func `where '=' breaks no words, the option stays in the answer`() throws {
        #expect(try offered("vipergen gen A --format=j", breaks: " ").words == ["--format=json"])
        #expect(try offered("vipergen check --project=Sou", breaks: " ").words == ["--project=Sources"])
    }

    @Test(arguments: [
        ("vipergen check no", ["notes.txt"]), ("vipergen check --project S", ["Sources"]),
        ("vipergen -qC S", ["Sources"]), ("vipergen -C My", ["My Folder"]),
        ("vipergen check Sources/", ["Sources/App"]),
        ("vipergen gen A --header no", ["notes.txt"]), ("vipergen check -- no", ["notes.txt"]),
        ("vipergen template lint n", []),
    ])
    func `bash is offered files and directories`(line: String, expected: [String]) throws {
        #expect(try offered(line).words == expected)
    }

    @Test
    func `where no argument is left, options are offered`() throws {
        #expect(try offered("vipergen init ").words == ["--project", "--format", "--quiet", "--help"])
    }

    @Test
    func `what follows the cursor does not count`() throws {
        #expect(try offered("vipergen completions zs", after: "h --quiet").words == ["zsh"])
    }

    @Test
    func `the tool is told the words before the cursor, unquoted`() throws {
        #expect(
            try offered("vipergen gen A --project \"Sources\" v").asked == [
                "__complete sets -- gen A --project Sources"
            ])
        #expect(try offered("vipergen gen A viper --no").asked == ["__complete gen-options -- gen A viper"])
        #expect(
            try offered("vipergen gen A viper --project Sources -n").asked == [
                "__complete gen-options -- gen A viper --project Sources"
            ])
        #expect(try offered("vipergen template ").asked == [])
    }

    @Test
    func `a word from elsewhere is never run`() throws {
        let answer = try offered("vipergen template show $")
        #expect(answer.words == ["\\$\\(touch\\ harm\\)"] || answer.words == ["$(touch harm)"])
        #expect(!answer.harmed)
    }

    private func offered(
        _ line: String, after rest: String = "", breaks: String = " =:"
    ) throws -> (words: [String], asked: [String], harmed: Bool) {
        let run = try ShellRun()
        defer { run.remove() }
        let pieces = pieces(of: line, breaks: breaks)
        let quoted = (pieces.dropLast() + [(pieces.last ?? "") + rest.prefix { $0 != " " }]).map { "'\($0)'" }
        let script = """
            source ./script.bash
            COMP_WORDBREAKS='\(breaks)'
            COMP_WORDS=(\(quoted.joined(separator: " ")))
            COMP_CWORD=\(pieces.count - 1)
            COMP_LINE='\(line + rest)'
            COMP_POINT=\(line.count)
            _vipergen vipergen
            for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done
            """
        let words = try run.output(of: "bash", ["--noprofile", "--norc"], script: script)
        return (words, run.asked, run.exists("harm"))
    }

    /// The words as bash breaks them: at blanks, and before and after runs of other break characters.
    private func pieces(of line: String, breaks: String) -> [String] {
        var pieces: [String] = [""]
        var isInBreak = false
        for character in line {
            if character == " " {
                if pieces.last != "" { pieces.append("") }
                isInBreak = false
                continue
            }
            let isBreak = breaks.contains(character)
            if isBreak != isInBreak, pieces.last != "" { pieces.append("") }
            isInBreak = isBreak
            pieces[pieces.count - 1].append(character)
        }
        return pieces
    }
}
