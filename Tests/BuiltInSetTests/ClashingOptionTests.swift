import BuiltInSets
import Scaffolding
import TemplateSets
import Testing

/// Values that are good by themselves, and that name one thing together, or what is not at hand.
@Suite struct ClashingOptionTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let set: String
        /// The modules that are there, with their options.
        var others: [String: [String: [String]]] = [:]
        let options: [String: [String]]

        var testDescription: String { "\(set) \(others) \(options)" }

        /// The module, beside the others.
        func generated(_ name: String = "Posts") throws -> [String: [UInt8]] {
            var project: [String: [UInt8]] = [:]
            for (name, options) in others {
                project.merge(try generate(name, set: set, Variant(options: options))) { $1 }
            }
            return try generate(name, set: set, Variant(options: options), in: project)
        }
    }

    private static let edit = ["Edit": ["event": ["didEdit(id: Int)"]]]

    private static let twice = [
        Case(set: "vipera", others: edit, options: ["opens": ["Edit"], "event": ["didEdit(id: Int)"]]),
        Case(set: "vipera", others: ["Edit": ["event": ["showAdd"]]], options: ["opens": ["Edit", "Add"]]),
        Case(set: "vipera", options: ["opens": ["Edit"], "event": ["showEdit"]]),
        Case(set: "vipera", options: ["presents": ["Edit"], "opens": ["Edit"]]),
        Case(
            set: "vipera", others: ["Edit": ["event": ["didEdit"]]],
            options: ["opens": ["Edit"], "input": ["didEdit:Int"]]),
        Case(set: "vipera", options: ["input": ["api:any Api"], "service": ["api:any Api"]]),
        Case(set: "viper-swiftui", options: ["entity": ["Post"], "dependency": ["postApiService:PostApiService"]]),
        Case(set: "viper-protocols", options: ["entity": ["Post"], "dependency": ["postApiService:PostApiService"]]),
        Case(set: "viper-protocols", options: ["entity": ["Post"], "input": ["fetchPosts:Int"]]),
        Case(set: "viper", options: ["entity": ["Post"], "input": ["fetchPosts:Int"]]),
        Case(set: "viperbase", options: ["entity": ["Post"], "input": ["fetchPosts:Int"]]),
    ]

    @Test(arguments: twice)
    func `what two values would declare is refused, with both`(_ clash: Case) throws {
        let error = try #require(throws: ScaffoldError.self) { try clash.generated() }
        guard case .parameter(let error) = error, case .declaredTwice(_, _, _, let other) = error.fault else {
            Issue.record("\(error)")
            return
        }
        #expect(other != nil)
    }

    @Test(arguments: [
        Case(set: "viper-protocols", options: ["entity": ["Post"], "input": ["postApiService:Int"]]),
        Case(set: "vipera", options: ["event": ["postsModuleDidClose"]]),
        Case(set: "viper", options: ["input": ["Post:Post"]]), Case(set: "viper", options: ["event": ["didClose"]]),
        Case(set: "viper-protocols", options: ["event": ["didClose"]]),
        Case(set: "viper", options: ["entity": ["Post"], "event": ["didSelectPost(post: Post)"]]),
    ])
    func `what the templates have is refused, too, be it named for a value`(_ clash: Case) {
        #expect(throws: ScaffoldError.self) { try clash.generated() }
    }

    @Test(arguments: [
        Case(set: "viper", options: ["event": ["didPick(delegate: String)"]]),
        Case(set: "viper", options: ["event": ["didPick(events: [Int])"]]),
        Case(set: "clean-swift", options: ["event": ["didPick(at delegate: Int)"]]),
        Case(set: "viperbase", options: ["event": ["didPick(id: Int, events: [Int])"]]),
        Case(set: "viper-protocols", options: ["event": ["didPick(moduleOutput: String)"]]),
        Case(set: "vipera", options: ["event": ["didPick(router: Int)"]]),
    ])
    func `what functions of the templates name is no argument of an event`(_ clash: Case) throws {
        let error = try #require(throws: ScaffoldError.self) { try clash.generated() }
        guard case .parameter(let error) = error, case .reservedName = error.fault else {
            Issue.record("\(error)")
            return
        }
    }

    @Test(arguments: ["viper", "clean-swift", "viperbase", "viper-protocols", "vipera"])
    func `events and inputs may have arguments of one name`(_ set: String) throws {
        let options = [
            "input": ["postId:Int"], "event": ["didAdd(postId: Int)", "didEdit(postId: Int, name: String)"],
        ]
        _ = try Case(set: set, options: options).generated()
    }

    @Test(arguments: ["viper", "clean-swift", "viperbase", "viper-protocols"])
    func `who opens a module of a script without capitals hears its events`(_ set: String) throws {
        let clash = Case(set: set, others: ["客户": ["event": ["didAdd(x: Int)"]]], options: ["opens": ["客户"]])
        let texts = try clash.generated().values.map { String(decoding: $0, as: UTF8.self) }
        #expect(texts.contains { $0.contains("func 客户ModuleDidAdd(x: Int)") })
        #expect(!texts.contains { $0.contains("客户ValueModule") })
    }

    @Test(arguments: [
        Case(set: "viper", options: ["entity": ["Post"], "input": ["postID:Int"]]),
        Case(set: "clean-swift", options: ["entity": ["Post"], "input": ["postID:Int?"]]),
        Case(set: "viper-swiftui", options: ["entity": ["Post"], "input": ["postID:String"]]),
    ])
    func `what nearly tells which one is meant is refused`(_ clash: Case) throws {
        let error = try #require(throws: ParameterError.self) { try clash.generated() }
        guard case .nearlyTells(_, type: "Post", right: "postId:Int") = error.fault else {
            Issue.record("\(error)")
            return
        }
    }

    @Test(arguments: [
        Case(
            set: "vipera", others: ["Edit": ["event": ["didEdit(id: Int)"]], "Add": ["event": ["didEdit(id: Int)"]]],
            options: ["opens": ["Edit", "Add"]]),
        Case(set: "vipera", others: edit, options: ["opens": ["Edit"], "event": ["didEdit(id: String)"]]),
        Case(
            set: "vipera", others: ["Edit": ["input": ["id:Int"]]],
            options: ["opens": ["Edit"], "presents": ["Edit"], "input": ["id:Int"]]),
        Case(set: "viper", others: edit, options: ["opens": ["Edit"], "event": ["didEdit(id: Int)"]]),
    ])
    func `what Swift tells apart is written`(_ pair: Case) throws {
        _ = try pair.generated()
    }

    @Test(arguments: [("clean-swift", "viper"), ("viper-swiftui", "viper"), ("viper", "viper-protocols")])
    func `a module of another set is not opened`(_ other: String, _ set: String) throws {
        let project = try generate("Edit", set: other)
        #expect(throws: ParameterError.self) {
            try generate("Posts", set: set, Variant(options: ["opens": ["Edit"]]), in: project)
        }
        let own = try generate("Edit", set: set)
        _ = try generate("Posts", set: set, Variant(options: ["opens": ["Edit"]]), in: own)
        // Whatever the file is called that declares it.
        var moved = own
        for path in own.keys where path.hasSuffix("Builder.swift") || path.hasSuffix("Assembly.swift") {
            moved["Modules/Edit/Start.swift"] = moved.removeValue(forKey: path)
        }
        _ = try generate("Posts", set: set, Variant(options: ["opens": ["Edit"]]), in: moved)
    }

    /// Tests import a library with a type of the name: of Foundation, or of the Objective-C runtime.
    @Test(arguments: [
        ("Style.swift", "struct Style {}", "@testable import struct App.Style"),
        ("Style.swift", "public actor Style {}", "@testable import class App.Style"),
        ("Looks.swift", "typealias Style = Int", "@testable import typealias App.Style"),
        ("Kit/Style.swift", "enum Box { enum Style {} }", nil),
        ("Tests/Style.swift", "typealias Style = App.Style", nil),
        ("Sources/Kit/Style.swift", "public struct Style {}", "import struct Kit.Style"),
    ])
    func `tests import a type of the app's own that a library has as well`(
        _ path: String, _ text: String, _ expected: String?
    ) throws {
        let project = [path: Array("\(text)\n".utf8), "Package.swift": Array("let package = Package()\n".utf8)]
        let files = try generate("Menu", set: "viper", Variant(options: ["input": ["style:Style?"]]), in: project)
        let inputs = try #require(files["Tests/Menu/MenuInputs.swift"])
        let line = String(decoding: inputs, as: UTF8.self).split(separator: "\n").first { $0.hasSuffix(".Style") }
        #expect(line.map(String.init) == expected)
    }

    private static let dependencies = [
        (Case(set: "viper-swiftui", options: ["entity": ["Post"], "dependency": ["postId:Int"]]), true),
        (Case(set: "viper-protocols", options: ["entity": ["Post"], "dependency": ["postId:Int"]]), true),
        (
            Case(
                set: "viper-protocols", others: ["Edit": ["input": ["cache:Int"]]],
                options: ["opens": ["Edit"], "dependency": ["cache:Int"]]), false
        ),
        (
            Case(
                set: "viper-protocols", others: ["Edit": ["dependency": ["post:Post"]]],
                options: ["opens": ["Edit"], "entity": ["Post"]]), false
        ),
        (
            Case(
                set: "viper-protocols", others: ["Edit": ["dependency": ["cache:Int"]]],
                options: ["opens": ["Edit"], "input": ["cache:Int"]]), true
        ),
        (
            Case(
                set: "viper-swiftui", others: ["Edit": ["input": ["cache:Int"]]],
                options: ["opens": ["Edit"], "dependency": ["cache:Int"]]), true
        ),
    ]

    /// A presenter has no dependencies, and an assembly has no rows.
    @Test(arguments: dependencies)
    func `nothing is handed over by what does not have it`(_ pair: Case, _ isWritten: Bool) throws {
        guard isWritten else {
            let error = #expect(throws: ParameterError.self) { try pair.generated() }
            guard case .notSupplied? = error?.fault else {
                Issue.record("\(String(describing: error))")
                return
            }
            return
        }
        for (path, text) in try pair.generated() where path.hasSuffix("Presenter.swift") {
            #expect(!String(decoding: text, as: UTF8.self).contains("postId"), "\(path)")
        }
    }
}

/// Names of scripts without capitals: a type and a property cannot be told apart by their first letters.
@Suite struct CaselessNameTests {
    private static let names = ["新闻", "خبر", "뉴스"]

    @Test(
        arguments: [
            ("viper", "viper"), ("viper-swiftui", "viper"), ("clean-swift", "viper"), ("vipera", "vipera"),
        ], names)
    func `no property is called like its entity`(_ sets: (String, String), _ name: String) throws {
        let files = try generate("Feed", set: sets.0, Variant(options: ["entity": [name]]))
        expectNoProperty(called: name, in: files)
    }

    @Test(arguments: names)
    func `no function is called like its resource`(_ name: String) throws {
        expectNoProperty(called: name, in: try generate(name, set: "vipera", blueprint: "resource"))
    }

    @Test(
        arguments: [
            "viper", "viper-swiftui", "viper-protocols", "vipera", "viperbase", "module-factory", "clean-swift",
        ], names)
    func `a module has any name`(_ set: String, _ name: String) throws {
        _ = try generate(name, set: set)
    }

    @Test(arguments: ["entity", "api-service", "storage", "data-manager"])
    func `so has what lies below`(_ blueprint: String) throws {
        for name in Self.names { _ = try generate(name, set: "viper", blueprint: blueprint) }
    }

    private func expectNoProperty(called name: String, in files: [String: [UInt8]]) {
        for (path, text) in files {
            let text = String(decoding: text, as: UTF8.self)
            #expect(!text.matches(of: /\b(?:let|var|func) (\w+)/).contains { $0.1 == name }, "\(path)")
        }
    }
}
