import Testing

@testable import Scaffolding

@Suite struct TemplateTextTests {
    private static let mark = TemplateText.mark

    @Test(arguments: [
        ("", ""), ("let a = 1\n", "let a = 1\n"), ("{{name}}View { }", "\(mark)View { }"),
        ("a{{{name}}}b", "a\(mark)b"), ("{{#isA}}b{{/isA}}c", "bc"), ("a{{! b }}{{^c}}d{{/c}}\n", "ad\n"),
        ("{{access}}func a()", "public func a()"), ("{ {a} }", "{ {a} }"), ("a {{b", "a \(mark)"), ("a{{", "a{{"),
        ("{{>header}}\n{{name}}", "\(mark)\n\(mark)"),
    ])
    func `values become the mark, and the other tags go`(template: String, swift: String) {
        #expect(String(decoding: TemplateText.swift(from: Array(template.utf8)), as: UTF8.self) == swift)
    }
}
