import GeneratedCode
import Testing

/// Modules in a Swift package, whose resources are in a bundle of its own.
@Suite struct PackageTests {
    /// What SwiftPM writes for a target with resources.
    private static let bundle = "import Foundation\nextension Bundle { static let module = Bundle.main }\n"

    @Test(arguments: [
        ("viper", "view", ["storyboard", "xib", "code"]), ("viperbase", "view", ["storyboard", "xib", "code"]),
        ("viper-protocols", "view", ["storyboard", "xib", "code"]), ("module-factory", "tests", ["xctest"]),
        ("vipera", "tests", ["xctest"]), ("clean-swift", "tests", ["xctest"]), ("viper-swiftui", "tests", ["xctest"]),
    ])
    func `resources are those of the package`(_ set: String, _ option: String, _ values: [String]) throws {
        var files = ["Bundle.swift": Array(Self.bundle.utf8)]
        for (blueprint, named) in [("viperbase", "support"), ("module-factory", "app"), ("vipera", "app")]
        where blueprint == set {
            files.merge(try generate("App", set: set, blueprint: named, target: "Kit")) { $1 }
        }
        for name in ["StartScreen", "Main"] { files.merge(try generate(name, set: set, target: "Kit")) { $1 } }
        for value in values {
            let name = "Of" + value.prefix(1).uppercased() + value.dropFirst()
            let module = try generate(name, set: set, Variant(options: [option: [value]]), target: "Kit")
            let code = module.filter { !$0.key.hasPrefix("Tests/") }
            let text = code.values.map { String(decoding: $0, as: UTF8.self) }.joined()
            let hasResources = code.keys.contains { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
            #expect(text.contains("bundle: .module") == hasResources, "\(set), \(value)")
            #expect(!hasResources || text.contains("customModule=\"Kit\""), "\(set), \(value)")
            files.merge(module) { $1 }
        }
        let report = try GeneratedProject(files: files, moduleName: "Kit").typeCheck(.swift6)
        #expect(report.isClean, "\(set):\n\(report)")
    }

    /// What people read comes from the package's catalogs, where there may be any.
    @Test(arguments: [
        "viper", "viperbase", "viper-protocols", "module-factory", "vipera", "clean-swift", "viper-swiftui",
    ])
    func `texts are those of the package`(_ set: String) throws {
        var files = ["Bundle.swift": Array(Self.bundle.utf8)]
        func gen(_ name: String, _ blueprint: String, _ options: [String: [String]] = [:]) throws {
            let variant = Variant(options: options.merging(["view": ["code"], "tests": ["none"]]) { $1 })
            let generation = try generation(
                name, set: set, blueprint: blueprint, variant, in: files, target: "Kit", hasOwnBundle: true)
            files.merge(generation.files) { $1 }
            try make(generation.edits, in: &files)
        }
        let around = ["viperbase": "support", "module-factory": "app", "vipera": "app"]
        if let blueprint = around[set] { try gen("App", blueprint) }
        for name in ["StartScreen", "Main", "Help"] { try gen(name, "module") }
        try gen("ClientDetails", "module", ["input": ["clientId:Int"], "entity": ["Client"]])
        try gen("ClientList", "module", ["entity": ["Client"], "opens": ["ClientDetails", "Help"]])
        let text = files.values.map { String(decoding: $0, as: UTF8.self) }.joined()
        #expect(text.contains("bundle: .module)"))
        #expect(text.matches(of: /localized: "[^"]*"\)/).isEmpty)
        let titles = #/(?:Button|Text|Label|ContentUnavailableView|navigationTitle|alert)\("/#
        #expect(set != "viper-swiftui" || text.matches(of: titles).isEmpty)
        let report = try GeneratedProject(files: files, moduleName: "Kit").typeCheck(.swift6)
        #expect(report.isClean, "\(set):\n\(report)")
    }

    /// Without resources it has no bundle; a storyboard is one, whatever else there is.
    @Test func `there is no bundle without resources`() throws {
        let options = ["entity": ["Client"], "tests": ["none"]]
        for (view, hasBundle) in [("code", false), ("storyboard", true), ("xib", true)] {
            let variant = Variant(options: options.merging(["view": [view]]) { $1 })
            let files = try generate("Clients", set: "viper", variant, target: "Kit")
            let text = files.values.map { String(decoding: $0, as: UTF8.self) }.joined()
            #expect(text.contains(#"String(localized: "Try Again", bundle: .module)"#) == hasBundle, "\(view)")
        }
    }
}
