import Extraction
import TestSupport
import Testing

/// What a set that was made of modules writes is whole: what it uses is declared where it is looked for, once, and
/// nothing that belongs to somebody else gets the module's name.
struct WholenessTests {
    /// The files of the module `New` of a set that is made of one module, compared with others; by name, `@` is the
    /// name.
    func result(_ example: [String: String], beside others: [[String: String]] = []) throws -> [String: String] {
        let names = ["HomeFeed", "UserLogin", "OrderList"]
        var modules = zip(names, [example] + others).map { name, files in
            ModuleSource(
                name,
                Dictionary(
                    uniqueKeysWithValues: files.map {
                        ($0.replacing("@", with: name) + ".swift", $1.replacing("@", with: name))
                    }))
        }
        modules[0].foreignNames = ["HomeFeedItem", "fetchHomeFeed"]
        var extraction =
            others.isEmpty
            ? Extraction(of: modules) : Extraction(of: modules[0], comparedWith: Array(modules.dropFirst()))
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        let files = try generate("New", Extracted(extraction).set)
        return Dictionary(
            uniqueKeysWithValues: files.map {
                let name = $0.split(separator: "/").last.map(String.init) ?? ""
                return (name.replacing("New", with: "@").replacing(".swift", with: ""), $1.replacing("New", with: "@"))
            })
    }

    @Test func `a member is looked for in its own type`() throws {
        let example = [
            "@View": """
            class @View {
                var genres: [String] = []
                func load(_ other: [String]) {
                    print(genres)
                }
            }

            """,
            "@Presenter": "class @Presenter {\n    func show(genres: [String]) {\n        print(genres)\n    }\n}\n",
        ]
        var other = example
        other["@View"] = "class @View {\n    func load(_ other: [String]) {\n        print(genres)\n    }\n}\n"
        #expect(try result(example, beside: [other, other])["@View"] == example["@View"])
    }

    /// The example inherits that where the others say it.
    @Test func `a protocol is for objects where one is held weakly`() throws {
        func module(_ parent: String) -> [String: String] {
            [
                "@Presenter": "class @Presenter {\n    weak var view: @View?\n}\n",
                "@View": "protocol @View: \(parent) {\n}\n",
            ]
        }
        let others = [module("AnyObject"), module("AnyObject, Shown")]
        #expect(try result(module("BaseView"), beside: others)["@View"] == "protocol @View: AnyObject {\n}\n")
    }

    @Test func `another name of a module's type is the module's own`() throws {
        let example = [
            "@Router": "typealias EntryPoint = @View\n\nclass @Router {\n    var entry: EntryPoint?\n}\n",
            "@View": "let margin = 8\n\nclass @View {\n    var width = margin\n}\n",
        ]
        let result = try result(example)
        #expect(result["@Router"] == example["@Router"]?.replacing("EntryPoint", with: "@EntryPoint"))
        #expect(result["@View"] == "class @View {\n    var width = margin\n}\n")
    }

    @Test func `a mock is the module's own, or stays where it is`() throws {
        let test = "class @Tests: XCTestCase {\n    let view = MockView()\n    let net = MockNet()\n}\n"
        let mocks = "class MockView: @ViewInput {}\n\nclass MockNet {}\n"
        let texts = ["@View": "protocol @ViewInput {}\n", "Tests/@/@Tests": test, "Tests/@/MocksOf@": mocks]
        let result = try result(texts)
        #expect(result["@Tests"] == test.replacing("MockView", with: "@MockView"))
        #expect(result["MocksOf@"] == "class @MockView: @ViewInput {}\n")
    }

    @Test(arguments: ["", "Routing/"])
    func `a set of which a file declares nothing any more does not hold together`(_ folder: String) throws {
        let modules = ["HomeFeed": "A", "UserLogin": "B", "OrderList": "C"].map { name, word in
            ModuleSource(
                name,
                [
                    "\(name)View.swift": "class \(name)View {}\n",
                    "\(word == "B" ? folder : "")\(name)Router.swift": "import UIKit\n\nclass \(word)Way\(name) {}\n",
                ])
        }
        var extraction = Extraction(of: modules)
        let faults = try extraction.prove(name: "house").filter(\.isSerious)
        #expect(faults.count == 1 && "\(faults)".contains("nothing is declared any more"), "\(faults)")
    }

    @Test func `a helper's file that declares nothing any more is left out`() throws {
        let modules = ["HomeFeed": "A", "UserLogin": "B"].map { name, word in
            let texts = ["View": "class \(name)View {}\n", "Stuff": "import UIKit\n\nclass \(word)\(name) {}\n"]
            return ModuleSource(name, Dictionary(uniqueKeysWithValues: texts.map { ("\(name)\($0).swift", $1) }))
        }
        var extraction = Extraction(of: modules)
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        #expect(try generate("New", Extracted(extraction).set).keys.sorted() == ["Modules/New/NewView.swift"])
        #expect(extraction.differences.map(\.modules.count) == [2])
    }

    @Test func `a file in which nothing is left but what is private is none`() throws {
        let texts = [
            "@View": "class @View {\n    let header = Header()\n}\n",
            "Header":
                "private enum Size {\n    static let font = 8\n}\n\nclass Header {\n    let size = Size.font\n}\n",
        ]
        #expect(try result(texts).keys.sorted() == ["@View"])
    }

    @Test func `what hands itself over as a delegate is one`() throws {
        let cell = """
            class @Cell {
                weak var delegate: RowDelegate?
            }

            """
        let show = "class @View {\n    func show(_ cell: @Cell) {\n        cell.delegate = self\n    }\n}\n"
        let example = ["@Cell": cell, "@View": show + "\nextension @View: RowDelegate {\n    func didTap() {}\n}\n"]
        let other = ["@Cell": cell, "@View": show + "\nextension @View: OtherDelegate {\n    func didTap() {}\n}\n"]
        #expect(try result(example, beside: [other, other])["@View"] == example["@View"])
    }

    @Test func `a case that is named by its dot alone stays`() throws {
        let example = [
            "@Route": "enum @Route {\n    case detail\n}\n",
            "@Router": "class @Router {\n    func go(to route: @Route) {\n        follow(.detail)\n    }\n}\n",
            "@View": "class @View {\n    var detail = 1\n}\n",
        ]
        var other = example
        other["@Route"] = "enum @Route {\n}\n"
        #expect(try result(example, beside: [other, other])["@Route"] == example["@Route"])
    }

    @Test func `what a protocol is asked for stays in it`() throws {
        let example = [
            "@View": """
            protocol @Output: AnyObject {
                var colors: [Int] { get }
            }

            class @View {
                weak var output: @Output?
            }

            extension @View {
                func count() -> Int? {
                    output?.colors.count
                }
            }

            """,
            "@Presenter": "class @Presenter: @Output {\n    var colors: [Int] = []\n}\n",
        ]
        var other = example
        other["@View"] = example["@View"]?.replacing("    var colors: [Int] { get }\n", with: "")
        #expect(try result(example, beside: [other, other])["@View"] == example["@View"])
    }

    @Test func `what only one module can declare stays where it is, or gets the name`() throws {
        let files = try result([
            "@View": """
            class @View {
                let price = PriceCell()
                let row = RowCell()
            }

            class PriceCell {
            }

            private class Badge {
            }

            extension String {
                var shout: String { uppercased() }
            }

            """,
            "RowCell": "class RowCell {\n    weak var view: @View?\n}\n\nextension RowCell {\n    func show() {}\n}\n",
            "Colors": "enum Colors {\n    static let red = 1\n}\n",
        ])
        #expect(
            files["@View"] == """
                class @View {
                    let price = PriceCell()
                    let row = @RowCell()
                }

                private class Badge {
                }

                """)
        #expect(
            files["@RowCell"]
                == "class @RowCell {\n    weak var view: @View?\n}\n\nextension @RowCell {\n    func show() {}\n}\n")
        #expect(files.keys.sorted() == ["@RowCell", "@View"])
    }

    @Test func `of what has another type in the example, the example's is taken`() throws {
        func text(_ type: String) -> [String: String] {
            [
                "@View":
                    "class @View {\n    let store: Store<\(type)>\n\n    init(store: Store<\(type)>) {\n"
                    + "        self.store = store\n    }\n}\n"
            ]
        }
        #expect(try result(text("Category"), beside: [text("User"), text("User")]) == text("Category"))
    }

    @Test func `a line ends behind generic arguments`() throws {
        let example = [
            "@View": """
            class @View {
                let store: Store<@View>
                weak var output: @View?
            }

            """
        ]
        let other = ["@View": "class @View {\n    let store: Store<Int>\n    weak var output: @View?\n}\n"]
        let sum = ["@View": "class @View {\n    weak var output: @View?\n    let sum = 1 +\n        2\n}\n"]
        #expect(try result(example, beside: [other])["@View"]?.contains("weak var output: @View?") == true)
        #expect(try result(sum, beside: [sum])["@View"] == sum["@View"])
        #expect(
            try result(example, beside: [sum, other])["@View"] == "class @View {\n    weak var output: @View?\n}\n")
    }

    @Test func `a name that the module has already is not given twice`() throws {
        let files = try result([
            "@Cell": "class @Cell {\n}\n", "Cell": "class Cell {\n    weak var other: @Cell?\n}\n",
        ])
        #expect(files["@ModuleCell"] == "class @ModuleCell {\n    weak var other: @Cell?\n}\n", "\(files)")
        #expect(files["@Cell"] == "class @Cell {\n}\n")
    }

    @Test func `what others declare keeps its name`() throws {
        let files = try result([
            "@Interactor": """
            class @Interactor {
                let service = ItemService()
                func fetch@(_ own: @Interactor) -> [@Item] {
                    own.fetch@(self)
                    ItemService.shared.fetch@()
                    @Interactor.shared.fetch@(self)
                    return service.fetch@()
                }
            }

            """
        ])
        #expect(
            files["@Interactor"] == """
                class @Interactor {
                    let service = ItemService()
                    func fetch@(_ own: @Interactor) -> [HomeFeedItem] {
                        own.fetch@(self)
                        ItemService.shared.fetchHomeFeed()
                        @Interactor.shared.fetch@(self)
                        return service.fetchHomeFeed()
                    }
                }

                """)
    }
}
