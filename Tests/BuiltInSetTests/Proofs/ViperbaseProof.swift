import GeneratedCode
import Scaffolding
import TemplateSets
import Testing

extension SetProof {
    fileprivate static let withoutTests = Variant(options: ["tests": ["none"]])
    fileprivate static let store = ["Modules/Store.swift": Array("final class Store { private init() {} }\n".utf8)]

    /// The base; and what screens with data name: entities with their services, and modules that are opened.
    @Sendable private static func surroundings(_ variant: Variant) throws -> [String: [UInt8]] {
        let withoutTests = ["tests": ["none"]]
        var files = try generate("App", set: "viperbase", blueprint: "support", Variant(options: withoutTests))
        files.merge(store) { $1 }
        guard variant.options["entity"] != nil || variant.options["opens"] != nil else { return files }
        files["Status.swift"] = Array(
            "nonisolated enum Status: Codable, Hashable, Sendable { case at([Int].Index) }\n".utf8)
        let entities = [
            ("Client", ["id:Int", "name:String"], []), ("Order", ["id:String", "status:Status"], ["agentId:Int"]),
            ("News", ["id:Int", "title:String?", "isRead:Bool", "tags:[String]", "day:Date?"], []),
        ]
        for (name, properties, scope) in entities {
            // The tests of one have a sample.
            var entity = Variant(options: withoutTests.merging(["property": properties]) { $1 })
            if name == "News" { entity.options["tests"] = variant.options["tests"] }
            files.merge(try generate(name, set: "viper", blueprint: "entity", entity)) { $1 }
            let service = Variant(options: withoutTests.merging(["scope": scope]) { $1 })
            files.merge(try generate(name, set: "viper", blueprint: "api-service", service)) { $1 }
        }
        let modules = [
            "ClientDetails": ["input": ["clientId:Int"]], "NextModule": ["input": ["agentId:Int", "title:String?"]],
            "AddClient": ["event": ["didCreateClient(clientId: Int)", "didCancel"]], "Settings": [:],
        ]
        for (name, options) in modules {
            let code = ["view": ["code"]].merging(withoutTests) { $1 }.merging(options) { $1 }
            files.merge(try generate(name, set: "viperbase", Variant(options: code))) { $1 }
        }
        return files
    }

    private static let screensWithData: [Variant] = {
        let screens: [[String: [String]]] = [
            ["entity": ["Client"], "view": ["storyboard"]],
            ["entity": ["Client"], "opens": ["ClientDetails", "AddClient", "Settings"], "view": ["xib"]],
            [
                "entity": ["Order"], "opens": ["AddClient"], "input": ["agentId:Int"],
                "event": ["didPick(order: Order, at: Int)", "didFind(count: Int, onDone: () -> Void)", "didCancel"],
            ],
            ["opens": ["NextModule", "AddClient", "Settings"], "input": ["agentId:Int", "title:String?"]],
            ["entity": ["News"], "input": ["title:String", "store:Store"]],
            ["entity": ["Order"], "input": ["orderId:String"], "event": ["didLoadURL"]],
            ["event": ["didPick(id: Int)", "didLoad(title: String?)"], "input": ["title:String?"]],
        ]
        return ["xctest", "swift-testing", "none"].flatMap { framework in
            (framework == "none" ? [screens[2]] : screens).map { screen in
                Variant(options: ["view": ["code"], "tests": [framework]].merging(screen) { $1 })
            }
        }
    }()

    static let viperbase = SetProof(
        set: "viperbase",
        name: "MyModule",
        variants: Variant.all([
            "view": [["storyboard"], ["xib"], ["code"]],
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "input": [[], ["someData:Int", "title:String?", "onDone:(Int, [String]) -> Void"]],
        ]) + Variant.all(["tests": [["xctest"], ["swift-testing"]], "input": [["store:Store", "limit:Int"]]])
            + screensWithData,
        surroundings: surroundings,
        readsSurroundings: true,
        weakReferences: [
            (Variant(options: ["tests": ["xctest"]]), 3),
            (Variant(options: ["tests": ["swift-testing"], "event": ["didPick(id: Int)"]]), 4),
        ],
        mutated: [
            [
                "view": ["code"], "input": ["agentId:Int"], "entity": ["Client"],
                "opens": ["ClientDetails", "AddClient"],
                "event": ["didPick(id: Int)"],
            ],
            ["entity": ["News"], "input": ["newsId:Int"], "view": ["code"]],
            ["view": ["storyboard"], "entity": ["Client"], "opens": ["AddClient"]],
            [
                "view": ["xib"], "input": ["title:String?", "clientId:Int"], "opens": ["ClientDetails", "AddClient"],
            ],
        ].map { Variant(options: $0) },
        // Only UIKit calls what an alert's action does.
        survivors: ["self?.presenter.didTapRetry(): is dropped"],
        fewestTests: 350
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
                .replacing("        XCTAssertEqual(module.view.nibName, \"MyModuleView\")\n", with: "")
                .replacing("        #expect(module.view.nibName == \"MyModuleView\")\n", with: "")
            let common = text.replacing("import VIPERBase\n", with: "")
                .replacing("    @MainActor\n    private func", with: "    private func")
            #expect(common == expected, "\(path)")
        }
        #expect(imports >= 5)
    }

    /// The pod has the base's text, but knows nothing of isolation; it is a module of its own.
    @Test func `modules compile with the pod`() throws {
        var files: [String: [UInt8]] = [:]
        for variant in SetProof.viperbase.variants {
            files.merge(try SetProof.viperbase.surroundings(variant)) { $1 }
        }
        for path in files.keys where path.hasPrefix("Support/") {
            guard let bytes = files.removeValue(forKey: path) else { continue }
            let text = String(decoding: bytes, as: UTF8.self).replacing("@MainActor\n", with: "")
            files[path.replacing("Support/", with: "Libraries/")] = Array(text.utf8)
        }
        for path in files.keys where path.hasPrefix("Modules/") && path != "Modules/Store.swift" {
            let text = String(decoding: files[path] ?? [], as: UTF8.self)
            let imported = text.replacing(/^import (UIKit|Foundation)\n/.anchorsMatchLineEndings()) {
                "\($0.0)import VIPERBase\n"
            }
            files[path] = Array(imported.utf8)
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
        let message = "MyModuleRouter must conform to MyModuleRouterProtocol, as MyModulePresenter expects"
        #expect(report.output.contains(message), "\(report)")
    }
}
