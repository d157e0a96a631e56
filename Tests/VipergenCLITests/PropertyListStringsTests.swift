import Testing

@testable import VipergenCLI

/// The strings of a property list.
@Suite struct PropertyListStringsTests {
    @Test(arguments: [
        ("<dict><key>A</key><string>1</string></dict>", ["A": "1"]),
        ("<key>A</key>\n\t<string>1 &lt; 2 &amp;amp; &#10;</string>", ["A": "1 < 2 &amp; \n"]),
        ("<key>A</key><true/><key>B</key><string>2</string>", ["B": "2"]),
        ("<key>A</key><array><string>1</string></array><key>B</key><string/>", [:]),
        ("<key>A</key><string>1", [:]), ("<key>A", [:]), ("", [:]), ("&<<key", [:]),
        ("<key>Ä &quot;</key><string>é</string>", ["Ä \"": "é"]),
    ])
    func `strings are read by key`(_ text: String, _ expected: [String: String]) {
        #expect(PropertyListStrings.read(text) == expected)
    }

    @Test func `a long list is read in one pass`() {
        let keys = String(repeating: "<key>A</key><true/>", count: 100_000)
        #expect(PropertyListStrings.read(keys + "<key>B</key><string>2</string>") == ["B": "2"])
    }
}
