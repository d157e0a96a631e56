import TestSupport
import Testing

@testable import XcodeProject

@Suite struct OrderTests {
    @Test(arguments: [
        ("a.swift", "B.swift"), ("List.swift", "List+Cells.swift"), ("List.swift", "ListCell.swift"), ("A", "a"),
        ("Api", "ApiB"), ("A.swift", "A.xib"),
    ])
    func `names are sorted without their case, and shorter ones first`(_ first: String, _ second: String) {
        #expect(NameOrder.precedes(first, second))
        #expect(!NameOrder.precedes(second, first))
        #expect(!NameOrder.precedes(first, first))
    }

    /// Groups in capitals, files in small letters.
    @Test(arguments: [
        ("", "aB", "B a"), ("Bx", "aC", "C B x a"), ("xB", "aC", "C x B a"), ("bDf", "aEg", "a b D E f g"),
        ("CAB", "Dz", "D C A B z"), ("abcXAY", "dB", "B a b c d X A Y"), ("BCDza", "Ax", "A B C D z a x"),
        ("dbF", "ceA", "A d b F c e"), ("ACE", "BDb", "A B b C D E"),
    ])
    func `new groups come first and new files last, but in a sorted group where they belong`(
        _ known: String, _ added: String, _ expected: String
    ) {
        func child(_ letter: Character) -> GroupPlan.Child {
            GroupPlan.Child(name: String(letter), isGroup: letter.isUppercase, mention: [])
        }
        var names = known.map { String($0) }
        let positions = ChildOrder.positions(of: added.map(child), among: known.map(child))
        for (child, position) in positions.reversed() { names.insert(child.name, at: position) }
        #expect(names.joined(separator: " ") == expected)
    }

    @Test func `a phase that is sorted stays so`() throws {
        let names = ["Cell", "List", "Menu", "View"].map { "App/New/\($0).swift" }
        var text = SampleProject.classic.replacing(
            "\t\t\t\tAA0000000000000000000B01 /* AppDelegate.swift in Sources */,\n\t\t\t\tAA0000000000000000000B05 /* Client.swift in Sources */,\n",
            with: "")
        text = try ProjectFile(text).applying(Edit(additions: names.map { Edit.Addition($0, targets: ["App"]) })).string
        let edit = Edit(
            additions: ["Apple", "Zebra", "Lamp"].map { Edit.Addition("App/\($0).swift", targets: ["App"]) })
        let edited = try ProjectFile(text).applying(edit).string
        let lines = edited.split(separator: "\n").filter { $0.hasPrefix("\t\t\t\t") && $0.hasSuffix(" in Sources */,") }
        let order = lines.compactMap { $0.split(separator: " ").dropFirst(2).first.map(String.init) }.filter {
            $0 != "AppTests.swift"
        }
        #expect(order == ["Apple", "Cell", "Lamp", "List", "Menu", "View", "Zebra"].map { $0 + ".swift" })
    }

    @Test func `two branches that add a module each can be merged line by line`() throws {
        var base = SampleProject.classic
        let known = (0..<40).map { Edit.Addition("App/Known/File\($0 * 7 % 40)\($0).swift", targets: ["App"]) }
        for part in 0..<4 {
            base = try ProjectFile(base).applying(Edit(additions: Array(known[part * 10..<part * 10 + 10]))).string
        }
        let changes = try ["Alpha", "Beta"].map { name in
            let edit = Edit(
                additions: ["View", "Router"].map {
                    Edit.Addition("App/Known/\(name)/\(name)\($0).swift", targets: ["App"])
                })
            return try ProjectFile(base).applying(edit).string
        }
        let places = changes.map { insertions(base, $0) }
        // The one place that both share is the group that gets them.
        #expect(places[0].intersection(places[1]).count == 1)
    }

    /// The numbers of the lines that a text has new lines in front of.
    private func insertions(_ old: String, _ new: String) -> Set<Int> {
        let old = old.split(separator: "\n")
        var places: Set<Int> = []
        var line = 0
        for next in new.split(separator: "\n") {
            if line < old.count, old[line] == next { line += 1 } else { places.insert(line) }
        }
        return places
    }
}
