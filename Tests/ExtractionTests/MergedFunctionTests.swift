import Extraction
import TestSupport
import Testing

/// The functions of a set that is made of modules in which they differ: those that make the module, and the order of
/// their statements.
@Suite struct MergedFunctionTests {
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
        #expect(try mergedView([text("make(id: Int)"), text("make@()"), text("start@()")]) == text("make@()"))
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
        let result = try mergedView([odd, text("makeAny", ""), text("start@", "")])
        #expect(result == text("build", "") || result == text("makeAny", ""), "\(result)")
    }

    @Test func `statements stand as most have them`() throws {
        func text(_ statements: String...) -> String {
            "class @A: B {\n    func load() {\n\(statements.map { "        \($0)\n" }.joined())    }\n}\n"
        }
        let texts = [text("go()", "c()"), text("super.load()", "d()"), text("super.load()", "go()")]
        #expect(try mergedView(texts) == text("super.load()", "go()"))
    }

    /// A screen whose `loadView` does nothing has no view.
    @Test func `an override does what one of the modules does`() throws {
        func text(_ statement: String) -> String {
            "class @A: Screen {\n    let list = List()\n    override func loadView() {\n        \(statement)\n    }\n}\n"
        }
        let texts = [text("view = list"), text("self.view = list"), text("view = self.list")]
        #expect(texts.contains(try mergedView(texts)))
        #expect(
            try mergedView([text("view = list"), text("self.view = list"), text("").replacing("        \n", with: "")])
                == text("").replacing("        \n", with: ""))
    }
}
