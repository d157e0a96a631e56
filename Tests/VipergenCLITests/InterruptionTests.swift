import Platform
import TestSupport
import Testing

/// `gen` on a disk that fails, and after a kill: all or nothing, and the next run tidies.
@Suite struct InterruptionTests {
    private static let words = ["gen", "Posts,Albums", "viper", "--on-conflict", "overwrite"]

    /// A project that has the folders already, a module that is edited, and a neighbour.
    private func project() throws -> Session {
        let session = try Session()
        session.run("gen Posts viper")
        let path = session.sandbox.path("Modules/Posts/Router/PostsRouter.swift")
        try session.sandbox.fileSystem.remove(path)
        try session.sandbox.file("Modules/Posts/Router/PostsRouter.swift", "mine")
        return session
    }

    @Test(arguments: [ENOSPC, EROFS, EACCES, EIO])
    func `a failing call leaves everything as it was`(_ code: Int32) throws {
        let example = try project()
        let counting = FaultyFileSystem(example.sandbox.fileSystem)
        #expect(example.run(Self.words, on: counting).code == 0)
        for call in stride(from: 1, through: counting.mutations, by: 3) {
            let session = try project()
            let before = try session.tree()
            let faulty = FaultyFileSystem(session.sandbox.fileSystem, .call(call, code: code))
            let outcome = session.run(Self.words, on: faulty)
            if outcome.code == 0 {
                // Only the tidying failed: the next run does it.
                #expect(session.run(Self.words).code == 0)
                #expect(try session.tree() == example.tree(), "call \(call)")
            } else {
                #expect(outcome.code == 2, "call \(call): \(outcome)")
                #expect(outcome.errors.contains("error: "))
                #expect(try session.tree() == before, "call \(call)")
            }
        }
    }

    @Test(arguments: [false, true])
    func `after a kill the next run finishes what was asked`(_ torn: Bool) throws {
        let example = try project()
        let counting = FaultyFileSystem(example.sandbox.fileSystem)
        #expect(example.run(Self.words, on: counting).code == 0)
        for call in stride(from: 1, through: counting.mutations, by: 3) {
            let session = try project()
            session.run(Self.words, on: FaultyFileSystem(session.sandbox.fileSystem, .killed(before: call, torn: torn)))
            let outcome = session.run(Self.words)
            #expect(outcome.code == 0, "call \(call): \(outcome)")
            #expect(try session.tree() == example.tree(), "call \(call)")
        }
    }
}
