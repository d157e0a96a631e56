import Testing
import Text

@testable import XcodeProject

@Suite struct FormatTests {
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>objectVersion</key><string>46</string>
        	<key>objects</key>
        	<dict>
        		<!-- the project -->
        		<key>P</key><dict><key>isa</key><string>PBXProject</string><key>mainGroup</key><string>G</string>
        		<key>targets</key><array><string>T</string></array></dict>
        		<key>G</key><dict><key>isa</key><string>PBXGroup</string><key>children</key>
        		<array><string>F</string></array><key>sourceTree</key><string>&lt;group&gt;</string></dict>
        		<key>F</key><dict><key>isa</key><string>PBXFileReference</string><key>path</key>
        		<string>A &amp; B/&#x41;<![CDATA[<c>]]>.swift</string><key>sourceTree</key><string>&lt;group&gt;</string></dict>
        		<key>B</key><dict><key>isa</key><string>PBXBuildFile</string><key>fileRef</key><string>F</string></dict>
        		<key>S</key><dict><key>isa</key><string>PBXSourcesBuildPhase</string>
        		<key>files</key><array><string>B</string></array></dict>
        		<key>T</key><dict><key>isa</key><string>PBXNativeTarget</string><key>name</key><string>App</string>
        		<key>buildPhases</key><array><string>S</string></array>
        		<key>productType</key><string>com.apple.product-type.application</string>
        		<key>settings</key><dict/><key>list</key><array/><key>on</key><true/><key>n</key><integer>1</integer></dict>
        	</dict>
        	<key>rootObject</key><string>P</string>
        </dict>
        </plist>

        """

    private static let json = """
        {"objectVersion": "46", "rootObject": "P", "objects": {
          "P": {"isa": "PBXProject", "mainGroup": "G", "targets": ["T"]},
          "G": {"isa": "PBXGroup", "children": ["F"], "sourceTree": "<group>"},
          "F": {"isa": "PBXFileReference", "path": "A & B\\/\\u0041<c>.swift", "sourceTree": "<group>"},
          "B": {"isa": "PBXBuildFile", "fileRef": "F"}, "S": {"isa": "PBXSourcesBuildPhase", "files": ["B"]},
          "T": {"isa": "PBXNativeTarget", "name": "App", "buildPhases": ["S"], "n": 1.5e+3, "on": true, "no": null,
                "productType": "com.apple.product-type.application", "settings": {}, "list": []}}}

        """

    @Test(arguments: [(xml, ProjectFormat.xml), (json, .json)])
    func `other forms are read, and refused where they would have to be written`(
        _ text: String, _ format: ProjectFormat
    ) throws {
        let file = try ProjectFile(text)
        #expect(file.format == format)
        #expect(file.objectVersion == 46)
        #expect(file.targets.map(\.name) == ["App"])
        #expect(file.targets.map(\.kind) == [.application])
        #expect(file.targets(of: "A & B/A<c>.swift") == ["App"])
        #expect(throws: EditError.notEditable(format)) {
            try file.applying(Edit(additions: [Edit.Addition("B.swift", targets: ["App"])]))
        }
    }

    @Test(arguments: [xml, json])
    func `no beginning of them is taken for a whole`(_ text: String) {
        let bytes = Array(text.utf8)
        for count in 0..<bytes.count - 1 {
            #expect(throws: ProjectFileError.self, "the first \(count) bytes") {
                try ProjectFile(Array(bytes[..<count]))
            }
        }
    }

    @Test(
        arguments: [
            ("<plist><dict><key>a</key></dict></plist>", 1, 26, .expected(.value)),
            ("<plist><dict><string>a</string></dict></plist>", 1, 14, .expected(.key)),
            ("<plist><array></array></plist>", 1, 8, .expected(.dictionary)),
            ("<dict><key>a</key><what/></dict>", 1, 19, .unknownElement),
            ("<dict><key>a</key><string>b</key></dict>", 1, 28, .expected(.closingTag)),
            ("<dict></dict><dict></dict>", 1, 14, .trailingText), ("<?xml ", 1, 1, .unterminatedComment),
            ("<dict>\n<<<<<<< HEAD\n</dict>", 2, 1, .conflictMarker),
            ("{\"a\": 1 \"b\": 2}", 1, 9, .expected(.commaOrEnd)), ("{\"a\": }", 1, 7, .expected(.value)),
            ("{\"a\": 1, }", 1, 10, .expected(.key)), ("{\"a\": \"b", 1, 7, .unterminatedString),
            ("{\"a\": [1,\n2", 2, 2, .unexpectedEnd(openedAt: Location(line: 1, column: 7))),
            ("{\"a\": 1} 2", 1, 10, .trailingText), ("{\"a\": 1,\n=======\n}", 2, 1, .conflictMarker),
        ] as [(String, Int, Int, ProjectFileError.Kind)])
    func `what is wrong in them is named, with its place`(
        _ text: String, _ line: Int, _ column: Int, _ kind: ProjectFileError.Kind
    ) {
        #expect(throws: ProjectFileError(kind: kind, location: Location(line: line, column: column))) {
            try PropertyList(Array(text.utf8))
        }
    }

    @Test(arguments: ["<dict>", "{\"a\": "])
    func `their depth has a bound`(_ beginning: String) {
        let text = String(repeating: beginning == "<dict>" ? "<dict><key>a</key>" : beginning, count: 100_000)
        #expect(throws: ProjectFileError.self) { try PropertyList(Array(text.utf8)) }
    }
}
