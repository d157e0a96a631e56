import ArgumentParsing
import Testing

private let root = SampleTool.root

private func parse(_ line: String) throws(ArgumentError) -> ParsedArguments {
    try root.parse(line.split(separator: " ").map(String.init))
}

private func failure(_ line: String) -> ArgumentError? {
    do throws(ArgumentError) {
        _ = try parse(line)
        return nil
    } catch {
        return error
    }
}

@Suite struct ParsingTests {
    @Test(arguments: [
        "check --project ../App", "check --project=../App", "check -C ../App", "check -C../App", "check -C=../App",
        "check -qC ../App", "check -qC../App", "--project ../App check", "-C../App check", "--project=../App check",
    ])
    func `a value is attached or follows`(line: String) throws {
        let parsed = try parse(line)
        #expect(parsed.value(.project) == "../App")
        #expect(parsed.commandPath == ["check"])
        #expect(parsed.arguments == [])
    }

    @Test(arguments: ["gen -nq A", "gen -n -q A", "-q gen A -n", "gen A --quiet --dry-run", "--quiet gen --dry-run A"])
    func `flags stand anywhere and together`(line: String) throws {
        let parsed = try parse(line)
        #expect(parsed.flag(.quiet) && parsed.flag(.dryRun))
        #expect(!parsed.flag(.diff))
        #expect(parsed.arguments == ["A"])
    }

    @Test(arguments: [
        ("gen A", ["A"]), ("gen A viper", ["A", "viper"]), ("gen A -n viper", ["A", "viper"]),
        ("gen -- --help -n", ["--help", "-n"]), ("gen -", ["-"]), ("check", []), ("check a b c", ["a", "b", "c"]),
        ("check a -- -- b", ["a", "--", "b"]), ("template show viper", ["viper"]),
        ("-- template show viper", ["viper"]), ("completions fish", ["fish"]),
    ])
    func `arguments are in order, and two dashes end options`(line: String, expected: [String]) throws {
        #expect(try parse(line).arguments == expected)
    }

    @Test
    func `an option that repeats keeps its values in order`() throws {
        let parsed = try parse("check -x Pods --exclude=Build -xGenerated src")
        #expect(parsed.values(.exclude) == ["Pods", "Build", "Generated"])
        #expect(parsed.value(.exclude) == "Generated")
        #expect(parsed.values(.project) == [])
    }

    @Test(arguments: [
        ("check --project=-x", "-x"), ("check --project -", "-"), ("check -C-x", "-x"),
        ("check --project=a=b", "a=b"), ("check --project=--", "--"),
    ])
    func `a value that begins with a dash is attached, or is a dash`(line: String, expected: String) throws {
        #expect(try parse(line).value(.project) == expected)
    }

    @Test
    func `an empty word is a value and an argument where it may be one`() throws {
        var root = Command("tool", summary: "")
        root.arguments = [Argument("WORD", help: "", mayBeEmpty: true)]
        root.options = [Option("name", kind: .value(placeholder: "NAME"), help: "", mayBeEmpty: true)]
        let parsed = try root.parse(["--name", "", ""])
        #expect(parsed.values(named: "name") == [""])
        #expect(parsed.arguments == [""])
    }

    @Test(arguments: [
        (["check", "--project", ""], "--project"), (["check", "--project="], "--project"), (["check", "-C="], "-C"),
        (["check", ""], "PATH"),
    ])
    func `elsewhere it is an error`(words: [String], name: String) {
        #expect(throws: ArgumentError.emptyValue(name: name)) { try root.parse(words) }
    }

    @Test(arguments: ["gen A --delegate --no-delegate", "gen A --no-delegate --delegate"])
    func `a switch is not turned on and off`(line: String) {
        let tree = root.adding(SampleTool.viperOptions, to: ["gen"])
        #expect(throws: ArgumentError.contradiction(option: "--delegate", other: "--no-delegate")) {
            try tree.parse(line.split(separator: " ").map(String.init))
        }
    }

    @Test
    func `a combining mark after the equals sign belongs to the value`() throws {
        #expect(try root.parse(["check", "--project=\u{301}x"]).value(.project) == "\u{301}x")
    }

    @Test(arguments: [("gen A --delegate", true), ("gen A --no-delegate", false), ("gen A", nil)] as [(String, Bool?)])
    func `a negatable option is on, off or not given`(line: String, expected: Bool?) throws {
        let tree = root.adding(SampleTool.viperOptions, to: ["gen"])
        #expect(try tree.parse(line.split(separator: " ").map(String.init)).isOn(named: "delegate") == expected)
    }

    @Test(
        arguments: [
            ("--help", [], []), ("-h", [], []), ("gen --help", ["gen"], []), ("gen -h viper", ["gen"], ["viper"]),
            ("gen --help viper", ["gen"], ["viper"]), ("--help gen viper", ["gen"], ["viper"]),
            ("gen A --what ever --help", ["gen"], ["A"]), ("gen --project --help", ["gen"], []),
            ("gen --on-conflict=never -h", ["gen"], []), ("template --help", ["template"], []),
            ("template list too many --help", ["template", "list"], ["too", "many"]), ("help", [], []),
            ("help template show", ["template", "show"], []), ("gen -nh", ["gen"], []), ("-h -h", [], []),
        ] as [(String, [String], [String])])
    func `help is granted anywhere, whatever else is wrong`(line: String, path: [String], arguments: [String]) throws {
        let parsed = try parse(line)
        #expect(parsed.helpRequested)
        #expect(parsed.commandPath == path)
        #expect(parsed.arguments == arguments)
    }

    @Test(arguments: ["gen -- --help", "gen help"])
    func `two dashes, or an option before it, take the word help as a value`(line: String) throws {
        #expect(try !parse(line).helpRequested)
    }

    @Test
    func `the version needs no command`() throws {
        #expect(try parse("--version").versionRequested)
        #expect(try !parse("init").versionRequested)
    }

    @Test(
        arguments: [
            ("chekc", .unknownCommand(name: "chekc", known: commands, path: ["vipergen"])),
            ("chekc --help", .unknownCommand(name: "chekc", known: commands, path: ["vipergen"])),
            (
                "template shwo viper",
                .unknownCommand(
                    name: "shwo", known: ["list", "show", "new", "lint"], path: ["vipergen", "template"])
            ),
            ("", .missingCommand(known: commands, path: ["vipergen"])),
            ("-q", .missingCommand(known: commands, path: ["vipergen"])),
            (
                "template",
                .missingCommand(known: ["list", "show", "new", "lint"], path: ["vipergen", "template"])
            ),
            ("init --proj x", .unknownOption(option: "--proj", known: shared)),
            ("init --dry-run=yes", .unknownOption(option: "--dry-run", known: shared)),
            ("init -qz", .unknownOption(option: "-z", known: shared)),
            ("init -project", .unknownOption(option: "-project", known: shared)),
            ("init --no-quiet", .unknownOption(option: "--no-quiet", known: shared)),
            ("init --project", .missingValue(option: "--project")),
            ("init --project --quiet", .missingValue(option: "--project")),
            ("init -qC", .missingValue(option: "-C")),
            ("init --project -- x", .missingValue(option: "--project")),
            ("init --quiet=yes", .unexpectedValue(option: "--quiet", value: "yes")),
            ("init -q=yes", .unexpectedValue(option: "-q", value: "yes")),
            ("init --help=me", .unexpectedValue(option: "--help", value: "me")),
            ("init --format xml", .invalidChoice(name: "--format", value: "xml", choices: ["text", "json"])),
            ("completions tcsh", .invalidChoice(name: "SHELL", value: "tcsh", choices: ["bash", "zsh", "fish"])),
            ("init -C a --project b", .repeatedOption(option: "--project")),
            ("-q init -q", .repeatedOption(option: "-q")),
            ("init now", .unexpectedArgument(value: "now")),
            ("gen A viper more", .unexpectedArgument(value: "more")),
            ("gen", .missingArgument(name: "NAME")),
            ("gen --dry-run", .missingArgument(name: "NAME")),
            ("init now --what", .unknownOption(option: "--what", known: shared)),
        ] as [(String, ArgumentError)])
    func `errors say what was typed`(line: String, expected: ArgumentError) {
        #expect(failure(line) == expected)
    }

    private static let commands = ["gen", "template", "check", "init", "completions"]
    private static let shared = ["-C", "--project", "--format", "-q", "--quiet", "-h", "--help"]

    @Test
    func `hidden commands and options work and are not named`() throws {
        #expect(try parse("__complete sets -- gen --cell").arguments == ["sets", "gen", "--cell"])
        #expect(try parse("gen A --trace").flag(.trace))
        guard case .unknownOption(_, let known) = failure("gen A --tracy") else {
            Issue.record("no error")
            return
        }
        #expect(!known.contains("--trace") && known.contains("--diff"))
    }
}
