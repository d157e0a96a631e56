import ArgumentParsing
import Platform
import TemplateSets
import TestSupport
import Testing

@testable import VipergenCLI

/// The list of commands and what they declare.
struct CommandTreeTests {
    private static var root: RunnableCommand { CommandTree.root }

    /// Every command with the names that lead to it.
    private static func all(
        below command: RunnableCommand, at path: [String] = []
    ) -> [(path: [String], command: RunnableCommand)] {
        [(path, command)]
            + command.subcommands.flatMap { all(below: $0, at: path + [$0.name]) }
    }

    @Test func `no two commands of a level, and no two options of a command, have one name`() {
        let common = Self.root.declaration.commonOptions
        for (path, command) in Self.all(below: Self.root) {
            let commands = command.subcommands.map(\.name)
            #expect(Set(commands).count == commands.count, "\(path)")
            let options = command.declaration.options
            #expect(Set(options.map(\.name)).count == options.count, "\(path)")
            let letters = (options + common).compactMap(\.short)
            #expect(Set(letters).count == letters.count, "\(path)")
        }
    }

    @Test func `every command is found where it is declared, and shows its help`() throws {
        for (path, command) in Self.all(below: Self.root) {
            #expect(Self.root.command(at: path[...])?.declaration == command.declaration)
            let outcome = try Session().run(path + ["--help"])
            #expect(outcome.code == 0 && outcome.output.hasPrefix(command.declaration.summary.prefix(20)), "\(path)")
        }
        #expect(Self.root.command(at: ["gen", "nothing"]) == nil)
    }

    /// Only what is named is declared, and nothing must come of that.
    @Test(arguments: [
        "gen A viper --cell B", "--project gen check", "-qC gen check x", "help gen", "gen help", "--help gen check",
        "--bogus gen check", "--bogus check gen A", "template gen", "template list --quiet", "--version gen", "-- gen",
        "__complete sets -- gen", "check gen init",
    ])
    func `the commands that are named say as much as all commands`(_ line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        let context = RunContext(
            console: MemoryConsole(), fileSystem: MemoryFileSystem(),
            environment: ProcessEnvironment(variables: [:], workingDirectory: "/"))
        let named = Invocation(words, root: CommandTree.root(naming: words).declaration, in: context)
        let whole = Invocation(words, root: Self.root.declaration, in: context)
        #expect(named.loose == whole.loose && !whole.loose.parsed.commandPath.isEmpty)
        let outcomes = [named, whole].map { invocation in
            Result { () throws(ArgumentError) in try invocation.root.parse(words) }
        }
        #expect(outcomes[0] == outcomes[1])
    }

    /// Otherwise a set could have a parameter of that name, and `gen` would understand both at once.
    @Test func `no option of gen is left to template sets`() throws {
        let gen = try #require(Self.root.command(at: ["gen"])).declaration
        let options =
            gen.options + gen.optionGroups.flatMap(\.options) + Self.root.declaration.options
            + Self.root.declaration.commonOptions + [.help]
        for form in options.flatMap(\.longForms) {
            #expect(ReservedOptions.names.contains(String(form.dropFirst(2))), "\(form)")
        }
    }

    @Test(arguments: ["quiet", "format", "diff", "dryRun"])
    func `a set whose parameter is an option of gen is refused`(_ name: String) throws {
        let session = try Session()
        try session.sandbox.file("Templates/house/template.json", "{\n  parameters: {\(name): {}},\n}\n")
        try session.sandbox.file("Templates/house/module/Modules/{{name}}.txt.mustache", "{{\(name)}}")
        let option = Parameter.optionName(of: name)
        let place = session.sandbox.path("Templates/house/template.json") + ":2:16"
        let words = "\(place): error: '\(name)' cannot be a parameter name: 'gen' has its own option --\(option)\n"
        for line in ["gen A house", "gen A house --quiet", "template lint Templates/house", "template lint house"] {
            let outcome = session.run(line)
            #expect(outcome.code == 2 && outcome.errors.hasPrefix(words), "\(line): \(outcome)")
        }
        #expect(try session.files().allSatisfy { $0.hasPrefix("Templates/") })
    }
}
