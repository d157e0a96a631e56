import TemplateSets
import Testing

@Suite struct StarterSetTests {
    @Test(
        arguments: [
            ("house", "house"), ("My House", "my-house"), ("a_b", "a-b"), ("--a--b--", "a-b"), ("viper2", "viper2"),
            ("../evil", "evil"), ("2nd", nil), ("", nil), ("顧客", nil), ("-", nil), ("a\u{202E}b", "a-b"),
        ] as [(String, String?)])
    func `a text has a nearest name`(_ text: String, _ name: String?) {
        #expect(StarterSet.nearestName(to: text) == name)
        #expect(StarterSet.isGood(text) == (text == name))
    }

    @Test func `a name has an end`() {
        #expect(StarterSet.isGood(String(repeating: "a", count: 60)))
        #expect(!StarterSet.isGood(String(repeating: "a", count: 61)))
    }

    @Test func `the set loads`() throws {
        let files = StarterSet.files(name: "house").map { ("house/" + $0.path, $0.text) }
        let set = try Scratch(Dictionary(uniqueKeysWithValues: files)).library("").load("house")
        #expect(set.name == "house")
        #expect(set.parameters.map(\.name) == ["input", "tests"])
        #expect(set.blueprints.map(\.name) == ["module"])
        #expect(set.partials.keys.sorted() == ["header"])
    }
}
