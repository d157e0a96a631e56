import ArgumentParsing
import Testing

private func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
}

private func parse(_ line: String) throws(ArgumentError) -> ParsedArguments {
    try SampleTool.root.parse(words(line), extending: ["gen"], byArgumentAt: 1, options: SampleTool.options)
}

/// An argument that brings options.
@Suite struct LooseParsingTests {
    @Test(
        arguments: [
            ("gen ClientList", ["ClientList"], []),
            ("gen ClientList viper", ["ClientList", "viper"], ["viper"]),
            ("gen --cell Client ClientList viper", ["ClientList", "viper"], ["viper", "ClientList"]),
            ("gen ClientList --cell Client viper --no-delegate", ["ClientList", "viper"], ["viper", "Client"]),
            ("gen --no-delegate ClientList viper", ["ClientList", "viper"], ["viper"]),
            ("gen --cell=Client ClientList viper", ["ClientList", "viper"], ["viper"]),
            ("gen ClientList --observable mvvm", ["ClientList"], ["mvvm"]),
            ("gen --observable A --dry-run viper", ["viper"], ["viper"]),
            ("gen -z A B C", ["B", "C"], ["C", "B"]),
        ] as [(String, [String], [String])])
    func `words are candidates where unknown options may have taken others`(
        line: String, arguments: [String], candidates: [String]
    ) {
        let loose = SampleTool.root.parseLoosely(words(line))
        #expect(loose.parsed.arguments == arguments)
        #expect(loose.candidates(forArgumentAt: 1) == candidates)
    }

    @Test
    func `known options are read, and unknown ones are listed`() {
        let loose = SampleTool.root.parseLoosely(words("-C App gen --cell --quiet A --view=xib -zC B"))
        #expect(loose.parsed.value(.project) == "App")
        #expect(loose.parsed.flag(.quiet))
        #expect(loose.unknownOptions == ["--cell", "--view", "-zC"])
        #expect(loose.words.map(\.text) == ["A", "B"])
        #expect(loose.words.map(\.mayBeValue) == [false, false])
    }

    @Test(
        arguments: [
            ("gen ClientList", ["ClientList"], nil),
            ("gen ClientList viper", ["ClientList", "viper"], nil),
            ("gen ClientList --cell Client", ["ClientList"], "Client"),
            ("gen --cell Client ClientList viper", ["ClientList", "viper"], "Client"),
            ("gen ClientList --cell Client viper --no-delegate", ["ClientList", "viper"], "Client"),
            ("gen --cell mvvm ClientList viper", ["ClientList", "viper"], "mvvm"),
            ("gen ClientList --cell mvvm", ["ClientList"], "mvvm"),
            ("gen ClientList --cell viper mvvmm", ["ClientList", "mvvmm"], "viper"),
            ("gen ClientList --observable mvvm", ["ClientList", "mvvm"], nil),
            ("gen --observable ClientList mvvm", ["ClientList", "mvvm"], nil),
            ("gen viper --cell viper viper", ["viper", "viper"], "viper"),
        ] as [(String, [String], String?)])
    func `the set is the word that its own options leave in place`(line: String, arguments: [String], cell: String?)
        throws
    {
        let parsed = try parse(line)
        #expect(parsed.arguments == arguments)
        #expect(parsed.values(named: "cell").last == cell)
    }

    @Test(arguments: [
        ("gen ClientList mvvm --cell Client", "--cell", "--observable"),
        ("gen ClientList viper --sell Client", "--sell", "--cell"),
        ("gen ClientList --sell Client", "--sell", "--cell"),
        ("gen --cell Client ClientList mvvm", "--cell", "--observable"),
    ])
    func `an error is the one of the set that was meant`(line: String, option: String, known: String) {
        do throws(ArgumentError) {
            _ = try parse(line)
            Issue.record("no error")
        } catch {
            guard case .unknownOption(option, let names) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(names.contains(known))
        }
    }

    @Test
    func `values are checked by the set's options`() {
        #expect(
            throws: ArgumentError.invalidChoice(
                name: "--view", value: "swiftui", choices: ["storyboard", "xib", "code"])
        ) {
            try parse("gen A viper --view swiftui")
        }
    }

    @Test(arguments: ["gen --help viper", "gen --help", "template list"])
    func `help and other commands need no set`(line: String) throws {
        #expect(try parse(line) == SampleTool.root.parse(words(line)))
    }

    @Test
    func `an option that the command has keeps its meaning`() throws {
        let group = OptionGroup(
            title: "MORE",
            options: [Option("diff", kind: .value(placeholder: "X"), help: ""), Option("help", short: "h", help: "")])
        let parsed = try SampleTool.root.adding(group, to: ["gen"]).parse(words("gen --diff A"))
        #expect(parsed.flag(.diff) && parsed.arguments == ["A"])
        #expect(try SampleTool.root.adding(group, to: ["gen"]).parse(words("gen -h")).helpRequested)
    }

    @Test
    func `a group for a command that is not there changes nothing`() {
        #expect(SampleTool.root.adding(SampleTool.viperOptions, to: ["gone"]) == SampleTool.root)
    }
}
