import Platform
import TestSupport
import Testing

@testable import FileChanges

/// What somebody else writes while a run works is there afterwards, also where the run takes back its own.
@Suite struct KeepingTests {
    /// What somebody writes in the middle of a run, each as far as there is such a file or folder by then.
    private static let meddling = [
        ("M/New/a", "<in new>"), ("M/New/B/b", "<deep>"), ("M/New/B/mine", "<mine>"), ("M/edited", "<edited>"),
        ("M/N/moved", "<moved>"),
    ]

    private func project() throws -> Sandbox {
        let sandbox = try Sandbox(.memory)
        for path in ["M/edited", "M/moved", "Z"] { try sandbox.file(path, path) }
        return sandbox
    }

    /// A module that is new, edits of two files and a file that moves, as they come from what lies there.
    private func plan(_ sandbox: Sandbox) throws -> Plan {
        var plan = sandbox.plan(["M/New/a": "a", "M/New/B/b": "b"])
        func edit(_ path: String) throws {
            let old = try sandbox.fileSystem.read(sandbox.path(path))
            plan.changes.append(FileChange(path: path, contents: old + [UInt8(ascii: "+")], basis: old))
        }
        try edit("M/edited")
        if try sandbox.fileSystem.entry(at: sandbox.path("M/moved")) != nil {
            plan.move("M/moved", holding: try sandbox.fileSystem.read(sandbox.path("M/moved")), to: "M/N/moved")
        }
        try edit("Z")
        return plan
    }

    /// Writes to a file, or makes it in a folder; false where neither is there.
    private func write(_ text: String, to path: String, in sandbox: Sandbox) -> Bool {
        let (place, bytes) = (sandbox.path(path), Array(text.utf8))
        do {
            if path.hasSuffix("mine") {
                try sandbox.fileSystem.createFile(place, bytes: bytes, permissions: 0o644)
                return true
            }
            guard let file = try sandbox.fileSystem.lock(place) else { return false }
            defer { file.release() }
            try file.append(bytes)
            return true
        } catch {
            return false
        }
    }

    /// Writes more to a file as editors do, which put another file in its place.
    private func save(_ text: String, to path: String, in sandbox: Sandbox) -> Bool {
        let place = sandbox.path(path)
        guard !path.hasSuffix("mine"), (try? sandbox.fileSystem.entry(at: place)) != nil else { return false }
        return (try? sandbox.fileSystem.append(Array(text.utf8), to: place)) != nil
    }

    /// Once the run has placed something, the last of its files changes, and so it has to start again. At each of its
    /// calls from there on somebody writes to what it has placed.
    @Test(arguments: FaultCase.volumes, meddling.indices)
    func `what is written while a run works stays, whenever that is`(_ lacks: Set<Lack>, _ number: Int) throws {
        let (path, text) = Self.meddling[number]
        try meddle(lacks) {
            self.write(text, to: path, in: $0)
        } expecting: {
            $0.hasSuffix(text)
        }
        // Where a rename takes two steps, a file that comes between them is lost, whoever renames.
        guard !lacks.contains(.exclusiveRename), !path.hasSuffix("mine") else { return }
        try meddle(lacks) {
            self.save(text, to: path, in: $0)
        } expecting: {
            $0.hasSuffix(text)
        }
    }

    private func meddle(
        _ lacks: Set<Lack>, by write: @escaping @Sendable (Sandbox) -> Bool, expecting isWritten: (String) -> Bool
    ) throws {
        var writings = 0
        for call in 0... {
            let sandbox = try project()
            let validated = try validate(plan(sandbox), on: sandbox.fileSystem, policy: .fail)
            let fileSystem = FaultyFileSystem(sandbox.fileSystem, lacks: lacks)
            nonisolated(unsafe) var first: Int?
            nonisolated(unsafe) var isReached = false
            nonisolated(unsafe) var isDone = false
            fileSystem.observeCalls { number in
                if first == nil, (try? sandbox.fileSystem.entry(at: sandbox.path("M/New/a"))) != nil {
                    first = number
                    _ = self.write("<last>", to: "Z", in: sandbox)
                }
                guard let first, number == first + call else { return }
                isReached = true
                isDone = write(sandbox)
            }
            _ = try? commit(validated, on: fileSystem) { try plan(sandbox) }
            let tree = try sandbox.tree()
            if isDone {
                writings += 1
                // What was written may have been edited since.
                let isThere = tree.contains { isWritten($0) || $0.hasSuffix("+") && isWritten(String($0.dropLast())) }
                #expect(isThere, "\(call): \(tree)")
            }
            #expect(tree.contains { $0.contains("Z<last>") }, "\(call): \(tree)")
            #expect(tree.contains { $0.contains("moved 644 M/moved") }, "\(call): \(tree)")
            #expect(try tree == sandbox.visibleTree(), "\(call)")
            guard isReached else { break }
        }
        #expect(writings > 5)
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `what others have made in a new folder stays, and the run goes on from there`(_ kind: Sandbox.Kind) throws {
        let sandbox = try Sandbox(kind)
        try sandbox.file("Z", "z")
        let make = { () throws -> Plan in
            let old = try sandbox.fileSystem.read(sandbox.path("Z"))
            var plan = sandbox.plan(["M/a": "a"])
            plan.changes.append(FileChange(path: "Z", contents: old + [UInt8(ascii: "+")], basis: old))
            return plan
        }
        let fileSystem = FaultyFileSystem(sandbox.fileSystem)
        fileSystem.observe { mutation, _ in
            guard mutation == .exchange, self.write("theirs", to: "M/mine", in: sandbox) else { return }
            _ = self.write("!", to: "Z", in: sandbox)
        }
        try commit(validate(on: sandbox.fileSystem, policy: .fail, making: make), on: fileSystem, remaking: make)
        #expect(try sandbox.tree() == ["M/ 755", "M/a 644 a", "M/mine 644 theirs", "Z 644 z!+"])
    }

    /// The second rename fails, and in the moment before somebody writes into what the first has placed.
    private func fail(_ sandbox: Sandbox, _ fault: Fault, _ path: String) throws {
        try sandbox.folder("X")
        let fileSystem = FaultyFileSystem(sandbox.fileSystem, fault)
        fileSystem.observe { mutation, _ in
            guard mutation == .renameToNew, fileSystem.mutations(.renameToNew) == 2 else { return }
            #expect(self.write("theirs", to: path, in: sandbox))
        }
        let validated = try validate(
            sandbox.plan(["X/a/file": "1", "X/b": "2", "Y": "3"]), on: sandbox.fileSystem, policy: .fail)
        #expect(throws: FileChangesError.self) { try commit(validated, on: fileSystem) }
    }

    @Test(arguments: Sandbox.Kind.allCases, ["X/a/mine", "X/a/file"])
    func `a failure takes back only what is as the run made it`(_ kind: Sandbox.Kind, _ path: String) throws {
        let sandbox = try Sandbox(kind)
        try fail(sandbox, .callOf(.renameToNew, 2, code: EACCES), path)
        let written = path == "X/a/file" ? ["X/a/file 644 1theirs"] : ["X/a/file 644 1", "X/a/mine 644 theirs"]
        #expect(try sandbox.tree() == ["X/ 755", "X/a/ 755"] + written)
    }

    @Test(arguments: Sandbox.Kind.allCases, ["X/a/mine", "X/a/file"])
    func `nor does the next run where that one was killed as well`(_ kind: Sandbox.Kind, _ path: String) throws {
        let sandbox = try Sandbox(kind)
        try fail(sandbox, .callOfThenKilled(.renameToNew, 2, code: EACCES, after: .append, 2), path)
        #expect(try sandbox.recover() == Recovery(kept: ["X/a"], runs: 1))
        #expect(try sandbox.text(path).hasSuffix("theirs"))
        #expect(try sandbox.tree() == sandbox.visibleTree())
    }
}
