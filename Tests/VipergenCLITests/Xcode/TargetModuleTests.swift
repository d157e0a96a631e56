import TestSupport
import Testing

/// Which Swift module the tests that `gen` writes import.
struct TargetModuleTests {
    private static let tests = "Tests/Feed/Presenter/FeedPresenterTests.swift"

    /// The sample project, whose target makes a product of another name.
    private static func project(called product: String) -> String {
        SampleProject.classic.replacing(#"PRODUCT_NAME = "$(TARGET_NAME)";"#, with: "PRODUCT_NAME = \"\(product)\";")
    }

    @Test(arguments: [
        ("$(TARGET_NAME)", "", "App"), ("My Shop", "", "My_Shop"), ("My Shop", "--no-xcode", "My_Shop"),
    ])
    func `it is the one that the target makes`(product: String, options: String, module: String) throws {
        let session = try Session.withXcode(.memory, Self.project(called: product))
        #expect(session.run("gen Feed viper \(options)").code == 0)
        #expect(try session.sandbox.text(Self.tests).contains("@testable import \(module)\n"))
    }

    @Test(arguments: [
        ("{project: 'Other'}", "Other"), ("{xcode: {project: 'Shop/App.xcodeproj'}}", "My_Shop"),
        ("{directories: {Modules: 'Shop/Modules'}}", "My_Shop"), ("{}", "App"),
    ])
    func `it is what the configuration says, and that of the project around the modules`(
        configuration: String, module: String
    ) throws {
        let session = try Session()
        try session.sandbox.file("Shop/App.xcodeproj/project.pbxproj", Self.project(called: "My Shop"))
        try session.sandbox.file(".vipergen.json", configuration)
        #expect(session.run("gen Feed viper").code == 0)
        #expect(try session.sandbox.text(Self.tests).contains("@testable import \(module)\n"))
    }

    @Test(arguments: [
        ("My Shop", "App.xcodeproj", nil), ("$(TARGET_NAME)", "App.xcodeproj", "App"),
        ("$(TARGET_NAME)", "Shop/App.xcodeproj", "App"), ("My Shop", "Shop/App.xcodeproj", nil),
    ])
    func `init does not name the project where its target has another name`(
        product: String, path: String, name: String?
    ) throws {
        let session = try Session()
        try session.sandbox.file("\(path)/project.pbxproj", Self.project(called: product))
        let home = path.hasPrefix("Shop") ? "Shop/" : ""
        for role in ["Presenter", "Interactor", "Router"] {
            try session.sandbox.file("\(home)Modules/Posts/Posts\(role).swift", "class Posts\(role) {}\n")
        }
        #expect(session.run("init").code == 0)
        let text = try session.sandbox.text(".vipergen.json")
        #expect(text.contains("\n  \"project\": ") == (name != nil), "\(text)")
        if let name { #expect(text.contains("\n  \"project\": \"\(name)\"")) }
        #expect(session.run("gen Feed viper").code == 0)
        let module = product.hasPrefix("My") ? "My_Shop" : "App"
        #expect(try session.sandbox.text(home + Self.tests).contains("@testable import \(module)\n"))
    }

    /// Both what is said to be of the target, and what is not.
    @Test(arguments: [
        ("My Shop", "My_Shop", 0), ("My Shop", "Her_Shop", 1), ("App s", "App_s", 0), ("App s", "App", 0),
    ])
    func `a screen of a storyboard is in the module that the target makes`(
        product: String, module: String, count: Int
    ) throws {
        let session = try Session.withXcode(.memory, Self.project(called: product))
        session.run("gen Feed viper --view storyboard")
        #expect(session.run("check").code == 0)
        let storyboard = "Modules/Feed/View/Feed.storyboard"
        try session.write(
            storyboard,
            session.sandbox.text(storyboard)
                .replacing(/customModule="\w+"( customModuleProvider="target")?/, with: "customModule=\"\(module)\""))
        #expect(session.run("check").lines.count == count)
    }
}
