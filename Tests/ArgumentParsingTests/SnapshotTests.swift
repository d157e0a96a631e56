import ArgumentParsing
import Testing

@Suite("Recorded texts")
struct SnapshotTests {
    private let root = SampleTool.root

    @Test(
        "Help",
        arguments: [
            ("help.txt", []), ("help-gen.txt", ["gen"]), ("help-template.txt", ["template"]),
            ("help-template-lint.txt", ["template", "lint"]),
        ] as [(String, [String])])
    func help(name: String, path: [String]) throws {
        try expectSnapshot(root.helpText(for: path), name)
    }

    @Test("Help with the options of a set")
    func helpOfSet() throws {
        let tree = root.adding(SampleTool.viperOptions, to: ["gen"])
        try expectSnapshot(tree.helpText(for: ["gen"]), "help-gen-viper.txt")
    }

    @Test("Help on a narrow terminal")
    func narrowHelp() throws {
        try expectSnapshot(root.helpText(for: ["gen"], width: 44), "help-gen-narrow.txt")
    }

    @Test("Completion scripts", arguments: Shell.allCases)
    func completions(shell: Shell) throws {
        try expectSnapshot(root.completionScript(for: shell), "vipergen.\(shell.rawValue)")
    }

    @Test("The manual page")
    func manualPage() throws {
        let notes = ManualNotes(
            exitStatus: [.init("0", "Done."), .init("64", "The command line was not understood.")],
            environment: [.init("NO_COLOR", "No colour, if it isn't empty.")],
            files: [.init(".vipergen.json", "The project's configuration.")])
        try expectSnapshot(root.manualPage(version: "1.2.3", date: "2026-01-31", notes: notes), "vipergen.1")
    }
}
