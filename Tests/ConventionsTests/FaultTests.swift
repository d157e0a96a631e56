import Conventions
import Testing

/// One fault in a generated module is found by its rule, at its place, with hardly anything else.
struct FaultTests {
    @Test(arguments: FaultTable.builtIn, ["ClientList", "URLList", "Список", "A1"])
    func `a fault is found whatever the module is called`(_ table: FaultTable, _ name: String) throws {
        let project = try ExampleProject([name, "Details"], set: table.set)
        let module = FaultyModule(
            project: project, name: name, folder: "\(table.modules)/\(name)", testFolder: "\(table.tests)/\(name)")
        try check(table, module)
    }

    @Test(arguments: FaultTable.builtIn)
    func `a fault is found in a group`(_ table: FaultTable) throws {
        let project = try ExampleProject(["Settings/Profile", "Settings/ProfileEdit", "Profiles"], set: table.set)
        let module = FaultyModule(
            project: project, name: "Profile", folder: "\(table.modules)/Settings/Profile",
            testFolder: "\(table.tests)/Settings/Profile")
        try check(table, module)
    }

    @Test(arguments: FaultTable.builtIn)
    func `a fault is found in a folder of the project's own`(_ table: FaultTable) throws {
        let root = String(table.modules.prefix { $0 != "/" })
        let modules = table.modules.replacing(root, with: "App/Sources/Screens")
        let directories = [root: "App/Sources/Screens", "Tests": "AppTests/Screens"]
        let project = try ExampleProject(["ClientList", "Details"], set: table.set, directories: directories)
        let module = FaultyModule(
            project: project, name: "ClientList", folder: "\(modules)/ClientList",
            testFolder: table.tests.replacing("Tests", with: "AppTests/Screens") + "/ClientList")
        try check(table, module)
    }

    private func check(_ table: FaultTable, _ module: FaultyModule) throws {
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
}
