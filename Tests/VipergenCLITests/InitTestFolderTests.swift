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

    @Test(arguments: [
        (["News", "Example/Shop/Shop"], ["NewsTests/Stories/Home/HomePresenterTests"], "Example/Shop/Tests"),
        (["News", "Example/Shop/Shop"], ["NewsTests/News", "Example/Shop/ShopTests/Shop"], "Example/Shop/ShopTests"),
        (
            ["Example/Shop/Shop", "Example/NewsTests/News"], ["Example/NewsTests/Home/HomePresenterTests"],
            "Example/Shop/Tests"
        ),
        (["Example/Shop/Shop"], [], "Example/Shop/Tests"), (["Shop"], [], "Tests"), ([], [], "Tests"),
        // They are no other application's.
        (["Example/Shop/Shop"], ["AllTests/All"], "AllTests"),
        (
            ["Example/Shop/Shop"], ["Example/Shop/KitTests/Kit", "Example/Shop/ShopTests/Shop"],
            "Example/Shop/ShopTests"
        ),
    ])
    func `tests lie beside the Xcode project around the modules`(
        _ projects: [String], _ tests: [String], _ folder: String
    ) throws {
        let session = try Session()
        for name in ["Cart", "List"] {
            for role in ["ViewController", "Presenter", "Interactor"] {
                try session.sandbox.file("Example/Shop/Shop/Scenes/\(name)/\(name)\(role).swift")
            }
        }
        for project in projects { try session.sandbox.file("\(project).xcodeproj/project.pbxproj") }
        for test in tests { try session.sandbox.file("\(test).swift") }
        #expect(session.run("init").code == 0)
        let text = try session.sandbox.text(".vipergen.json")
        #expect(text.contains("\"Tests\": \"\(folder)\""), "\(text)")
    }

    @Test func `the tests of a given folder's modules are those of its application`() throws {
        let session = try Session()
        for name in ["News/News", "Shop/Shop"] {
            try session.sandbox.file("\(name).xcodeproj/project.pbxproj")
            try session.sandbox.file("\(name)Tests/Home/HomePresenterTests.swift")
            for role in ["View", "Presenter"] { try session.sandbox.file("\(name)/Scenes/Home/Home\(role).swift") }
        }
        for name in ["News", "Shop"] {
            #expect(session.run("init --yes --modules \(name)/\(name)/Scenes").code == 0)
            let text = try session.sandbox.text(".vipergen.json")
            #expect(text.contains("\"Tests\": \"\(name)/\(name)Tests\""), "\(text)")
            try session.remove(".vipergen.json")
        }
    }

    @Test(arguments: [(true, "Tests"), (false, "AppTests")])
    func `the tests of a framework are not those of the application`(_ isFramework: Bool, _ folder: String) throws {
        let kit = """
            AA0701 = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; \
            buildPhases = (); };
            /* End PBXNativeTarget section */
            """
        let classic = SampleProject.classic.replacing("/* End PBXNativeTarget section */", with: kit)
        let project = classic.replacing("TEST_HOST", with: "OTHER_HOST")
            .replacing("target = AA0000000000000000000701 /* App */;", with: "target = AA0701;")
            .replacing("name = AppTests;", with: "name = KitTests;")
        let session = try Session.withXcode(.memory, isFramework ? project : classic)
        for role in ["ViewController", "Presenter", "Interactor"] {
            try session.sandbox.file("App/Screens/Cart/Cart\(role).swift")
        }
        try session.sandbox.file("AppTests/AppTests.swift")
        try #require(session.run("xcode add App/Screens --target App").code == 0)
        #expect(session.run("init").code == 0)
        let text = try session.sandbox.text(".vipergen.json")
        #expect(text.contains("\"Tests\": \"\(folder)\""), "\(text)")
    }
}
