import ArgumentParsing
import Testing

@Suite struct ManualPageTests {
    private func lines(_ command: Command) -> [Substring] {
        command.manualPage(version: "1").split(separator: "\n")
    }

    @Test(arguments: [
        (".hidden", "\\&.hidden"), ("'quoted'", "\\(aqquoted\\(aq"), ("a\\b", "a\\eb"),
        ("--dry-run", "\\-\\-dry\\-run"),
        ("`x` ^ ~ \"y\"", "\\(gax\\(ga \\(ha \\(ti \\(dqy\\(dq"), ("bell\u{7}", "bell"), ("Übersicht", "Übersicht"),
    ])
    func `what roff would take for more than it says is escaped`(text: String, roff: String) {
        #expect(lines(Command("tool", summary: "Do it", discussion: text)).contains(roff[...]))
        let option = Option("x", help: text)
        #expect(lines(Command("tool", summary: "Do it", options: [option])).contains(roff[...]))
    }

    @Test
    func `a verbatim line that begins with a dot stays text`() {
        let page = lines(Command("tool", summary: "Do it", discussion: "See:\n\n    .SH\n    x"))
        #expect(page.contains("\\&.SH") && page.contains(".EX"))
    }

    @Test
    func `a program without commands has its arguments in the synopsis`() {
        let page = lines(Command("tool", summary: "Do it", arguments: [Argument("FILE", help: "The file")]))
        #expect(page.contains("\\fBtool\\fR [OPTIONS] FILE"))
        #expect(page.contains("\\fIFILE\\fR"))
        #expect(!page.contains(".SH \"COMMANDS\""))
    }

    @Test
    func `sections without rows, and what is hidden, are left out`() {
        let page = SampleTool.root.manualPage(version: "1")
        #expect(!page.contains("EXIT STATUS") && !page.contains("FILES\""))
        #expect(!page.contains("trace") && !page.contains("__complete"))
    }

    @Test("Chapters of the program's own come after the files, and code in them is bold")
    func chapters() {
        let notes = ManualNotes(
            files: [.init("a.json", "A file, see `tool`.")],
            chapters: [
                .init(
                    "KEYS",
                    [
                        .prose("Of `a.json`."), .heading("Inner"), .row(.init("key", "A `value`.")),
                        .prose("An odd ` stays."), .verbatim([".x", "", "y"]),
                    ])
            ])
        let page = Command("tool", summary: "Do it").manualPage(version: "1", notes: notes)
        #expect(
            page.hasSuffix(
                """
                .SH "FILES"
                .TP
                \\fBa.json\\fR
                A file, see \\fBtool\\fR.
                .SH "KEYS"
                Of \\fBa.json\\fR.
                .SS "Inner"
                .TP
                \\fBkey\\fR
                A \\fBvalue\\fR.
                .PP
                An odd \\(ga stays.
                .PP
                .RS
                .EX
                \\&.x

                y
                .EE
                .RE

                """), "\(page)")
    }
}
