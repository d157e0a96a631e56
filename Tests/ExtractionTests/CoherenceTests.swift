import SwiftOutline
import TestSupport
import Testing

@testable import Extraction

/// What cannot compile whatever else there is.
struct CoherenceTests {
    @Test(arguments: [
        ("protocol P { func a(b: Int) }\nclass C: P {}\n", "'C' lacks 'a(b:)', which 'P' requires"),
        ("protocol P { func a(b: Int) }\nclass C: P { func a(c: Int) {} }\n", "'C' lacks 'a(b:)', which 'P' requires"),
        ("protocol P { var a: Int { get } }\nstruct C {}\nextension C: P {}\n", "'C' lacks 'a', which 'P' requires"),
        ("protocol P: Q {}\nprotocol Q { func a() }\nclass C: P {}\n", "'C' lacks 'a()', which 'Q' requires"),
        ("class C { init(a: Int) {} }\nlet c = C()\n", "'C()' calls no initializer that there is"),
        ("class C { init(a: Int, b: Int = 1) {} }\nlet c = C(b: 1)\n", "'C(b:)' calls no initializer that there is"),
        ("class C { init() {} }\nclass D: C {}\nlet d = D(a: 1)\n", "'D(a:)' calls no initializer that there is"),
        ("class C {}\nlet c = C(a: 1)\n", "'C(a:)' calls no initializer that there is"),
        ("class C: NSObject {}\nlet c = C(a: 1)\n", "'C(a:)' calls no initializer that there is"),
        ("protocol P {}\nprotocol P {}\n", "'P' is declared twice"),
        ("protocol P {}\nlet p = P()\n", "'P' is made, but is a protocol"),
        ("enum A { struct B {}\nstruct B { var c = 1 } }\n", "'A.B' is declared twice"),
        ("class C {\n    var a = 1\n    var a = 2\n}\n", "'C' has 'a' twice"),
        ("protocol P {}\nclass C: P, UIViewController {}\n", "the superclass of 'C' does not come first"),
        ("class C {\n    let a: Int\n}\n", "no initializer of 'C' sets 'a'"),
        ("class C {\n    let a: Int\n    init() {\n    }\n}\n", "no initializer of 'C' sets 'a'"),
        ("protocol P {}\nclass C: P {}\nextension C: P {}\n", "'C' conforms to 'P' twice"),
        (
            "class A {}\nclass B {}\nprotocol P { var a: A? { get } }\nclass C: P { var a: B? }\n",
            "'C.a' has another type than 'P' requires"
        ),
        (
            "protocol P { var a: Int { get } }\nclass C: P { var a: Int? }\n",
            "'C.a' has another type than 'P' requires"
        ),
        (
            "class C: UIViewController {}\nextension C: UISearchResultsUpdating {}\n",
            "'C' lacks 'updateSearchResults(for:)', which 'UISearchResultsUpdating' requires"
        ),
        ("struct S { let a: Int }\nlet s = S(a: 1, b: 2)\n", "'S(a:b:)' calls no initializer that there is"),
        ("struct S {\n    static let none: Self = .init(a: 1)\n}\n", "'S(a:)' calls no initializer that there is"),
        (
            "struct S {}\nextension S {\n    static func none() -> Self {\n        .init(a: 1)\n    }\n}\n",
            "'S(a:)' calls no initializer that there is"
        ),
        (
            "class C {\n    let a: Price\n    init(a: Amount) { self.a = a }\n}\n",
            "'C.a' is a 'Price', but set to a 'Amount'"
        ),
        (
            "protocol P: AnyObject {}\nclass C {\n    let a: Q\n    init(a: P) { self.a = a }\n}\n",
            "'C.a' is a 'Q', but set to a 'P'"
        ),
        (
            "class C: UIViewController {\n    init() { super.init(layout: 1) }\n}\n",
            "'C' calls an initializer that its superclass 'UIViewController' does not have"
        ),
        (
            "protocol P {}\nprotocol Q {}\nclass C: P {}\nfunc f() {\n    let c: P & Q = C()\n}\n",
            "'C.c' is set to a 'C', which is no 'Q'"
        ),
        ("class C {\n    override func a() {}\n}\n", "'C' overrides 'a', which it does not inherit"),
        ("class C {}\nextension C: P {}\nlet c = C(a: 1)\n", "'C(a:)' calls no initializer that there is"),
        ("class C: ObservableObject {}\nlet c = C(a: 1)\n", "'C(a:)' calls no initializer that there is"),
        (
            "protocol P {}\nclass B {\n    func b() {}\n}\nclass C: B, P {\n    override var a: Int { 1 }\n}\n",
            "'C' overrides 'a', which it does not inherit"
        ),
    ])
    func `a fault is found`(_ text: String, _ fault: String) {
        #expect(Coherence([Array(text.utf8)]).faults.map(\.text) == [fault])
    }

    @Test(arguments: [
        "protocol P { func a(b: Int) }\nextension P { func a(b: Int) {} }\nclass C: P {}\n",
        "protocol P { func a() }\nclass B { func a() {} }\nclass C: B, P {}\n",
        "protocol P { static func a() }\nclass C: P { static func a() {} }\n",
        "class C { init(a: Int = 1, b: @escaping () -> Void) {} }\nlet c = C { }\nlet d = C(a: 1) { }\n",
        "class C: UIView {}\nlet c = C(frame: .zero)\n", "struct S { let a: Int }\nlet s = S(a: 1)\n",
        "class C { func a(b: Int) {}\nfunc a(c: Int) {}\nfunc a(b: String) {} }\n",
        "class C: UIViewController, P {}\nprotocol P {}\n", "class C {\n    let a: Int\n    init() { a = 1 }\n}\n",
        "protocol P { var a: A! { get set } }\nclass C: P { weak var a: A? }\n",
        "struct S { let a: Int\nvar b = 1\nvar c: Int? }\nlet s = S(a: 1)\nlet t = S(a: 1, b: 2, c: 3)\n",
        "struct S {\n    static let none: Self = .init(a: 1)\n    let a: Int\n}\n",
        "struct S {\n    let a: Int\n    static func none() -> S { return .init(a: 1) }\n    func b() -> T { .init(c: 1) }\n}\n",
        "struct S { let a: Int }\nextension S { init() { a = 1 } }\nlet s = S()\nlet t = S(a: 1)\n",
        "struct S: Decodable { let a: Int }\nlet s = S(from: decoder)\n",
        "class C {\n    let a: Service & Other\n    init(a: any Service & Other, b: Int) { self.a = a }\n}\n",
        "protocol P: Q {}\nclass C {\n    let a: R\n    init(a: P) { self.a = a }\n}\n",
        "class C: UIView {\n    init() { super.init(frame: .zero) }\n}\nclass D: E {\n    init() { super.init(a: 1) }\n}\n",
        "class C {\n    let a: LoaderProtocol\n    init(a: Loader) { self.a = a }\n}\n",
        "class C {\n    let a: () -> Void\n    init(a: @escaping () -> Void) { self.a = a }\n}\n",
        "class A {\n    func a() {}\n}\nclass B: A {}\nclass C: B {\n    override func a() {}\n}\n",
        "class C: UIView {\n    override func a() {}\n}\nclass D {\n    class E: F {\n        override func a() {}\n    }\n}\n",
        "struct A { struct D {} }\nstruct B { struct D {} }\n", "class C {\n    var a: Int?\n    lazy var b = 1\n}\n",
    ])
    func `what may compile is no fault`(_ text: String) {
        #expect(Coherence([Array(text.utf8)]).faults.map(\.text) == [])
    }

    @Test(arguments: [
        ("class C: P {}\n", ["'C' lacks 'a(b:)', which 'P' requires", "'C' lacks 'c', which 'Q' requires"]),
        ("class C: P {\n    func a(b: Int) {}\n    var c = 1\n}\n", []),
        ("class C: R {}\n", []), ("class C: B, P {}\n", ["'C' lacks 'a(b:)', which 'P' requires"]),
        ("class C: P, B {}\n", ["'C' lacks 'a(b:)', which 'P' requires", "the superclass of 'C' does not come first"]),
        ("protocol P {}\nclass C: P {}\n", []),
        ("class C: R {}\nlet c = C(a: 1)\n", ["'C(a:)' calls no initializer that there is"]),
        ("class C: B {}\nlet c = C(a: 1)\nlet d = C()\n", ["'C()' calls no initializer that there is"]),
    ])
    func `what the project declares elsewhere counts`(_ text: String, _ faults: [String]) {
        let around = """
            protocol P: Q { func a(b: Int)\nfunc d()\nstatic func e() }
            protocol Q { var c: Int { get }\ninit(f: Int) }
            extension Q { func d() {}\nstatic func e() {} }
            @objc protocol R { @objc optional func a() }
            class B { var c = 1\ninit(a: Int) {} }
            """
        let surroundings = Surroundings([Outline(Array(around.utf8))])
        #expect(Coherence([Array(text.utf8)], in: surroundings).faults.map(\.text).sorted() == faults)
    }

    private static let names = ["OrderList", "UserLogin", "HomeFeed"]

    /// What is made of three modules; `@` is the name.
    private func extraction(_ modules: [[String: String]]) -> Extraction {
        Extraction(
            of: zip(Self.names, modules).map { name, files in
                func named(_ text: String) -> String {
                    text.replacing("@", with: name).replacing(name + "IBOutlet", with: "@IBOutlet")
                }
                return ModuleSource(name, Dictionary(uniqueKeysWithValues: files.map { (named($0), named($1)) }))
            })
    }

    @Test func `tests that would not compile are left out, and what needs them`() throws {
        let modules = ["One", "Two", "Three"].map { number in
            [
                "@Presenter.swift": "class @Presenter {\n}\n",
                "Tests/@PresenterTests.swift": "class @PresenterTests {\n    func testIt() { @Presenter() }\n}\n",
                "Tests/@RouterTests.swift": "class @RouterTests {\n    let spy = @Spy()\n}\n",
                "Tests/Spy\(number).swift": "class @Spy {\n}\nclass @Double\(number) {\n}\n",
            ]
        }
        var extraction = extraction(modules)
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        let files = try generate("New", Extracted(extraction).set)
        #expect(files.keys.sorted() == ["Modules/New/NewPresenter.swift", "Tests/New/Tests/NewPresenterTests.swift"])
    }

    @Test func `tests in a module's own folder are its tests`() throws {
        let module = [
            "@Presenter.swift": "class @Presenter {\n}\n",
            "Sources/@Router.swift": "class @Router {\n}\n",
            "Unit/Tests/@PresenterTests.swift": "class @PresenterTests {\n}\n",
        ]
        var extraction = extraction([module, module])
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
    }

    @Test func `what is written and not looked for is not missed`() throws {
        let module = [
            "@Presenter.swift": "class @Presenter {\n}\n", "@Router.swift": "class @Router {\n}\n",
            "Presenter/@PresenterTests.swift": "class @PresenterTests {\n}\n",
            "View/en.lproj/@View.strings": "title = \"A\";\n",
        ]
        var extraction = extraction([module, module])
        #expect(try extraction.prove(name: "house").isEmpty)
        #expect(try generate("New", Extracted(extraction).set).count == 4)
        #expect(extraction.tolerated == ["{{name}}PresenterTests.swift"])
    }

    @Test func `what holds values alone is each screen's own`() throws {
        let text = "struct @Input {\n    let price: Price\n}\n\nstruct @Builder {\n    let app: App\n}\n"
        let other = "struct @Style {\n    let size: Int\n    func apply() {\n    }\n}\n"
        let module = ["@Input.swift": text, "@Style.swift": other]
        #expect(extraction([module, module]).dataStructures.map { $0.suffix(5) } == ["Input"])
    }

    @Test func `a storyboard may name classes of the application's own`() throws {
        let button = "<view customClass=\"Button\" customModule=\"App\" customModuleProvider=\"target\" id=\"b\"/>"
        let module = [
            "@Presenter.swift": "class @Presenter {\n}\n", "@Router.swift": "class @Router {\n}\n",
            "@View.xib": "<document><objects>\(button)</objects></document>",
        ]
        var extraction = extraction([module, module])
        #expect(try extraction.prove(name: "house").isEmpty)
    }

    @Test func `a storyboard has the outlets and identifiers of the code`() throws {
        func storyboard(_ outlets: [String], _ identifier: String, lines: Int) -> String {
            "<scene customClass=\"@View\" storyboardIdentifier=\"\(identifier)\">\n"
                + outlets.map { "<outlet property=\"\($0)\"/>\n" }.joined()
                + String(repeating: "<label/>\n", count: lines) + "</scene>\n"
        }
        let view = "class @View {\n    @IBOutlet var table: UITableView!\n}\n"
        let code = "func make() {\n    storyboard.make(\"main\")\n}\n"
        let modules = [
            storyboard([], "main", lines: 0), storyboard(["table", "title"], "main", lines: 2),
            storyboard(["table"], "other", lines: 1),
        ]
        .map { ["@.storyboard": $0, "@View.swift": view, "@Router.swift": code] }
        var extraction = extraction(modules)
        _ = try extraction.prove(name: "house")
        let files = try generate("New", Extracted(extraction).set)
        #expect(files["Modules/New/New.storyboard"]?.contains("\"table\"") == true, "\(files)")
        #expect(files["Modules/New/New.storyboard"]?.contains("\"main\"") == true)
    }

    @Test(arguments: [
        (
            "func a() {\n    guard\n        let b = c\n    else { return }\n    b.show()\n}\n",
            "guard\n        let b = c\n"
        ),
        ("struct @Style {}\n", "struct @Style {}\n"),
    ])
    func `what belongs together stays together`(_ text: String, _ part: String) throws {
        let other = text.replacing("b.show()", with: "b.hide()").replacing("{}", with: "{\n    var a = 1\n}")
        for texts in [[text, text, other], [other, text, text]] {
            let extraction = extraction(texts.map { ["@View.swift": "class @View {\n}\n\n" + $0] })
            let files = try generate("New", Extracted(extraction).set)
            let result = files["Modules/New/NewView.swift"]?.replacing("New", with: "@") ?? ""
            #expect(result.contains(part) || result.contains("struct @Style {\n}\n"), "\(result)")
        }
    }

    @Test func `a superclass comes before protocols wherever it is named`() throws {
        let texts = [
            "class @View: @Input {\n}\n", "class @View: UIViewController, @Input {\n}\n",
            "class @View: UIViewController, @Input {\n}\n",
        ]
        let extraction = extraction(texts.map { ["@View.swift": "protocol @Input {}\n" + $0] })
        let files = try generate("New", Extracted(extraction).set)
        #expect(files["Modules/New/NewView.swift"]?.contains("class NewView: UIViewController, NewInput {") == true)
    }
}
