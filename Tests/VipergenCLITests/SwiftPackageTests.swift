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
}
