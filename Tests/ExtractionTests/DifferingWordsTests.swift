import Extraction
import TestSupport
import Testing

/// What modules do alike and say in words that differ: what is left of it fits together.
@Suite struct DifferingWordsTests {
    /// The files of the module `New` of a set that is made of modules with these texts by file, in which `@` is the
    /// name; by name, too.
    private func result(_ modules: [[String: String]], isLed: Bool = false) throws -> [String: String] {
        let sources = zip(moduleNames, modules).map { name, texts in
            let files = texts.map { ($0.replacing("@", with: name), $1.replacing("@", with: name)) }
            return ModuleSource(name, Dictionary(uniqueKeysWithValues: files))
        }
        var extraction =
            isLed ? Extraction(of: sources[0], comparedWith: Array(sources.dropFirst())) : Extraction(of: sources)
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        return try generated(extraction)
    }

    private func generated(_ extraction: Extraction) throws -> [String: String] {
        let files = try generate("New", Extracted(extraction).set)
        return Dictionary(
            uniqueKeysWithValues: files.map {
                let name = $0.split(separator: "/").last.map(String.init) ?? ""
                return (name.replacing("New", with: "@"), $1.replacing("New", with: "@"))
            })
    }

    /// A property may be called so: it keeps its name, and its type gets that of the others' types.
    @Test func `a type in small letters is written as most are`() throws {
        let presenter = """
            class @Presenter {
                var %Interactor: #Interactor?

                init(%Interactor: #Interactor) {
                    self.%Interactor = %Interactor
                    print(%Interactor, %Interactor.id)
                }

                static func make() -> @Presenter {
                    let presenter = @Presenter(%Interactor: #Interactor())
                    print(presenter.%Interactor as? #Interactor)
                    return presenter
                }
            }

            """
        let interactor = "class #Interactor {\n    var id = 1\n}\n"
        func camel(_ text: String, _ name: String) -> String {
            text.replacing("%", with: name.prefix(1).lowercased() + name.dropFirst())
        }
        let modules = zip(moduleNames, ["%", "@", "@"]).map { name, spelling in
            ["@Presenter.swift": presenter, "@Interactor.swift": interactor].mapValues {
                camel($0.replacing("#", with: spelling), name)
            }
        }
        for isLed in [true, false] {
            let result = try result(modules, isLed: isLed)
            for (file, text) in [("@Presenter.swift", presenter), ("@Interactor.swift", interactor)] {
                let expected = camel(text.replacing("#", with: "@"), "New")
                #expect(result[file]?.replacing("New", with: "@") == expected.replacing("New", with: "@"))
            }
        }
    }

    @Test func `types in the plural are those of the other modules`() throws {
        let cell = "final class @Cell {\n    var title: String?\n}\n"
        let view = "final class @View {\n    let cell = @Cell()\n}\n"
        func module(_ suffix: String) -> [String: String] {
            ["@Cell.swift": cell, "@View.swift": view].mapValues { $0.replacing("@Cell", with: "@\(suffix)Cell") }
        }
        for (isLed, suffixes) in [(false, ["", "s", ""]), (false, ["s", "", ""]), (true, ["", "s", "s"])] {
            let result = try result(suffixes.map(module), isLed: isLed)
            #expect(result["@Cell.swift"] == cell)
            #expect(result["@View.swift"] == view)
        }
    }

    /// Callers know the labels only.
    @Test(arguments: [false, true])
    func `functions may call what they are given otherwise`(_ isLed: Bool) throws {
        func view(_ decoder: String, _ name: String, _ place: String) -> String {
            """
            import UIKit

            final class @View: UIView {
                required init?(coder\(decoder == "coder" ? "" : " " + decoder): NSCoder) {
                    super.init(coder: \(decoder))
                }

                func show(_ \(name): String, at \(place): Int) {
                    print("\\(\(name))", at: \(place).name, label.name)
                }
            }

            """
        }
        let texts = [
            view("aDecoder", "text", "place"), view("coder", "title", "index"), view("coder", "name", "index"),
        ]
        for order in [[0, 1, 2], [1, 0, 2], [2, 1, 0]] {
            let result = try result(order.map { ["@View.swift": texts[$0]] }, isLed: isLed)
            #expect(result["@View.swift"] == texts[order[0]])
        }
    }

    @Test(arguments: [false, true])
    func `types have the capitals that most have`(_ isLed: Bool) throws {
        func module(_ suffix: String) -> [String: String] {
            [
                "@\(suffix).swift": "protocol @\(suffix): AnyObject {\n    func load()\n}\n",
                "@View.swift": "final class @View {\n    var input: @\(suffix)?\n}\n",
            ]
        }
        let result = try result(["Usecase", "UseCase", "UseCase"].map(module), isLed: isLed)
        #expect(result == module("UseCase"))
    }

    @Test(arguments: [false, true])
    func `the form of a name is told by modules of several words`(_ isLed: Bool) throws {
        let sources = ["List": "List", "UserLogin": "User Login", "HomeFeed": "Home Feed"].map { name, title in
            let view = "final class \(name)View {\n    let title = \"\(title)\"\n    let key = \"\(name)\"\n}\n"
            return ModuleSource(name, ["\(name)View.swift": view])
        }.sorted { $0.name.count < $1.name.count }
        let extraction =
            isLed ? Extraction(of: sources[0], comparedWith: Array(sources.dropFirst())) : Extraction(of: sources)
        let set = try Extracted(extraction).set
        let view = try #require(try generate("OrderItem", set).values.first)
        #expect(view.contains("title = \"Order Item\"\n    let key = \"OrderItem\""), "\(view)")
    }

    @Test func `a name that is left is imported, by whatever each module has it`() throws {
        let text =
            "import Foundation\nimport UIKit\n\nclass @Presenter {\n    var photo: UIImage?\n    var date: Date?\n}\n"
        let imports = ["PhotosUI", "UIKit", "SafariServices"]
        let texts: [[String: String]] = imports.map {
            ["@Presenter.swift": text.replacing("UIKit", with: $0)]
        }
        #expect(try result(texts)["@Presenter.swift"] == text)
        #expect(try result(texts, isLed: true)["@Presenter.swift"] == text)
        let plain = "import Foundation\n\nclass @Presenter {\n    var date: Date?\n}\n"
        let other = plain.replacing("import Foundation", with: "import Foundation\nimport UIKit")
        let modules = [other, plain, plain].map { ["@Presenter.swift": $0] }
        #expect(try result(modules)["@Presenter.swift"] == plain)
    }

    @Test func `a variable that each module has in other words stays where it is used`() throws {
        func router(_ made: String) -> String {
            """
            class @Router {
                static func start() -> @Router {
                    let router = @Router()
                    let presenter = @Presenter()
                    var interactor: \(made) = \(made)()
                    interactor.presenter = presenter
                    router.presenter = presenter
                    return router
                }
                var presenter: @Presenter?
            }

            """
        }
        let texts: [[String: String]] = ["@Interarctor", "@Interacter", "@Interactor"].map { name in
            [
                "@Router.swift": router(name), "@Presenter.swift": "class @Presenter {\n}\n",
                name == "@Interarctor" ? "\(name).swift" : "@Interactor.swift":
                    "class \(name) {\n    var presenter: @Presenter?\n}\n",
            ]
        }
        let files = try result(texts)
        let text = try #require(files["@Router.swift"])
        let made = try #require(text.split(separator: "\n").first { $0.contains("var interactor") })
        let type = try #require(made.split(separator: " ").last?.dropLast(2))
        #expect(files.values.contains { $0.contains("class \(type) {") })
        #expect(text.contains("interactor.presenter = presenter"))
    }

    @Test func `what leads is put together as it was`() throws {
        func module(_ call: String, _ setting: String, _ parameters: String, _ assigning: String) -> [String: String] {
            [
                "@Configurator.swift": """
                class @Configurator {
                    func configure(_ controller: @ViewController) {
                        let client = Client()
                        let interactor = @Interactor(client: client)
                        let presenter = @Presenter(\(call))
                \(setting)        interactor.output = presenter
                        controller.output = presenter
                    }
                }

                """,
                "@Presenter.swift": """
                class @Presenter {
                    weak var view: @ViewController?
                    let interactor: @Interactor
                    init(\(parameters)) {
                \(assigning)        self.interactor = interactor
                    }
                }

                """,
                "@Interactor.swift": """
                class @Interactor {
                    weak var output: @Presenter?
                    let client: Client
                    init(client: Client) {
                        self.client = client
                    }
                }

                """,
                "@ViewController.swift": "class @ViewController {\n    var output: @Presenter?\n}\n",
            ]
        }
        let own = module(
            "view: controller, interactor: interactor", "", "view: @ViewController, interactor: @Interactor",
            "        self.view = view\n")
        let other = module(
            "interactor: interactor", "        presenter.view = controller\n", "interactor: @Interactor", "")
        var third = other
        third["@Configurator.swift"] = other["@Configurator.swift"]?.replacing("configure(", with: "configute(")
            .replacing("client: client", with: "client: .shared").replacing("        let client = Client()\n", with: "")
        #expect(try result([own, other, third], isLed: true) == own)
    }

    @Test func `a property is that of the module whose code uses it`() throws {
        let table = """
            class @View {
                var list: [User] = []
                func count() -> Int {
                    if list.isEmpty {
                        return 0
                    }
                    return list.count
                }
            }

            """
        let optional = "class @View {\n    var list: [Guest]?\n}\n"
        let none = "class @View {\n    func count() -> Int {\n        return 3\n    }\n}\n"
        let text = try #require(try result([optional, table, none].map { ["@View.swift": $0] })["@View.swift"])
        #expect(!text.contains("list") || text.contains("var list: [User] = []"))
        let wrong = table.replacing("[User] = []", with: "[User]?")
        let modules = [wrong, table].enumerated().map { index, text in
            ModuleSource(
                moduleNames[index], ["\(moduleNames[index])View.swift": text.replacing("@", with: moduleNames[index])])
        }
        // What one module shows is known to compile.
        var known = Extraction(of: [modules[0]])
        #expect(try known.prove(name: "house").isEmpty)
    }

    @Test func `a preview is whole`() throws {
        let text =
            "struct @View: View {\n    var body: some View {\n        Text(title)\n    }\n}\n\n#Preview {\n    @View()\n}\n"
        let other = text.replacing("    @View()\n", with: "    NavigationStack {\n        @View()\n    }\n")
        for texts in [[text, text, other], [other, text, text]] {
            #expect(try result(texts.map { ["@View.swift": $0] })["@View.swift"] == text)
        }
        let all = [text, other, text.replacing("    @View()\n", with: "    Group { @View() }\n")]
        let mixed = try #require(try result(all.map { ["@View.swift": $0] })["@View.swift"])
        #expect(!mixed.contains("#Preview {\n}"))
    }

    @Test func `what a generator makes of the module's own screens is the new module's`() throws {
        let text = """
            class @Builder {
                func build() {
                    let view = StoryboardScene.Profile.profileViewController.instantiate()
                    let title = L10n.Profile.title
                    let other = StoryboardScene.Profile.settingsViewController.instantiate()
                    service.load(endpoint: .userProfile)
                }
                func show(userProfile: User) {}
            }

            """
        func builder(_ name: String) -> ModuleSource {
            var module = ModuleSource(
                name,
                [
                    "\(name)Builder.swift": text.replacing("@", with: name),
                    "\(name)ViewController.swift": "class \(name)ViewController {}\n",
                ])
            module.foreignNames = ["Profile", "profileViewController", "userProfile"]
            return module
        }
        let own = try #require(try generated(Extraction(of: [builder("Profile")]))["@Builder.swift"])
        #expect(own.contains("StoryboardScene.Profile.newViewController.instantiate()"))
        #expect(own.contains("L10n.Profile.title"))
        #expect(own.contains("StoryboardScene.Profile.settingsViewController"))
        let user = try #require(try generated(Extraction(of: [builder("UserProfile")]))["@Builder.swift"])
        #expect(user.contains("endpoint: .userProfile"))
        #expect(user.contains("func show(new: User)"))
    }
}
