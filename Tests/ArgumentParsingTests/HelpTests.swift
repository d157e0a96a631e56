import ArgumentParsing
import Testing

@Suite struct HelpTests {
    private func help(_ option: Option, width: Int = 80) -> [Substring] {
        Command("tool", summary: "Do it", options: [option]).helpText(width: width).split(separator: "\n")
    }

    @Test
    func `usage tells what may be left out and what repeats`() {
        let root = SampleTool.root
        #expect(root.usageText() == "vipergen [OPTIONS] COMMAND")
        #expect(root.usageText(for: ["gen"]) == "vipergen gen [OPTIONS] NAME[,NAME...] [SET[/BLUEPRINT]]")
        #expect(root.usageText(for: ["template", "lint"]) == "vipergen template lint [OPTIONS] [DIR...]")
        #expect(root.usageText(for: ["template", "gone"]) == "vipergen template [OPTIONS] COMMAND")
    }

    @Test(arguments: [40, 60, 80, 100, 160])
    func `no line is wider than the terminal, commands to copy aside`(_ width: Int) {
        let tree = SampleTool.root.adding(SampleTool.viperOptions, to: ["gen"])
        for path in [[], ["gen"], ["template"], ["check"]] {
            let lines = tree.helpText(for: path, width: width).split(separator: "\n")
            #expect(lines.filter { !$0.hasPrefix("    $ ") && $0.count > width } == [])
        }
    }

    @Test
    func `a width of nothing still makes help`() {
        #expect(SampleTool.root.helpText(for: ["gen"], width: 0).contains("--on-conflict"))
    }

    @Test
    func `few choices stand in the label, many in the help`() {
        let few = Option("in", kind: .value(placeholder: "X"), choices: ["a", "b"], help: "Where")
        #expect(help(few).contains("      --in a|b  Where"))
        let many = Option(
            "in", kind: .value(placeholder: "X"), choices: ["alphabetical", "by-date", "by-size"], help: "Order",
            defaultText: "by-date")
        #expect(help(many).contains("      --in X  Order (one of: alphabetical, by-date, by-size; default: by-date)"))
    }

    @Test
    func `a text from elsewhere cannot command the terminal, and a wide character takes two columns`() {
        let lines = help(Option("模块", kind: .value(placeholder: "X"), help: "red \u{1B}[31mtext\u{7}\tends"))
        #expect(lines.contains("      --模块 X  red [31mtext ends"))
        #expect(lines.contains("  -h, --help    Show this help"))
    }

    @Test
    func `a hidden option and a hidden command are not shown`() {
        #expect(!SampleTool.root.helpText(for: ["gen"]).contains("--trace"))
        #expect(!SampleTool.root.helpText().contains("__complete"))
    }
}
