import Extraction
import TestSupport
import Testing

/// What is left of declarations that each module has, and fills with something of its own.
@Suite struct SharedPartsTests {
    /// The files of the module `New` of a set that is made of modules with these texts by file, in which `@` is the
    /// name; by name, too.
    private func result(_ modules: [[String: String]]) throws -> [String: String] {
        let sources = zip(moduleNames, modules).map { name, texts in
            let files = texts.map { ($0.replacing("@", with: name), Self.named($1, name)) }
            return ModuleSource(name, Dictionary(uniqueKeysWithValues: files))
        }
        var extraction = Extraction(of: sources)
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        let files = try generate("New", Extracted(extraction).set)
        return Dictionary(
            uniqueKeysWithValues: files.map {
                let name = $0.split(separator: "/").last.map(String.init) ?? ""
                return (name.replacing("New", with: "@"), $1.replacing("New", with: "@"))
            })
    }

    /// A text for a name; an attribute stays one.
    private static func named(_ text: String, _ name: String) -> String {
        text.replacing("@", with: name).replacing(name + "State var", with: "@State var")
    }

    @Test func `functions that differ in their parameters have those of all`() throws {
        let parameters = [
            "from: UIViewController, token: Token", "from: UIViewController, output: Output",
            "with item: Item, from: UIViewController",
        ]
        func module(_ given: String) -> [String: String] {
            [
                "@Input.swift": "protocol @Input {\n    func present(\(given))\n}\n",
                "@Presenter.swift":
                    "class @Presenter: @Input {\n    func present(\(given)) {\n        print(from)\n    }\n}\n",
            ]
        }
        #expect(try result(parameters.map(module)) == module("from: UIViewController"))
        // What only some have is no function of all.
        let rest = ["@Presenter.swift": "class @Presenter {\n}\n"]
        let modules = parameters.map {
            ["@Presenter.swift": module($0)["@Presenter.swift"]?.replacing(": @Input", with: "")]
        }
        let some = try result([modules[0], modules[1], rest].map { $0.compactMapValues(\.self) })
        #expect(some == rest)
    }

    @Test func `of what a closure makes there is what most make of it`() throws {
        func module(_ title: String, _ more: String = "") -> [String: String] {
            [
                "@View.swift":
                    "class @View {\n    lazy var label: UILabel = {\n        let label = UILabel()\n"
                    + "        label.textColor = .red\n        label.text = \"\(title)\"\n\(more)"
                    + "        return label\n    }()\n}\n"
            ]
        }
        let modules = [module("a", "        label.isHidden = true\n"), module("b"), module("c")]
        let text = module("")["@View.swift"]?.replacing("        label.text = \"\"\n", with: "")
        #expect(try result(modules)["@View.swift"] == text)
    }

    @Test func `a view that each module fills otherwise shows nothing yet`() throws {
        func module(_ shown: String, _ more: String = "") -> [String: String] {
            [
                "@View.swift":
                    "import SwiftUI\n\nstruct @View: View {\n\(more)    var body: some View {\n        \(shown)\n    }\n}\n"
            ]
        }
        let state = "    @State var price = 1\n\n"
        let modules = [module("Text(price)", state), module("Image(a)"), module("List { b }")]
        #expect(try result(modules) == module("EmptyView()"))
        #expect(try result([modules[0], modules[1], modules[1]]) == modules[1])
    }

    @Test func `what an initializer does nothing with any more it is not given`() throws {
        func type(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
        func module(_ given: [String]) -> [String: String] {
            let parameters = (["view: @View"] + given.map { "\($0): \(type($0))" }).joined(separator: ", ")
            let arguments = (["view: view"] + given.map { "\($0): \($0)" }).joined(separator: ", ")
            return [
                "@View.swift": "class @View {\n}\n",
                "@Presenter.swift": "class @Presenter {\n    let view: @View\n"
                    + given.map { "    let \($0): \(type($0))\n" }.joined()
                    + "\n    init(\(parameters)) {\n        self.view = view\n"
                    + given.map { "        self.\($0) = \($0)\n" }.joined() + "    }\n}\n",
                "@Builder.swift": "class @Builder {\n    func build() {\n        let view = @View()\n"
                    + given.map { "        let \($0) = \(type($0))()\n" }.joined()
                    + "        let presenter = @Presenter(\(arguments))\n        show(presenter)\n    }\n}\n",
            ]
        }
        #expect(try result([module(["camera"]), module(["user"]), module(["price"])]) == module([]))
    }

    @Test func `a value that a property begins with is there, and what it is made of`() throws {
        func module(_ parts: String, begins: Bool) -> [String: String] {
            [
                "@Model.swift": "struct @Model {\n    let rows: [Int]\n\(parts)}\n",
                "@View.swift": "class @View {\n    var model: @Model\(begins ? " = .empty" : "?")\n}\n",
            ]
        }
        let empty = "    let title: String?\n    static let empty: Self = .init(rows: [], title: nil)\n"
        let modules = [module(empty, begins: true), module("", begins: false)]
        #expect(try result(modules) == modules[0])
    }

    @Test func `what conforms to a framework's protocol has what that requires, or does not conform`() throws {
        func module(_ rows: String, _ extra: String = "") -> [String: String] {
            [
                "@View.swift":
                    "class @View: UIViewController {\n    let table = UITableView()\n\(extra)\n"
                    + "    func load() {\n        table.dataSource = self\n        table.reloadData()\n    }\n}\n\n"
                    + "extension @View: UITableViewDataSource {\n"
                    + "    func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {\n"
                    + "        \(rows)\n    }\n\n"
                    + "    func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {\n"
                    + "        UITableViewCell()\n    }\n}\n"
            ]
        }
        let same = module("1")
        #expect(try result([same, same, module("2")]) == same)
    }

    @Test func `what an extension conforms to its type does not once more`() throws {
        let heads = ["class @View: @Store {\n}\n", "class @View: @Store {\n}\n", "class @View {\n}\n"]
        let other = "\nextension @View: @Store, @Logic {\n}\n"
        let protocols = "protocol @Store {\n}\n\nprotocol @Logic {\n}\n"
        let texts = zip(heads, ["\nextension @View: @Logic {\n}\n", other, other]).map { head, rest in
            head == heads[0] && rest == other
                ? ["@Types.swift": protocols, "@View.swift": heads[2] + rest]
                : ["@Types.swift": protocols, "@View.swift": head + rest]
        }
        let view = try result(texts)["@View.swift"] ?? ""
        #expect(view.split(separator: "@Store").count == 2, "\(view)")
    }

    /// What one module alone has in an extension brings along what the others have in the type.
    @Test func `a function stands in one of the places where modules have it`() throws {
        func module(_ members: String, _ extensions: String = "") -> [String: String] {
            let start = "    func start() {\n        lay()\n        add(#selector(tap))\n    }\n"
            return ["@View.swift": "class @View {\n\(start)\(members)}\n\(extensions)"]
        }
        let tap = "    func tap(_ sender: Any) {\n        print(sender)\n    }\n"
        let modules = [
            module("", "\nextension @View {\n    func lay() {\n    }\n\(tap)}\n"),
            module(tap + "    func lay(_ width: Int = 1) {\n    }\n"),
            module(tap + "    func lay(_ name: String = \"\") {\n    }\n"),
        ]
        let view = try result(modules)["@View.swift"] ?? ""
        #expect(view.split(separator: "func tap").count == 2 && view.contains("func lay()"), "\(view)")
    }

    @Test func `what a protocol requires its extension may have`() throws {
        func module(_ word: String) -> [String: String] {
            [
                "@Input.swift":
                    "protocol @Input {\n    var title: String { get }\n    func show()\n}\n\nextension @Input {\n"
                    + "    var title: String { \"\" }\n    func show() {\n        print(title)\n    }\n\(word)}\n"
            ]
        }
        let words = ["", "    var a: Int { 1 }\n", "    var b: Int { 1 }\n"]
        #expect(try result(words.map(module)) == module(""))
    }
}
