import Platform
import TestSupport
import Testing
import VipergenCLI

/// Help, completions, the version and the manual page.
@Suite struct HelpTests {
    @Test(arguments: [
        "--help", "gen --help", "gen --help viper", "inspect --help", "render --help", "template --help",
        "template lint --help",
        "init --help",
    ])
    func `help shows examples first and fits the width`(_ line: String) throws {
        let outcome = try Session().run(line)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("EXAMPLES") || line.hasPrefix("template --help"))
        #expect(outcome.output.contains("USAGE"))
        #expect(outcome.lines.allSatisfy { $0.count <= 100 })
        #expect(outcome.errors.isEmpty)
    }

    @Test func `the options of a set are in its help`() throws {
        let text = try Session().run("gen --help viper").output
        #expect(text.contains("OPTIONS OF THE SET viper"))
        #expect(text.contains("--[no-]delegate"))
    }

    @Test func `without words the help is shown`() throws {
        let console = MemoryConsole()
        let environment = ProcessEnvironment(variables: [:], workingDirectory: "/")
        let context = RunContext(console: console, fileSystem: MemoryFileSystem(), environment: environment)
        #expect(Vipergen.run([], in: context) == 0)
        #expect(console.output.contains("vipergen gen ClientList viper"))
        #expect(Vipergen.run(["--version"], in: context) == 0)
        #expect(console.output.hasSuffix("vipergen 0.1.0\n"))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `completions are written`(_ shell: String) throws {
        let outcome = try Session().run("completions \(shell)")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("vipergen"))
        #expect(try Session().run("completions csh").code == 64)
    }

    @Test func `sets and their options complete`() throws {
        let session = try Session()
        #expect(
            session.run(["__complete", "sets", "--", "gen", "A", "-C", session.sandbox.root]).output.contains("viper\t")
        )
        let options = session.run(
            ["__complete", "gen-options", "--", "gen", "A", "viper", "-C", session.sandbox.root]
        ).output
        #expect(options.contains("--cell") && options.contains("storyboard"))
    }

    @Test func `the manual page names every command`() throws {
        let page = try Session().run("__manual").output
        for word in [".TH", "gen", "inspect", "render", "template", "init", "completions", "SOURCE_DATE_EPOCH"] {
            #expect(page.contains(word), "\(word)")
        }
    }

    @Test func `an output that cannot be written fails`() throws {
        let console = MemoryConsole()
        console.failure = OutputError(code: ENOSPC)
        let environment = ProcessEnvironment(variables: [:], workingDirectory: "/")
        let context = RunContext(console: console, fileSystem: MemoryFileSystem(), environment: environment)
        #expect(Vipergen.run(["--help"], in: context) == 2)
        #expect(console.errors.contains("cannot write to standard output"))
        console.failure = OutputError(code: EPIPE)
        #expect(Vipergen.run(["--help"], in: context) == 0)
    }
}
