import Platform
import TestSupport
import Testing

@testable import FileChanges

@Suite struct JournalTests {
    static let folders = ["", "Modules", "A b/100%/Zoë\n"]
    static let renames = [
        StagedRename(folder: 1, name: "Client List", kind: .create),
        StagedRename(
            folder: 0, name: "%20",
            kind: .replace(FileStamp(identity: .max, size: 10, modified: 1_700_000_000_000_000_001))),
        StagedRename(folder: 2, name: "Größe.swift", kind: .replace(FileStamp(identity: 0, size: 0, modified: -1))),
        StagedRename(folder: 2, name: "Zoë 2", kind: .remove(FileStamp(identity: 7, size: 1, modified: 2))),
    ]

    static let marks = (0..<4).map { StagedMark(identity: 100 + $0, changed: 1_700_000_000_000_000_002) }
    static let origin = Journal.Origin(
        device: 2049, identity: .max, owner: 1000, created: 1_700_000_000_000_000_000,
        run: RunningProcess(host: "my machine/4026531836", number: 4711, start: "01ab-22"))

    @Test func `what is written is read`() {
        let opening = Journal.opening(Self.origin, Self.folders)
        #expect(Journal(opening).folders == Self.folders)
        #expect(Journal(opening).origin == Self.origin)
        #expect(Journal(opening).state == .staging)
        let sealed = opening + Journal.seal(Self.renames, Self.marks)
        #expect(Journal(sealed).renames == Self.renames)
        #expect(Journal(sealed).marks == Self.marks)
        #expect(Journal(sealed).state == .sealed)
        let placed = [nil, 1_700_000_000_000_000_003, nil, 4]
        #expect(Journal(sealed + Journal.undo(placed)).state == .undoing)
        #expect(Journal(sealed + Journal.undo(placed)).placed == placed)
    }

    @Test func `a process without a time of its start is read, too`() {
        var origin = Self.origin
        origin.run.start = nil
        #expect(Journal(Journal.opening(origin, [])).origin == origin)
    }

    @Test func `a journal that was cut off is not sealed`() {
        let opening = Journal.opening(Self.origin, Self.folders)
        let sealed = opening + Journal.seal(Self.renames, Self.marks)
        let begun = Journal.opening(Self.origin, []).count
        for count in 0..<sealed.count {
            let bytes = Array(sealed.prefix(count))
            #expect(Journal(bytes).state == .staging)
            #expect(Journal.isBarelyBegun(bytes) == (count < begun))
            #expect((Journal(bytes).origin == nil) == (count < begun))
        }
    }

    @Test(arguments: [
        "hello", "vipergen-journal 1\nself ", "vipergen-journal 2\nfolder .\n", "vipergen-journal 2\n\n\n",
    ])
    func `another text is not the beginning of a journal`(_ text: String) {
        #expect(!Journal.isBarelyBegun(Array(text.utf8)))
        #expect(Journal(Array(text.utf8)).origin == nil)
    }

    @Test(arguments: [
        "folder ..", "folder /etc", "folder a/../b", "folder a//b", "folder ./a", "folder ", "folder a b",
        "folder .vipergen-x", "folder %2", "folder %2E%2E", "folder a%2F..%2Fb", "FOLDER a", "", "folder .git",
        "folder a/.GIT/hooks", "folder GIT~1", "folder a/.git%20",
    ])
    func `a line that leads elsewhere ends the journal`(_ line: String) {
        let opening = String(decoding: Journal.opening(Self.origin, ["A"]), as: UTF8.self)
        let journal = Journal(Array("\(opening)\(line)\nfolder B\nsealed 0\n".utf8))
        #expect(journal.folders == ["A"])
        #expect(journal.state == .staging)
    }

    @Test(arguments: [
        "create 1 7 8 a", "create -1 7 8 a", "create 0 7 8 a/b", "create 0 7 8 ..", "create 0 7 8 .",
        "create 0 7 8 %2Fetc", "create 0 7 8 ", "create 0 7 8", "create 0 a", "create 0 7 x a",
        "create 0 7 8 .vipergen-x", "create 0 7 8 .git", "create 0 7 8 .Git.", "replace 0 7 8 1 2 a",
        "replace 0 7 8 1 2 x a", "remove 0 a", "remove 0 7 8 1 2 3 a/b", "remove 1 7 8 1 2 3 a",
        "remove 0 7 8 1 2 3 .git", "sealed 1", "undo", "undo -",
    ])
    func `a rename that leads elsewhere is none`(_ line: String) {
        let opening = String(decoding: Journal.opening(Self.origin, ["A"]), as: UTF8.self)
        let journal = Journal(Array("\(opening)\(line)\nsealed 0\n".utf8))
        #expect(journal.renames.isEmpty)
        #expect(journal.state == .staging)
    }

    @Test(arguments: [
        (".vipergen-journal-0123456789abcdef", "0123456789abcdef"), (".vipergen-journal-0123456789ABCDEF", nil),
        (".vipergen-journal-", nil), (".vipergen-journal-../../../../etc", nil), (".vipergen-0123456789abcdef", nil),
        ("vipergen-journal-0123456789abcdef", nil),
    ])
    func `only a journal's name is one`(_ name: String, _ id: String?) {
        #expect(StagingName.id(ofJournal: name) == id)
    }

    @Test func `identifiers are as long as journals want them`() {
        for _ in 0..<100 {
            let id = StagingName.newID()
            #expect(StagingName.id(ofJournal: StagingName.journal(id)) == id)
        }
    }
}
