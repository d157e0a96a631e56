import Foundation
import TestSupport
import Testing

/// `vipergen inspect`.
@Suite struct InspectCommandTests {
    private struct Report: Decodable, Equatable {
        struct File: Decodable, Equatable {
            var path: String
            var imports: [Import]
            var types: [Declaration]
            var functions: [Member]
            var variables: [Member]
        }
        struct Import: Decodable, Equatable {
            var module: String
            var line: Int
            var column: Int
        }
        struct Declaration: Decodable, Equatable {
            var kind: String
            var name: String
            var inherits: [String]
            var line: Int
            var column: Int
            var modifiers: [String]
            var attributes: [String]
            var members: [Member]
            var types: [Declaration]
        }
        struct Member: Decodable, Equatable {
            var kind: String
            var name: String
            var type: String?
            var modifiers: [String]
            var ownership: String
            var stored: Bool
            var line: Int
            var column: Int
        }
        var version: Int
        var files: [File]
    }

    private func report(_ session: Session, _ paths: String) throws -> Report {
        let outcome = session.run("inspect \(paths)")
        return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    }

    @Test func `a file's declarations are printed with their places`() throws {
        let session = try Session()
        try session.sandbox.file(
            "A.swift",
            """
            import struct Foundation.URL
            @MainActor public final class List: Base, ListInput {
                private weak var über, view: (any View)?
                enum State { case idle }
                init() {}
                var count: Int { 1 }
            }
            extension List.State: Equatable {}
            func make() -> List { List() }
            let (a, b) = (1, "\\n")
            """)
        let file = try #require(try report(session, "A.swift").files.first)
        #expect(file.path == "A.swift")
        #expect(file.imports == [.init(module: "Foundation", line: 1, column: 15)])
        let view = Report.Member(
            kind: "var", name: "view", type: "(any View)?", modifiers: ["private", "weak"], ownership: "weak",
            stored: true, line: 3, column: 29)
        var other = view
        (other.name, other.column) = ("über", 22)
        let initializer = Report.Member(
            kind: "init", name: "init", type: nil, modifiers: [], ownership: "strong", stored: false, line: 5, column: 5
        )
        let count = Report.Member(
            kind: "var", name: "count", type: "Int", modifiers: [], ownership: "strong", stored: false, line: 6,
            column: 9)
        let idle = Report.Member(
            kind: "case", name: "idle", type: nil, modifiers: [], ownership: "strong", stored: false, line: 4,
            column: 23)
        let state = Report.Declaration(
            kind: "enum", name: "State", inherits: [], line: 4, column: 10, modifiers: [], attributes: [],
            members: [idle], types: [])
        let list = Report.Declaration(
            kind: "class", name: "List", inherits: ["Base", "ListInput"], line: 2, column: 31,
            modifiers: ["public", "final"], attributes: ["@MainActor"], members: [other, view, initializer, count],
            types: [state])
        #expect(file.types.first == list)
        #expect(file.types.dropFirst().map(\.name) == ["List.State"])
        #expect(file.types.last?.kind == "extension")
        #expect(file.functions.map { "\($0.name) \($0.type ?? "-") \($0.line):\($0.column)" } == ["make List 9:6"])
        #expect(file.variables.map { "\($0.name) \($0.stored) \($0.column)" } == ["a true 6", "b true 9"])
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `a folder's Swift files are read in order`(_ kind: Sandbox.Kind) throws {
        let session = try Session(kind)
        for path in [
            "M/b.swift", "M/a/z.swift", "M/a.swift", "M/notes.txt", "M/.hidden/h.swift", "M/.build/x.swift",
            "M/Pods/p.swift", "M/Carthage/c.swift", "M/DerivedData/d.swift", "N/n.swift",
        ] { try session.sandbox.file(path, "struct S {}") }
        try session.sandbox.link("M/linked", to: session.sandbox.path("N"))
        try session.sandbox.link("M/link.swift", to: session.sandbox.path("N/n.swift"))
        #expect(try report(session, "M").files.map(\.path) == ["M/a/z.swift", "M/a.swift", "M/b.swift"])
        #expect(try report(session, "M/ N M/linked").files.map(\.path).suffix(2) == ["N/n.swift", "M/linked/n.swift"])
        #expect(try report(session, ".").files.map(\.path).last == "N/n.swift")
        #expect(try report(session, "M/link.swift").files.map(\.types.count) == [1])
    }

    @Test func `a file that is no Swift file is told, and the rest is printed`() throws {
        let session = try Session()
        try session.sandbox.file("A.swift", "struct A {}")
        try session.sandbox.file("A.storyboard", "<document/>")
        let outcome = session.run("inspect A.storyboard A.swift")
        #expect(outcome.code == 2 && outcome.errors.contains("A.storyboard' is not a Swift file"), "\(outcome)")
        #expect(outcome.output.contains("\"A.swift\"") && !outcome.output.contains("A.storyboard"))
    }

    /// Seen from where the person stands, else from the directory that -C names.
    @Test(arguments: ["inspect -C App App/A.swift", "inspect -C App A.swift"])
    func `a path is seen from where the person stands`(_ line: String) throws {
        let session = try Session()
        try session.sandbox.file("App/A.swift", "struct A {}")
        let outcome = session.run(line, in: "")
        #expect(outcome.code == 0 && outcome.output.contains("\"A\""), "\(outcome)")
    }

    @Test func `what cannot be read is told, and the rest is printed`() throws {
        let session = try Session()
        try session.sandbox.file("A.swift", "struct A {}")
        try session.sandbox.folder("Empty")
        let outcome = session.run("inspect Missing.swift A.swift --quiet")
        #expect(outcome.code == 2)
        #expect(outcome.errors.hasPrefix("error: cannot read '") && outcome.errors.contains("Missing.swift'"))
        #expect(try report(session, "Missing.swift A.swift").files.map(\.path) == ["A.swift"])
        #expect(session.run("inspect Empty").output == "{\"version\":1,\"files\":[\n]}\n")
        #expect(session.run("inspect").code == 64)
    }

    @Test func `a file that no person has written is too large`() throws {
        let session = try Session()
        try session.sandbox.file("a.swift", String(repeating: " ", count: 16 << 20) + " ")
        try session.sandbox.file("b.swift", "let b = 1")
        let outcome = session.run("inspect a.swift b.swift")
        #expect(outcome.code == 2 && outcome.errors.contains("a.swift': file too large"), "\(outcome.errors)")
        #expect(outcome.output.contains("b.swift"))
    }
}
