import TestSupport
import Testing

/// Where `init` says that tests go.
struct InitTestFolderTests {
    @Test(arguments: [
        // Modules that few tests are there for, in the groups of the modules.
        ("App/Screens", "AppTests/Screens/Auth/Login/LoginPresenterTests.swift", "AppTests/Screens"),
        ("App/Screens", "AppTests/Auth/Login/LoginPresenterTests.swift", "AppTests"),
        // Tests of a library, of the application, and of the workspace.
        ("App/Screens", "Net/NetTests/NetTests.swift", "Tests"),
        ("App/Screens", "AppUITests/AppUITests.swift", "Tests"),
        ("MySwiftUI/Screens", "MySwiftUITests/Login/LoginPresenterTests.swift", "MySwiftUITests"),
        ("Apps/App/Screens", "Apps/AppTests/AppTests.swift", "Apps/AppTests"),
        ("App/App/Screens", "AllTests/AllTests.swift", "AllTests"),
    ])
    func `the folder of tests is the one that the modules' groups lie in`(
        _ modules: String, _ test: String, _ tests: String
    ) throws {
        let session = try Session()
        for name in ["Auth/Login/Login", "Auth/SignUp/SignUp", "Main/Feed/Feed"] {
            for role in ["ViewController", "Presenter", "Interactor"] {
                try session.sandbox.file("\(modules)/\(name)\(role).swift")
            }
        }
        try session.sandbox.file(test)
        #expect(session.run("init").code == 0)
        let text = try session.sandbox.text(".vipergen.json")
        #expect(text.contains("\"Modules\": \"\(modules)\"") && text.contains("\"Tests\": \"\(tests)\""), "\(text)")
    }

    @Test(arguments: [
        // Each module has its tests beside it.
        (
            ["Modules/Feed/Sources/Feed", "Modules/Posts/Sources/Posts"],
            ["Modules/Feed/Tests/Feed", "Modules/Posts/Tests/Posts"], "Tests"
        ),
        // Most modules lie in a library, and the application has tests of its own.
        (
            [
                "Shop/Kit/Sources/Kit/Feed/Feed", "Shop/Kit/Sources/Kit/Posts/Posts", "Shop/App/Cart/Cart",
                "Shop/App/Pay/Pay",
            ],
            ["Shop/Kit/Tests/Feed/Feed", "Shop/ShopTests/App"], "Shop/ShopTests"
        ),
    ])
    func `tests that lie among modules or in a library are not those of new modules`(
        _ modules: [String], _ tests: [String], _ folder: String
    ) throws {
        let session = try Session()
        for module in modules {
            for role in ["ViewController", "Presenter", "Interactor"] {
                try session.sandbox.file("\(module)\(role).swift")
            }
        }
        for test in tests { try session.sandbox.file("\(test)PresenterTests.swift") }
        #expect(session.run("init").code == 0)
        let text = try session.sandbox.text(".vipergen.json")
        #expect(text.contains("\"Tests\": \"\(folder)\""), "\(text)")
    }
}
