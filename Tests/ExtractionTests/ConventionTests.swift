import BuiltInSets
import Conventions
import Extraction
import Scaffolding
import TemplateSets
import TestSupport
import Testing

/// A set that was made of modules is one that they keep to.
@Suite struct ConventionTests {
    private func violations(in files: [String: String], under set: TemplateSet) throws -> [String] {
        let sets = SetCatalog([SetNames(of: set)]) { _ in
            try Convention.packed(set: set, variants: try set.skeletons())
        }
        let project = CheckedProject(root: "/project", setsOfFolders: ["Modules": set.name], productModule: "App")
        let checker = ProjectChecker(project, sets: sets, on: try MemoryFileSystem(files: files, in: "/project"))
        return try checker.check().violations.map { "\($0.path):\($0.line): \($0.rule.rawValue): \($0.message)" }
    }

    @Test(arguments: ["viper", "clean-swift", "viperbase", "viper-protocols", "vipera"])
    func `the modules of a set are clean under it`(_ name: String) throws {
        let set = try builtIn(name)
        let names = ["ClientList", "Login", "Orders"]
        var files: [String: String] = [:]
        var modules: [ModuleSource] = []
        for (index, name) in names.enumerated() {
            var values: [String: [String]] = index == 1 ? ["input": ["id:Int"]] : [:]
            values = values.filter { set.parameter($0.key) != nil }
            let module = try generate(name, set, values)
            files.merge(module) { $1 }
            files["Modules/\(name)/\(name).strings"] = ""
            modules.append(ModuleSource(name, module.merging(["\(name).strings": "\"a\" = \"b\";\n"]) { $1 }))
        }
        let extracted = try Extracted(modules)
        #expect(try violations(in: files, under: extracted.set) == [])
        files["Modules/Login/Login.strings"] = nil
        #expect(try violations(in: files, under: extracted.set).count == 1)
        let presenter = try #require(
            files.keys.first {
                $0.contains("Modules") && $0.hasSuffix("LoginPresenter.swift")
                    || $0.hasSuffix("LoginDefaultPresenter.swift")
            })
        files[presenter] = "import Foundation\n"
        #expect(try !violations(in: files, under: extracted.set).isEmpty)
    }

    @Test func `layers may name what the modules name`() throws {
        let extracted = try Extracted([
            ModuleSource(
                "Login",
                [
                    "View/LoginViewController.swift":
                        "import UIKit\nclass LoginViewController { var p: LoginPresenter? }\n",
                    "View/LoginCell.swift": "class LoginCell {}\n",
                    "LoginPresenter.swift":
                        "import UIKit\nclass LoginPresenter { weak var v: LoginViewController?; let c = LoginCell() }\n",
                    "LoginRouter.swift": "class LoginRouter {}\n",
                ])
        ])
        let text = try extracted.text("template.json").split(whereSeparator: \.isWhitespace).joined()
        #expect(
            text.hasSuffix(
                #""conventions":{"layers":{"view":{"files":["module/Modules/{{name}}/View"],"mayName":["presenter"]},"#
                    + #""presenter":{"mayName":["view"],"mayNotImport":["SwiftUI","AppKit","WatchKit"]},"#
                    + #""router":{"mayName":[]}},"strict":true}}"#))
    }

    /// What a new module imports is what the set allows.
    @Test func `layers may import what the set imports`() throws {
        let extracted = try Extracted([
            ModuleSource(
                "Login",
                [
                    "LoginInteractor.swift":
                        "import UIKit.UIColor\nclass LoginInteractor {\n    var color: UIColor?\n}\n",
                    "LoginPresenter.swift": "class LoginPresenter {}\n",
                ])
        ])
        let text = try extracted.text("template.json").split(whereSeparator: \.isWhitespace).joined()
        #expect(
            text.contains(#""interactor":{"mayName":[],"mayNotImport":["SwiftUI","AppKit","WatchKit"]}"#), "\(text)")
        let files = try generate("Orders", extracted.set)
        #expect(try violations(in: files, under: extracted.set).isEmpty)
    }

    /// What takes time beyond proportion would not come to an end here.
    @Test(.timeLimit(.minutes(5))) func `a type may have thousands of functions`() throws {
        let functions = (0..<4_000).map { "    func step\($0)() {}\n" }.joined()
        let files = [
            "LoginPresenter.swift": "final class LoginPresenter {\n\(functions)}\n",
            "LoginRouter.swift": "final class LoginRouter {}\n",
        ]
        let extracted = try Extracted([ModuleSource("Login", files)])
        #expect(try violations(in: generate("Orders", extracted.set), under: extracted.set).isEmpty)
    }
}
