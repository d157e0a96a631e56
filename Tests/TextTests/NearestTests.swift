import Text
import Testing

@Suite struct NearestTests {
    private static let commands = [
        "gen", "check", "inspect", "render", "template", "rules", "remove", "rename", "init",
    ]

    @Test(arguments: [
        ("chekc", "check"), ("tempalte", "template"), ("rul", "rules"), ("TEMPLATE", "template"), ("gne", "gen"),
        ("inspct", "inspect"), ("re", "render"), ("ini", "init"), ("renam", "rename"), ("initt", "init"),
        ("gwn", "gen"), ("tempaltes", "template"),
    ])
    func `the nearest name is proposed`(word: String, expected: String) {
        #expect(nearest(to: word, in: Self.commands) == expected)
    }

    @Test(arguments: [
        ("--dryrun", "--dry-run"), ("--dry", "--dry-run"), ("-dry-run", "--dry-run"),
        ("--no-delagate", "--no-delegate"),
        ("over", "overwrite"), ("overwrit", "overwrite"), ("--projcet", "--project"),
    ])
    func `options are near each other with their dashes or without`(word: String, expected: String) {
        let known = ["-n", "--dry-run", "--no-delegate", "--delegate", "oven", "overwrite", "--project"]
        #expect(nearest(to: word, in: known) == expected)
    }

    @Test(arguments: ["", "x", "-z", "foo", "xml", "banana", "ls", "--", "💥💥", "template-library"])
    func `nonsense has no neighbour`(word: String) {
        #expect(nearest(to: word, in: Self.commands + ["-n", "json", "text"]) == nil)
    }

    @Test
    func `of two that are equally near, it is the first`() {
        #expect(nearest(to: "tast", in: ["test", "taste", "task"]) == "taste")
        #expect(nearest(to: "bost", in: ["best", "boat", "bust"]) == "best")
        #expect(nearest(to: "bost", in: ["boat", "best", "bust"]) == "boat")
    }

    @Test
    func `characters count, not how they are composed`() {
        #expect(nearest(to: "Kundenübersich", in: ["Kundenu\u{308}bersicht"]) == "Kundenu\u{308}bersicht")
        #expect(nearest(to: "ÜBERSICHT", in: ["übersicht"]) == "übersicht")
    }

    @Test(
        arguments: [
            (
                "ClientListPresenter.swift", ["ClientListRouter.swift", "ClientListPresnter.swift"],
                "ClientListPresnter.swift"
            ),
            ("ClientListView.swift", ["ListClientView.swift", "ClientListVeiw.swift"], "ClientListVeiw.swift"),
            ("abcdef", ["badcfe"], nil), ("abcdefghi", ["badcfeghi"], "badcfeghi"), ("aab", ["abb"], "abb"),
        ] as [(String, [String], String?)])
    func `what names begin and end with makes no difference`(word: String, known: [String], expected: String?) {
        #expect(nearest(to: word, in: known) == expected)
    }

    @Test
    func `a very long word costs nothing`() {
        #expect(nearest(to: String(repeating: "a", count: 1_000_000), in: Self.commands) == nil)
    }

    @Test func `what nobody types is near to nothing`() {
        let long = String(repeating: "a", count: 1 << 20)
        #expect(nearest(to: long, in: [long + "b"]) == nil)
        #expect(nearest(to: "gne", in: [long, "gen"]) == "gen")
        #expect(nearest(to: "gne", in: Array(repeating: "x", count: 2_000) + ["gen"]) == nil)
    }
}
