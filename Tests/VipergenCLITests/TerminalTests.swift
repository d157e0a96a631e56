import Testing

@testable import VipergenCLI

/// What a person at a terminal sees of `gen`, its prompts and the rules.
@Suite struct TerminalTests {
    @Test func `gen prints the tree and the next step`() throws {
        let session = try Session()
        session.isTerminal = true
        let outcome = session.run("gen Settings/Profile viper --view code --tests none --no-color")
        #expect(
            outcome.output == """
                          Modules/Settings/Profile/
                create      ProfileModuleBuilder.swift
                create      ProfileModuleDelegate.swift
                            Interactor/
                create        ProfileInteractor.swift
                            Presenter/
                create        ProfilePresenter.swift
                            Router/
                create        ProfileRouter.swift
                            View/
                create        ProfileViewController.swift

                """, "\(outcome)")
        #expect(
            outcome.errors.hasSuffix(
                "Next: fill in what the module does; 'vipergen check Profile' reports when it no longer matches its set.\n"
            ))
        #expect(session.run("check Profile").code == 0)
        #expect(
            session.run("gen Foo viper --dry-run").errors.hasSuffix(
                "Next: the same command without --dry-run writes the files.\n"))
        #expect(session.run("gen Foo viper --dry-run --diff").output.contains("Modules/Foo/FooModuleBuilder.swift\n"))
        #expect(session.run("gen Bar viper --quiet").errors == "")
    }

    /// The same words stand in each line of a file or pipe.
    @Test(arguments: ["rules", "rules weak-reference", "template list", "template show viper"])
    func `long lines are broken between words`(_ line: String) throws {
        let session = try Session()
        let plain = session.run(line).output
        session.isTerminal = true
        let shown = session.run(line + " --no-color").output
        #expect(plain.split(separator: "\n").contains { $0.count > 80 })
        #expect(shown.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("    ") }, "\(shown)")
        #expect(shown.split(whereSeparator: \.isWhitespace) == plain.split(whereSeparator: \.isWhitespace))
    }

    @Test func `a tree has files and folders of several places`() throws {
        let session = try Session()
        session.isTerminal = true
        let lines = session.run("gen A,B viper --view code --no-color").lines
        #expect(
            lines.contains("          Modules/") && lines.contains("            A/")
                && lines.contains("          Tests/"))
        #expect(lines.count { $0.hasPrefix("create ") } == (try session.files().count))
    }

    @Test func `a person who was asked sees the plan first, and then the command that does the same`() throws {
        let answers = ["Cart", "viper", "a:Int b:String", "", "", "", "Item", "n", "code", "none", "", ""]
        let session = try Session()
        let refused = session.run("gen", answers: answers + ["n"])
        let outcome = session.run("gen", answers: answers + ["y"])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.errors.contains("Write these "))
        let same = try #require(
            outcome.errors.split(separator: "\n").first { $0.hasPrefix("The same without questions: ") })
        let words = same.split(separator: " ").dropFirst(5).map(String.init)
        #expect(words.prefix(4) == ["gen", "Cart", "viper", "--input"], "\(same)")
        let other = try Session()
        #expect(other.run(words).code == 0)
        #expect(try other.tree() == session.tree())
        #expect(refused.code == 1 || refused.errors.contains("Write these"))
    }

    /// An event needs a delegate: who has given one is not asked for the other.
    @Test func `nothing is asked that an answer has settled`() throws {
        for (event, isAsked) in [("", true), ("done", false)] {
            let answers = ["Cart", "viper", "", "", "", event] + Array(repeating: "", count: 7)
            let outcome = try Session().run("gen", answers: answers)
            #expect(outcome.code == 0 && outcome.errors.contains("--delegate  ") == isAsked, "\(outcome)")
        }
    }

    @Test func `a question explains itself, and says what Enter does`() throws {
        let session = try Session()
        let outcome = session.run("gen", answers: ["Cart", "?", "viper", "?"] + Array(repeating: "", count: 11))
        #expect(outcome.errors.contains("Type a word of the list, or its number."))
        #expect(outcome.errors.contains("(Enter for none): "))
        #expect(outcome.code == 0, "\(outcome)")
    }

    @Test func `at yes or no a question mark explains, and the end of input writes nothing`() throws {
        let session = try Session()
        let asked = session.run("gen Modules/Foo viper", answers: ["?", "what", ""])
        #expect(asked.code == 0 && asked.errors.ranges(of: "Type y for yes, or n for no; Enter means yes.").count == 2)
        #expect(try session.exists("Modules/Foo"))
        let ended = session.run("gen Modules/Bar viper", answers: [])
        #expect(ended.code == 64 && ended.errors.contains("the input ended at"), "\(ended)")
        #expect(try !session.exists("Modules/Bar") && !session.exists("Modules/Modules"))
        let preview = Array(repeating: "", count: 9)
        #expect(session.run("gen", answers: ["Cart", "viper"] + preview).code == 64)
        #expect(try !session.exists("Modules/Cart"))
    }

    @Test func `a question is an option and a clause, and the rest is behind a question mark`() throws {
        let outcome = try Session().run("gen", answers: ["Cart", "viper", "", "?"])
        #expect(
            outcome.errors.contains("\n--entity Name  The business object that the screen is about (Enter for none): "))
        #expect(
            outcome.errors.contains("  The business object that the screen is about: its API service"), "\(outcome)")
    }

    @Test(arguments: [
        ("A cell", "A cell"), ("A cell: the first", "A cell"), ("A cell; the first: x", "A cell"), ("", ""),
        ("Such as 'a(b: Int)'; and so on", "Such as 'a(b: Int)'"), ("The screen's own: x", "The screen's own"),
        ("At 10:30", "At 10:30"),
    ])
    func `a clause ends at a semicolon or a colon`(_ help: String, _ clause: String) {
        #expect(ParameterQuestion.firstClause(of: help) == clause)
    }

    @Test func `the list of a question marks what Enter takes`() throws {
        let session = try Session()
        let outcome = session.run("init", answers: ["?", "nope", "1", "", "", "", "", ""])
        #expect(outcome.code == 0, "\(outcome)")
        let lines = outcome.errors.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("* ") } == 1 && lines.contains { $0.hasPrefix("* 3 viper  ") })
        #expect(outcome.errors.contains("error: invalid answer 'nope'\n"))
        #expect(try session.sandbox.text(".vipergen.json").contains("\"clean-swift\""))
    }

    @Test func `at a conflict all can be overwritten`() throws {
        let session = try Session()
        session.run("gen Cart viper --tests none")
        let files = try session.files()
        for path in files.prefix(3) { try session.write(path, "mine") }
        let outcome = session.run("gen Cart viper --tests none", answers: ["?", "a"])
        #expect(outcome.code == 0 && outcome.errors.contains("  a  overwrite it, and all that follow"))
        #expect(outcome.lines.count { $0.hasPrefix("overwrite ") } == 3)
    }

    @Test func `a rule shows bad code, right code, and how to fix and suppress it`() throws {
        let text = try Session().run("rules weak-reference").output
        #expect(text.contains("\nReported: ") && text.contains("\n  Right:\n") && text.contains("\nFine: "))
        #expect(
            text.contains("'check --fix' can fix it.")
                && text.contains("To suppress it: // vipergen:disable weak-reference"))
        #expect(!text.contains("\n      - ") && !text.contains("\n      + "))
    }
}
