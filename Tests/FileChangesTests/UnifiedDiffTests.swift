import Foundation
import TestSupport
import Testing

@testable import FileChanges

@Suite struct UnifiedDiffTests {
    @Test(
        arguments: [
            (nil, "a\nb\n", "--- /dev/null\n+++ b/f\n@@ -0,0 +1,2 @@\n+a\n+b\n"),
            ("a\n", nil, "--- a/f\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n"),
            ("a\n", "b\n", "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n"),
            (
                "a", "a\n",
                "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"
            ),
            (
                "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n",
                "--- a/f\n+++ b/f\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"
            ),
            (
                "f {\n}\n", "f {\n}\ng {\n}\n",
                "--- a/f\n+++ b/f\n@@ -1,2 +1,4 @@\n f {\n }\n+g {\n+}\n"
            ),
            ("same\n", "same\n", ""), (nil, "", ""), ("", "", ""),
            ("a\0b", "c", "Binary files a/f and b/f differ\n"), (nil, "\0", "Binary files /dev/null and b/f differ\n"),
        ] as [(String?, String?, String)])
    func `a difference is written as git writes it`(_ old: String?, _ new: String?, _ diff: String) {
        #expect(unifiedDiff(old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) }, path: "f") == diff)
    }

    @Test(arguments: [6, 7])
    func `changes whose context would touch share a hunk`(_ between: Int) {
        let middle = (0..<between).map { "\($0)\n" }.joined()
        let diff = unifiedDiff(old: Array("a\n\(middle)b\n".utf8), new: Array("x\n\(middle)y\n".utf8), path: "f")
        #expect(diff.components(separatedBy: "\n@@ ").count - 1 == (between == 6 ? 1 : 2))
    }

    @Test func `bytes that are no text are binary`() {
        #expect(unifiedDiff(old: [0xFF, 0x41], new: [0x41], path: "f") == "Binary files a/f and b/f differ\n")
    }

    @Test(arguments: ["plain", "with space", "quo\"te", "back\\slash", "Größe", "sub/dir/f"])
    func `git takes the difference back`(_ path: String) throws {
        let folder = try Scratch()
        let (old, new) = (Array("a\nb\nc\n".utf8), Array("a\nx\nc".utf8))
        try folder.write(path, old)
        try folder.write("d.patch", Array(unifiedDiff(old: old, new: new, path: path).utf8))
        #expect(try folder.run("git", "apply", "d.patch") == "")
        #expect(try folder.read(path) == new)
    }

    @Test func `git makes the new file and removes the old one`() throws {
        let folder = try Scratch()
        try folder.write("old", [65, 10])
        try folder.write("d.patch", Array(unifiedDiff(old: nil, new: [66, 10], path: "new").utf8))
        #expect(try folder.run("git", "apply", "d.patch") == "")
        try folder.write("d.patch", Array(unifiedDiff(old: [65, 10], new: nil, path: "old").utf8))
        #expect(try folder.run("git", "apply", "d.patch") == "")
        #expect(try folder.read("new") == [66, 10])
        #expect(!FileManager.default.fileExists(atPath: folder.path("old")))
    }

    @Test(arguments: 0..<60)
    func `patch makes the new text, and no smaller difference would`(_ seed: Int) throws {
        var random = SplitMix(seed: UInt64(seed))
        let (old, new) = (text(&random), text(&random))
        let folder = try Scratch()
        try folder.write("old", old)
        try folder.write("new", new)
        let diff = unifiedDiff(old: old, new: new, path: "old")
        try folder.write("d.patch", Array(diff.utf8))
        if old != new {
            _ = try folder.run("patch", "-p1", "-s", "--no-backup-if-mismatch", "-E", "-i", "d.patch")
            #expect(try (folder.readIfThere("old") ?? []) == new)
        }
        let smallest = try folder.run("diff", "-d", "-u", "new", "new") + minimal(old, new, folder)
        #expect(changedLines(diff) == changedLines(smallest))
    }

    private func minimal(_ old: [UInt8], _ new: [UInt8], _ folder: Scratch) throws -> String {
        try folder.write("old", old)
        return try folder.run("diff", "-d", "-u", "old", "new")
    }

    private func changedLines(_ diff: String) -> Int {
        diff.split(separator: "\n").filter {
            ($0.hasPrefix("+") || $0.hasPrefix("-")) && !$0.hasPrefix("---") && !$0.hasPrefix("+++")
        }.count
    }

    private func text(_ random: inout SplitMix) -> [UInt8] {
        let count = Int(random.next() % 40)
        let lines = (0..<count).map { _ in "\(random.next() % 6)" }
        return Array((lines.joined(separator: "\n") + (random.next() % 2 == 0 ? "\n" : "")).utf8)
    }
}
