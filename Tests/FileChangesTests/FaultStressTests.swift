import Platform
import TestSupport
import Testing

@testable import FileChanges

/// Commits that stop twice: at each of their calls, and while what was done is taken back or tidied.
@Suite struct FaultStressTests {
    @Test(arguments: FaultCase.settings, [EACCES, EIO])
    func `a call that fails for another reason leaves the old state`(
        _ setting: FaultCase.Setting, _ code: Int32
    ) throws {
        try FaultCase.expectOldStateAfterFailures(setting, code: code)
    }

    @Test(arguments: FaultCase.settings)
    func `a run that is killed while it undoes a failure leaves the old state or the new one`(
        _ setting: FaultCase.Setting
    ) throws {
        for failing in setting.calls(through: try FaultCase.calls(setting)) {
            let last = try FaultCase(setting).commit(.call(failing, code: EACCES)).0.mutations
            for killed in setting.calls(through: last + 1, from: failing + 1) {
                let example = try FaultCase(setting)
                _ = example.commit(.callThenKilled(failing, code: EACCES, before: killed))
                try example.recover()
                let tree = try example.sandbox.tree()
                #expect(tree == example.old || example.isNew(tree), "call \(failing), killed before \(killed): \(tree)")
            }
        }
    }

    @Test(arguments: FaultCase.settings)
    func `tidying that is killed is completed by the next run`(_ setting: FaultCase.Setting) throws {
        for call in setting.calls(through: try FaultCase.calls(setting), by: 3) {
            for killed in 1...(setting.moves ? 12 : 8) {
                let example = try FaultCase(setting)
                _ = example.commit(.killed(before: call, torn: false))
                let fileSystem = FaultyFileSystem(
                    example.sandbox.fileSystem, .killed(before: killed, torn: true), lacks: setting.lacks)
                _ = try? recover(root: example.sandbox.root, on: fileSystem)
                try example.recover()
                let tree = try example.sandbox.tree()
                #expect(tree == example.old || tree == example.new, "call \(call), killed before \(killed)")
            }
        }
    }
}
