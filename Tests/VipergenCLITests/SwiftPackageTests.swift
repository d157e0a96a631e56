import TestSupport
import Testing

/// `init` and `gen` in a Swift package.
@Suite struct SwiftPackageTests {
    private func package(_ targets: [String], in folder: String = "") throws -> Session {
        let session = try Session()
        try session.sandbox.file(folder + "Package.swift")
        for target in targets {
            try session.sandbox.file("\(folder)Sources/\(target)/\(target).swift")
            try session.sandbox.file("\(folder)Tests/\(target)Tests/\(target)Tests.swift")
        }
        return session
    }

    @Test func `all that the set writes belongs to the target`() throws {
        let session = try package(["Shop-Kit"])
        #expect(session.run("init").code == 0)
        #expect(
            try session.sandbox.text(".vipergen.json") == """
                {
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

    @Test func `other sets get the folders of the data layers they refer to`() throws {
        let session = try package(["Kit"])
        #expect(session.run("init --template clean-swift").code == 0)
        #expect(try session.sandbox.text(".vipergen.json").contains(#""Entities": "Sources/Kit/Entities""#))
    }

    @Test func `of several targets the one that modules are written into is taken`() throws {
        let session = try package(["Core", "Shop"])
        #expect(session.run("init --modules Sources/Shop/Screens").code == 0)
        let configuration = try session.sandbox.text(".vipergen.json")
        #expect(configuration.contains(#""Services": "Sources/Shop/Services""#))
        #expect(session.run("gen Clients --view xib").code == 0)
        let builder = try session.sandbox.text("Sources/Shop/Screens/Clients/ClientsModuleBuilder.swift")
        #expect(builder.contains("bundle: .module"))
    }

    @Test func `modules that no target takes are told of, with the command that moves them`() throws {
        let session = try package(["Core", "Shop"])
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
        #expect(moved.code == 0 && !moved.errors.contains("note: "), "\(moved)")
        #expect(!session.run("gen Photos --entity Photo").errors.contains("note: no target"))
        #expect(try session.sandbox.text("Sources/Core/Entities/Photo.swift").contains("struct Photo"))
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

    @Test func `the tests of a target that is chosen are its own`() throws {
        let session = try package(["Core", "Shop"])
        #expect(session.run("init --yes --modules Sources/Shop/Screens").code == 0)
        #expect(try session.sandbox.text(".vipergen.json").contains(#""Tests": "Tests/ShopTests""#))
    }

    @Test func `a package may lie in an application's project`() throws {
        let session = try package(["Shop"], in: "Packages/Shop/")
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
        let session = try package(["Shop"])
        session.run("init")
        session.run("gen Clients")
        #expect(session.run("template extract Sources/Shop/Modules/Clients --name house --alone").code == 0)
        let file = "Templates/house/module/Tests/{{name}}/Router/{{name}}RouterTests.swift.mustache"
        #expect(try session.sandbox.text(file).contains("@testable import {{productModule}}\n"))
    }

    @Test func `a set made of a package's module has public what can be`() throws {
        let session = try package(["Shop"])
        try session.sandbox.file("Sources/Shop/Types.swift", Self.types)
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
    }

    /// What the compiler would refuse to have public, and what it would not.
    private static let types = """
        struct Filter {}
        typealias Key = Int
        protocol Log {}
        package struct Shared {}
        public struct Open { public struct Deep {}; enum Kind { case all } }
        public enum Space {}
        extension Space { struct Hidden {}; public struct Shown {} }
        public extension Space { struct AlsoShown {} }
        public enum Outcome<Value> { case value(Value) }
        """

    @Test(arguments: [
        ("Filter", "Filter"), ("[Filter]?", "Filter"), ("[String:[Filter]]", "Filter"),
        ("(Int,Filter)->Void", "Filter"),
        ("Outcome<Filter>", "Filter"), ("Result<Int,Filter>", "Filter"), ("Key", "Key"), ("Filter.Kind", "Filter"),
        ("Shared", "Shared"), ("Open.Kind", "Open.Kind"), ("Space.Hidden", "Space.Hidden"), ("Open", nil),
        ("Open.Deep", nil), ("[Space.Shown]", nil), ("Space.AlsoShown", nil), ("Outcome<Int>", nil), ("Int", nil),
        ("Date?", nil), ("Elsewhere", nil), ("Elsewhere.Filter", nil),
    ])
    func `what names a type that is not public is internal, and a note says so`(_ type: String, _ hidden: String?)
        throws
    {
        let session = try package(["Shop"])
        try session.sandbox.file("Sources/Shop/Types.swift", Self.types)
        session.run("init")
        for (index, option) in ["--input value:\(type)", "--event didPick(value:\(type))"].enumerated() {
            let ran = session.run("gen Clients\(index) \(option) --view code")
            #expect(ran.code == 0, "\(ran)")
            let folder = "Sources/Shop/Modules/Clients\(index)/Clients\(index)"
            let builder = try session.sandbox.text(folder + "ModuleBuilder.swift")
            #expect(builder.contains("public ") == (hidden == nil), "\(builder)")
            #expect(ran.errors.contains("note: '\(hidden ?? "")' is not public") == (hidden != nil), "\(ran)")
        }
    }

    @Test func `what names what is internal is internal, too`() throws {
        let session = try package(["Shop"])
        try session.sandbox.file("Sources/Shop/Types.swift", Self.types)
        session.run("init")
        session.run("gen Client viper/entity --property filter:Filter")
        let ran = session.run("gen Clients --entity Client --opens AddClient --view code")
        for name in ["Clients", "ClientApiService"] {
            #expect(ran.errors.contains("note: 'Client' is not public, and therefore nothing of \(name) is;"), "\(ran)")
        }
        let client = try session.sandbox.text("Sources/Shop/Services/ApiClient/ApiClient.swift")
        #expect(!client.contains("public "))

        // Its rows lead on, and it tells nobody of them.
        let opening = session.run("gen ClientList --entity Client --opens ClientDetails --view code")
        #expect(!opening.errors.contains("nothing of ClientList is"), "\(opening)")

        // What the services share stays as it is.
        let other = session.run("gen Order viper/entity")
        #expect(!other.errors.contains("note:"), "\(other)")
        #expect(session.run("gen Order viper/api-service").errors.contains("note: 'ApiClient' is not public"))
    }

    /// The compiler would refuse what was written for a type before it was known that nobody else sees it.
    @Test func `public files that name what is internal are named`() throws {
        let session = try package(["Shop"])
        try session.sandbox.file("Sources/Shop/Types.swift", Self.types)
        try session.sandbox.file("Sources/Shop/Own.swift", "struct Own { var client: Client? }\n")
        try session.sandbox.file("Tests/ShopTests/Own.swift", "public let own: Client? = nil\n")
        session.run("init")
        session.run("gen Client viper/api-service")
        session.run("gen Clients --event didPick(client:Client) --view code")
        let ran = session.run("gen Client viper/entity --property filter:Filter")
        let paths = ["Modules/Clients/ClientsModuleDelegate", "Services/ClientApiService/ClientApiService"]
        let told = paths.map { path in
            """
            note: public declarations in Sources/Shop/\(path).swift name 'Client', which is not public, and so do not \
            compile; remove 'public' from them, or make 'Filter' public and generate Client again
            """
        }
        #expect(
            ran.errors.split(separator: "\n").filter { $0.contains("not compile") } == told.map { $0[...] }, "\(ran)")
        #expect(!session.run("gen Order viper/entity --property filter:Filter").errors.contains("not compile"))
    }

    @Test func `the target's own type counts, and where it has none, those of others`() throws {
        let session = try package(["Core", "Shop"])
        try session.sandbox.file("Sources/Core/Types.swift", "struct Filter {}\nstruct Key {}\n")
        try session.sandbox.file("Sources/Shop/Types.swift", "public struct Filter {}\n")
        try session.sandbox.file("Tests/ShopTests/Types.swift", "struct Log {}\n")
        session.run("init --modules Sources/Shop/Modules")
        #expect(!session.run("gen Clients --input value:Filter --input log:Log").errors.contains("note:"))
        #expect(session.run("gen Orders --input value:Key").errors.contains("note: 'Key' is not public"))
    }

    @Test func `a type that has become public makes the module public when it is generated again`() throws {
        let session = try package(["Shop"])
        try session.sandbox.file("Sources/Shop/Types.swift", Self.types)
        session.run("init")
        session.run("gen Clients --event didPick(value:Filter)")
        try session.sandbox.fileSystem.remove(session.sandbox.path("Sources/Shop/Types.swift"))
        try session.sandbox.file("Sources/Shop/Types.swift", "public struct Filter {}\n")
        #expect(session.run("gen Clients --event didPick(value:Filter) --on-conflict overwrite").code == 0)
        let builder = try session.sandbox.text("Sources/Shop/Modules/Clients/ClientsModuleBuilder.swift")
        #expect(builder.contains("public struct ClientsModuleBuilder"))
    }

    @Test func `an application has nothing public, and no note`() throws {
        let session = try Session()
        try session.sandbox.file("Types.swift", Self.types)
        let ran = session.run("gen Clients --input value:Filter --entity Client")
        #expect(ran.code == 0 && !ran.errors.contains("not public"), "\(ran)")
        let builder = try session.sandbox.text("Modules/Clients/ClientsModuleBuilder.swift")
        #expect(!builder.contains("public "))
    }

    @Test(arguments: [true, false])
    func `an extension leaves a module as visible as it is`(_ isPublic: Bool) throws {
        let session = try package(["Shop"])
        try session.sandbox.file("Sources/Shop/Types.swift", Self.types)
        session.run("init")
        let input = isPublic ? "value:Int" : "value:Filter"
        session.run("gen Clients --no-delegate --input \(input)")
        #expect(session.run("gen Clients viper/delegate").code == 0)
        let folder = "Sources/Shop/Modules/Clients/Clients"
        let delegate = try session.sandbox.text(folder + "ModuleDelegate.swift")
        #expect(delegate.contains("public protocol ClientsModuleDelegate") == isPublic)
        let builder = try session.sandbox.text(folder + "ModuleBuilder.swift")
        #expect(builder.contains("delegate: (any ClientsModuleDelegate)? = nil"))
        try session.sandbox.fileSystem.remove(session.sandbox.path(folder + "ModuleDelegate.swift"))
        #expect(session.run("gen Clients --only-missing").code == 0)
        #expect(try session.sandbox.text(folder + "ModuleDelegate.swift") == delegate)
    }

    @Test(arguments: [
        "viper", "viperbase", "viper-protocols", "viper-swiftui", "vipera", "module-factory", "clean-swift",
    ])
    func `check finds nothing in a module, public or internal`(_ set: String) throws {
        let session = try package(["Shop"])
        try session.sandbox.file("Sources/Shop/Types.swift", Self.types)
        #expect(session.run("init --template \(set)").code == 0)
        let input = set == "module-factory" ? "value:Int" : "value:Open"
        for (name, input) in [("Clients", input), ("Orders", input.replacing("Open", with: "Filter"))] {
            let ran = session.run("gen \(name) --input \(input) --opens \(name)Details")
            #expect(ran.code == 0, "\(ran)")
        }
        let checked = session.run("check --strict")
        #expect(checked.code == 0, "\(checked)")
    }
}
