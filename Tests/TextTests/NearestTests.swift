import Text
import Testing

@Suite("Did you mean")
struct NearestTests {
    private static let commands = [
        "gen", "check", "inspect", "render", "template", "rules", "remove", "rename", "init",
    ]

    @Test(
        "The nearest name",
        arguments: [
            ("chekc", "check"), ("tempalte", "template"), ("rul", "rules"), ("TEMPLATE", "template"), ("gne", "gen"),
            ("inspct", "inspect"), ("re", "render"), ("ini", "init"), ("renam", "rename"), ("initt", "init"),
            ("gwn", "gen"), ("tempaltes", "template"),
        ])
    func commands(word: String, expected: String) {
        #expect(nearest(to: word, in: Self.commands) == expected)
    }

    @Test(
        "Options, with their dashes or without",
        arguments: [
            ("--dryrun", "--dry-run"), ("--dry", "--dry-run"), ("-dry-run", "--dry-run"),
            ("--no-delagate", "--no-delegate"),
            ("over", "overwrite"), ("overwrit", "overwrite"), ("--projcet", "--project"),
        ])
    func options(word: String, expected: String) {
        let known = ["-n", "--dry-run", "--no-delegate", "--delegate", "oven", "overwrite", "--project"]
        #expect(nearest(to: word, in: known) == expected)
    }

    @Test(
        "Nonsense has no neighbour",
        arguments: ["", "x", "-z", "foo", "xml", "banana", "ls", "--", "💥💥", "template-library"])
    func nonsense(word: String) {
        #expect(nearest(to: word, in: Self.commands + ["-n", "json", "text"]) == nil)
    }

    @Test("Of two equally near, the first")
    func deterministic() {
        #expect(nearest(to: "tast", in: ["test", "taste", "task"]) == "taste")
        #expect(nearest(to: "bost", in: ["best", "boat", "bust"]) == "best")
        #expect(nearest(to: "bost", in: ["boat", "best", "bust"]) == "boat")
    }

    @Test("Characters count, not how they are composed")
    func unicode() {
        #expect(nearest(to: "Kundenübersich", in: ["Kundenu\u{308}bersicht"]) == "Kundenu\u{308}bersicht")
        #expect(nearest(to: "ÜBERSICHT", in: ["übersicht"]) == "übersicht")
    }

    @Test("A very long word costs nothing")
    func long() {
        #expect(nearest(to: String(repeating: "a", count: 1_000_000), in: Self.commands) == nil)
    }

    @Test func `what nobody types is near to nothing`() {
        let long = String(repeating: "a", count: 1 << 20)
        #expect(nearest(to: long, in: [long + "b"]) == nil)
        #expect(nearest(to: "gne", in: [long, "gen"]) == "gen")
        #expect(nearest(to: "gne", in: Array(repeating: "x", count: 2_000) + ["gen"]) == nil)
    }
}
