import Extraction
import Testing

/// What modules share and does not go together, without the parts that are in the way.
@Suite struct MendingTests {
    /// The new module of modules of these texts by file, in which `@` is the name.
    private func mended(_ modules: [[String: String]]) throws -> [String: String] {
        let extraction = Extraction(of: Self.sources(modules))
        return try Self.generated(try #require(extraction.mendingDeclarations()))
    }

    /// That of modules whose common parts need no mending.
    private func generated(_ modules: [[String: String]]) throws -> [String: String] {
        try Self.generated(Extraction(of: Self.sources(modules)))
    }

    private static func generated(_ extraction: Extraction) throws -> [String: String] {
        var proven = extraction
        #expect(try proven.prove(name: "house").filter(\.isSerious).isEmpty)
        let files = try generate("New", Extracted(proven).set)
        return Dictionary(
            uniqueKeysWithValues: files.map { path, text in
                (path.split(separator: "/").last.map(String.init) ?? path, text.replacing("New", with: "@"))
            })
    }

    private static func sources(_ modules: [[String: String]]) -> [ModuleSource] {
        zip(moduleNames, modules).map { name, files in
            var named: [String: String] = [:]
            for (path, text) in files { named["\(name)\(path).swift"] = text.replacing("@", with: name) }
            return ModuleSource(name, named)
        }
    }

    private func faults(_ modules: [[String: String]]) throws -> String {
        var extraction = Extraction(of: Self.sources(modules))
        return try "\(extraction.prove(name: "house").filter(\.isSerious))"
    }

    @Test func `what is made as its superclass makes it has one`() throws {
        let modules = ["UIViewController", "UITableViewController", "PageController"].map { parent in
            [
                "View": "class @View: \(parent) {\n}\n",
                "Router": "class @Router {\n    let view = @View(nibName: nil, bundle: nil)\n}\n",
            ]
        }
        #expect(try faults(modules).contains("calls no initializer"))
        #expect(try mended(modules)["NewView.swift"] == "class @View: PageController {\n}\n")
    }

    @Test func `an initializer takes what it sets`() throws {
        let parameters = [
            "view: @View, router: @Router?", "view: @View, interactor: @Part, router: @Router",
            "view: @Screen, router: @Router?, interactor: @Part?",
        ]
        let modules = parameters.map { given in
            let set = ["view", "interactor", "router"].filter { given.contains($0 + ":") }
                .map { "        self.\($0) = \($0)\n" }.joined()
            let properties = "    var view: @View?\n    var interactor: @Part?\n    var router: @Router?\n"
            return [
                "Part": "class @Part {\n}\n", "View": "class @View: @Screen {\n}\n", "Router": "class @Router {\n}\n",
                "Screen": "protocol @Screen {\n}\n",
                "Presenter": "class @Presenter {\n\(properties)\n    init(\(given)) {\n\(set)    }\n}\n",
            ]
        }
        let presenter = try generated(modules)["NewPresenter.swift"] ?? ""
        #expect(presenter.contains("interactor: @Part") && presenter.contains("self.interactor = interactor"))
    }

    @Test func `a property is set to what has its type`() throws {
        let modules = [", @Input", ", @Input", ""].map { input in
            [
                "Input": "protocol @Input {\n}\n", "Presenter": "class @Presenter {\n    var view: @Input?\n}\n",
                "View": "class @View: UIViewController {\n}\n\nextension @View: UITextFieldDelegate\(input) {\n}\n",
                "Router":
                    "class @Router {\n    func show() {\n        let view = @View()\n"
                    + "        let presenter = @Presenter()\n        presenter.view = view\n    }\n}\n",
            ]
        }
        #expect(try faults([modules[2], modules[2], modules[2]]) == "[]")
        let wrong = modules.enumerated().map { index, files in
            index == 0 ? files.merging(["Input": "protocol @Input {\n}\n\nprotocol @Screen {\n}\n"]) { $1 } : files
        }
        #expect(try mended(wrong)["NewView.swift"]?.contains("@Input") == true)
    }

    @Test func `a module is made by what others can call`() throws {
        let made =
            "        let presenter = @Presenter()\n        let view = @View()\n        view.presenter = presenter\n"
        let heads = [
            "private func make() -> @View", "func open(in page: Page) -> @View", "func show(on bar: Bar) -> @View",
        ]
        let modules = heads.map { head in
            [
                "Presenter": "class @Presenter {\n}\n", "View": "class @View {\n    var presenter: @Presenter?\n}\n",
                "Router": "class @Router {\n    \(head) {\n\(made)        return view\n    }\n}\n",
            ]
        }
        #expect(try mended(modules)["NewRouter.swift"]?.contains("    func open(in page: Page) -> @View {\n") == true)
    }

    @Test func `a part that each module makes is made`() throws {
        let modules = [("at: Place", "place"), ("of: Item", "item"), ("with: Mode", "mode")].map { given, name in
            [
                "Presenter": "class @Presenter {\n    var view: @View?\n}\n", "View": "class @View {\n}\n",
                "Router": "class @Router {\n    func show() {\n    }\n\n"
                    + "    func \(name)(\(given)) -> @View {\n        let view = @View()\n"
                    + "        let presenter = @Presenter()\n        presenter.view = view\n"
                    + "        return view\n    }\n}\n",
            ]
        }
        #expect(try generated(modules)["NewRouter.swift"]?.contains("let presenter = @Presenter()") == true)
    }

    @Test func `what stays is what the modules have, where nothing can be done`() throws {
        let modules = ["Row", "Form", "Feed"].map { word in
            ["View": "class @View {\n}\n", "Router": "import UIKit\n\nclass \(word)Way@ {\n}\n"]
        }
        #expect(Extraction(of: Self.sources(modules)).mendingDeclarations() == nil)
    }
}
