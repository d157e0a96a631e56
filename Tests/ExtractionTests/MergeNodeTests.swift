import TemplateSets
import Testing

@testable import Extraction

/// What is remembered of a node must be forgotten when the node changes.
@Suite struct MergeNodeTests {
    private static let texts = [
        """
        class Store: NSObject {
            init(first: Int, second: Int) {
                self.first = first
                self.second = second
            }
            func load() {
                start()
                show(first: 1)
            }
        }
        """,
        """
        class Store: Base {
            init(first: Int, third: Int) {
                self.first = first
                self.third = third
            }
            func load() {
                start()
                show(second: 2)
            }
        }
        """,
        """
        class Store {
            func load() {
                start()
                show(first: 1, second: 2)
            }
        }
        """,
    ]

    private static func tree() -> MergeTree {
        MergeTree(texts.map { Array($0.utf8) }, NameKey([NameTable(PlaceholderName.module)]))
    }

    private static let changes: [@Sendable (MergeNode) -> Void] = [
        { $0.drop() }, { _ = $0.keep() }, { $0.isBodyWhole = true }, { $0.neededLabels = ["second", "third"] },
        { $0.lostLabels = ["first"] }, { $0.neededParents = ["NSObject"] }, { $0.extendedParents = ["NSObject"] },
        { _ = $0.takeWords { $0.text > 0 } },
    ]

    @Test(arguments: changes.indices) func `it tells what it says now`(change: Int) {
        for index in Self.tree().all.indices {
            let asked = Self.tree()
            let before = asked.text
            for node in asked.all { _ = asked.bytes(of: node) }
            let state = asked.all[index].state
            Self.changes[change](asked.all[index])
            let fresh = Self.tree()
            Self.changes[change](fresh.all[index])
            #expect(String(decoding: asked.text, as: UTF8.self) == String(decoding: fresh.text, as: UTF8.self))
            asked.all[index].state = state
            #expect(asked.text == before)
        }
    }

    @Test func `it never goes back to words that it gave up`() throws {
        let node = try #require(Self.tree().all.first { $0.versions.count == 3 })
        let first = node.words.text
        #expect(node.takeWords { _ in true })
        #expect(node.takeWords { _ in true })
        #expect(!node.takeWords { $0.text == first })
        #expect(!node.takeWords { _ in true })
    }
}
