import Testing

/// What is written for teams who generate their mocks themselves.
@Suite struct MocksTests {
    /// Then it compiles, for with mocks it does.
    @Test(arguments: SetProof.chosen.filter { $0.blueprint == "module" })
    func `without mocks there is nothing that needs them, and all else is the same`(_ proof: SetProof) throws {
        for var variant in proof.variants.covering(2) where variant.options["tests"] != ["none"] {
            let whole = try proof.module(proof.name, variant)
            variant.options["mocks"] = ["none"]
            let rest = try proof.module(proof.name, variant)
            #expect(rest.allSatisfy { whole[$0.key] == $0.value }, "\(variant)")
            let removed = whole.filter { rest[$0.key] == nil }
            #expect(removed.keys.contains { $0.hasSuffix("Mocks.swift") }, "\(variant)")
            #expect(removed.keys.allSatisfy { $0.hasPrefix("Tests/") }, "\(variant)")
            let names = Set(removed.values.flatMap(declarations))
            for (path, bytes) in rest where path.hasPrefix("Tests/") {
                let used = names.intersection(words(String(decoding: bytes, as: UTF8.self)))
                #expect(used.isEmpty, "\(proof.testDescription), \(variant), \(path): \(used.sorted())")
            }
        }
    }

    /// The names of types and functions that a file declares for others.
    private func declarations(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self)
            .matches(of: /(?:^|\n)(?:@MainActor )?(?:final )?(?:class|struct|enum|actor|func) (\w+)/).map {
                String($0.1)
            }
    }

    private func words(_ text: String) -> Set<String> {
        Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
}
