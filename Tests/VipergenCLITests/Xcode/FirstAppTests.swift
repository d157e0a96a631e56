import TestSupport
import Testing

/// The Xcode project that `gen` writes with an application.
@Suite struct FirstAppTests {
    private static let pbxproj = "Shop.xcodeproj/project.pbxproj"
    private static let scheme = "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme"

    /// The sets that write an application, with a module of each.
    private static let sets = ["viper", "clean-swift", "viperbase", "vipera", "module-factory"]

    @Test(arguments: sets)
    func `an application gets a project, which modules go into without an edit`(_ set: String) throws {
        let session = try Session()
        let outcome = session.run("gen Shop \(set)/app")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.contains("create    \(Self.pbxproj)\ncreate    \(Self.scheme)\n"), "\(outcome)")
        let project = try session.sandbox.text(Self.pbxproj)
        #expect(session.run("xcode status").code == 0)
        let module = session.run("gen ClientList \(set)")
        #expect(module.code == 0 && !module.output.contains("xcodeproj"), "\(module)")
        #expect(try session.sandbox.text(Self.pbxproj) == project)
        #expect(session.run("xcode status").code == 0)
        let check = session.run("check --strict")
        #expect(check.code == 0, "\(check)")
    }

    @Test func `the project bears the name of the application, and so does its module`() throws {
        let session = try Session()
        session.run("gen Shop viper/app")
        #expect(try session.sandbox.text("Tests/App/SceneDelegateTests.swift").contains("@testable import Shop\n"))
        session.run("gen ClientList viper")
        let test = try session.sandbox.text("Tests/ClientList/Router/ClientListRouterTests.swift")
        #expect(test.contains("@testable import Shop\n"))
        #expect(test.contains("//  Shop\n"))
        let project = try session.sandbox.text(Self.pbxproj)
        #expect(!project.contains("PRODUCT_MODULE_NAME"))
    }

    @Test(arguments: [
        ("{project: 'My Shop'}", "", "My Shop.xcodeproj/project.pbxproj", "My_Shop", false),
        ("{project: 'My/Shop'}", "", pbxproj, "My_Shop", true),
        ("{}", "--module-name ShopKit", pbxproj, "ShopKit", true),
    ])
    func `tests import the module that the project builds`(
        _ configuration: String, _ options: String, _ path: String, _ module: String, _ isNamed: Bool
    ) throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", configuration)
        let outcome = session.run("gen Shop viper/app" + (options.isEmpty ? "" : " " + options))
        #expect(outcome.code == 0, "\(outcome)")
        let test = try session.sandbox.text("Tests/App/SceneDelegateTests.swift")
        #expect(test.contains("@testable import \(module)\n"))
        #expect(try session.sandbox.text(path).contains("PRODUCT_MODULE_NAME = \(module);") == isNamed)
    }

    @Test func `generating twice is generating once`() throws {
        let session = try Session()
        session.run("gen Shop module-factory/app")
        let files = try session.files()
        let outcome = session.run("gen Shop module-factory/app")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(!outcome.output.contains("create") && !outcome.output.contains("xcodeproj"), "\(outcome)")
        #expect(!outcome.errors.contains("bundle identifier"), "\(outcome)")
        #expect(try session.files() == files)
    }

    @Test func `a dry run writes nothing, and programs read the paths`() throws {
        let session = try Session()
        let outcome = session.run("gen Shop viper/app --dry-run --format json")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.contains("\"path\": \"\(Self.pbxproj)\""))
        #expect(try session.files().isEmpty)
    }

    /// What says already how the project is built.
    @Test(arguments: [
        ("Package.swift", ""), ("project.yml", ""), ("Project.swift", ""), ("App.xcodeproj/project.pbxproj", ""),
        ("App.xcodeproj/xcuserdata/x", ""), ("App.xcworkspace/contents.xcworkspacedata", ""), ("MODULE.bazel", ""),
        ("README.md", "--no-xcode"), ("ios/App.xcodeproj/project.pbxproj", ""),
    ])
    func `none is written where there is another one, or nobody wants it`(_ file: String, _ option: String) throws {
        let session = try Session()
        let text = file.hasSuffix("pbxproj") ? SampleProject(version: 77, hasSynchronizedFolder: true).text : "x\n"
        try session.sandbox.file(file, text)
        if file.hasPrefix("ios") {
            try session.sandbox.file(".vipergen.json", "{directories: {App: 'ios/Features/App'}}")
        }
        let outcome = session.run("gen Shop viper/app --tests none" + (option.isEmpty ? "" : " " + option))
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try !session.files().contains { $0.contains("Shop.xcodeproj") })
    }

    @Test func `a module has none written, nor has an application's missing files`() throws {
        let session = try Session()
        session.run("gen ClientList viper")
        session.run("gen Shop viper/app --no-xcode")
        session.run("gen Shop viper/app --only-missing")
        #expect(try !session.files().contains { $0.contains("xcodeproj") })
    }

    @Test(arguments: [
        ("{}", "com.example.Shop", true),
        ("{xcode: {bundleIdentifier: 'org.acme.my-shop'}}", "org.acme.my-shop", false),
        ("{project: 'Über Shop'}", "com.example.-ber-Shop", true),
    ])
    func `the bundle identifier is configured, or made of the name and told`(
        _ configuration: String, _ identifier: String, _ isTold: Bool
    ) throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", configuration)
        let outcome = session.run("gen Shop viper/app")
        let path = try #require(try session.files().first { $0.hasSuffix(".pbxproj") })
        #expect(
            try session.sandbox.text(path).contains("PRODUCT_BUNDLE_IDENTIFIER = \"\(identifier)\";")
                || session.sandbox.text(path).contains("PRODUCT_BUNDLE_IDENTIFIER = \(identifier);"))
        #expect(outcome.errors.contains("is \(identifier); change it in Xcode") == isTold, "\(outcome)")
        let quiet = try Session().run("gen Shop viper/app --quiet")
        #expect(quiet.errors.isEmpty, "\(quiet)")
    }

    @Test(arguments: ["com.example.My Shop", "com..Shop", "", "com.example.Shop$(X)"])
    func `a bundle identifier that cannot be one is reported at its line`(_ identifier: String) throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", "{xcode: {bundleIdentifier: '\(identifier)'}}")
        let outcome = session.run("gen Shop viper/app")
        #expect(outcome.code == 2, "\(outcome)")
        #expect(outcome.errors.contains(".vipergen.json:1:28: error: '\(identifier)' cannot be a bundle identifier"))
        #expect(try session.files() == [".vipergen.json"])
    }

    @Test func `folders are those of the configuration`() throws {
        let session = try Session()
        try session.sandbox.file(
            ".vipergen.json", "{directories: {App: 'Shop/App', Modules: 'Shop/Modules', Tests: 'ShopTests'}}")
        session.run("gen Shop viper/app")
        session.run("gen ClientList viper")
        #expect(session.run("xcode status").code == 0)
        let project = try session.sandbox.text(Self.pbxproj)
        #expect(project.contains("path = Shop;") && project.contains("path = Modules;"))
        #expect(project.contains("path = ShopTests;"))
    }

    @Test func `no project is written where tests lie among the application's files`() throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", "{directories: {App: 'Shop', Tests: 'Shop/Tests'}}")
        let outcome = session.run("gen Shop viper/app")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(
            outcome.errors.contains("note: no Xcode project was written: the folders 'Shop' and 'Shop/Tests' overlap"))
        #expect(try !session.files().contains { $0.contains("xcodeproj") })
    }

    @Test func `an application without tests has no target for them`() throws {
        let session = try Session()
        session.run("gen Shop viper/app --tests none")
        let project = try session.sandbox.text(Self.pbxproj)
        #expect(!project.contains("ShopTests"))
        #expect(session.run("xcode status").code == 0)
    }

    @Test(arguments: [
        ("viper/app --root ClientList", "viper", "ClientList"), ("vipera/app", "vipera", "Main"),
        ("module-factory/app --start Home", "module-factory", "Home"),
        ("viperbase/app --root Home", "viperbase", "Home"),
        ("clean-swift/app --root Home", "clean-swift", "Home"),
    ])
    func `a first module that is not there yet is named with its command`(
        _ words: String, _ set: String, _ module: String
    ) throws {
        let session = try Session()
        let note = "note: the application starts with '\(module)', which is not there yet; "
        let missing = session.run("gen Shop \(words)")
        #expect(missing.errors.contains("\(note)'vipergen gen \(module) \(set)' generates it\n"), "\(missing)")
        session.run("gen Group/\(module) \(set)")
        let there = session.run("gen Shop \(words)")
        #expect(!there.errors.contains("is not there yet"), "\(there)")
    }

    @Test(arguments: [
        ("viper", "--root"), ("viperbase", "--root"), ("vipera", "--root"), ("module-factory", "--start"),
    ])
    func `an application does not start with a module that must be given something`(
        _ set: String, _ option: String
    ) throws {
        let session = try Session()
        session.run("gen Home \(set) --input id:Int")
        let before = try session.tree()
        let outcome = session.run("gen Shop \(set)/app \(option) Home")
        #expect(outcome.code == 64 && outcome.output.isEmpty, "\(outcome)")
        let message = "\(option) cannot be 'Home': it needs 'id:Int', and nothing is given to it here\n"
        #expect(outcome.errors.contains(message), "\(outcome)")
        #expect(try session.tree() == before)
        session.run("gen Start \(set)")
        #expect(session.run("gen Shop \(set)/app \(option) Start").code == 0)
    }

    @Test(arguments: [
        ("Tabs vipera --superclass UITabBarController --tab Home", "--tab names 'Home'", "Home vipera"),
        ("Log module-factory/service --uses Home", "--uses names 'Home'", "Home module-factory/service"),
        ("Log viper/storage", "'viper/storage' expects 'Log' of 'viper/entity'", "Log viper/entity"),
        ("Log viper/data-manager", "'viper/data-manager' expects 'Log' of 'viper/storage'", "Log viper/storage"),
        ("Log vipera/resource", "'vipera/resource' expects 'Log' of 'vipera/entity'", "Log vipera/entity"),
    ])
    func `what is not written along is named with its command`(
        _ words: String, _ note: String, _ command: String
    ) throws {
        let session = try Session()
        let missing = session.run("gen \(words)")
        let hint = "note: \(note), which is not there yet; 'vipergen gen \(command)' generates it\n"
        #expect(missing.code == 0 && missing.errors.contains(hint), "\(missing)")
        session.run("gen \(command)")
        let there = session.run("gen \(words)")
        #expect(!there.errors.contains(note), "\(there)")
    }

    @Test func `a tab is given nothing`() throws {
        let session = try Session()
        session.run("gen Home vipera --input id:Int")
        let outcome = session.run("gen Tabs vipera --superclass UITabBarController --tab Home --input id:Int")
        #expect(outcome.code == 64 && outcome.errors.contains("--tab cannot be 'Home'"), "\(outcome)")
    }

    @Test func `an application that starts with an empty screen asks for none`() throws {
        let session = try Session()
        let outcome = session.run("gen Shop viper/app")
        #expect(!outcome.errors.contains("starts with"), "\(outcome)")
        #expect(try session.sandbox.text("App/SceneDelegate.swift").contains("        EmptyViewController()\n"))
    }

    /// A set of somebody's own asks for a project, too. What it writes outside of folders is named in it.
    @Test func `a set of a project's own has a project written`() throws {
        let session = try Session()
        try session.sandbox.file(
            "Templates/house/template.json",
            """
            {
              parameters: [{name: 'scheme', default: 'shop'}, {name: 'first'}],
              blueprints: {app: {application: {
                startsWith: '{{first}}', deploymentTarget: '17.2', swiftVersion: '5.0', urlSchemes: '{{scheme}}',
              }}},
            }
            """)
        try session.sandbox.file(
            "Templates/house/app/Main.swift.mustache", "@main struct Main { static func main() {} }\n")
        try session.sandbox.file("Templates/house/app/Core/Core.swift.mustache", "enum Core {}\n")
        try session.sandbox.file("Templates/house/app/UnitTests/A.swift.mustache", "enum A {}\n")
        try session.sandbox.file(
            "Templates/house/module/Screens/{{name}}/{{name}}View.swift.mustache", "enum {{name}} {}\n")
        let outcome = session.run("gen Shop house/app --first Home")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.errors.contains("'vipergen gen Home house' generates it"), "\(outcome)")
        let project = try session.sandbox.text(Self.pbxproj)
        for line in [
            "IPHONEOS_DEPLOYMENT_TARGET = 17.2;", "SWIFT_VERSION = 5.0;", "INFOPLIST_FILE = Core/Info.plist;",
            "/* Main.swift in Sources */,", "path = Screens;", "path = UnitTests;",
        ] {
            #expect(project.contains(line), "\(line)")
        }
        #expect(try session.sandbox.text("Core/Info.plist").contains("<string>shop</string>"))
        #expect(session.run("xcode status").code == 0)
    }

    @Test(arguments: [
        ("deploymentTarget: '15'", true), ("deploymentTarget: 'latest'", false), ("deploymentTarget: '15.'", false),
        ("swiftVersion: '4.2'", false), ("startsWith: '{{first}}'", false), ("target: 'Shop'", false),
    ])
    func `what a set says of its application is checked`(_ member: String, _ isRight: Bool) throws {
        let session = try Session()
        try session.sandbox.file(
            "Templates/house/template.json", "{blueprints: {module: {application: {\(member)}}}}")
        try session.sandbox.file("Templates/house/module/App/{{name}}.swift.mustache", "enum {{name}} {}\n")
        let outcome = session.run("template lint house")
        #expect((outcome.code == 0) == isRight, "\(outcome)")
    }
}
