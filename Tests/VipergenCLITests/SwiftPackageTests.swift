import TestSupport
import Testing

@testable import VipergenCLI

/// `init` and `gen` in a Swift package.
@Suite struct SwiftPackageTests {
    @Test func `all that the set writes belongs to the target`() throws {
        let session = try Session.package(["Shop-Kit"])
        #expect(session.run("init").code == 0)
        #expect(
            try session.sandbox.text(".vipergen.json") == """
                {
                  "$schema": "\(SchemaFile.configuration.url)",
                  "template": "viper",
                  "directories": {
                    "Modules": "Sources/Shop-Kit/Modules",
                    "Tests": "Tests/Shop-KitTests",
                    "Entities": "Sources/Shop-Kit/Entities",
                    "Services": "Sources/Shop-Kit/Services"
                  }
                }

                """)
        #expect(session.run("gen Client viper/entity").code == 0)
        #expect(try session.sandbox.text("Sources/Shop-Kit/Entities/Client.swift").contains("struct Client"))
        #expect(session.run("gen Clients --entity Client").code == 0)
        let builder = try session.sandbox.text("Sources/Shop-Kit/Modules/Clients/ClientsModuleBuilder.swift")
        #expect(builder.contains("UIStoryboard(name: \"Clients\", bundle: .module)"))
        let storyboard = try session.sandbox.text("Sources/Shop-Kit/Modules/Clients/View/Clients.storyboard")
        #expect(storyboard.contains("customModule=\"Shop_Kit\""))
        let tests = try session.sandbox.text("Tests/Shop-KitTests/Clients/Router/ClientsRouterTests.swift")
        #expect(tests.contains("@testable import Shop_Kit\n"))
        let checked = session.run("check --strict")
        #expect(checked.code == 0, "\(checked)")
    }

    @Test(arguments: ["viper", "clean-swift", "viperbase", "viper-protocols", "vipera", "module-factory"])
    func `what is written along knows the first resources`(_ set: String) throws {
        let session = try Session.package(["Kit"])
        #expect(session.run("init --template \(set)").code == 0)
        let hasViews = ["viper", "viper-protocols"].contains(set)
        let first = session.run("gen Clients --entity Client\(hasViews ? " --view xib" : "")")
        #expect(first.code == 0, "\(first)")
        for blueprint in ["entity", "api-service"] {
            let second = session.run("gen Client viper/\(blueprint)")
            #expect(second.code == 0 && !second.output.contains("conflict"), "\(second)")
        }
    }

    /// The bundle that SwiftPM makes is isolated as the target is, and what a service says is not.
    @Test(arguments: [
        ("viper/api-service", "ApiClient/ApiClient"), ("viper/api-service", "ClientApiService/ClientApiService"),
        ("module-factory/business-service", "Infrastructure/NetworkService/NetworkService"),
    ])
    func `services look texts up where they may`(_ blueprint: String, _ file: String) throws {
        for isIsolated in [false, true] {
            let session = try Session.package(["Kit"])
            try session.sandbox.file("Sources/Kit/Resources/Localizable.xcstrings", "")
            let manifest = try session.sandbox.text("Package.swift")
            let isolation = isIsolated ? "// swiftSettings: [.defaultIsolation(MainActor.self)]\n" : ""
            try session.write("Package.swift", manifest + isolation)
            #expect(session.run("init -y --template \(blueprint.prefix { $0 != "/" })").code == 0)
            #expect(session.run("gen Client \(blueprint)").code == 0)
            let text = try session.sandbox.text("Sources/Kit/Services/\(file).swift")
            #expect(text.contains(", bundle: .module") == !isIsolated)
        }
    }

    /// Only where there are some, SwiftPM makes a bundle.
    @Test(arguments: [
        (nil, false), ("Sources/Kit/Resources/Localizable.xcstrings", true), ("Sources/Kit/en.lproj/a.strings", true),
        ("Sources/Core/Localizable.xcstrings", false), ("Sources/Kit/Notes.md", false),
    ])
    func `texts are looked up where the target has its resources`(_ path: String?, _ isOwn: Bool) throws {
        let session = try Session.package(["Core", "Kit"])
        if let path { try session.sandbox.file(path, "") }
        #expect(session.run("init --modules Sources/Kit/Modules --tests Tests/KitTests").code == 0)
        #expect(session.run("gen Client viper-swiftui").code == 0)
        let view = try session.sandbox.text("Sources/Kit/Modules/Client/View/ClientView.swift")
        #expect(view.contains(#".navigationTitle(String(localized: "Client", bundle: .module))"#) == isOwn)
        #expect(view.contains(#".navigationTitle("Client")"#) == !isOwn)
    }

    @Test(arguments: [("Kit", true), ("Core", false)])
    func `resources are declared in the manifest`(_ target: String, _ isOwn: Bool) throws {
        let session = try Session.package(["Core", "Kit"])
        let targets = ["Core", "Kit"].map { name in
            "        .target(name: \"\(name)\"\(name == target ? ", resources: [.process(\"Texts\")]" : ""))"
        }
        let manifest = "let package = Package(name: \"P\", targets: [\n\(targets.joined(separator: ",\n"))])\n"
        try session.sandbox.fileSystem.remove(session.sandbox.path("Package.swift"))
        try session.sandbox.file("Package.swift", "import PackageDescription\n\n\(manifest)")
        #expect(session.run("init --modules Sources/Kit/Modules --tests Tests/KitTests").code == 0)
        #expect(session.run("gen Client viper-swiftui").code == 0)
        let view = try session.sandbox.text("Sources/Kit/Modules/Client/View/ClientView.swift")
        #expect(view.contains("bundle: .module") == isOwn)
    }

    @Test func `other sets get the folders of the data layers they refer to`() throws {
        let session = try Session.package(["Kit"])
        #expect(session.run("init --template clean-swift").code == 0)
        #expect(try session.sandbox.text(".vipergen.json").contains(#""Entities": "Sources/Kit/Entities""#))
    }

    @Test func `of several targets the one that modules are written into is taken`() throws {
        let session = try Session.package(["Core", "Shop"])
        #expect(session.run("init --modules Sources/Shop/Screens").code == 0)
        let configuration = try session.sandbox.text(".vipergen.json")
        #expect(configuration.contains(#""Services": "Sources/Shop/Services""#))
        #expect(session.run("gen Clients --view xib").code == 0)
        let builder = try session.sandbox.text("Sources/Shop/Screens/Clients/ClientsModuleBuilder.swift")
        #expect(builder.contains("bundle: .module"))
    }

    @Test func `modules that no target takes are told of, with the command that moves them`() throws {
        let session = try Session.package(["Core", "Shop"])
        let command = "vipergen init --modules Sources/Core/Modules --tests Tests/CoreTests"
        for run in [session.run("gen Clients"), session.run("init"), session.run("gen Posts,Albums")] {
            let notes = run.errors.split(separator: "\n").filter { $0.hasPrefix("note: ") }
            #expect(
                notes == [
                    "note: no target of the package takes the files in 'Modules'; '\(command)' chooses folders that "
                        + "one takes"
                ],
                "\(run)")
        }
        #expect(try session.sandbox.text(".vipergen.json").contains(#""Modules": "Modules""#))
        #expect(session.run("gen Client viper/entity").errors.contains("in 'Entities'; '\(command)'"))
        let moved = session.run(String(command.dropFirst("vipergen ".count)))
        #expect(moved.code == 0 && !moved.errors.contains("note: no target"), "\(moved)")
        #expect(!session.run("gen Photos --entity Photo").errors.contains("note: no target"))
        #expect(try session.sandbox.text("Sources/Core/Entities/Photo.swift").contains("struct Photo"))
    }

    @Test func `folders of another set than the project's lie beside the modules`() throws {
        let session = try Session.package(["Shop"])
        let words = "gen Support viperbase/support --dry-run"
        let command = "vipergen init --template viperbase --modules Sources/Shop/Modules --tests Tests/ShopTests"
        #expect(session.run(words).errors.contains("'Support'; '\(command)' chooses"))
        session.run("init --yes")
        let settled = session.run(words)
        #expect(settled.code == 0 && !settled.errors.contains("note:"), "\(settled)")
        #expect(settled.output.contains("Sources/Shop/Support/VIPERBase/VIPERView.swift"))
        session.run("gen City module-factory")
        let test = try session.sandbox.text("Tests/ShopTests/UserStories/City/CityFactoryTests.swift")
        #expect(test.contains("@testable import Shop"))
        #expect(try !session.files().contains { $0.hasPrefix("Presentation/") })
    }

    /// A library cannot have a main function, and what starts it must see the delegate.
    @Test(arguments: ["viper", "clean-swift", "viperbase", "vipera", "module-factory"])
    func `an application belongs to the target, and its main function does not`(_ set: String) throws {
        let session = try Session.package(["Shop"])
        session.run("init --yes --template \(set)")
        let made = session.run("gen App \(set)/app")
        #expect(made.code == 0 && !made.errors.contains("no target"), "\(made)")
        let delegate = try session.sandbox.text("Sources/Shop/App/AppDelegate.swift")
        #expect(!delegate.contains("@main\n") && delegate.contains("public final class AppDelegate"))
        #expect(try !session.files().contains { $0.hasPrefix("App/") })
        let settled = try session.sandbox.text(".vipergen.json")
        let inProject = try Session.package(["Shop"], in: "Packages/Shop/")
        try inProject.sandbox.file("App.xcodeproj/project.pbxproj")
        try inProject.sandbox.file(".vipergen.json", settled.replacing("Sources/", with: "Packages/Shop/Sources/"))
        #expect(inProject.run("gen App \(set)/app --no-xcode").code == 0)
        #expect(try inProject.sandbox.text("App/AppDelegate.swift").contains("AppDelegate"))
    }

    @Test func `a folder that is there has its entry`() throws {
        let session = try Session.package(["Shop"])
        session.run("init --yes")
        try session.sandbox.file("Support/Other.swift")
        let entry = #""Support": "Sources/Shop/Support""#
        let told = session.run("gen Support viperbase/support --dry-run").errors
        #expect(told.contains("'Support'; add '\(entry)' to 'directories' in .vipergen.json\n"), "\(told)")
    }

    @Test(arguments: [
        ("Package.swift", #".target(name: "Shop", path: "Modules")"#), ("Package.resolved", "{}"),
        ("project.yml", "name: Shop"),
    ])
    func `targets that may lie anywhere, or are no package's, are not told of`(_ file: String, _ text: String) throws {
        let session = try Session()
        try session.sandbox.file(file, text)
        if file != "Package.swift" { try session.sandbox.file("Package.swift") }
        for target in ["Core", "Shop"] { try session.sandbox.file("Sources/\(target)/\(target).swift") }
        let told = session.run("gen Clients").errors.contains("note: no target")
        #expect(told == (file == "Package.resolved"))
    }

    @Test func `the other folders follow where a configuration names no set`() throws {
        let session = try Session.package(["Core", "Shop"])
        try session.sandbox.file(".vipergen.json", "{}")
        #expect(session.run("init --modules Sources/Shop/Modules").code == 0)
        #expect(try session.sandbox.text(".vipergen.json").contains(#""Services": "Sources/Shop/Services""#))
    }

    @Test func `the tests of a target that is chosen are its own`() throws {
        let session = try Session.package(["Core", "Shop"])
        #expect(session.run("init --yes --modules Sources/Shop/Screens").code == 0)
        #expect(try session.sandbox.text(".vipergen.json").contains(#""Tests": "Tests/ShopTests""#))
    }

    @Test func `a package may lie in an application's project`() throws {
        let session = try Session.package(["Shop"], in: "Packages/Shop/")
        try session.sandbox.file("App.xcodeproj/project.pbxproj")
        try session.sandbox.file(
            ".vipergen.json",
            """
            {"directories": {"Modules": "Packages/Shop/Sources/Shop", "Tests": "Packages/Shop/Tests/ShopTests"}}
            """)
        #expect(session.run("gen Clients --no-xcode").code == 0)
        let tests = try session.sandbox.text("Packages/Shop/Tests/ShopTests/Clients/Router/ClientsRouterTests.swift")
        #expect(tests.contains("@testable import Shop\n"))
    }

    @Test(arguments: [
        ["Sources/Shop/Shop.swift"], ["Package.swift", "Modules/Shop.swift"],
        ["Package.swift", "Shop.xcodeproj/project.pbxproj", "Sources/Shop/Shop.swift"],
        ["Package.swift", "Project.swift", "Sources/Shop/Shop.swift"],
        ["Package.swift", "project.yml", "Sources/Shop/Shop.swift"],
    ])
    func `what is no target's folder is an application's`(_ files: [String]) throws {
        let session = try Session()
        for file in files { try session.sandbox.file(file) }
        let folder = files[files.count - 1].split(separator: "/").dropLast().joined(separator: "/")
        try session.sandbox.file(".vipergen.json", #"{"directories": {"Modules": "\#(folder)"}}"#)
        #expect(session.run("gen Clients --no-xcode").code == 0)
        let builder = try session.sandbox.text("\(folder)/Clients/ClientsModuleBuilder.swift")
        #expect(builder.contains("bundle: nil"))
    }

    @Test func `a set made of a package's module is for its target, and for others`() throws {
        let session = try Session.package(["Shop"])
        session.run("init")
        session.run("gen Clients")
        #expect(session.run("template extract Sources/Shop/Modules/Clients --name house --alone").code == 0)
        let file = "Templates/house/module/Tests/{{name}}/Router/{{name}}RouterTests.swift.mustache"
        #expect(try session.sandbox.text(file).contains("@testable import {{productModule}}\n"))
    }

    @Test func `a set made of a package's module has public what can be`() throws {
        let session = try Session.package(["Shop"])
        try session.sandbox.file("Sources/Shop/Types.swift", SwiftPackageAccessTests.types)
        session.run("init")
        session.run("gen Clients --event didPick(value:Open)")
        #expect(session.run("template extract Sources/Shop/Modules/Clients --name house --alone").code == 0)
        let builder = "Modules/{{name}}/{{name}}ModuleBuilder.swift.mustache"
        let template = try session.sandbox.text("Templates/house/module/\(builder)")
        #expect(template.contains("\n{{access}}struct {{name}}ModuleBuilder {\n"), "\(template)")
        #expect(!template.contains("public"))
        #expect(session.run("gen Orders house").code == 0)
        for name in ["ModuleBuilder", "ModuleDelegate", "Presenter"] {
            let folder = name == "Presenter" ? "Presenter/" : ""
            let path = { (module: String) in "Sources/Shop/Modules/\(module)/\(folder)\(module)\(name).swift" }
            let written = try session.sandbox.text(path("Orders"))
            let example = try session.sandbox.text(path("Clients"))
            #expect(
                written == example.replacing("Clients", with: "Orders").replacing("clients", with: "orders"), "\(name)")
        }
        let text = try session.sandbox.text("Templates/house/module/\(builder)")
        try session.sandbox.fileSystem.remove(session.sandbox.path("Templates/house/module/\(builder)"))
        try session.sandbox.file(
            "Templates/house/module/\(builder)", text + "\n{{access}}func show(_ filter: Filter) {}\n")
        let hidden = session.run("gen Bills house")
        #expect(hidden.errors.contains("note: 'Filter' is not public, and therefore nothing of Bills is"), "\(hidden)")
        try session.sandbox.fileSystem.remove(
            session.sandbox.path("Sources/Shop/Modules/Bills/BillsModuleBuilder.swift"))
        try session.sandbox.file("Sources/Shop/Modules/Bills/BillsModuleBuilder.swift", "// Ours.\n")
        let kept = session.run("gen Bills house --on-conflict skip")
        #expect(kept.code == 0 && !kept.errors.contains("note:"), "\(kept)")
    }
}

extension Session {
    /// A Swift package with targets, each with tests.
    static func package(_ targets: [String], in folder: String = "") throws -> Session {
        let session = try Session()
        try session.sandbox.file(folder + "Package.swift")
        for target in targets {
            try session.sandbox.file("\(folder)Sources/\(target)/\(target).swift")
            try session.sandbox.file("\(folder)Tests/\(target)Tests/\(target)Tests.swift")
        }
        return session
    }
}
