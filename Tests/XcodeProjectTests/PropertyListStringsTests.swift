import Testing

@testable import XcodeProject

@Suite struct PropertyListStringsTests {
    @Test(arguments: [
        ("<plist version=\"1.0\"><dict><key>A</key><string>1</string></dict></plist>", ["A": "1"]),
        ("<dict><key>A</key>\n\t<string>1 &lt; 2 &amp;amp; &#10;&#xA9;</string></dict>", ["A": "1 < 2 &amp; \n\u{A9}"]),
        ("<dict><key>A</key><string><![CDATA[B & <C>]]> D</string></dict>", ["A": "B & <C> D"]),
        ("<dict><!-- <key>A</key><string>1</string> --><key>B</key><string>2</string></dict>", ["B": "2"]),
        ("<dict><key>A</key><true/><key>B</key><array><string>1</string></array></dict>", ["A": "true"]),
        ("{ A = \"\\n//  old style\"; B = (1); }", ["A": "\n//  old style"]), ("{\"A\": \"1\"}", ["A": "1"]),
    ])
    func `strings are read by key, in each form of a list`(_ text: String, _ expected: [String: String]) throws {
        #expect(try PropertyListStrings.read(Array(text.utf8)) == expected)
    }

    @Test(arguments: ["bplist00\u{1}", "<dict><key>A</key><string>// cut", "", "<<<<<<< HEAD\n<dict/>"])
    func `what is no list is told`(_ text: String) {
        #expect(throws: ProjectFileError.self) { try PropertyListStrings.read(Array(text.utf8)) }
    }
}
