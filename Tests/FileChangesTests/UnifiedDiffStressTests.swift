import TestSupport
import Testing

@testable import FileChanges

@Suite struct UnifiedDiffStressTests {
    /// Here the search gives up being minimal; `make bench` measures that it takes no more time for it.
    @Test func `git takes back the difference of large files that have little in common`() throws {
        var random = SplitMix(seed: 7)
        let texts = (0..<2).map { _ in
            Array((0..<20_000).map { _ in "line \(random.next() % 10_000)\n" }.joined().utf8)
        }
        let diff = unifiedDiff(old: texts[0], new: texts[1], path: "f")
        let folder = try Scratch()
        try folder.write("f", texts[0])
        try folder.write("d.patch", Array(diff.utf8))
        #expect(try folder.run("git", "apply", "d.patch") == "")
        #expect(try folder.read("f") == texts[1])
    }
}
