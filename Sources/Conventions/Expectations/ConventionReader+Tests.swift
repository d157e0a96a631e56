import TemplateSets
import Text

extension ConventionReader {
    /// The tests that every variant with tests writes, or that some write together, or for what else some write.
    func tests() -> [ExpectedTest] {
        testOrder.compactMap { key in
            guard let (path, variants) = testPaths[key], let pattern = testName(path),
                !tolerance.mayLack(path.last ?? "")
            else { return nil }
            func test(_ companions: [NamePattern] = [], isOfFunctions: Bool = false) -> ExpectedTest {
                ExpectedTest(
                    path: path.map(NamePattern.init), name: pattern, companions: companions,
                    isOfFunctions: isOfFunctions)
            }
            let subject = TestNames.subject(of: path.last?.dropLast(6) ?? "").map(String.init) ?? ""
            if pattern.isOpen { return isWrittenForEach(subject, variants) ? test() : nil }
            guard variants != testedVariants else { return test() }
            let companions = tests(besides: key) { $0 == variants }
            if !companions.isEmpty { return test(companions) }
            // Such variants as are written without mocks tell nothing.
            var told: Set<Int> = []
            let others = tests(besides: key) { others in
                let isTelling = others.isStrictSuperset(of: variants)
                if isTelling { told.formUnion(others) }
                return isTelling
            }
            let busy = functions.variants(withFunctionsOf: subject).intersection(told)
            return busy.isEmpty || !busy.isSubset(of: variants) ? nil : test(others, isOfFunctions: true)
        }
    }

    /// The names of the other tests that a module's name tells, by the variants that write them.
    private func tests(besides key: String, where isWanted: (Set<Int>) -> Bool) -> [NamePattern] {
        testOrder.filter { $0 != key }.compactMap { other in
            guard let (path, variants) = testPaths[other], isWanted(variants), let name = testName(path) else {
                return nil
            }
            return name.isOpen ? nil : name
        }
    }

    /// The name of a file of tests.
    private func testName(_ path: [String]) -> NamePattern? {
        guard let name = path.last, name.hasSuffix(".swift"), TestNames.areTests(name.utf8.dropLast(6)) else {
            return nil
        }
        return NamePattern(name)
    }

    /// Whether the variants that write a file of this name are those that write its tests, as far as they have any.
    private func isWrittenForEach(_ subject: String, _ variants: Set<Int>) -> Bool {
        order.contains { key in
            guard let file = appearances[key], file.first?.path.last == subject + ".swift" else { return false }
            return file.reduce(into: Set()) { $0.formUnion($1.variants) }.intersection(testedVariants) == variants
        }
    }
}
