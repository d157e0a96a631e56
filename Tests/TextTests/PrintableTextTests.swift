import Testing
import Text

@Suite struct PrintableTextTests {
    @Test(arguments: [
        ("a\tb\nc\n", "a\tb\nc\n"),
        ("Größe 👩‍👧 م‌ی", "Größe 👩‍👧 م‌ی"),
        ("\u{1B}[31mred", "\\u{1B}[31mred"),
        ("a\rb\u{7F}\u{9B}1m", "a\\u{D}b\\u{7F}\\u{9B}1m"),
        ("a\r\n\r\nb\r\r\n\r", "a\r\n\r\nb\\u{D}\r\n\\u{D}"),
        ("\u{202E}txt\u{2066}\u{2028}", "\\u{202E}txt\\u{2066}\\u{2028}"),
        ("a::b::c", "a::b::c"),
        ("::error::x", "\\u{3A}:error::x"),
        ("a\n \t::error::x\n", "a\n \t\\u{3A}:error::x\n"),
        (":::", "\\u{3A}::"),
        ("a ##[error]b", "a \\u{23}#[error]b"),
        ("###[x", "#\\u{23}#[x"),
        ("##vso[task.complete]", "\\u{23}#vso[task.complete]"),
        ("## A title [1]", "## A title [1]"),
        ("", ""),
    ])
    func `what is more than a text is escaped`(text: String, shown: String) {
        #expect(printable(text) == shown)
    }

    @Test func `a program's own sequences stay`() {
        let own = ["\u{1B}[31m", "\u{1B}[0m"]
        #expect(printable("\u{1B}[31mred\u{1B}[0m", keeping: own) == "\u{1B}[31mred\u{1B}[0m")
        #expect(printable("\u{1B}[8m\u{1B}]0;x\u{7}\u{1B}[31", keeping: own) == #"\u{1B}[8m\u{1B}]0;x\u{7}\u{1B}[31"#)
    }
}
