import Testing

/// What `check` would find in every module of a set is found in the set, before there is one.
@Suite struct LintViolationTests {
    private static let folder = "Templates/house/module/Modules/{{name}}/"

    /// A set of one's own, with some words of its presenter changed.
    private func lint(_ changes: [(from: String, to: String)], _ format: String = "") throws -> Session.Outcome {
        let session = try Session()
        #expect(session.run("template new house").code == 0)
        let path = Self.folder + "{{name}}Presenter.swift.mustache"
        var text = try session.sandbox.text(path)
        for (old, new) in changes {
            #expect(text.contains(old))
            text = text.replacing(old, with: new)
        }
        try session.sandbox.fileSystem.remove(session.sandbox.path(path))
        try session.sandbox.file(path, text)
        if text.contains("{{>imports}}") {
            try session.sandbox.file("Templates/house/partials/imports.mustache", "import Foundation\n{{>more}}\n")
            try session.sandbox.file("Templates/house/partials/more.mustache", "import UIKit")
        }
        return session.run("template lint house" + format)
    }

    @Test func `a strong back reference is an error at its place in the template`() throws {
        let outcome = try lint([("weak var view", "var view")])
        #expect(outcome.code == 1)
        let place = "{{name}}Presenter.swift.mustache:8:9: error: 'view' must be weak: "
        #expect(outcome.output.contains(place), "\(outcome.output)")
        #expect(outcome.output.contains("[weak-reference]\n"), "\(outcome.output)")
        #expect(!outcome.output.contains("With "), "\(outcome.output)")
    }

    /// A module may show what the application has once.
    @Test func `a class of the application in a xib is no mistake, and one of the module's is`() throws {
        let session = try Session()
        #expect(session.run("template new house").code == 0)
        func xib(_ name: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <view customClass="\(name)" customModule="App" customModuleProvider="target"/>
            </objects></document>

            """
        }
        try session.sandbox.file(Self.folder + "{{name}}View.xib.mustache", xib("RoundedView"))
        #expect(session.run("template lint house").code == 0)
        try session.sandbox.file(Self.folder + "{{name}}Row.xib.mustache", xib("{{name}}Rwo"))
        let outcome = session.run("template lint house")
        #expect(outcome.code == 1 && outcome.output.contains("no class 'SampleRwo' is declared"), "\(outcome)")
    }

    @Test func `what is a warning of check's is a note, told in the partial that brings it`() throws {
        let outcome = try lint([("import Foundation", "{{>imports}}")])
        #expect(outcome.code == 0)
        let place = "partials/more.mustache:1:8: note: 'UIKit' is not used here, "
        #expect(outcome.output.contains(place), "\(outcome.output)")
        #expect(outcome.output.split(separator: "\n").count == 1, "\(outcome.output)")
    }

    @Test func `the values under which it is there are told`() throws {
        let strong = "{{#input}}{{#-first}}\n    var view: {{name}}ViewController?\n{{/-first}}{{/input}}"
        let weak = "{{^input}}\n    weak var view: {{name}}ViewController?\n{{/input}}"
        let outcome = try lint([("    weak var view: {{name}}ViewController?\n", strong + weak)])
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("Presenter.swift.mustache:9:9: error: "), "\(outcome.output)")
        #expect(outcome.output.contains("\n  With --input first:Int"), "\(outcome.output)")
    }

    @Test func `programs get the rule's severity`() throws {
        let outcome = try lint([("weak var view", "var view")], " --format json")
        #expect(outcome.output.contains(#""severity": "error""#), "\(outcome.output)")
        #expect(outcome.output.contains(#""line": 8"#), "\(outcome.output)")
    }

    @Test func `what a comment allows is no mistake of the set's`() throws {
        let property = "var view: {{name}}ViewController?"
        let outcome = try lint([("weak " + property, property + "  // vipergen:disable weak-reference")])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output == "")
    }

    @Test(arguments: [
        "viper", "viper-swiftui", "clean-swift", "viperbase", "module-factory", "vipera", "viper-protocols",
    ])
    func `built-in sets are clean`(_ set: String) throws {
        let outcome = try Session().run("template lint " + set)
        #expect(outcome.errors == "\(set) is clean.\n", "\(outcome)")
    }
}
