import TestSupport
import Testing

@testable import FileChanges

@Suite struct MergeTests {
    @Test(
        arguments: [
            // base, changed, own, merged
            ("1 2 3", "1 x 3", "1 2 3", "1 x 3"),
            ("1 2 3 4 5", "1 x 3 4 5", "1 2 3 4 y", "1 x 3 4 y"),
            ("1 2 3 4 5", "1 2 3 4 x 5", "0 1 2 z 3 4 5", "0 1 2 z 3 4 x 5"),
            ("1 2 3 4 5", "1 3 4 5", "1 2 3 4 y 5", "1 3 4 y 5"),
            ("1 2 3 4 5 6", "x 1 2 3 4 5 6 z", "1 2 3 y 4 5 6", "x 1 2 3 y 4 5 6 z"),
            ("1 2 3", "1 2 3", "a b", "a b"),
            // It has the change, and more.
            ("1 2 3", "1 x 2 3", "1 x 2 3", "1 x 2 3"),
            ("1 2 3 4 5 6", "1 x 2 3 4 5 6", "1 x 2 3 4 y 5 6", "1 x 2 3 4 y 5 6"),
            ("a } b } c", "a } n } b } c", "a } n } b } c y", "a } n } b } c y"),
            // Half of it.
            ("1 2 3 4 5 6 7", "1 x 2 3 4 5 y 6 7", "1 x 2 3 4 5 6 7", "1 x 2 3 4 5 y 6 7"),
            // Nobody can tell.
            ("1 2 3", "1 x 3", "1 y 3", nil), ("1 2 3", "1 2 x 3", "1 2 y 3", nil), ("1 2 3", "1 x 3", "1 3", nil),
            ("1 2 3 4", "1 2 x 3 4", "1 y 3 4", nil), ("1 2 3", "x 2 3", "", nil),
        ] as [(String, String, String, String?)])
    func `a change is made beside what somebody else has changed`(
        _ base: String, _ changed: String, _ own: String, _ expected: String?
    ) {
        func lines(_ words: String) -> [UInt8] { words.split(separator: " ").flatMap { Array("\($0)\r\n".utf8) } }
        #expect(merge(lines(base), to: lines(changed), into: lines(own)) == expected.map(lines))
    }

    @Test func `added lines are told without their ends`() {
        #expect(addedLines(old: Array("1\n2\n".utf8), new: Array("1\nx\r\n2\ny".utf8)) == ["x", "y"])
    }

    /// Whatever both texts begin and end with, and whether their last line is ended.
    @Test(arguments: [
        ("", "", 0), ("", "1", 1), ("1\n2\n", "1\n3\n4\n", 3), ("1\n2\n3\n", "1\n2\n3\n", 0),
        ("1\n3\n", "1\n2\n3\n", 1),
        ("ab", "abc", 2), ("ab\n", "abc\n", 2), ("xb\n", "b\n", 2), ("a\nb", "a\nb\n", 2), ("a\n\na\n", "a\n", 2),
        ("a\na\n", "a\na\na\n", 1), ("1\nax\n2\n", "1\nbx\n2\n", 2), ("1\nxa\n2\n", "1\nxb\n2\n", 2), ("\n", "\n\n", 1),
        ("1\n2\n3\n4\n5\n", "1\nx\n3\n5\n", 3),
    ])
    func `lines that only one text has are counted`(_ first: String, _ second: String, _ count: Int) {
        #expect(lineDistance(Array(first.utf8), Array(second.utf8)) == count)
        #expect(lineDistance(Array(second.utf8), Array(first.utf8)) == count)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `an edit is an update of what it was made from`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("a", "old", permissions: 0o600)
        let edit = FileChange(path: "a", contents: Array("new".utf8), basis: Array("old".utf8))
        let plan = Plan(root: sandbox.root, changes: [edit, FileChange(path: "b", contents: [])])
        let validated = try validate(plan, on: sandbox.fileSystem, policy: .fail)
        #expect(validated.files.map(\.action) == [.update, .create])
        try commit(validated, on: sandbox.fileSystem)
        #expect(try sandbox.tree() == ["a 600 new", "b 644 "])
        #expect(
            try validate(plan, on: sandbox.fileSystem, policy: .fail).files.map(\.action) == [.identical, .identical])
    }

    @Test func `an edit of what has changed since is refused`() throws {
        let sandbox = try Sandbox(.memory)
        try sandbox.file("a", "old")
        let edit = FileChange(path: "a", contents: Array("new".utf8), basis: Array("old".utf8))
        let plan = Plan(root: sandbox.root, changes: [FileChange(path: "b", contents: []), edit])
        let validated = try validate(plan, on: sandbox.fileSystem, policy: .overwrite)
        try sandbox.fileSystem.remove(sandbox.path("a"))
        try sandbox.file("a", "other")
        let before = try sandbox.tree()
        #expect(throws: FileChangesError.changed("a")) { try commit(validated, on: sandbox.fileSystem) }
        #expect(throws: FileChangesError.changed("a")) {
            try validate(plan, on: sandbox.fileSystem, policy: .overwrite)
        }
        #expect(try sandbox.visibleTree() == before)
    }
}
