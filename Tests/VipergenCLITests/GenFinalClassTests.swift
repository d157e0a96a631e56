import Testing

/// `vipergen gen --only-missing` where somebody made final what the missing files inherit.
@Suite struct GenFinalClassTests {
    @Test func `mocks of a final class are refused`() throws {
        let session = try Session()
        session.run("gen Client viper/entity")
        session.run("gen Clients --entity Client --tests none")
        let interactor = "Modules/Clients/Interactor/ClientsInteractor.swift"
        let text = try session.sandbox.text(interactor)
        try session.write(interactor, text.replacing("\nclass ", with: "\nfinal class "))
        let before = try session.tree()
        let refused = session.run("gen Clients --entity Client --tests xctest --only-missing")
        #expect(refused.code == 1)
        #expect(
            refused.errors.contains("'Tests/Clients/ClientsMocks.swift' would inherit 'ClientsInteractor', which is"))
        #expect(refused.errors.contains("Take 'final' away from it in \(interactor)"))
        #expect(try session.tree() == before)
        #expect(session.run("gen Clients --entity Client --tests xctest --mocks none --only-missing").code == 0)
    }
}
