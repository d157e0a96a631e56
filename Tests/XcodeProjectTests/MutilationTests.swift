import TestSupport
import Testing
import Text

@testable import XcodeProject

@Suite struct MutilationTests {
    private static let text = SampleProject(version: 77, hasSynchronizedFolder: true).text

    @Test(arguments: [OddProjects.onlySynchronized, text])
    func `no beginning of a project is taken for a whole`(_ text: String) {
        let bytes = Array(text.utf8)
        let isSmall = bytes.count < 4000
        for count in 0..<bytes.count - 2 where isSmall || count.isMultiple(of: 41) {
            let beginning = Array(bytes[..<count])
            let lines = count == 0 ? 1 : beginning.count { $0 == UInt8(ascii: "\n") } + 1
            do throws(ProjectFileError) {
                _ = try PropertyList(beginning)
                Issue.record("the first \(count) bytes are read")
            } catch {
                if !(1...lines).contains(error.location.line) { Issue.record("\(error) in \(lines) lines") }
            }
        }
    }

    @Test func `a mutilated project is refused, or edited into one that can be read and brought back`() throws {
        var random = SplitMix(seed: 11)
        var outcomes = (refused: 0, notEdited: 0, edited: 0)
        let paths = ["App/Entities/New.swift", "App/Modules/List/List.storyboard", "Features/A.swift"]
        let edit = Edit(
            removals: ["App/AppDelegate.swift"],
            moves: [Edit.Move(from: "App/Entities/Client.swift", to: "App/Modules/Customer.swift")],
            additions: paths.map { Edit.Addition($0, targets: ["App", "AppTests"]) })
        for _ in 0..<500 {
            let text = mutilated(Array(Self.text.utf8), &random)
            guard let file = try? ProjectFile(text) else {
                outcomes.refused += 1
                continue
            }
            guard let edited = try? file.applying(edit) else {
                outcomes.notEdited += 1
                continue
            }
            outcomes.edited += 1
            let after = try ProjectFile(edited.text)
            #expect(after.objects.duplicates.isEmpty)
            #expect(after.targets.map(\.name) == file.targets.map(\.name))
            for path in paths.prefix(2) { #expect(after.isHeld(path, by: "AppTests"), "\(path)") }
            #expect(after.targets(of: "App/AppDelegate.swift") == nil)
        }
        #expect(outcomes.refused > 50 && outcomes.notEdited > 5 && outcomes.edited > 50, "\(outcomes)")
    }

    private static let snippets = [
        "{", "}", "(", ")", ",", ";", "=", "\"", "'", "\\", "/*", "*/", "//", "<<<<<<< HEAD\n", "=======\n", "\n",
        "\r\n",
        "é", "AA0000000000000000000F04", "AA0000000000000000000C02", "isa = PBXGroup; ", "children = ();", "path = x;",
    ]

    private func mutilated(_ source: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        var bytes = source
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            let start = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 1...8, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
            case 2: bytes.insert(contentsOf: (Self.snippets.randomElement(using: &random) ?? "").utf8, at: start)
            case 3: bytes[start] = UInt8.random(in: 0...255, using: &random)
            default: moveLine(from: start, &bytes, &random)
            }
        }
        return bytes
    }

    /// Takes a line away, or puts it elsewhere, as a merge that went wrong does.
    private func moveLine(from offset: Int, _ bytes: inout [UInt8], _ random: inout SplitMix) {
        let newline = UInt8(ascii: "\n")
        let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let end = bytes[offset...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
        let line = Array(bytes[start..<end])
        bytes.removeSubrange(start..<end)
        guard Bool.random(using: &random), !bytes.isEmpty else { return }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes.insert(contentsOf: line, at: bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0)
    }
}
