import GeneratedCode
import Scaffolding
import TemplateSets
import Testing

extension SetProof {
    fileprivate static let withoutTests = Variant(options: ["tests": ["none"]])
    fileprivate static let store = ["Modules/Store.swift": Array("final class Store {}\n".utf8)]

    static let viperbase = SetProof(
        set: "viperbase",
        name: "MyModule",
        variants: Variant.all([
            "view": [["storyboard"], ["xib"], ["code"]],
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "input": [[], ["someData:Int", "title:String?", "onDone:(Int, [String]) -> Void"]],
        ]) + Variant.all(["tests": [["xctest"], ["swift-testing"]], "input": [["store:Store", "limit:Int"]]]),
        surroundings: { _ in
            try generate("App", set: "viperbase", blueprint: "support", withoutTests).merging(store) { $1 }
        },
        weakReferences: ["xctest", "swift-testing"].map { (Variant(options: ["tests": [$0]]), 3) },
        mutated: Variant(options: ["input": ["someData:Int"]]),
        fewestTests: 120
    )

    static let viperbaseSupport = SetProof(
        set: "viperbase", blueprint: "support", name: "App",
        variants: Variant.all(["tests": [["xctest"], ["swift-testing"], ["none"]]]), isWrittenOnce: true,
        fewestTests: 4)
}

@Suite struct ViperbaseTests {
    /// With the pod a module is the same, but for one line; and the pod loads xibs when it builds.
    @Test(arguments: SetProof.viperbase.variants)
    func `the pod is imported, and nothing else changes`(_ variant: Variant) throws {
        var pod = variant
        pod.options["library"] = ["pod"]
        let files = try SetProof.viperbase.module("MyModule", variant)
        let podFiles = try SetProof.viperbase.module("MyModule", pod)
        #expect(files.keys.sorted() == podFiles.keys.sorted())
        var imports = 0
        for (path, bytes) in podFiles {
            let text = String(decoding: bytes, as: UTF8.self)
            imports += text.contains("import VIPERBase\n") ? 1 : 0
            let expected = String(decoding: files[path] ?? [], as: UTF8.self)
                .replacing("        XCTAssertFalse(view.isViewLoaded)\n", with: "")
                .replacing("        #expect(!view.isViewLoaded)\n", with: "")
            #expect(text.replacing("import VIPERBase\n", with: "") == expected, "\(path)")
        }
        #expect(imports >= 5)
    }

    /// The pod has the base's text, but knows nothing of isolation; it is a module of its own.
    @Test func `modules compile with the pod`() throws {
        var files = SetProof.store
        for (path, bytes) in try generate("App", set: "viperbase", blueprint: "support", SetProof.withoutTests) {
            let text = String(decoding: bytes, as: UTF8.self).replacing("@MainActor\n", with: "")
            files[path.replacing("Support/", with: "Libraries/")] = Array(text.utf8)
        }
        for (index, variant) in SetProof.viperbase.variants.enumerated() {
            var pod = variant
            pod.options["library"] = ["pod"]
            files.merge(try SetProof.viperbase.module("Screen\(index)", pod)) { $1 }
        }
        let report = try GeneratedProject(files: files).typeCheck(.swift5)
        #expect(report.isClean, "\(report)")
    }

    @Test(arguments: ["build:Int", "module:String", "view:Int"])
    func `an input is not called as the builder needs it`(_ input: String) {
        #expect(throws: ParameterError.self) {
            try SetProof.viperbase.module("MyModule", Variant(options: ["input": [input]]))
        }
    }

    @Test func `a module is not called as the base is`() {
        #expect(throws: ScaffoldError.self) { try SetProof.viperbase.module("VIPER", Variant()) }
    }

    /// A layer that lacks a conformance is told by name, and does not end up as nil.
    @Test func `a missing conformance is told`() throws {
        var files = try SetProof.viperbase.module("MyModule", Variant(options: ["view": ["code"]]))
        files.merge(try SetProof.viperbase.surroundings(Variant())) { $1 }
        let path = "Modules/MyModule/MyModuleRouter.swift"
        let text = String(decoding: try #require(files[path]), as: UTF8.self)
        let extended = "extension MyModuleRouter"
        files[path] = Array(text.replacing(extended + ": MyModuleRouterProtocol", with: extended).utf8)
        let report = try GeneratedProject(files: files).runTests(mode: .swift6)
        #expect(report.buildFailure == nil)
        #expect(report.output.contains("MyModuleRouter must conform to MyModuleRouterProtocol, by"), "\(report)")
    }
}
