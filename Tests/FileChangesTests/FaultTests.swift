import Platform
import TestSupport
import Testing

@testable import FileChanges

/// Commits that create, overwrite, move and remove, nested and not, and stop at each of their calls.
@Suite struct FaultTests {
    @Test(arguments: FaultCase.settings, [ENOSPC])
    func `a call that fails leaves the old state`(_ setting: FaultCase.Setting, _ code: Int32) throws {
        try FaultCase.expectOldStateAfterFailures(setting, code: code)
    }

    @Test(arguments: FaultCase.settings, [false, true])
    func `a run that is killed before a call leaves the old state or the new one`(
        _ setting: FaultCase.Setting, _ torn: Bool
    )
        throws
    {
        for call in setting.calls(through: try FaultCase.calls(setting)) {
            let example = try FaultCase(setting)
            _ = example.commit(.killed(before: call, torn: torn))
            try example.recover()
            let tree = try example.sandbox.tree()
            #expect(tree == example.old || tree == example.new, "call \(call)")
            try example.recover()
            #expect(try example.sandbox.tree() == tree, "call \(call)")
        }
    }
}
