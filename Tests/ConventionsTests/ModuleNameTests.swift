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
        // Names of one word do not tell how several are written.
        (["Feed", "Posts", "Top Feed"], []), (["Feed", "Posts", "01_Top"], ["01_Top"]),
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
        ("deals", ["domain", "gateway/network", "gateway/storage"], 0),
        ("deals", ["Domain", "Gateway/Network"], 1), ("deals", [], 1),
        ("deals-module", ["ui-utils", "app-network", "Common"], 0),
        ("deals-module", ["ui-utils", "AppNetwork", "Common"], 1),
    ])
    func `a single module is called as the folders beside it`(_ folder: String, _ others: [String], _ count: Int) throws
    {
        var project = ExampleProject.sample
        project.files = [:]
        for role in ["Presenter", "Interactor", "Router"] {
            project.files["App/app/\(folder)/Deals\(role).swift"] = "final class Deals\(role) {}\n"
        }
        for other in others { project.files["App/app/\(other)/Tool.swift"] = "enum Tool {}\n" }
        #expect(try project.violations().filter { $0.rule == .moduleName }.count == count)
    }

    /// Examples are applications, wherever their projects lie.
    @Test(arguments: [
        ("Features/Cart/Example/Home", "Features/Shop/Example/Home", 0), ("Demo/Home", "Library/Home", 0),
        ("App/Templates/Plain/Home", "App/Templates/Rich/Home", 0),
        ("App/Templates/Home", "App/Screens/Home", 2),
        ("Demo/One/Home", "Demo/Two/Home", 2), ("Features/Cart/Home", "Features/Shop/Home", 2),
    ])
    func `modules of two examples may have one name`(_ first: String, _ second: String, _ count: Int) throws {
        var project = ExampleProject(files: [:])
        for (folder, role) in [first, second].flatMap({ folder in ["Presenter", "Interactor"].map { (folder, $0) } }) {
            project.files["\(folder)/Home\(role).swift"] = "final class Home\(role) {}\n"
        }
        #expect(try project.violations().filter { $0.rule == .moduleName }.count == count)
    }

    @Test(arguments: [("AppDelegate", 0), ("Constants", 1)])
    func `an application with a single module is called as it likes`(_ file: String, _ count: Int) throws {
        var project = ExampleProject.sample
        for role in ["Presenter", "Interactor", "Router"] {
            project.files["Live News/modules/\(role)/LiveNews\(role).swift"] = "final class LiveNews\(role) {}\n"
        }
        project.files["Live News/SupportingFiles/\(file).swift"] = "enum \(file) {}\n"
        #expect(try project.violations().filter { $0.rule == .moduleName }.count == count)
    }

    @Test(arguments: [
        // The types have the name, too.
        ("Login_Register", "Login_Register", "class"),
        // What modules conform to is no module.
        ("Viper Protocols", "Viper", "protocol"), ("Viper Core", "Viper", "class"),
    ])
    func `a folder that has no better name`(_ folder: String, _ name: String, _ kind: String) throws {
        var project = ExampleProject.sample
        for role in ["Presenter", "Interactor", "Router"] {
            project.files["Modules/\(folder)/\(name)\(role).swift"] = "\(kind) \(name)\(role) {}\n"
        }
        #expect(try project.violations().filter { $0.rule == .moduleName } == [])
    }

    @Test func `a module that begins with a small letter is told how to begin`() throws {
        var project = ExampleProject.sample
        for role in ["Presenter", "Interactor", "Router"] {
            project.files["Modules/newsPageVC/newsPage\(role).swift"] = "class newsPage\(role) {}\n"
        }
        let found = try project.violations().filter { $0.rule == .moduleName }
        #expect(
            found.map { $0.message.hasSuffix("is not an UpperCamelCase type name; rename it to 'NewsPage'") } == [true])
    }

    @Test(arguments: [
        (["List": "Cart", "Cart": "List"], ["Cart", "List"]), (["List": "Cart", "Carts": "List"], []),
        (["List": "List", "Cart": "Cart"], []), (["List": "Cart", "Cart": "Feed", "Feed": "List"], []),
    ])
    func `modules that lie in each other's folders`(_ modules: [String: String], _ found: [String]) throws {
        var project = ExampleProject(files: [:])
        for (folder, name) in modules {
            for role in ["Presenter", "Interactor", "Router"] {
                project.files["Modules/\(folder)/\(name)\(role).swift"] = "final class \(name)\(role) {}\n"
            }
        }
        let messages = try project.violations().filter { $0.rule == .moduleName }
        #expect(messages.map(\.symbol).sorted() == found)
        #expect(messages.allSatisfy { $0.message.contains("give each folder the other's name") })
    }

    @Test func `another module's folder is told once, and its name is not proposed`() throws {
        var project = ExampleProject.sample
        project.files = [:]
        for (folder, name) in [("Feed", "Feed"), ("Feed 2", "Feed"), ("Posts", "Posts"), ("NewPost", "NewPost")] {
            for role in ["Presenter", "Interactor"] {
                project.files["Modules/\(folder)/\(name)\(role).swift"] = "final class \(name)\(role) {}\n"
            }
        }
        let found = try project.violations().filter {
            $0.rule == .moduleName && $0.path.hasPrefix("Modules/Feed 2/")
        }
        #expect(
            found.map(\.message) == [
                "the module's folder 'Feed 2' is not an UpperCamelCase type name; there is a 'Feed' beside it; "
                    + "delete one of them, or give this one a name of its own"
            ])
    }

    @Test(arguments: [
        (["feed-module": "Feed", "post-module": "Posts", "pic-module": "Photos"], []),
        (["feed-module": "Feed", "post-module": "Posts", "Photos": "Photos"], ["feed-module"]),
        // A package's targets cannot have spaces.
        (
            [
                "Top Feed": "TopFeed", "Last Feed": "LastFeed", "My Feed": "MyFeed", "Feed": "Feed", "Posts": "Posts",
                "Sources/PhotosUI": "Photos", "Sources/AlbumsUI": "Albums", "Sources/OldPosts": "OldPosts",
            ], []
        ),
    ])
    func `folders that are called otherwise show a habit`(_ modules: [String: String], _ found: [String]) throws {
        var project = ExampleProject.sample
        project.files = [:]
        for (folder, name) in modules {
            for role in ["Presenter", "Interactor", "Router"] {
                project.files["App/\(folder)/\(role)/\(name)\(role).swift"] = "final class \(name)\(role) {}\n"
            }
        }
        #expect(try project.violations().filter { $0.rule == .moduleName }.map(\.symbol) == found)
    }

    @Test(arguments: ["Top View", "topView"])
    func `a folder gets the ending that others have`(_ odd: String) throws {
        var project = ExampleProject.sample
        project.files = [:]
        for (folder, name) in [("FeedView", "Feed"), ("PostsView", "Posts"), (odd, "Top")] {
            for role in ["Presenter", "Interactor", "Router"] {
                project.files["Modules/\(folder)/\(name)\(role).swift"] = "final class \(name)\(role) {}\n"
            }
        }
        let found = try project.violations().filter { $0.rule == .moduleName }
        #expect(found.count == 1, "\(found)")
        #expect(found.allSatisfy { $0.message.hasSuffix("rename it to 'TopView'") }, "\(found)")
    }

    @Test(arguments: [
        (["View Controller", "User Stories", "Custom Fonts"], 0), (["View Controller"], 1),
        (["View Controller", "User Stories", "NetworkLayer"], 1),
    ])
    func `other folders tell a habit`(_ others: [String], _ count: Int) throws {
        var project = ExampleProject.sample
        project.files = [:]
        for role in ["Presenter", "Interactor", "Router"] {
            project.files["App/Modules/Top Feed/TopFeed\(role).swift"] = "final class TopFeed\(role) {}\n"
        }
        for folder in others { project.files["App/Common/\(folder)/A.swift"] = "let a = 1\n" }
        #expect(try project.violations().filter { $0.rule == .moduleName }.count == count)
    }

    @Test func `what modules inherit is no module`() throws {
        var project = ExampleProject.sample
        for role in ["Presenter", "Interactor", "Router"] {
            project.files["Modules/GENERIC_CLASSES/Generic\(role).swift"] = "class Generic\(role) <View> {}\n"
        }
        #expect(try project.violations().filter { $0.rule == .moduleName } == [])
    }

    /// Applications without projects: each is known by where it begins.
    @Test(arguments: [
        (["One/App/AppDelegate.swift", "Two/App/AppDelegate.swift"], 0),
        (["One/App/AppDelegate.swift", "Two/App/AppDelegate.swift", "Podfile"], 2),
        (["One/App/AppDelegate.swift"], 2), ([], 2),
    ])
    func `applications beside each other have names of their own`(_ others: [String], _ count: Int) throws {
        var project = ExampleProject.sample
        project.files = [:]
        for application in ["One", "Two"] {
            for role in ["Presenter", "Interactor", "Router"] {
                project.files["\(application)/App/Modules/Feed/Feed\(role).swift"] = "class Feed\(role) {}\n"
            }
        }
        for path in others { project.files[path] = "" }
        #expect(try project.violations().filter { $0.rule == .moduleName }.count == count)
    }

    @Test(arguments: [("One/AppDelegate.swift", true), ("One/Old.swift", false)])
    func `a file of another application is in nobody's way`(_ path: String, _ isFree: Bool) throws {
        var project = ExampleProject.sample
        project.files = [path: "", "Two/AppDelegate.swift": "", "Two/FeedRouter.swift": "class FeedRouter {}\n"]
        for role in ["Presenter", "Interactor"] {
            project.files["One/Feed/Feed\(role).swift"] = "class Feed\(role) {}\n"
        }
        project.files["One/Feed/FeedRouter .swift"] = "class FeedRouter {}\n"
        let found = try project.violations().filter { $0.rule == .fileName }
        #expect(found.map { $0.message.hasSuffix("name the file 'FeedRouter.swift'") } == [isFree], "\(found)")
    }
}
