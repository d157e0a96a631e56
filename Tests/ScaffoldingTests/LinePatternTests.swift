import Testing

@testable import Scaffolding

@Suite struct LinePatternTests {
    @Test(
        arguments: [
            ("    let NAME: TYPE", "    let agentId: Int", "agentId:Int"),
            ("    let NAME: TYPE", "    let onDone: (Int, [String]) -> Void", "onDone:(Int, [String]) -> Void"),
            ("    let NAME: TYPE", "    var agentId: Int", nil),
            ("    let NAME: TYPE", "    let a: Int // x", "a:Int // x"),
            ("init(NAME: TYPE) { self.NAME = NAME }", "init(a: A) { self.a = a }", "a:A"),
            ("init(NAME: TYPE) { self.NAME = NAME }", "init(a: A) { self.b = a }", nil),
            ("f(NAME: TYPE, TYPE)", "f(ä: [A], [A])", "ä:[A]"), ("f(NAME: TYPE, TYPE)", "f(a: A, B)", nil),
            ("let NAME: TYPE", "let : Int", nil), ("let NAME: TYPE", "let a-b: Int", nil),
        ] as [(String, String, String?)])
    func `an item is what fills the holes of a line`(_ pattern: String, _ line: String, _ item: String?) {
        let pattern = LinePattern(Array(pattern.utf8), name: Array("NAME".utf8), type: Array("TYPE".utf8))
        #expect(pattern.items(in: Array(line.utf8)) == (item.map { [$0] } ?? []))
    }

    @Test(
        arguments: [
            ("func fetchNAMEs() {", "func fetchClients() {", "Client"),
            ("func fetchNAMEs() {", "func fetchClient() {", nil),
            ("NAMENAMECell", "AACell", "A"), ("a NAME", "a ", nil),
        ] as [(String, String, String?)])
    func `a name may have more behind it`(_ pattern: String, _ line: String, _ item: String?) {
        let pattern = LinePattern(Array(pattern.utf8), name: Array("NAME".utf8), type: nil)
        #expect(pattern.items(in: Array(line.utf8)) == (item.map { [$0] } ?? []))
    }

    @Test func `a list may have several items`() {
        let pattern = LinePattern(Array("f(NAME: TYPE) -> A".utf8), name: Array("NAME".utf8), type: Array("TYPE".utf8))
        let line = "f(id: [Int: String], then: (Int, Int) -> Void, title: String) -> A"
        #expect(
            pattern.items(in: Array(line.utf8)) == ["id:[Int: String]", "then:(Int, Int) -> Void", "title:String"])
    }

    @Test(
        arguments: [
            ("func didAdd(id: Int) {", "didAdd(id: Int)"), ("func didRead() {", "didRead"), ("func didRead {", nil),
            ("func didPick(_ a: A, at b: B) {", "didPick(_ a: A, at b: B)"),
        ] as [(String, String?)])
    func `a method has its parameters`(_ line: String, _ item: String?) {
        let pattern = LinePattern(Array("func NAME(TYPE) {".utf8), name: Array("NAME".utf8), type: Array("(TYPE)".utf8))
        #expect(pattern.items(in: Array(line.utf8)) == (item.map { [$0] } ?? []))
    }

    @Test(arguments: [("  NAME: TYPE,", false), ("TYPE x", false), ("x NAME", false), ("let NAME: TYPE", true)])
    func `a line must tell`(_ pattern: String, _ isTelling: Bool) {
        let pattern = LinePattern(Array(pattern.utf8), name: Array("NAME".utf8), type: Array("TYPE".utf8))
        #expect(pattern.isTelling(withType: true) == isTelling)
    }
}
