import SwiftOutline
import Testing

@testable import Extraction

/// What is generic in modules.
@Suite struct GenericTests {
    @Test(arguments: [
        ("init<A: P>(a: A) {", "init<A: P>(a: A) {"), ("init<A: P, B: Q>(b: B) {", "init<B: Q>(b: B) {"),
        ("init<A: P, B: Q<C, D>, E>(a: A, e: E) {", "init<A: P, E>(a: A, e: E) {"), ("init<A>() {", "init() {"),
        ("init<\n    A: P,\n    B: Q\n>(\n    a: A\n) {", "init<\n    A: P\n>(\n    a: A\n) {"),
        ("init<A>() where A: P {", "init<A>() where A: P {"), ("init(a: A<B>) {", "init(a: A<B>) {"),
    ])
    func `a generic parameter is named in what is taken`(_ head: String, _ expected: String) {
        let text = GenericParameters.droppingUnused(from: Array(head.utf8), behind: "init".utf8.count)
        #expect(String(decoding: text, as: UTF8.self) == expected)
    }

    @Test func `an initializer that begins with its generic parameters is one declaration`() {
        let lines = SwiftLines(
            Array(
                "class A {\n    init<\n        B: C\n    >(\n        b: B\n    ) {\n        d()\n    }\n    let e = 1\n}\n"
                    .utf8))
        let nodes = lines.nodes(in: lines.nodes(in: lines.lines.indices)[0].body)
        #expect(nodes.map(\.all.count) == [7, 1])
    }

    @Test func `what is asked of a generic parameter is asked of its bound`() {
        func uses(_ member: String, declaring: String) -> DeclaredUses {
            let text = """
                protocol Presenter { func \(declaring)() }
                struct ListView<P: Presenter> {
                    let presenter: P
                    func load() { presenter.\(member)() }
                }
                """
            return DeclaredUses([Array(text.utf8)])
        }
        let modules = [uses("load", declaring: "load"), uses("loadDetail", declaring: "loadDetail")]
        #expect(uses("load", declaring: "load").dangling(beside: modules) == [])
        #expect(uses("loadDetail", declaring: "load").dangling(beside: modules) == ["Presenter.loadDetail"])
    }

    /// Each module has its bar in other words.
    @Test(arguments: [
        ("class Screen<T: UIView>: UIViewController { let ui = T() }", "Screen<@UI>", ""),
        ("class Screen<A, T>: Root<T> {}\nclass Root<B> { var ui: B! }", "Screen<Int, @UI>", ""),
        (
            "protocol Screen { associatedtype UI }\nextension Screen { var ui: UI { make() } }", "Screen",
            "    typealias UI = @UI\n\n"
        ),
        ("class Screen { let ui = FrameUI() }", "@Screen<@UI>", ""),
        ("class Screen<T> { let ui: T? }", "Screen<App.@UI>", ""),
    ])
    func `what an inherited property is asked for stays`(_ around: String, _ parent: String, _ more: String) throws {
        let view = """
            class @View: \(parent) {
            \(more)    func show() {
                    ui.bar.start()
                    self.ui.bar.stop()
                }
            }

            """
        let modules = zip(moduleNames, ["plain", "round"]).map { name, style in
            let files = [
                "@View.swift": view, "@UI.swift": "class @UI {\n    let bar = Bar(style: .\(style))\n}\n",
                "@Screen.swift": "class @Screen<T> {\n    var ui: T?\n}\n",
            ].map { ($0.replacing("@", with: name), $1.replacing("@", with: name)) }
            var module = ModuleSource(name, Dictionary(uniqueKeysWithValues: files))
            module.surroundings = Surroundings([Outline(Array(around.utf8))])
            return module
        }
        var extraction = Extraction(of: modules)
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        let files = try generate("New", Extracted(extraction).set)
        #expect(files["Modules/New/NewUI.swift"]?.contains("let bar = Bar(style: .plain)") == true, "\(files)")
        #expect(files["Modules/New/NewView.swift"] == view.replacing("@", with: "New"))
    }
}
