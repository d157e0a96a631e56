import GeneratedCode
import Testing

extension SetProof {
    static let viperbase = SetProof(
        set: "viperbase",
        name: "MyModule",
        variants: Variant.all([
            "view": [["storyboard"], ["xib"], ["code"]],
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "input": [[], ["someData:Int", "title:String?", "onDone:(Int, [String]) -> Void"]],
        ]),
        surroundings: { _ in try generate("App", set: "viperbase", blueprint: "support") },
        weakReferences: ["xctest", "swift-testing"].map { (Variant(options: ["tests": [$0]]), 3) },
        fewestTests: 120
    )

    static let viperbaseSupport = SetProof(
        set: "viperbase", blueprint: "support", name: "App", variants: [Variant()], isWrittenOnce: true,
        fewestTests: 0)
}

@Suite struct ViperbaseTests {
    /// With the pod a module is the same, but for one line.
    @Test(arguments: SetProof.viperbase.variants)
    func thePodIsImportedAndNothingElseChanges(_ variant: Variant) throws {
        var pod = variant
        pod.options["library"] = ["pod"]
        let files = try SetProof.viperbase.module("MyModule", variant)
        let podFiles = try SetProof.viperbase.module("MyModule", pod)
        #expect(files.keys.sorted() == podFiles.keys.sorted())
        var imports = 0
        for (path, bytes) in podFiles {
            let text = String(decoding: bytes, as: UTF8.self)
            imports += text.contains("import VIPERBase\n") ? 1 : 0
            #expect(Array(text.replacing("import VIPERBase\n", with: "").utf8) == files[path], "\(path)")
        }
        #expect(imports >= 5)
    }

    /// A layer that lacks a conformance is told by name, and does not end up as nil.
    @Test func aMissingConformanceIsTold() throws {
        var files = try SetProof.viperbase.module("MyModule", Variant(options: ["view": ["code"]]))
        files.merge(try SetProof.viperbase.surroundings(Variant())) { $1 }
        let path = "Modules/MyModule/MyModuleRouter.swift"
        let text = String(decoding: try #require(files[path]), as: UTF8.self)
        let extended = "extension MyModuleRouter"
        files[path] = Array(text.replacing(extended + ": MyModuleRouterProtocol", with: extended).utf8)
        let report = try GeneratedProject(files: files).runTests(mode: .swift6)
        #expect(report.buildFailure == nil)
        #expect(report.output.contains("MyModuleRouter must conform to"), "\(report)")
    }
}
