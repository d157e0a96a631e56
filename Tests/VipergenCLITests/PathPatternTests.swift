import Testing

@testable import VipergenCLI

/// Patterns of paths, as `exclude` has them.
@Suite struct PathPatternTests {
    @Test(arguments: [
        ("Legacy", "Legacy/A/B.swift", true), ("Legacy", "App/Legacy/B.swift", false), ("Legacy/", "Legacy", true),
        ("*", "A/B", true), ("A/*", "A", false), ("A/*/C", "A/B/C/D", true), ("A/*/C", "A/B/B/C", false),
        ("**/Generated", "Generated/A", true), ("**/Generated", "A/B/Generated/C", true),
        ("**/Generated", "A/Generate/C", false), ("A/**/C", "A/C", true), ("A/**/C", "A/B/B/C", true),
        ("A/**/**/C", "A/B/C", true), ("A/**", "A/B", true), ("A/**", "A", true), ("**", "A", true), (".", "A", true),
        ("A/**/B/**/C", "A/x/B/B/y/C", true), ("A/**/B/C", "A/B/x/B/C", true), ("A/**/B/C", "A/B/x/C", false),
        ("*List", "ClientList/x", true), ("*List*", "ClientListOld", true), ("C*t", "Client", true),
        ("C*t", "Clients", false), ("C?ient", "Client", true), ("C?ient", "Cient", false), ("*a*b", "xaxxb", true),
        ("*a*b", "xaxx", false), ("", "A", true),
    ])
    func `a pattern means paths`(_ pattern: String, _ path: String, _ isMatch: Bool) {
        #expect(PathPattern(pattern).matches(SplitPath(path)) == isMatch)
    }

    @Test func `many stars take no longer than few`() {
        let name = String(repeating: "a", count: 200)
        #expect(!PathPattern(String(repeating: "*a", count: 60) + "*b").matches(SplitPath(name)))
        let path = String(repeating: "d/", count: 100) + "y"
        #expect(!PathPattern(String(repeating: "**/d/", count: 40) + "x").matches(SplitPath(path)))
    }
}
