import ArgumentParsing
import Testing

@Suite struct CompletionScriptTests {
    @Test
    func `options that a word brings are told a line each`() {
        let group = OptionGroup(
            title: "X",
            options: [
                Option(
                    "view", kind: .value(placeholder: "KIND"), choices: ["xib", Choice("code", help: "In\nSwift")],
                    help: "How"),
                Option("delegate", kind: .negatable, help: "Tell"), Option("quiet", help: ""),
                Option("secret", help: "No", isHidden: true),
            ])
        #expect(
            group.completionLines()
                == """
                --view=\tHow
                --view=xib
                --view=code\tIn Swift
                --delegate\tTell
                --no-delegate\tThe opposite of --delegate
                --quiet

                """)
    }

    @Test(arguments: Shell.allCases.filter { ShellRun.isInstalled($0.rawValue) })
    func `a program without commands has scripts that its shells accept`(shell: Shell) throws {
        let root = Command("my-tool", summary: "It's", arguments: [Argument("FILE", help: "It's", completion: .files)])
        let run = try ShellRun()
        defer { run.remove() }
        #expect(try run.output(of: shell.rawValue, ["-n"], script: root.completionScript(for: shell)) == [])
    }

    @Test(arguments: Shell.allCases)
    func `what is hidden is in no script`(shell: Shell) {
        let script = SampleTool.root.completionScript(for: shell)
        #expect(!script.contains("trace"))
        #expect(!script.contains("Words for completion scripts"))
    }
}
