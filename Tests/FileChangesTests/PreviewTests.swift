import Platform
import TestSupport
import Testing

@testable import FileChanges

/// What plans make of a project in memory is what they would make of it on disk.
@Suite struct PreviewTests {
    /// A project with a link to one of its folders.
    private func project(_ kind: Sandbox.Kind) throws -> Sandbox {
        let sandbox = try Sandbox(kind)
        try sandbox.file("A/B/one", "1")
        try sandbox.file("A/.DS_Store", "notes")
        try sandbox.file("D/two", "2")
        try sandbox.file("D/three", "3")
        try sandbox.link("Linked", to: "D")
        return sandbox
    }

    /// The rounds of changes, each made from what the one before has left.
    private static let rounds: [@Sendable (any FileSystem, Sandbox) throws -> Plan] = [
        { _, sandbox in try sandbox.plan(["N/M/new": "new"], moving: ["A/B/one": "D/E/one", "D/two": "D/Two"]) },
        { fileSystem, sandbox in
            var plan = Plan(root: sandbox.root, changes: [])
            for (path, new) in [("D/E/one", "A/one"), ("D/Two", "D/four"), ("N/M/new", "N/M/newer")] {
                plan.move(path, holding: try fileSystem.read(sandbox.path(path)), to: new, contents: Array(new.utf8))
            }
            let old = try fileSystem.read(sandbox.path("Linked/three"))
            plan.changes.append(FileChange(path: "Linked/three", contents: old + old, basis: old))
            return plan
        },
        { fileSystem, sandbox in
            let old = try fileSystem.read(sandbox.path("D/three"))
            return Plan(root: sandbox.root, changes: [FileChange(path: "D/three", contents: old + old, basis: old)])
        },
    ]

    @Test(arguments: Sandbox.Kind.allCases)
    func `a preview shows what a commit leaves, and the disk stays as it is`(_ kind: Sandbox.Kind) throws {
        let (committed, previewed) = (try project(kind), try project(kind))
        let before = try previewed.tree()
        let preview = PreviewFileSystem(previewed.fileSystem)
        for round in Self.rounds {
            try committed.carryOut(round(committed.fileSystem, committed))
            try preview.carryOut(validate(round(preview, previewed), on: preview, policy: .fail))
            #expect(try preview.tree(previewed.root) == committed.tree())
            for folder in ["", "/D", "/Linked", "/N/M"] {
                let found = try preview.entries(in: previewed.root + folder).map { "\($0.name) \($0.kind)" }
                let real = try committed.fileSystem.entries(in: committed.root + folder)
                #expect(found.sorted() == real.map { "\($0.name) \($0.kind)" }.sorted(), "\(folder)")
            }
        }
        #expect(try preview.read(previewed.path("Linked/three")) == Array("3333".utf8))
        #expect(try previewed.tree() == before)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `what has gone is nowhere to be found`(_ kind: Sandbox.Kind) throws {
        let sandbox = try project(kind)
        let preview = PreviewFileSystem(sandbox.fileSystem)
        let plan = try sandbox.plan(removing: ["A/B/one": "1", "D/two": "2"])
        try preview.carryOut(validate(plan, on: preview, policy: .fail))
        for path in ["A", "A/B", "D/two", "Linked/two"] { #expect(try preview.entry(at: sandbox.path(path)) == nil) }
        #expect(throws: FileError(.read, sandbox.path("D/two"), code: ENOENT)) {
            try preview.read(sandbox.path("D/two"))
        }
        #expect(throws: FileError(.list, sandbox.path("A"), code: ENOENT)) { try preview.names(in: sandbox.path("A")) }
        #expect(throws: FileError(.resolve, sandbox.path("A"), code: ENOENT)) {
            try preview.realPath(sandbox.path("A"))
        }
        let folder = try preview.open(sandbox.path("D"))
        #expect(throws: FileError(.read, sandbox.path("D/two"), code: ENOENT)) { try folder.read("two") }
        #expect(throws: FileError(.write, sandbox.path("D/x"), code: EROFS)) { try folder.remove("x") }
    }
}
