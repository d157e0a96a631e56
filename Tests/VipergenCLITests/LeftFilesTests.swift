import Platform
import TestSupport
import Testing

@testable import VipergenCLI

/// Temporary files that a failed run could not remove.
@Suite struct LeftFilesTests {
    @Test func `what is left is told, and the next run removes it`() throws {
        var wasLeft = false
        for call in 1...40 {
            let session = try Session(.memory)
            let broken = FaultyFileSystem(session.sandbox.fileSystem, .killed(before: call, torn: false))
            let outcome = session.run(["gen", "ClientList", "viper"], on: broken)
            guard outcome.code == 2 else { continue }
            let isLeft = try session.sandbox.fileSystem.names(in: session.sandbox.root)
                .contains { $0.hasPrefix(".vipergen-") }
            #expect(outcome.errors.contains("The next run of vipergen") == isLeft, "\(call): \(outcome)")
            wasLeft = wasLeft || outcome.errors.contains("Temporary files are left, though: cannot")
            #expect(session.run("gen ClientList viper").code == 0)
            #expect(try !session.files().contains { $0.contains(".vipergen-") }, "\(call)")
        }
        #expect(wasLeft)
    }
}
