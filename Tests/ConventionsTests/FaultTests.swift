import Conventions
import Testing

/// One fault in a generated module is found by its rule, at its place, with hardly anything else.
struct FaultTests {
    @Test func `every built-in set has its faults`() {
        #expect(FaultTable.builtIn.map(\.set).sorted() == ExampleProject.sets)
        #expect(FaultTable.builtIn.allSatisfy { !$0.faults.isEmpty })
    }

    @Test(arguments: FaultTable.builtIn)
    func `a fault is found in a group`(_ table: FaultTable) throws {
        let project = try ExampleProject(["Settings/Profile", "Settings/ProfileEdit", "Profiles"], set: table.set)
        let module = FaultyModule(
            project: project, name: "Profile", folder: "\(table.modules)/Settings/Profile",
            testFolder: "\(table.tests)/Settings/Profile")
        try expectFaults(of: table, in: module)
    }
}

/// Puts each fault of a table into a module, and expects it to be found.
func expectFaults(of table: FaultTable, in module: FaultyModule) throws {
    try #require(try module.project.violations() == [])
    for fault in table.faults {
        var faulty = module
        let place = try faulty.put(fault)
        let found = try faulty.project.violations()
        let words = found.map { "\($0.place): \($0.message) [\($0.rule.rawValue)]" }.joined(separator: "\n")
        #expect(
            found.contains { $0.rule == fault.rule && $0.place == place },
            "\(fault.testDescription): \(place)\n\(words)")
        #expect(found.count <= 3, "\(fault.testDescription):\n\(words)")
    }
}
