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

    @Test(arguments: [
        (["01_Feed", "02_Posts", "03_Photos"], []), (["01_Feed", "02_Posts"], []),
        (["01_Feed"], ["01_Feed"]), (["01_Feed", "02_Posts", "Albums"], ["01_Feed", "02_Posts"]),
        (["01_Feed", "02_Posts", "03_Photos", "Albums"], []),
        (["01_Feed", "Posts", "Photos", "Albums"], ["01_Feed"]),
        (["Feed", "Posts", "Photos", "New Post", "My Feed", "Top Feed"], []),
        (["Feed", "NewPost", "MyFeed", "Top Feed"], ["Top Feed"]),
    ])
    func `a habit of the whole project is no finding`(folders: [String], found: [String]) throws {
        var project = ExampleProject.sample
        project.files = [:]
        for folder in folders {
            let name = folder.drop { !$0.isLetter }.replacing(" ", with: "")
            for role in ["Presenter", "Interactor", "Router"] {
                project.files["Modules/\(folder)/\(name)\(role).swift"] = "final class \(name)\(role) {}\n"
            }
        }
        let violations = try project.violations().filter { $0.rule == .moduleName }
        #expect(violations.map(\.symbol) == found)
    }

    @Test(arguments: [
        // The types have the name, too.
        ("Login_Register", "Login_Register", "class"),
        // What modules conform to is no module.
        ("Viper Protocols", "Viper", "protocol"),
    ])
    func `a folder that has no better name`(_ folder: String, _ name: String, _ kind: String) throws {
        var project = ExampleProject.sample
        for role in ["Presenter", "Interactor", "Router"] {
            project.files["Modules/\(folder)/\(name)\(role).swift"] = "\(kind) \(name)\(role) {}\n"
        }
        #expect(try project.violations().filter { $0.rule == .moduleName } == [])
    }

    @Test func `a folder gets the ending that others have`() throws {
        var project = ExampleProject.sample
        project.files = [:]
        for (folder, name) in [("FeedView", "Feed"), ("PostsView", "Posts"), ("Top View", "Top")] {
            for role in ["Presenter", "Interactor", "Router"] {
                project.files["Modules/\(folder)/\(name)\(role).swift"] = "final class \(name)\(role) {}\n"
            }
        }
        let found = try project.violations().filter { $0.rule == .moduleName }
        #expect(found.count == 1, "\(found)")
        #expect(found.allSatisfy { $0.message.hasSuffix("rename it to 'TopView'") }, "\(found)")
    }
}
