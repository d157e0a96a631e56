import Extraction
import TestSupport
import Testing

/// A set of one module that was compared with others holds together, whatever these have otherwise.
@Suite struct LedSetTests {
    /// The new module of the first of modules of these texts by file, in which `@` is the name.
    private func led(_ modules: [[String: String]]) throws -> [String: String] {
        let sources = zip(moduleNames + ["MainMap"], modules).map { name, files in
            let named = files.map { ("\(name)\($0)", $1.replacing("@", with: name)) }
            return ModuleSource(name, Dictionary(uniqueKeysWithValues: named))
        }
        var extraction = Extraction(of: sources[0], comparedWith: Array(sources[1...]))
        let faults = try extraction.prove(name: "house").filter(\.isSerious)
        if !faults.isEmpty {
            extraction = try #require(extraction.mendingDeclarations(), "\(faults)")
            #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        }
        let files = try generate("New", Extracted(extraction).set)
        return Dictionary(
            uniqueKeysWithValues: files.map { path, text in
                (
                    (path.split(separator: "/").last.map(String.init) ?? path).replacing("New", with: "@"),
                    text.replacing("New", with: "@")
                )
            })
    }

    private static func interactor(_ parameter: String?, of superclass: String = "") -> String {
        guard let parameter, let name = parameter.split(separator: ":").first else {
            return "class @Interactor\(superclass) {\n    weak var view: @View?\n}\n"
        }
        return "class @Interactor\(superclass) {\n    weak var view: @View?\n    private let \(parameter)\n\n"
            + "    init(\(parameter)) {\n        self.\(name) = \(name)\n    }\n}\n"
    }

    /// Most call the function otherwise by which the module is made.
    private static func router(_ argument: String, _ index: Int) -> String {
        "class @Router {\n    static func \(["make", "start", "make", "open"][index])() -> @View {\n        let view = @View()\n"
            + "        let interactor = @Interactor(\(argument))\n        interactor.view = view\n"
            + "        return view\n    }\n}\n"
    }

    @Test(arguments: ["", ": NSObject"])
    func `what is made with something has the initializer for it`(_ superclass: String) throws {
        let parts: [(String?, String)] = [
            ("api: Api", "api: Api()"), (nil, ""), ("store: Store", "store: Store.shared"), (nil, ""),
        ]
        let files = try led(
            parts.enumerated().map { index, part in
                [
                    "View.swift": "class @View: UIViewController {\n}\n", "Router.swift": Self.router(part.1, index),
                    "Interactor.swift": Self.interactor(part.0, of: superclass),
                ]
            })
        let router = files["@Router.swift"] ?? ""
        let interactor = files["@Interactor.swift"] ?? ""
        #expect(router.contains("@Interactor(api: Api())") == interactor.contains("init(api: Api) {"), "\(files)")
        #expect(router.contains("@Interactor(") && !interactor.contains("store"), "\(files)")
    }

    @Test func `what has a value by itself need not be given`() throws {
        let parts = ["api: Api = Api()", "store: Store = Store()", "", "api: Api = Api()"]
        let files = try led(
            parts.enumerated().map { index, parameter in
                let given = parameter.isEmpty ? "" : "    init(\(parameter)) {\n    }\n"
                return [
                    "View.swift": "class @View: UIViewController {\n}\n", "Router.swift": Self.router("", index),
                    "Interactor.swift": "class @Interactor {\n    weak var view: @View?\n\(given)}\n",
                ]
            })
        #expect(files["@Router.swift"]?.contains("let interactor = @Interactor()\n") == true, "\(files)")
    }

    @Test func `a xib that code names is there`() throws {
        let names = ["nibName: \"@Page\", bundle: nil", "", "", ""]
        let files = try led(
            names.enumerated().map { index, arguments in
                var files = [
                    "View.swift": "class @View: UIViewController {\n}\n", "Interactor.swift": Self.interactor(nil),
                    "Router.swift": Self.router("", index).replacing("@View()", with: "@View(\(arguments))"),
                ]
                if !arguments.isEmpty { files["Page.xib"] = "<document type=\"com.apple.xib\">\n</document>\n" }
                return files
            })
        #expect(files["@Router.swift"]?.contains("\"@Page\"") == (files["@Page.xib"] != nil), "\(files)")
    }

    @Test func `what a generic function calls a type is that type elsewhere`() throws {
        let view = "class @View: UIViewController {\n    func close() {\n        let page = self as UIViewController\n"
        let files = try led(
            (0..<4).map { index in
                let word = index == 0 ? "page" : "view"
                return [
                    "View.swift": view + "        page.leave()\n    }\n}\n",
                    "Builder.swift":
                        "class @Builder {\n    func set<UIViewController>(\(word): UIViewController) {\n    }\n}\n",
                ]
            })
        #expect(files["@View.swift"]?.contains("as UIViewController") == true, "\(files)")
    }

    /// A delegate's functions are called as the view that is asked.
    @Test func `a view is there that is asked for something`() throws {
        let outlet = "    @IBOutlet weak var listView: ListView!\n"
        let others = ["    var listView: ListView { page.listView }\n", "    lazy var listView = ListView()\n", ""]
        let files = try led(
            ([outlet] + others).map { property in
                [
                    "View.swift": "class @View: UIViewController {\n\(property)"
                        + "    private var rows: [Row] = [] {\n        didSet {\n            listView.reload()\n"
                        + "        }\n    }\n\n    func listView(_ view: UIView, select row: Row) {\n    }\n}\n"
                ]
            })
        #expect(files["@View.swift"]?.contains(outlet) == true, "\(files)")
    }

    /// What one module has in such a file stays where it is, as a second module cannot have it.
    @Test func `a file that is needed is the one of the modules that need it`() throws {
        let kinds = ["enum @Section {\n    case first\n}\n", "enum @Section {\n    case second\n}\n"]
        let entities = kinds + ["struct Row {\n    let title: String\n}\n", "", ""]
        let sources = zip(moduleNames + ["MainMap", "CartPage"], entities).map { name, entity in
            let type = entity.contains("Section") ? "\(name)Section" : "Row"
            let view = "    var sections: [\(type)] = []\n\n    func count() -> Int {\n        sections.count\n    }\n"
            var files = ["\(name)View.swift": "class \(name)View {\n\(view)}\n"]
            if !entity.isEmpty { files["\(name)Entity.swift"] = entity.replacing("@", with: name) }
            return ModuleSource(name, files)
        }
        var extraction = Extraction(of: sources[0], comparedWith: Array(sources[1...]))
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        let files = try generate("New", Extracted(extraction).set)
        #expect(files["Modules/New/NewView.swift"]?.contains("[NewSection]") == true, "\(files)")
        #expect(files["Modules/New/NewEntity.swift"]?.contains("enum NewSection") == true, "\(files)")
    }

    /// A base module may declare as a protocol what the others have as a class.
    @Test func `what a protocol requires has no body`() throws {
        let required = "protocol @Interactor {\n    func fetch()\n}\n"
        let own = "final class @Interactor: BaseInteractor {\n    func fetch() {\n        start()\n    }\n}\n"
        let view = "class @View: UIViewController {\n}\n"
        for texts in [[required, own, own], [own, required, required], [required, required, own]] {
            let files = try led(texts.map { ["View.swift": view, "Interactor.swift": $0] })
            let interactor = files["@Interactor.swift"] ?? ""
            #expect(
                !interactor.contains("protocol") || !interactor.contains("fetch() {"), "\(interactor)")
            #expect(!interactor.contains("class") || interactor.contains("fetch() {"), "\(interactor)")
        }
    }

    /// What a generic type of somebody else's has nobody can tell: Needle's components have what their dependency has.
    @Test(arguments: ["orderListScreen", "screen"])
    func `what a module declares is there for whoever uses it, whatever it is asked of`(_ name: String) throws {
        func text(_ dependency: String, _ parameters: String, _ statements: String) -> String {
            """
            protocol @Dependency: Dependency {
            \(dependency)}

            final class @Component: Component<@Dependency> {
            }

            final class @View {
                init(\(parameters)) {}
            }

            final class @Builder {
                func build(with component: @Component) -> @View {
                    \(statements)
                    return view
                }
            }

            """
        }
        let own = text(
            "    var \(name): Screen { get }\n", "screen: Screen", "let view = @View(screen: component.\(name))")
        let others = (1...2).map { state in
            let call = "let screen = Screen()\n        let view = @View(screen: screen, state: \(state))"
            return text("", "screen: Screen, state: Int", call)
        }
        let set = try led(([own] + others).map { ["View.swift": $0] })["@View.swift"] ?? ""
        let new = name == "screen" ? name : "newScreen"
        #expect(set.contains("component.\(new)") && set.contains("var \(new): Screen { get }"), "\(set)")
    }
}
