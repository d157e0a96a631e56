import TestSupport
import Testing

/// What is public of modules in a Swift package.
@Suite struct SwiftPackageAccessTests {
    /// What the compiler would refuse to have public, and what it would not.
    static let types = """
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
        let session = try Session.package(["Shop"])
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
        let session = try Session.package(["Shop"])
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
        let session = try Session.package(["Shop"])
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
        let session = try Session.package(["Core", "Shop"])
        try session.sandbox.file("Sources/Core/Types.swift", "struct Filter {}\nstruct Key {}\n")
        try session.sandbox.file("Sources/Shop/Types.swift", "public struct Filter {}\n")
        try session.sandbox.file("Tests/ShopTests/Types.swift", "struct Log {}\n")
        session.run("init --modules Sources/Shop/Modules")
        let told = session.run("gen Clients --input value:Filter --input log:Log").errors.split(separator: "\n")
        #expect(!told.contains { $0.hasPrefix("note: ") && !$0.contains("tests that need") }, "\(told)")
        let other = session.run("gen Orders --input value:Key")
        #expect(other.code == 64 && other.errors.contains("it is internal to the target 'Core'"), "\(other)")
    }

    @Test func `a type that has become public makes the module public when it is generated again`() throws {
        let session = try Session.package(["Shop"])
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
        let session = try Session.package(["Shop"])
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
        let session = try Session.package(["Shop"])
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
