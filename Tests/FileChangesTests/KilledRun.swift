import Platform
import TestSupport
import Testing

@testable import FileChanges

/// What a run that was killed leaves in a project.
extension Sandbox {
    /// Commits a plan with a fault that ends it.
    func kill(_ plan: Plan, _ fault: Fault = .killedAfter(.append), lacks: Set<Lack> = []) throws {
        let killed = FaultyFileSystem(fileSystem, fault, lacks: lacks)
        let validated = try validate(plan, on: killed, policy: .overwrite)
        #expect(throws: FileChangesError.self) { try commit(validated, on: killed) }
        #expect(try tree() != visibleTree())
    }

    /// Commits a plan whose second rename fails, and ends after so many marks in the journal: with the second, undoing
    /// begins.
    func killUndoing(_ plan: Plan, after mutation: Mutation = .append, _ count: Int = 2) throws {
        try kill(plan, .callOfThenKilled(.renameToNew, 2, code: EACCES, after: mutation, count))
    }

    /// The one journal in the project.
    func journalName() throws -> String {
        try #require(try fileSystem.names(in: root).first { StagingName.id(ofJournal: $0) != nil })
    }

    /// The staging folder of the one journal in the project.
    func areaName() throws -> String {
        StagingName.folder(try #require(StagingName.id(ofJournal: try journalName())))
    }

    /// Changes the text of the one journal, which stays the same file.
    func rewriteJournal(_ edit: (String) -> String) throws {
        let directory = try fileSystem.open(root)
        let file = try #require(try directory.lock(try journalName()))
        let text = String(decoding: try file.read(), as: UTF8.self)
        try file.truncate(to: 0)
        try file.append(Array(edit(text).utf8))
        file.release()
    }

    /// Makes a journal for these folders, of a run that is at work until it is released.
    func startJournal(_ folders: [String]) throws -> JournalFile {
        try JournalFile.start(in: fileSystem.open(root), folders: folders)
    }

    func recover(lacks: Set<Lack> = []) throws -> Recovery {
        try FileChanges.recover(root: root, on: FaultyFileSystem(fileSystem, lacks: lacks))
    }

    func leftovers() throws -> [Leftover] {
        try FileChanges.leftovers(root: root, on: fileSystem)
    }
}
