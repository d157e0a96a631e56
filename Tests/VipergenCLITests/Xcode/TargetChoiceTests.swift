import Testing

@testable import VipergenCLI
@testable import XcodeProject

/// Which unit tests are those of a target.
@Suite struct TargetChoiceTests {
    private static let application = Target(name: "Kit", kind: .application, moduleName: nil, platforms: [])

    private static func tests(_ name: String, in host: String?, after dependencies: [String] = []) -> Target {
        Target(
            name: name, kind: .unitTests, moduleName: name, platforms: [], testedTarget: host,
            dependencies: dependencies)
    }

    @Test(arguments: [
        // A framework's tests run in an application that is made for them.
        ([tests("A", in: "Demo", after: ["Kit"]), tests("B", in: "Demo", after: ["Demo"])], ["A"]),
        ([tests("A", in: "Demo", after: ["Kit"]), tests("B", in: "Kit")], ["B"]),
        ([tests("A", in: nil, after: ["Kit", "Other"]), tests("B", in: nil)], ["A"]),
        ([tests("A", in: nil, after: ["Other"]), tests("B", in: nil)], ["B"]),
        ([tests("A", in: "Demo", after: ["Other"])], []),
        // An application's run in no other one.
        ([application, tests("A", in: "Demo", after: ["Kit"])], []),
        ([application, tests("A", in: nil, after: ["Kit", "Other"]), tests("B", in: nil)], ["A"]),
    ])
    func `tests run in what they test, or are built after it`(_ targets: [Target], _ names: [String]) {
        #expect(TargetChoice.tests(targets, of: ["Kit"]) == names)
    }
}
