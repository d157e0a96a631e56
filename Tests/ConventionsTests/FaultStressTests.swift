import Testing

/// Faults in modules whose names are hard to take apart, and in folders of a project's own.
@Suite struct FaultStressTests {
    @Test(arguments: FaultTable.builtIn, ["ClientList", "URLList", "Список", "A1"])
    func `a fault is found whatever the module is called`(_ table: FaultTable, _ name: String) throws {
        let project = try ExampleProject([name, "Details"], set: table.set)
        let module = FaultyModule(
            project: project, name: name, folder: "\(table.modules)/\(name)", testFolder: "\(table.tests)/\(name)")
        try expectFaults(of: table, in: module)
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
        try expectFaults(of: table, in: module)
    }

    @Test(arguments: FaultTable.builtIn)
    func `fixing tells what is left beside a fault`(_ table: FaultTable) throws {
        let module = FaultyModule(
            project: try ExampleProject(["Profile", "Settings"], set: table.set), name: "Profile",
            folder: "\(table.modules)/Profile", testFolder: "\(table.tests)/Profile")
        for fault in table.faults {
            var faulty = module
            try faulty.put(fault)
            faulty.project.files = faulty.project.files.mapValues { $0.replacing("weak var", with: "var") }
            try expectFixed(faulty.project, fault.testDescription)
        }
    }
}
