import GeneratedCode
import Testing

/// What the built-in sets write, put through the compiler: every combination of options, warnings being errors.
@Suite struct CompilationTests {
    @Test(arguments: SetProof.chosen, LanguageMode.allCases)
    func `every variant compiles without a warning`(_ proof: SetProof, _ mode: LanguageMode) throws {
        for project in try proof.projects(mode) {
            // The tests are run by GeneratedTestsTests.
            let isRunToo = project.hasTests && proof.isRun(in: mode)
            let report = try project.typeCheck(mode, isRunToo: isRunToo, hasKnownAttributes: mode != .swift6)
            #expect(report.isClean, "\(proof.testDescription), \(mode):\n\(report)")
        }
    }

    /// A keyword in camelCase, letters beyond ASCII, an acronym, a name of one letter.
    @Test(arguments: SetProof.chosen)
    func `any name compiles`(_ proof: SetProof) throws {
        let variant = proof.variants[0]
        var files = try proof.surroundings(variant)
        for name in ["Default", "Änderung", "URLList", "X", "Settings2"] + proof.otherNames {
            try proof.add(name, variant, to: &files)
        }
        let report = try GeneratedProject(files: files).typeCheck(.swift6, hasKnownAttributes: true)
        #expect(report.isClean, "\(proof.testDescription):\n\(report)")
    }

    /// The constants of what is called like a keyword need backticks, the labels of arguments must have none; of some,
    /// the plural is the keyword: `throws`. Tests import the libraries beside the app, whose types others are called
    /// like.
    @Test(arguments: [
        ("viper", "swift-testing"), ("viper", "xctest"), ("viper-protocols", "swift-testing"),
        ("viper-swiftui", "swift-testing"), ("viperbase", "swift-testing"), ("clean-swift", "swift-testing"),
        ("vipera", "swift-testing"), ("vipera", "xctest"), ("module-factory", "swift-testing"),
    ])
    func `entities and modules may be called like keywords and like a library's types`(_ set: String, _ tests: String)
        throws
    {
        // The class `App` of vipera hides a module of that name.
        var app = ExampleApp(set: set, ["moduleName": ["Shop"]])
        let around = ["viperbase": ["support"], "vipera": ["app", "module"], "module-factory": ["app", "module"]]
        for blueprint in around[set] ?? [] {
            try app.gen(set == "vipera" ? "Main" : "StartScreen", blueprint)
        }
        // Whose tests are XCTest's, once for each set.
        if tests == "swift-testing" {
            for name in ["Default", "Let", "Throw", "A"] { try addScreens(of: name, tests: "xctest", to: &app) }
            for name in ["Switch", "Import"] {
                try app.gen(name, "module", ["input": ["itemId:Int"]])
                try app.gen("\(name)Home", "module", ["input": ["itemId:Int"], "opens": [name]])
            }
        }
        let entity = ["module-factory", "vipera"].contains(set) ? "\(set)/entity" : "viper/entity"
        for name in ["Comment", "Category"] {
            try app.gen(name, entity, ["property": ["id:Int", "title:String"], "tests": [tests]])
            try addScreens(of: name, tests: tests, to: &app)
        }
        // Only the app has this one, written by hand.
        if set != "module-factory" {
            app.add("nonisolated enum Style: Sendable { case plain }\n", at: "Style.swift")
            try app.gen("Styles", "module", ["input": ["style:Style"], "tests": [tests]])
        }
        let project = GeneratedProject(files: app.files, moduleName: "Shop")
        let report = try project.typeCheck(.swift6, hasKnownAttributes: true)
        #expect(report.isClean, "\(report)")
    }

    /// A screen that shows one, and a list that opens it.
    private func addScreens(of name: String, tests: String, to app: inout ExampleApp) throws {
        let input = ["input": ["\(name.prefix(1).lowercased())\(name.dropFirst())Id:Int"], "tests": [tests]]
        try app.gen("\(name)Details", "module", input.merging(["entity": [name]]) { $1 })
        try app.gen("\(name)List", "module", ["entity": [name], "opens": ["\(name)Details"], "tests": [tests]])
    }

    /// A property that is called like a type can be in the way of the type. A row that opens one opens another by an
    /// action.
    @Test(arguments: [
        "viper", "viper-protocols", "viper-swiftui", "viperbase", "clean-swift", "vipera", "module-factory",
    ])
    func `names may be of a script that has no capitals`(_ set: String) throws {
        var app = ExampleApp(set: set)
        let start = ["vipera": "root", "module-factory": "start"]
        if let option = start[set] { try app.gen("App", "app", [option: ["一覧"]]) }
        if set == "viperbase" { try app.gen("Support", "support") }
        for screen in ["詳細", "編集"] { try app.gen(screen, "module", ["entity": ["日本"], "input": ["日本Id:Int"]]) }
        let rows = ["entity": ["日本"], "opens": ["詳細", "編集"]]
        try app.gen("一覧", "module", rows)
        if set == "vipera" || set == "clean-swift" {
            try app.gen("画像", "module", rows.merging(["superclass": ["UICollectionViewController"]]) { $1 })
            let table = ["superclass": ["UITableViewController"], "tests": ["xctest"]]
            try app.gen("表紙", "module", rows.merging(table) { $1 })
        }
        if set == "vipera" { try app.gen("表", "module", ["item": ["日本"]]) }
        if set == "viper" {
            try app.gen("日本", "storage")
            try app.gen("日本", "data-manager")
        }
        let report = try GeneratedProject(files: app.files).runTests(mode: .swift6, warningsAreErrors: true)
        #expect(report.isGreen, "\(report)")
    }

    /// A type of the application's own has no sample value: what needs one must compile, and say so when it runs.
    @Test func `tests that lack a sample are skipped, and the others pass`() throws {
        var files = ["Modules/Agent.swift": Array("struct Agent { let id: Int }\n".utf8)]
        for (index, set) in ["viper", "viper-protocols", "viper-swiftui"].enumerated() {
            for (name, framework) in [("Tested\(index)", "xctest"), ("Checked\(index)", "swift-testing")] {
                let variant = Variant(options: ["input": ["agent:Agent"], "tests": [framework], "view": ["code"]])
                files.merge(try generate(name, set: set, variant)) { $1 }
            }
        }
        let project = GeneratedProject(files: files)
        for mode in LanguageMode.allCases {
            let report = try project.typeCheck(
                mode, isRunToo: mode == .swift6, hasKnownAttributes: mode != .swift6)
            #expect(report.isClean, "\(mode):\n\(report)")
        }
        let report = try project.runTests(mode: .swift6, warningsAreErrors: true)
        #expect(report.failureCount == 0, "\(report)")
        #expect(report.exitCodes.count == 2 && report.exitCodes.allSatisfy { $0 == 0 }, "\(report)")
    }
}
