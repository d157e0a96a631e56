import GeneratedCode
import Testing

@Suite struct ModuleHarnessTests {
    @Test(arguments: LanguageMode.allCases)
    func `a sound module type-checks`(mode: LanguageMode) throws {
        let report = try ClientListModule.project.typeCheck(mode)
        #expect(report.isClean, "\(report)")
    }

    @Test(arguments: LanguageMode.allCases)
    func `a sound module passes its tests`(mode: LanguageMode) throws {
        let report = try ClientListModule.project.runTests(mode: mode)
        #expect(report.isGreen, "\(report)")
        #expect(report.testCount == 8)
    }

    @Test(arguments: [
        (ClientListModule.presenter, "weak var view"),
        (ClientListModule.interactor, "weak var output"),
        (ClientListModule.router, "weak var transitionHandler"),
    ])
    func `a strong back reference fails the release test`(path: String, reference: String) throws {
        let strong = String(reference.dropFirst("weak ".count))
        let project = ClientListModule.project(changing: path, reference, to: strong)
        let report = try project.runTests(mode: .swift6)
        #expect(report.buildFailure == nil)
        #expect(!report.isGreen)
        #expect(report.failureCount > 0 && report.testCount == 8, "\(report)")
    }

    @Test func `a storyboard with another class fails`() throws {
        let project = ClientListModule.project(
            changing: ClientListModule.storyboard, "customClass=\"ClientListViewController\"",
            to: "customClass=\"ClientListViewControler\"")
        let report = try project.runTests(mode: .swift6)
        #expect(report.buildFailure == nil)
        #expect(!report.isGreen)
        #expect(report.output.contains("Unknown class _TtC3App23ClientListViewControler"))
    }

    @Test func `a storyboard with an unknown outlet fails`() throws {
        let project = ClientListModule.project(
            changing: ClientListModule.storyboard, "property=\"spinner\"", to: "property=\"spiner\"")
        let report = try project.runTests(mode: .swift6)
        #expect(!report.isGreen)
        #expect(report.output.contains("not key value coding-compliant for the key spiner"))
    }

    @Test(arguments: LanguageMode.allCases)
    func `a broken module gives its diagnostics`(mode: LanguageMode) throws {
        let project = ClientListModule.project(
            changing: ClientListModule.presenter, "fetchClients(agentId: agentId)", to: "fetchClients(officeId: 1)")
        let report = try project.typeCheck(mode)
        #expect(!report.isClean)
        #expect(report.errors.map(\.path).contains(ClientListModule.presenter))
        #expect(report.errors.first?.line == 18)
        #expect(try project.runTests(mode: mode).buildFailure?.errors.isEmpty == false)
    }
}
