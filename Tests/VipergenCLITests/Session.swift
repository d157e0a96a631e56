import Platform
import TestSupport
import VipergenCLI

/// A project in which commands are run as somebody would type them, in this process.
final class Session {
    let sandbox: Sandbox
    /// The variables that commands see.
    var variables: [String: String] = [:]
    /// Whether standard output is a terminal.
    var isTerminal = false
    /// The programs that commands run.
    var programs: any ProgramRunner = PosixProgramRunner()

    init(_ kind: Sandbox.Kind = .memory) throws {
        sandbox = try Sandbox(kind)
    }

    /// How a run ended and what it said.
    struct Outcome {
        var code: Int32
        var output: String
        var errors: String
        /// Both, in the order in which they were written.
        var transcript: String
        /// The lines of the output, without those of no text.
        var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    /// Runs a command line whose words have no blanks.
    @discardableResult
    func run(_ line: String, answers: [String]? = nil) -> Outcome {
        run(line.split(separator: " ").map(String.init), answers: answers)
    }

    /// Runs a command in a folder of a project in memory, or at an absolute path, without naming the project.
    @discardableResult
    func run(_ line: String, in folder: String, answers: [String]? = nil) -> Outcome {
        let folder = folder.hasPrefix("/") ? folder : folder.isEmpty ? sandbox.root : sandbox.path(folder)
        sandbox.memory?.changeDirectory(to: folder)
        return run(line.split(separator: " ").map(String.init), answers: answers, standingIn: folder)
    }

    /// Runs a command in the project; with answers, somebody sits at the terminal and gives them.
    @discardableResult
    func run(
        _ words: [String], answers: [String]? = nil, on fileSystem: (any FileSystem)? = nil,
        standingIn folder: String? = nil
    ) -> Outcome {
        let console = MemoryConsole(input: answers ?? [])
        console.isInputTerminal = answers != nil
        console.isErrorTerminal = answers != nil
        console.isOutputTerminal = isTerminal
        // Answers are given at a terminal, and words are compared without colours.
        let colors = answers == nil || variables["NO_COLOR"] != nil ? [:] : ["NO_COLOR": "1"]
        let environment = ProcessEnvironment(
            variables: variables.merging(colors) { own, _ in own }, workingDirectory: folder ?? sandbox.root)
        let context = RunContext(
            console: console, fileSystem: fileSystem ?? sandbox.fileSystem, environment: environment,
            programs: programs)
        let code = Vipergen.run(words + (folder == nil ? ["--project", sandbox.root] : []), in: context)
        return Outcome(code: code, output: console.output, errors: console.errors, transcript: console.transcript)
    }

    /// Everything in the project, a line an entry.
    func tree() throws -> [String] { try sandbox.fileSystem.tree(sandbox.root) }

    /// The paths of the files in the project.
    func files() throws -> [String] {
        try files(in: "").sorted()
    }

    private func files(in folder: String) throws -> [String] {
        try sandbox.fileSystem.names(in: sandbox.root + "/" + folder).flatMap { name -> [String] in
            let path = folder + name
            let isFolder = try sandbox.fileSystem.entry(at: sandbox.path(path))?.kind == .directory
            return isFolder ? try files(in: path + "/") : [path]
        }
    }
}
