import Extraction
import TestSupport
import Testing

/// The files that not all modules have: which of them one may choose, and by what names.
@Suite struct OptionalFileTests {
    private static let view = "final class @View {\n    var presenter: @Presenter?\n}\n"
    private static let presenter = "final class @Presenter {\n    weak var view: @View?\n}\n"

    /// The parameters of a set of modules with these files, in which `@` is the name, and their defaults.
    private func parameters(_ modules: [[String: String]]) throws -> [String: String?] {
        let sources = zip(moduleNames, modules).map { name, texts in
            let own = texts.merging(["@View.swift": Self.view]) { first, _ in first }
            let files = own.map {
                ($0.replacing("@", with: name), $1.replacing("@", with: name).replacing(name + "IB", with: "@IB"))
            }
            return ModuleSource(name, Dictionary(uniqueKeysWithValues: files))
        }
        var extraction = Extraction(of: sources)
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        let extracted = try Extracted(extraction)
        #expect(extracted.faults.isEmpty, "\(extracted.faults)")
        return Dictionary(uniqueKeysWithValues: extracted.set.parameters.map { ($0.name, $0.defaultValue) })
    }

    @Test func `what others name is no choice`() throws {
        let router = "final class @Router {\n    weak var view: @View?\n}\n"
        let user = "final class @Presenter {\n    weak var view: @View?\n    let router = @Router()\n}\n"
        let routed = ["@Presenter.swift": user, "@Router.swift": router]
        let plain = ["@Presenter.swift": Self.presenter]
        #expect(try parameters([routed, routed, plain]).isEmpty)
        // Nothing uses it.
        let idle = ["@Presenter.swift": Self.presenter, "@Router.swift": router]
        #expect(try parameters([idle, idle, plain]) == ["router": "true"])
        // What tests it goes with it.
        let test = ["Tests/@/@RouterTests.swift": "final class @RouterTests {\n    let router = @Router()\n}\n"]
        let other = ["Tests/@/@ViewTests.swift": "final class @ViewTests {\n    let view = @View()\n}\n"]
        let tested = idle.merging(test) { $1 }.merging(other) { $1 }
        #expect(try parameters([tested, tested, plain.merging(other) { $1 }]) == ["router": "true"])
    }

    @Test func `a class that a storyboard shows is no choice`() throws {
        let scene = [
            "@.storyboard": "<viewController customClass=\"@Controller\"/>\n", "@Presenter.swift": Self.presenter,
        ]
        let shown = scene.merging(["@Controller.swift": "final class @Controller {\n    var id = 1\n}\n"]) { $1 }
        #expect(try parameters([shown, shown, scene]).isEmpty)
    }

    /// Who chooses it would begin with an error.
    @Test(arguments: [("open:", ["xib": "false"]), ("close:", [:])])
    func `what is wrong wherever it is chosen is no choice`(_ action: String, _ expected: [String: String]) throws {
        let xib = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="@View">
                <connections>
                    <action selector="\(action)" destination="-1" id="1"/>
                </connections>
            </placeholder>

            """
        let view = "final class @View: UIViewController {\n    @IBAction func open(_ sender: Any) {\n    }\n}\n"
        let plain = ["@View.swift": view, "@Presenter.swift": Self.presenter]
        let shown = plain.merging(["@View.xib": xib]) { $1 }
        #expect(try parameters([shown, plain, plain]) == expected)
    }

    /// One comes with the other.
    @Test func `what a choice names is part of it`() throws {
        let files = ["@Presenter.swift": Self.presenter, "@Model.swift": "struct @Model {\n    var title = 1\n}\n"]
        let test = ["Tests/@/@ViewTests.swift": "final class @ViewTests {\n    let view = @View()\n}\n"]
        let plain = files.merging(test) { $1 }
        let more = [
            "Tests/@/@CellTests.swift": "final class @CellTests {\n    let mock = Mock@Store()\n}\n",
            "Tests/@/Mock@Store.swift": "final class Mock@Store {\n    var count = 1\n}\n",
        ]
        #expect(try parameters([plain.merging(more) { $1 }, plain]) == ["cell": "false"])
    }

    @Test func `a choice is called as what is written`() throws {
        let router = ["@Router.swift": "final class @Router {\n    weak var view: @View?\n}\n"]
        let plain = router.merging(["Tests/@/@ViewTests.swift": "final class @ViewTests {\n    let view = @View()\n}\n"]
        ) { $1 }
        let mock = plain.merging(["Tests/@/Mock@Router.swift": "final class Mock@Router {\n}\n"]) { $1 }
        #expect(try parameters([plain, mock]) == ["mockRouter": "false"])
        for (text, name) in [
            ("struct @ {\n    let id: Int\n}\n", "entity"),
            ("final class @: UIViewController {\n}\n", "viewController"),
            ("protocol @ {\n    var id: Int { get }\n}\n", "protocol"),
        ] {
            #expect(Set(try parameters([router.merging(["@.swift": text]) { $1 }, router]).keys) == [name])
        }
    }
}
