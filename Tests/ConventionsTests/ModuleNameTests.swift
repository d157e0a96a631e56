import Conventions
import Testing

/// Folders that no module may be called as.
struct ModuleNameTests {
    @Test(arguments: ["clientList", "Client List", "Client-List", "client_list", "1ClientList", "2 ClientList"])
    func `a folder that is no type name is told`(folder: String) throws {
        var project = ExampleProject.sample
        for (path, text) in project.files where path.hasPrefix(ExampleProject.folder + "/") {
            try project.take(path)
            project.files[path.replacing("Modules/ClientList", with: "Modules/\(folder)")] = text
        }
        #expect(try project.places(of: .moduleName) == ["Modules/\(folder)/ClientListModuleBuilder.swift:1:1"])
        #expect(try project.violations().count == 1)
    }
}
