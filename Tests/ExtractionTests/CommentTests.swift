import Extraction
import TestSupport
import Testing

/// The comments of modules: what they have in common of them, and that nothing else depends on them.
@Suite struct CommentTests {
    private static func text(_ comment: String, _ statement: String = "print(title)") -> String {
        let lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
        return
            "class @View {\n\(comment.isEmpty ? "" : lines)    func start(title: String) {\n        \(statement)\n    }\n}\n"
    }

    @Test(arguments: [
        (["/// Starts @.", "/// Begins @.", "/// Starts @."], "/// Starts @."),
        (["/// All.\n///\n/// - a: A", "/// @.\n///\n/// - a: A", "/// @."], "/// @.\n///\n/// - a: A"),
        (
            ["/// A.\n///\n/// - Parameter a: A", "/// B.\n///\n/// - Parameter a: A", "/// C.\n/// - Parameter a: A"],
            ""
        ),
        (["/// A.\n///\n/// - Parameter a: A", "/// A.\n///\n/// - Parameter b: B", "/// A.\n///\n/// c"], "/// A."),
        (["/// A.\n// lint:off", "/// B.\n// lint:off", "// lint:off"], "// lint:off"),
        (["/**\n A.\n\n - a\n */", "/**\n B.\n\n - a\n */", "/**\n C.\n\n - a\n */"], ""),
    ])
    func `a comment that begins in other words is another one`(_ comments: [String], _ expected: String) throws {
        #expect(try mergedView(comments.map { Self.text($0) }) == Self.text(expected))
    }

    @Test(arguments: [
        (["print(title) // here", "print(title)"], "print(title)"),
        (["print(title) // here", "print(title) // there", "print(title) /* or there */"], "print(title) // here"),
        (["print(title) // here", "print(title) // or here", "print(title)"], "print(title)"),
        (["print(title)", "print(title) // lint:off", "print(title) // lint:off"], "print(title) // lint:off"),
    ])
    func `a comment makes no statement another one`(_ statements: [String], _ expected: String) throws {
        #expect(try mergedView(statements.map { Self.text("", $0) }) == Self.text("", expected))
    }

    /// Each calls something else first.
    @Test(arguments: ["// .retry()\n", "\n", "\n            // or:\n\n", "/* none */\n"])
    func `what stands in a chain of calls does not part it`(_ between: String) throws {
        func text(_ call: String) -> String {
            "class @View {\n    func load() {\n" + call + "    }\n}\n"
        }
        let texts = ["get", "fetch", "post"].map {
            text("        api.\($0)()\n            .map { $0 }\n\(between)            .store(in: bag)\n")
        }
        #expect(try mergedView(texts) == text(""))
        #expect(try mergedView([texts[0], texts[0], texts[1]]) == texts[0])
    }

    /// A section that is empty in one of them is there to be filled in.
    @Test(arguments: [
        (["    let a = 1\n", "    let b = 1\n", "    let c = 1\n"], false),
        (["    let a = 1\n", "", "    let c = 1\n"], true), (["    let a = 1\n", "    let a = 1\n", ""], true),
    ])
    func `a mark goes with all that it stands above`(_ sections: [String], _ isLeft: Bool) throws {
        for mark in ["    // MARK: - Values\n", "    // MARK: Values\n\n"] {
            let text = try mergedView(
                sections.map { "class @View {\n    let id: Int = 0\n\n\(mark)\($0)\n    // MARK: - Rest\n}\n" })
            #expect(text.contains("Values") == isLeft && text.contains("Rest"), "\(text)")
        }
    }

    @Test func `a file of comments is none, but for one that is called as the module`() throws {
        let module = ModuleSource(
            "Login",
            [
                "LoginView.swift": "class LoginView {\n}\n", "LoginEntity.swift": "// to come\n", "Empty.swift": "",
                "OldView.swift": "//\n//  OldView.swift\n//\n\n/* class OldView {\n} */\n",
            ])
        let extraction = Extraction(of: [module])
        let files = try generate("New", Extracted(extraction).set)
        #expect(files.keys.sorted() == ["Modules/New/NewEntity.swift", "Modules/New/NewView.swift"])
        #expect(
            extraction.differences.compactMap { $0.path.split(separator: "/").last } == [
                "Empty.swift", "OldView.swift",
            ])
    }

    @Test(arguments: [
        "/* \n  Login.strings\n  App\n\n  Created by A. Person on 14/12/2018.\n*/\n\n", "/* Login.strings */\n", "",
    ])
    func `strings have no header of their own`(_ header: String) throws {
        let strings = "/* What it is */\n\"title\" = \"Log in\";\n"
        let module = ModuleSource(
            "Login", ["LoginView.swift": "class LoginView {\n}\n", "Login.strings": header + strings])
        #expect(try generate("New", Extracted([module]).set)["Modules/New/New.strings"] == strings)
    }

    /// Beside what only one of them has there is nothing left to head.
    @Test func `a mark goes with an extension or a type that is left out`() throws {
        let mark = "// MARK: - Private\n\n"
        let view = "final class @View {\n    var id = 1\n}\n\n"
        let rest = "// MARK: - Rest\n\nextension @View: Rest {\n    func show() {}\n}\n"
        for helpers in [
            ["private enum Field {\n    case name\n}\n\n", "private struct Total {\n    var sum = 0\n}\n\n"],
            ["private extension @View {\n    func a() {}\n}\n\n", "private extension @View {\n    func b() {}\n}\n\n"],
        ] {
            #expect(try mergedView(helpers.map { view + mark + $0 + rest }) == view + rest)
            #expect(try mergedView(helpers.map { mark + $0 + rest + "\n" + view }) == rest + "\n" + view)
        }
    }

    @Test(arguments: [
        ("//\n// Created by Ann Example on 02.09.17.\n// Copyright (c) 2017 ann.\n//\n\n", true),
        ("// Copyright © 2017 Ann. All rights reserved.\n\n", true), ("// \u{A9} Ann\n\n", true),
        ("/*\n * Created by Ann on 02.09.17.\n */\n\n", true), ("//  OrderListView.swift\n", true),
        ("// What follows is drawn.\n\n", false), ("// Copyright of what is drawn.\n", false),
    ])
    func `who wrote a file is no part of the next`(_ header: String, _ isHeader: Bool) throws {
        let text = "class OrderListView {}\n"
        let set = try Extracted([ModuleSource("OrderList", ["OrderListView.swift": header + text])]).set
        let view = try generate("New", set).values.first
        #expect(view == (isHeader ? "" : header) + text.replacing("OrderList", with: "New"))
    }
}
