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

    @Test func `what is written is read`() {
        let opening = Journal.opening(Self.folders)
        #expect(Journal(opening).folders == Self.folders)
        #expect(Journal(opening).state == .staging)
        let sealed = opening + Journal.seal(Self.renames)
        #expect(Journal(sealed).renames == Self.renames)
        #expect(Journal(sealed).state == .sealed)
        #expect(Journal(sealed + Journal.undo).state == .undoing)
        #expect(Journal(sealed + Journal.undo + Journal.undone).state == .undone)
    }

    @Test func `a journal that was cut off is not sealed`() {
        let sealed = Journal.opening(Self.folders) + Journal.seal(Self.renames)
        for count in 0..<sealed.count {
            #expect(Journal(Array(sealed.prefix(count))).state == .staging)
            #expect(Journal.isJournal(Array(sealed.prefix(count))))
        }
    }

    @Test(arguments: [
        "folder ..", "folder /etc", "folder a/../b", "folder a//b", "folder ./a", "folder ", "folder a b",
        "folder .vipergen-x", "folder %2", "folder %2E%2E", "folder a%2F..%2Fb", "FOLDER a", "",
    ])
    func `a line that leads elsewhere ends the journal`(_ line: String) {
        let journal = Journal(Array("\(Journal.header)\nfolder A\n\(line)\nfolder B\nsealed 0\n".utf8))
        #expect(journal.folders == ["A"])
        #expect(journal.state == .staging)
    }

    @Test(arguments: [
        "create 1 a", "create -1 a", "create 0 a/b", "create 0 ..", "create 0 .", "create 0 %2Fetc", "create 0 ",
        "create 0", "create 0 .vipergen-x", "replace 0 1 2 a", "replace 0 1 2 x a", "remove 0 a",
        "remove 0 1 2 3 a/b", "remove 1 1 2 3 a", "sealed 1", "undo", "undone",
    ])
    func `a rename that leads elsewhere is none`(_ line: String) {
        let journal = Journal(Array("\(Journal.header)\nfolder A\n\(line)\nsealed 0\n".utf8))
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
