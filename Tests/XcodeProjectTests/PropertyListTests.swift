import Testing
import Text

@testable import XcodeProject

@Suite struct PropertyListTests {
    @Test(arguments: [
        ("{}", "{}"), ("{a = 1;}", "{a=1}"), ("{ a = b; c = d; }", "{a=b c=d}"), ("{a = (1, 2, );}", "{a=(1 2)}"),
        ("{a = (1, 2);}", "{a=(1 2)}"), ("{a = ();}", "{a=()}"), ("{a = {b = {}; };}", "{a={b={}}}"),
        ("// x\n{a /* b */ = /* c */ 1 /* d */ ; // e\n}", "{a=1}"), ("{a = /* ** * / */ 1;}", "{a=1}"),
        ("{a = \"b c\"; 'd' = 'e\"f';}", "{a=b c d=e\"f}"), ("{a = \"\"; \"\" = b;}", "{a= =b}"),
        ("{a = x-y_z$.:/;}", "{a=x-y_z$.:/}"), ("{a = /x; b = x//y\n;}", "{a=/x b=x//y}"),
        (#"{a = "\"\\\n\t\101\U00e9\q";}"#, "{a=\"\\\n\tAéq}"), (#"{a = "\UD83D\UDE00";}"#, "{a=😀}"),
        (#"{a = "\351\0";}"#, "{a=Ø\0}"), (#"{a = "é\é";}"#, "{a=éé}"), (#"{a = "\😀";}"#, #"{a=\😀}"#),
        ("{a = <0a 0B>;}", "{a=<0a 0B>}"), ("\u{FEFF}{a = 1;}", "{a=1}"), ("{a\u{2028}= 1;}", "{a=1}"),
        ("{a = 1;}\n\n// end", "{a=1}"), ("{\r\n\ta = 1;\r\n}\r\n", "{a=1}"), ("{a = \"ü\"; /* ü */}", "{a=ü}"),
        ("{a = 1; a = 2;}", "{a=1 a=2}"),
    ])
    func `an old-style list is read`(_ text: String, _ expected: String) throws {
        #expect(try PropertyList(Array(text.utf8)).description == expected)
    }

    @Test(
        arguments: [
            ("", 1, 1, .empty), (" \n ", 2, 2, .empty), ("a", 1, 1, .expected(.dictionary)),
            ("(a)", 1, 1, .expected(.dictionary)), ("{a}", 1, 3, .expected(.assignment)),
            ("{a b}", 1, 4, .expected(.assignment)), ("{a = ;}", 1, 6, .expected(.value)),
            ("{a = 1}", 1, 7, .expected(.semicolon)), ("{a = 1;;}", 1, 8, .expected(.key)),
            ("{a = (1 2);}", 1, 9, .expected(.commaOrEnd)), ("{a = (1,,2);}", 1, 9, .expected(.value)),
            ("{a = x+y;}", 1, 7, .expected(.semicolon)), ("{a = é;}", 1, 6, .expected(.value)),
            ("{a = (1;}", 1, 8, .expected(.commaOrEnd)), ("{(a) = 1;}", 1, 2, .expected(.key)),
            ("{a = 1;} b", 1, 10, .trailingText), ("{a = 1;}\0", 1, 9, .trailingText),
            ("{a = 'b", 1, 6, .unterminatedString), ("{a = \"b\\", 1, 6, .unterminatedString),
            ("{a /* b", 1, 4, .unterminatedComment), ("{a = 1;} /*", 1, 10, .unterminatedComment),
            ("{a = <0>;}", 1, 6, .badData), ("{a = <0g>;}", 1, 6, .badData), ("{a = <00", 1, 6, .badData),
            ("{\n\ta = 1;", 2, 8, .unexpectedEnd(openedAt: Location(line: 1, column: 1))),
            ("{\n\ta = (\n", 3, 1, .unexpectedEnd(openedAt: Location(line: 2, column: 6))),
            ("{a = 1;\n<<<<<<< HEAD\nb = 2;\n}", 2, 1, .conflictMarker),
            ("{a = 1;\n=======\nb = 2;\n}", 2, 1, .conflictMarker),
            ("{a = 1;\r\n>>>>>>> main\r\n}", 2, 1, .conflictMarker),
            ("{a = (1,\n||||||| base\n);}", 2, 1, .conflictMarker),
            ("bplist00\u{1}", 1, 1, .binary),
        ] as [(String, Int, Int, ProjectFileError.Kind)])
    func `what is wrong is named, with its place`(
        _ text: String, _ line: Int, _ column: Int, _ kind: ProjectFileError.Kind
    ) {
        #expect(throws: ProjectFileError(kind: kind, location: Location(line: line, column: column))) {
            try PropertyList(Array(text.utf8))
        }
    }

    @Test(arguments: ["{a = \"?\";}", "{/* ? */}", "{ // ?\n}", "{a = '12345678?';}", "{/* 12345678? */}"])
    func `bytes that are no UTF-8 are refused`(_ text: String) throws {
        let bytes = Array(text.utf8).map { $0 == UInt8(ascii: "?") ? 0xE9 : $0 }
        let column = try #require(bytes.firstIndex(of: 0xE9)) + 1
        #expect(throws: ProjectFileError(kind: .invalidUTF8, location: Location(line: 1, column: column))) {
            try PropertyList(bytes)
        }
    }

    @Test func `depth has a bound`() throws {
        let most = PropertyList.mostLevels - 1
        #expect(throws: Never.self) { try PropertyList(nested(most)) }
        #expect(throws: ProjectFileError.self) { try PropertyList(nested(most + 1)) }
        #expect(throws: ProjectFileError.self) { try PropertyList(nested(1_000_000)) }
    }

    private func nested(_ levels: Int) -> [UInt8] {
        Array(("{a = " + String(repeating: "(", count: levels) + String(repeating: ")", count: levels) + ";}").utf8)
    }
}

extension PropertyList {
    /// The values in short.
    fileprivate var description: String { description(of: 0) }

    private func description(of node: Int) -> String {
        switch nodes[node].kind {
        case .plain, .escaped: string(at: node) ?? ""
        case .array: "(" + elements(of: node).map { description(of: $0) }.joined(separator: " ") + ")"
        case .dictionary:
            "{"
                + entries(of: node).map { description(of: $0.key) + "=" + description(of: $0.value) }
                .joined(separator: " ") + "}"
        }
    }
}
