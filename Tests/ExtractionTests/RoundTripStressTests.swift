import Extraction
import TemplateSets
import Testing

/// Modules with names that are hard to find in a text.
@Suite struct RoundTripStressTests {
    private static let names = [
        "URLList", "List", "Список", "A1", "Main", "Map", "顧客", "Orders", "Class", "FAQ", "UserProfileV2",
    ]

    @Test(arguments: RoundTripTests.sets, names)
    func `a generated module comes back byte for byte`(_ set: String, _ name: String) throws {
        try expectRoundTrip(name, set)
    }
}

/// Makes a set of a module that another set has generated, and compares what it generates with that module.
func expectRoundTrip(_ name: String, _ set: String) throws {
    let files = try generate(name, try builtIn(set))
    let extracted = try Extracted([ModuleSource(name, files)])
    #expect(extracted.faults == [])
    let again = try generate(name, extracted.set)
    #expect(again.count == files.count)
    for (path, text) in files {
        let parts = path.split(separator: "/").map(String.init)
        let below = parts[try #require(parts.firstIndex(of: name))...].joined(separator: "/")
        let root = parts[0] == "Tests" ? "Tests" : "Modules"
        #expect(again["\(root)/\(below)"] == text, "\(path)")
    }
}
