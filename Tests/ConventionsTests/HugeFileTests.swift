import Conventions
import Testing

/// Files that nobody writes by hand. An answer that took time beyond proportion would not come.
struct HugeFileTests {
    /// How many violations of a rule a module has with this text in another file.
    private func count(_ rule: RuleIdentifier, _ lines: [String]) throws -> Int {
        let project = try ExampleProject.sample.applying(
            .add(file: "ClientListParts.swift", lines.joined(separator: "\n") + "\n"))
        return try project.places(of: rule).count
    }

    @Test func `a chain of classes that each have one of themselves`() throws {
        let chain = (0..<300).map { "class ClientListC\($0): ClientListC\($0 + 1) { var p: ClientListC\($0)? }" }
        #expect(try count(.weakReference, chain + ["class ClientListC300 {}"]) > 0)
    }

    @Test func `classes that have one of each`() throws {
        let properties = (0..<100).map { "var p\($0): ClientListQ\($0)?" }.joined(separator: "; ")
        #expect(try count(.weakReference, (0..<100).map { "class ClientListQ\($0) { \(properties) }" }) >= 4_950)
    }

    @Test func `classes that each have what all of them are`() throws {
        let classes = (0..<3_000).map { "class ClientListX\($0): ClientListA { var a: ClientListA? }" }
        #expect(try count(.weakReference, ["protocol ClientListA: AnyObject {}"] + classes) > 0)
    }

    @Test func `protocols that inherit each other`() throws {
        let protocols = ["protocol ClientListA: ClientListB {}", "protocol ClientListB: ClientListA {}"]
        let classes = (0..<3_000).map {
            "class ClientListX\($0): ClientListA { var a: ClientListB?; var b: ClientListA? }"
        }
        #expect(try count(.weakReference, protocols + classes) > 0)
    }

    @Test func `a long chain of protocols`() throws {
        let protocols = (0..<4_000).map { "protocol ClientListP\($0): ClientListP\($0 + 1) {}" }
        let classes = (0..<1_000).map { "class ClientListX\($0): ClientListP0 { var a: ClientListP4000? }" }
        #expect(try count(.weakReference, protocols + classes) == 0)
    }

    @Test func `protocols in a circle`() throws {
        let protocols = (0..<20_000).map { "protocol P\($0): P\(($0 + 1) % 20_000) {}" }
        #expect(try count(.typeName, protocols) > 0)
    }

    @Test func `classes that own each other in many circles`() throws {
        let classes = (0..<10_000).map {
            "class ClientListQ\($0) { var p: ClientListQ\((7 * $0 + 1) % 10_000)?; "
                + "var q: ClientListQ\((3 * $0 + 2) % 10_000)? }"
        }
        #expect(try count(.weakReference, classes) > 0)
    }

    @Test func `a type in many files`() throws {
        let text = "class ClientListCellView { var p: ClientListCellView? }\n"
        let project = try (0..<300).reduce(ExampleProject.sample) { project, number in
            try project.applying(.add(file: "ClientListCell\(number)View.swift", text))
        }
        #expect(try project.places(of: .weakReference).count > 0)
    }

    @Test func `objects that are told of themselves one behind the other`() throws {
        let calls = (0..<20_000).map { "        router.open\($0)(self)" }
        let tables = (0..<10_000).map { "        let t\($0) = UITableView()\n        t\($0).delegate = self" }
        let begin = ["class ClientListHelper {", "    func f() {"]
        #expect(try count(.weakReference, begin + calls + tables + ["    }", "}"]) == 0)
    }

    @Test func `editor placeholders, one a line`() throws {
        #expect(try count(.placeholder, (0..<20_000).map { _ in "let x = <#y#>" }) == 20_000)
    }

    @Test func `editor placeholders on one line`() throws {
        #expect(try count(.placeholder, [String(repeating: "f(<#y#>); ", count: 20_000)]) == 1)
    }

    @Test func `a type of many others`() throws {
        let parts = String(repeating: "ClientListRouterInput & ", count: 20_000)
        #expect(try count(.weakReference, ["class ClientListG { var x: \(parts)ClientListViewInput }"]) == 0)
    }

    @Test func `a class of many properties`() throws {
        let properties = (0..<30_000).map { "    var a\($0): ClientListM?" }
        #expect(try count(.weakReference, ["class ClientListM {}", "class ClientListN {"] + properties + ["}"]) == 0)
    }
}
