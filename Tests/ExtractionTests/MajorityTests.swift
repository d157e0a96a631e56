import Extraction
import TestSupport
import Testing

/// What several modules have in common where they do not all agree: most of them decide, and what is left is whole.
@Suite struct MajorityTests {
    @Test(arguments: [
        ("class @A {\n    var view: @View?\n}\n", "class @A {\n    weak var view: @View?\n}\n"),
        ("class @A {\n    weak var view: @View?\n    var a: A?\n}\n", "class @A {\n    weak var view: @View?\n}\n"),
        ("class @A {\n}\n", "class @A {\n    weak var view: @View?\n}\n"),
        ("public class @A {\n    weak var view: @View?\n}\n", "class @A {\n    weak var view: @View?\n}\n"),
        ("struct @A {\n    weak var view: @View?\n}\n", "class @A {\n    weak var view: @View?\n}\n"),
    ])
    func `one of three that differs decides nothing`(_ odd: String, _ expected: String) throws {
        let usual = "class @A {\n    weak var view: @View?\n}\n"
        for place in 0..<3 {
            var texts = [usual, usual, usual]
            texts[place] = odd
            let text = try mergedView(texts)
            // A type that one module alone declares otherwise is in the words of the first.
            #expect(text.replacing("public ", with: "") == expected, "\(place): \(text)")
        }
    }

    /// Some say it themselves, and others inherit it.
    @Test(arguments: [
        ("weak var view: @View?", [": AnyObject", ": BaseView", ": AnyObject, Shown"], ": AnyObject"),
        ("weak var view: @View?", [": BaseView", ": Shown", ": Other"], ": AnyObject"),
        ("weak var view: @View?", [": BaseView", ": BaseView", ": AnyObject"], ": BaseView"),
        ("var view: @View?", [": BaseView", ": Shown", ": Other"], ""),
    ])
    func `a protocol is for objects where one is held weakly`(
        _ property: String, _ parents: [String], _ expected: String
    ) throws {
        let texts = parents.map { "protocol @View\($0) {\n}\n\nclass @A {\n    \(property)\n}\n" }
        let text = try mergedView(texts)
        #expect(text == "protocol @View\(expected) {\n}\n\nclass @A {\n    \(property)\n}\n")
    }

    @Test func `a framework's case is no name of the module that has one called alike`() throws {
        let button = """
            class @View {
                private lazy var button: UIButton = {
                    let button = UIButton()
                    button.setTitle("Go", for: .normal)
                    return button
                }()
            }

            """
        let state = "enum PageState {\n    case normal\n    case empty\n}\n"
        for text in [button + state, state + button] {
            #expect(try mergedView([text, button, button]) == button)
        }
        let modules = moduleNames.enumerated().map { index, name in
            let files = ["\(name)View.swift": button.replacing("@", with: name)]
            return ModuleSource(name, index == 0 ? files.merging(["PageState.swift": state]) { $1 } : files)
        }
        var extractions = [Extraction(of: modules), Extraction(of: modules[0], comparedWith: Array(modules[1...]))]
        for index in extractions.indices {
            #expect(try extractions[index].prove(name: "house").isEmpty)
        }
    }

    @Test func `what all declare in other words stays`() throws {
        let text = try mergedView([
            "protocol @Input: class {\n    func show()\n}\nclass @A: @Input {\n    var out: @Out?\n    func show() {}\n}\n",
            "protocol @Input: AnyObject {\n    func show()\n}\nclass @A: @Input {\n    weak var out: @Out!\n    func show() {}\n}\n",
            "protocol @Input {\n    func show()\n}\nclass @A: @Input {\n    var out: @Out!\n    func show() {}\n}\n",
        ])
        #expect(text.contains("protocol @Input"))
        #expect(text.contains("class @A: @Input {\n    var out: @Out?\n    func show() {}\n}"))
    }

    @Test func `an initializer sets what has no value without it, and is called so`() throws {
        func text(_ kind: String) -> String {
            let name = kind.lowercased()
            return """
                class @Presenter {
                    private let view: @View
                    private let \(name): \(kind)

                    init(view: @View, \(name): \(kind)) {
                        self.view = view
                        self.\(name) = \(name)
                    }
                }
                class @Builder {
                    static func build(\(name): \(kind)) -> @Presenter {
                        let view = @View()
                        let presenter = @Presenter(view: view, \(name): \(name))
                        return presenter
                    }
                }

                """
        }
        #expect(
            try mergedView([text("Order"), text("User"), text("Feed")]) == """
                class @Presenter {
                    private let view: @View

                    init(view: @View) {
                        self.view = view
                    }
                }
                class @Builder {
                    static func build() -> @Presenter {
                        let view = @View()
                        let presenter = @Presenter(view: view)
                        return presenter
                    }
                }

                """)
    }

    @Test func `an initializer for storyboards is not all that is left`() throws {
        func text(_ more: String, _ value: String) -> String {
            """
            class @View: UIViewController {
                private let presenter: @Presenter
                \(more)
                init(\(value): Int, presenter: @Presenter) {
                    self.presenter = presenter
                    super.init(nibName: nil, bundle: nil)
                    print(\(value))
                }

                required init?(coder: NSCoder) {
                    fatalError("init(coder:) has not been implemented")
                }
            }

            """
        }
        let text = try mergedView([text("let a = 1", "a"), text("let b = 1", "b"), text("let c = 1", "c")])
        #expect(
            text.contains(
                "    init(presenter: @Presenter) {\n        self.presenter = presenter\n        super.init(nib"))
        #expect(text.contains("required init?(coder: NSCoder)"))
    }

    /// Where lines are broken is no difference.
    @Test(arguments: [
        ("init(\n        frame: CGRect = .zero\n    ) {", "init(frame: CGRect = .zero) {"),
        ("func a(\n        frame: CGRect\n    ) {", "func a(frame: CGRect) {"),
    ])
    func `a signature may be broken into lines`(_ broken: String, _ whole: String) throws {
        func view(_ head: String) -> String {
            """
            class @View: UIView {
                var text = ""

                \(head)
                    super.set(frame: frame)
                    text = "a"
                }
            }

            """
        }
        #expect(try mergedView([view(broken), view(broken), view(whole)]) == view(broken))
        #expect(try mergedView([view(whole), view(broken), view(whole)]) == view(whole))
    }

    @Test func `a cast goes on with its line`() throws {
        func view(_ cast: String) -> String {
            "class @View {\n    func a() {\n        let b = c()\(cast)as? D\n        b?.e = f\n    }\n}\n"
        }
        let (broken, whole) = (view("\n            "), view(" "))
        #expect(try mergedView([broken, broken, whole]) == broken)
        #expect(try mergedView([whole, broken, whole]) == whole)
    }

    @Test func `what overrides something has a superclass`() throws {
        func text(_ parent: String) -> String {
            "class @View: \(parent) {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n    }\n}\n"
        }
        let text = try mergedView([text("BaseController"), text("UIViewController"), text("TableController")])
        #expect(
            text
                == "class @View: BaseController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n    }\n}\n"
        )
    }

    @Test func `what is used is declared, and what is declared so is there`() throws {
        func text(_ type: String) -> String {
            """
            protocol @Input {
                func show(_ item: \(type))
            }
            class @View: @Input {
                func show(_ item: \(type)) {
                    print(item.\(type.lowercased()))
                }
            }
            class @Presenter {
                var view: @Input?
                func start() {
                    view?.show(items[0])
                }
            }

            """
        }
        let text = try mergedView([text("Order"), text("User"), text("Feed")])
        #expect(text.contains("protocol @Input {\n    func show(_ item: Order)\n}"), "\(text)")
        #expect(text.contains("class @View: @Input {\n    func show(_ item: Order) {\n    }\n}"), "\(text)")
    }

    @Test func `a conformance counts wherever it is said`() throws {
        let text = try mergedView([
            "class @View: @Input, UITableViewDelegate {\n    let a = 1\n}\n",
            "class @View: @Input {\n    let a = 1\n}\nextension @View: UITableViewDelegate {\n}\n",
            "class @View {\n    let a = 1\n}\nextension @View: @Input {\n}\n",
        ])
        #expect(text == "class @View: @Input {\n    let a = 1\n}\nextension @View: UITableViewDelegate {\n}\n")
    }

    @Test func `a call has the arguments of what it calls`() throws {
        let text = try mergedView([
            "class @A {\n    let a: Int\n    init(a: Int, b: Int) {\n        self.a = a\n    }\n}\nfunc make() {\n    use(@A(a: 1, b: 2))\n    let x = @A(a: 3, b: 4)\n    use(x)\n}\n",
            "class @A {\n    let a: Int\n    init(a: Int) {\n        self.a = a\n    }\n}\nfunc make() {\n    let x = @A(a: 3)\n    use(x)\n}\n",
            "class @A {\n    let a: Int\n    init(a: Int) {\n        self.a = a\n    }\n}\nfunc make() {\n    let x = @A(a: 5)\n    use(x)\n}\n",
        ])
        #expect(
            text.hasSuffix(
                "init(a: Int) {\n        self.a = a\n    }\n}\nfunc make() {\n    let x = @A(a: 3)\n    use(x)\n}\n"),
            "\(text)")
    }

    @Test func `a file that one module alone has is not everybody's option`() throws {
        let extracted = try Extracted(
            moduleNames.enumerated().map { index, name in
                var files = [
                    "\(name)View.swift": "class \(name)View {}\n", "\(name)Router.swift": "class \(name)Router {}\n",
                ]
                if index == 1 { files["Helpers/DateHelper.swift"] = "enum DateHelper {}\n" }
                if index == 2 { files["\(name)Interactor.swift"] = "class \(name)Interactor {}\n" }
                return ModuleSource(name, files)
            })
        #expect(extracted.set.parameters.map(\.name) == ["interactor"])
        #expect(try generate("A", extracted.set).count == 2)
    }

    @Test func `an interface file connects what is there`() throws {
        func files(_ name: String, _ outlet: String, _ filler: String) -> ModuleSource {
            ModuleSource(
                name,
                [
                    "\(name)View.swift":
                        "class \(name)View {\n    @IBOutlet var table: Table!\n    @IBOutlet var \(outlet): A!\n}\n",
                    "\(name)View.xib":
                        "<a customClass=\"\(name)View\">\n<outlet property=\"table\" destination=\"1\"/>\n"
                        + "<outlet property=\"\(outlet)\" destination=\"2\"/>\n</a>\n" + filler,
                ])
        }
        let set = try Extracted([files("OrderList", "order", "    \n"), files("UserLogin", "user", "")]).set
        let xib = try #require(try generate("New", set)["Modules/New/NewView.xib"])
        #expect(xib == "<a customClass=\"NewView\">\n<outlet property=\"table\" destination=\"1\"/>\n</a>\n")
    }

    @Test func `an interface file has no class of a file that few modules have`() throws {
        func files(_ name: String, isExtended: Bool) -> ModuleSource {
            let part = isExtended ? "<b customClass=\"\(name)InputView\"/>\n" : "<b/>\n<c/>\n"
            var files = [
                "\(name)View.swift": "class \(name)View {\n}\n",
                "\(name)Presenter.swift": "class \(name)Presenter {\n}\n",
                "\(name)View.xib": "<a customClass=\"\(name)View\">\n\(part)</a>\n",
            ]
            if isExtended {
                files["\(name)InputView.swift"] = "class \(name)InputView {\n}\n"
                files["\(name)InputView.xib"] = "<a customClass=\"\(name)InputView\"/>\n"
            }
            return ModuleSource(name, files)
        }
        let set = try Extracted([
            files("UserChat", isExtended: true), files("OrderList", isExtended: false),
            files("HomeScreen", isExtended: false),
        ]).set
        let usual = try generate("New", set)
        #expect(usual["Modules/New/NewView.xib"] == "<a customClass=\"NewView\">\n<b/>\n</a>\n")
        let extended = try generate("New", set, ["inputView": ["true"]])
        #expect(extended["Modules/New/NewInputView.xib"] == "<a customClass=\"NewInputView\"/>\n")
    }

    @Test func `from one module there is nothing that it has not itself`() throws {
        func module(_ name: String, _ text: String) -> ModuleSource {
            ModuleSource(name, ["\(name)View.swift": text.replacing("@", with: name)])
        }
        let usual = "protocol @Module {\n}\nclass @View: @Module {\n    let out: @Output\n    let a = 1\n}\n"
        let example = module("OrderList", "class @View {\n    let out: @Presenter\n    let a = 1\n    let b = 2\n}\n")
        var extraction = Extraction(
            of: example, comparedWith: [module("UserLogin", usual), module("HomeFeed", usual)])
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        let text = try #require(extraction.files(name: "house").first { $0.path.hasSuffix("View.swift.mustache") })
        #expect(String(decoding: text.contents, as: UTF8.self) == "class {{name}}View {\n    let a = 1\n}\n")
    }
}
