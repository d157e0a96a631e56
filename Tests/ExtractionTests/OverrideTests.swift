import Extraction
import TestSupport
import Testing

/// What a set that is made of modules overrides does what it must, whatever else differs from module to module.
@Suite struct OverrideTests {
    private static func view(_ name: String, _ statements: [String]) -> String {
        let lines = statements.map { "        \($0)\n" }.joined()
        return "class @View: UIViewController {\n    let list = List()\n\n"
            + "    override func \(name) {\n\(lines)    }\n}\n"
    }

    @Test(arguments: [
        (["true", "true", "animated"], "true"), (["animated", "true", "false"], "animated"),
        (["false", "animated", "animated"], "animated"),
    ])
    func `the superclass is told, whatever it is told`(_ given: [String], _ expected: String) throws {
        func text(_ argument: String) -> String {
            Self.view("viewWillAppear(_ animated: Bool)", ["super.viewWillAppear(\(argument))", "list.load()"])
        }
        #expect(try mergedView(given.map(text)) == text(expected))
    }

    /// In one module each says so within something else, or to something else.
    @Test(arguments: [
        ("viewDidLoad()", [["super.viewDidLoad()", "a()"], ["super.viewDidLoad(b)", "b()"], ["c()"]]),
        ("loadView()", [["view = list", "a()"], ["view = List()", "b()"], ["self.view = list", "c()"]]),
        ("loadView()", [["super.loadView()", "view.a()"], ["view = list", "b()"], ["c()"]]),
    ])
    func `what must be done is done in the words of one module`(_ name: String, _ bodies: [[String]]) throws {
        let text = try mergedView(bodies.map { Self.view(name, $0) })
        #expect(bodies.contains { text == Self.view(name, [$0[0]]) }, "\(text)")
    }

    /// Then the superclass does it again.
    @Test(arguments: [
        ([["a()"], ["b()"], ["c()"]], true), ([["a()"], ["b()", "b()"], [""]], true),
        ([["a()", "b()"], ["c()", "d()"], ["e()", "f()"]], false),
    ])
    func `what does nothing any more overrides nothing`(_ bodies: [[String]], _ isLeft: Bool) throws {
        let modules = Self.modules(bodies.map { Self.view("hideProgress()", $0) })
        let text = try Self.view(of: Extraction(of: modules))
        #expect(text.contains("hideProgress") == isLeft, "\(text)")
    }

    @Test func `a screen that would make no view does not say how`() throws {
        let bodies = [["show()"], ["view = list", "a()"], ["view = List()", "b()"]]
        let modules = Self.modules(bodies.map { Self.view("loadView()", $0) })
        let extraction = Extraction(of: modules[0], comparedWith: Array(modules[1...]))
        #expect(try Self.view(of: extraction) == "class @View: UIViewController {\n    let list = List()\n}\n")
    }

    @Test(arguments: [
        "[list].forEach { view in self.view.add(view) }",
        "[list].forEach { view in\n            self.view.add(view)\n        }",
        "if let view = list.first {\n            self.view.add(view)\n        }",
        "let view = list.first\n        add(view)",
    ])
    func `what one module calls a closure's parameter others may have`(_ statement: String) throws {
        let usual = ["view = UIView()", "view.color = .gray", "title = name"]
        let text = Self.view("loadView()", usual)
        let odd = Self.view("loadView()", ["self.view = UIView()", statement, "title = name"])
        for place in 0..<4 {
            var texts = [text, text, text]
            texts.insert(odd, at: place)
            #expect(try Self.view(of: Extraction(of: Self.modules(texts))) == text)
        }
    }

    private static func modules(_ texts: [String]) -> [ModuleSource] {
        zip(moduleNames + ["MainMap"], texts).map { name, text in
            ModuleSource(name, ["\(name)View.swift": text.replacing("@", with: name)])
        }
    }

    private static func view(of extraction: Extraction) throws -> String {
        let files = try generate("New", Extracted(extraction).set)
        return (files["Modules/New/NewView.swift"] ?? "").replacing("New", with: "@")
    }
}
