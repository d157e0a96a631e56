import Extraction
import TestSupport
import Testing

/// What is left of modules neither uses what went with something else, nor is left for what went.
@Suite struct LeftUsesTests {
    /// The new module's file `XView.swift` of a set that is made of the first of modules with these texts.
    private func led(_ texts: [String]) throws -> String {
        let modules = zip(moduleNames + ["MainMap"], texts).map { name, text in
            ModuleSource(name, ["\(name)View.swift": text.replacing("@", with: name)])
        }
        var extraction = Extraction(of: modules[0], comparedWith: Array(modules[1...]))
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        let files = try generate("New", Extracted(extraction).set)
        return (files["Modules/New/NewView.swift"] ?? "").replacing("New", with: "@")
    }

    /// Only a search has a category.
    @Test(arguments: [
        "if category?.isEmpty == true {\n            return false\n        }\n        return category != nil",
        "let count = self.category?.count\n        return count != nil",
    ])
    func `what a superclass has goes with it`(_ body: String) throws {
        func text(_ parent: String, _ body: String) -> String {
            "class @View: \(parent) {\n    func canEdit() -> Bool {\n        \(body)\n    }\n}\n"
        }
        let none = "class @View: UIViewController {\n}\n"
        let usual = text("UIViewController", "return true")
        #expect(try mergedView([text("SearchController", body), usual, none]) == usual)
        // What somebody else calls so is another thing.
        let other =
            "class @View: UIViewController {\n    func show(category: Category) {\n        use(category)\n    }\n}\n"
        #expect(try mergedView([text("SearchController", body), usual, other]) == usual)
        // What all ask is asked of any screen.
        let all = ["SearchController", "UIViewController", "UIViewController"].map { text($0, body) }
        #expect(try mergedView(all) == all[1])
    }

    /// What all have in common names it, whatever each sets it to.
    @Test func `what a type has itself stays for what names it by 'Self'`() throws {
        func text(_ height: String) -> String {
            """
            class @View: UIViewController {
            \(height)}

            extension @View: UITableViewDelegate {
                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                    return Self.height
                }
            }

            """
        }
        let own = text("    static let height = CGFloat(82)\n")
        let none = text("").replacing("return Self.height", with: "return 44")
        #expect(try led([own, none, none]) != text(""))
        #expect(try led([own, own, none]) == own)
    }

    @Test(arguments: [true, false])
    func `what is made of nothing overrides how an NSObject is made`(_ isPublic: Bool) throws {
        func text(_ parent: String, _ parameter: String) -> String {
            let set = parameter.isEmpty ? "" : "        self.entry = entry\n"
            return
                "class @View\(parent) {\n    var entry: Entry?\n    \(isPublic ? "public " : "")init(\(parameter)) {\n"
                + "\(set)        start()\n    }\n}\n"
        }
        let texts = [text(": NSObject", "entry: Entry?"), text("", ""), text("", ""), text("", "")]
        let expected = text(": NSObject", "").replacing("init(", with: "override init(")
        #expect(try led(texts) == expected)
        // What leads inherits nothing that it does not inherit itself.
        #expect(try led([texts[1], texts[0], texts[2], texts[3]]) == texts[1])
    }

    @Test func `keys fit the properties, or go`() throws {
        func text(_ name: String, _ more: String...) -> String {
            let properties = [name + "ID"] + more
            return
                "struct @View: Codable {\n    let \(properties.joined(separator: ", ")): String\n    let title: String\n\n"
                + "    enum CodingKeys: String, CodingKey {\n        case \(name)ID = \"\(name)Id\"\n"
                + "        case \((more + ["title"]).joined(separator: ", "))\n    }\n}\n"
        }
        let texts = [text("user", "name"), text("album", "url", "note"), text("post", "body")]
        #expect(try mergedView(texts) == "struct @View: Codable {\n    let title: String\n}\n")
        #expect(try mergedView([texts[0], texts[0], texts[1]]) == texts[0])
    }

    @Test(arguments: ["!", "?"])
    func `what is handed over is handed over as in one of the modules`(_ mark: String) throws {
        func text(_ service: String, _ head: String) -> String {
            """
            class @Presenter {
                var \(service.lowercased()): \(service)\(mark)
            }

            class @Builder {
                func \(head) -> @Presenter {
                    let presenter = @Presenter()
                    presenter.\(service.lowercased()) = \(service)()
                    return presenter
                }
            }

            """
        }
        let texts = [("Store", "make()"), ("Login", "make()"), ("Store", "make(item: Item)")]
        #expect(try led(texts.map(text)) == text("Store", "make()"))
    }

    @Test(arguments: [
        ["private func fill() {\n        print(1)\n    }"], ["private let width = 8"],
        ["private func fill() {\n        lay()\n    }", "private func lay() {\n        print(1)\n    }"],
    ])
    func `what is private goes with its last use`(_ helpers: [String]) throws {
        func text(_ function: String, isUsing: Bool = true, _ helpers: [String]) -> String {
            let used = helpers.first?.contains("width") == true ? "use(width)" : "fill()"
            let call = isUsing ? "        \(used)\n" : ""
            let all = helpers.map { "\n    \($0)\n" }.joined()
            return "class @View {\n    func start() {\n    }\n\n    func \(function)() {\n\(call)    }\n\(all)}\n"
        }
        let texts = ["show", "open", "load"].map { text($0, helpers) }
        #expect(try mergedView(texts) == "class @View {\n    func start() {\n    }\n}\n")
        let all = texts.map { $0.replacing("func open", with: "func show").replacing("func load", with: "func show") }
        #expect(try mergedView(all) == texts[0])
        // What only a storyboard calls nothing else uses.
        let actions = ["show", "open", "load"].map {
            text($0, isUsing: false, ["@IBAction private func tap() {\n    }"])
        }
        #expect(try mergedView(actions).contains("private func tap()"))
    }

    /// What it is made by may do something.
    @Test(arguments: [("view.safeArea", false), ("[1, 2]", false), ("buildMenu()", true)])
    func `a constant goes with its last use`(_ value: String, _ stays: Bool) throws {
        func text(_ statement: String) -> String {
            """
            class @View: UIViewController {
                func layOut() {
                    let area = \(value)
                    prepare()
                    \(statement)
                }
            }

            """
        }
        let set = try mergedView((1...3).map { text("use\($0)(area)") })
        #expect(set.contains("prepare()") && set.contains("let area") == stays, "\(set)")
        #expect(try mergedView(Array(repeating: text("use(area)"), count: 3)) == text("use(area)"))
    }
}
