import Extraction
import TestSupport
import Testing

/// The functions of a set that is made of modules in which they differ: those that make the module, and the order of their
/// statements.
@Suite struct MergedFunctionTests {
    private static let names = ["OrderList", "UserLogin", "HomeFeed"]

    /// The new module's file `XView.swift` of a set that is made of modules with these texts, in which `@` is the name.
    private func result(_ texts: [String]) throws -> String {
        let modules = zip(Self.names, texts).map { name, text in
            ModuleSource(name, ["\(name)View.swift": text.replacing("@", with: name)])
        }
        var extraction = Extraction(of: modules)
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        let files = try generate("New", Extracted(modules).set)
        return (files["Modules/New/NewView.swift"] ?? "").replacing("New", with: "@")
    }

    /// Makers of other names, and one that asks for more: the one that asks for least is taken.
    @Test func `what makes the module stays, however it is called`() throws {
        func text(_ maker: String) -> String {
            """
            class @Presenter {
                var view: @View?
            }

            class @View {
                func \(maker) -> @View {
                    let view = @View()
                    let presenter = @Presenter()
                    presenter.view = view
                    return view
                }
            }

            """
        }
        #expect(try result([text("make(id: Int)"), text("make@()"), text("start@()")]) == text("make@()"))
    }

    @Test func `what only one module gives to what it makes is left out`() throws {
        func text(_ maker: String, _ more: String) -> String {
            """
            class @Presenter {
                var view: @View?
            }

            class @View {
                func \(maker)() -> @View {
                    let view = @View()
                    let presenter = @Presenter()
                    presenter.view = view
            \(more)        return view
                }
            }

            """
        }
        let cache = "        let cache = Cache()\n        presenter.cache = cache\n"
        let property = "    var view: @View?\n"
        let odd = text("build", cache).replacing(property, with: property + "    var cache: Cache?\n")
        let result = try result([odd, text("makeAny", ""), text("start@", "")])
        #expect(result == text("build", "") || result == text("makeAny", ""), "\(result)")
    }

    @Test func `statements stand as most have them`() throws {
        func text(_ statements: String...) -> String {
            "class @A: B {\n    func load() {\n\(statements.map { "        \($0)\n" }.joined())    }\n}\n"
        }
        let texts = [text("go()", "c()"), text("super.load()", "d()"), text("super.load()", "go()")]
        #expect(try result(texts) == text("super.load()", "go()"))
    }

    /// A screen whose `loadView` does nothing has no view.
    @Test func `an override does what one of the modules does`() throws {
        func text(_ statement: String) -> String {
            "class @A: Screen {\n    let list = List()\n    override func loadView() {\n        \(statement)\n    }\n}\n"
        }
        let texts = [text("view = list"), text("self.view = list"), text("view = self.list")]
        #expect(texts.contains(try result(texts)))
        #expect(
            try result([text("view = list"), text("self.view = list"), text("").replacing("        \n", with: "")])
                == text("").replacing("        \n", with: ""))
    }
}
