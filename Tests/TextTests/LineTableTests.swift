import Testing
import Text

@Suite struct LineTableTests {
    @Test(
        arguments: [
            ("", 0, 1, 1), ("ab", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("é=", 2, 1, 3),
            ("a\n", 2, 2, 1), ("a\n\nb", 2, 2, 1), ("a\r", 2, 2, 1),
        ])
    func `lines and columns count from 1, columns in bytes`(text: String, offset: Int, line: Int, column: Int) {
        #expect(LineTable(Array(text.utf8)).location(of: offset) == Location(line: line, column: column))
    }
}
