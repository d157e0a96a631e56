import ArgumentParsing
import Testing

@Suite struct SnapshotTests {
    private let root = SampleTool.root

    @Test(
        arguments: [
            ("help.txt", []), ("help-gen.txt", ["gen"]), ("help-template.txt", ["template"]),
            ("help-template-lint.txt", ["template", "lint"]),
        ] as [(String, [String])])
    func `help is as recorded`(name: String, path: [String]) throws {
        try expectSnapshot(root.helpText(for: path), name)
    }

    @Test
    func `help with the options of a set is as recorded`() throws {
        let tree = root.adding(SampleTool.viperOptions, to: ["gen"])
        try expectSnapshot(tree.helpText(for: ["gen"]), "help-gen-viper.txt")
    }

    @Test
    func `help on a narrow terminal is as recorded`() throws {
        try expectSnapshot(root.helpText(for: ["gen"], width: 44), "help-gen-narrow.txt")
    }

    @Test(arguments: Shell.allCases)
    func `completion scripts are as recorded`(shell: Shell) throws {
        try expectSnapshot(root.completionScript(for: shell), "vipergen.\(shell.rawValue)")
    }

    @Test
    func `the manual page is as recorded`() throws {
        let notes = ManualNotes(
            exitStatus: [.init("0", "Done."), .init("64", "The command line was not understood.")],
            environment: [.init("NO_COLOR", "No colour, if it isn't empty.")],
            files: [.init(".vipergen.json", "The project's configuration.")])
        try expectSnapshot(root.manualPage(version: "1.2.3", date: "2026-01-31", notes: notes), "vipergen.1")
    }
}
