import Foundation
import GeneratedCode
import Testing

/// Generated modules with one small mistake each: their own tests must find it.
///
/// A sample is run here. `VIPERGEN_MUTATIONS=all` runs them all, and prints what survives; `xctest` or `swift-testing`
/// does so with the tests of one kind.
@Suite struct MutationTests {
    private static let chosen = ProcessInfo.processInfo.environment["VIPERGEN_MUTATIONS"]
    static let runsAll = chosen != nil
    private static let sampleSize = 10

    private struct Mutant {
        let module: String
        let path: String
        let mutation: Mutation
        let files: [String: [UInt8]]
    }

    @Test(arguments: MutatedModule.chosen(all: runsAll))
    func `mistakes fail a test`(_ module: MutatedModule) throws {
        let (proof, variant) = (module.proof, module.variant)
        var mutants = try Self.mutants(of: proof, variant)
        let surroundings = try proof.surroundings(variant)
        func files(_ mutants: [Mutant]) -> [String: [UInt8]] {
            mutants.reduce(into: surroundings) { files, mutant in files.merge(mutant.files) { $1 } }
        }
        // What does not compile is no mistake that somebody could make unseen. The compiler says what else is wrong when
        // every type is right.
        for _ in 0..<3 {
            let paths = try GeneratedProject(files: files(mutants)).brokenFiles()
            let wrong = Set(paths.flatMap { $0.split(separator: "/").map(String.init) })
            if wrong.isEmpty { break }
            mutants.removeAll { wrong.contains($0.module) }
        }
        var failing: Set<String> = []
        // The compiler takes long for very many tests at once.
        for start in stride(from: 0, to: mutants.count, by: 50) {
            let some = Array(mutants[start..<min(start + 50, mutants.count)])
            failing.formUnion(try GeneratedProject(files: files(some)).failingModules(among: some.map(\.module)))
        }
        let survivors = mutants.filter { !failing.contains($0.module) }
        if Self.runsAll {
            let module = module.testDescription
            print("\(module): \(failing.count) of \(mutants.count) mutations fail a test; these survive:")
            for mutant in survivors {
                print("  \(mutant.path), \(mutant.mutation)\(mutant.mutation.isTheTeams ? " (the team's)" : "")")
            }
        }
        #expect(!failing.isEmpty)
        let unknown = survivors.filter { mutant in
            !mutant.mutation.isTheTeams
                && !proof.survivors.contains { mutant.mutation.description.contains($0) }
        }
        #expect(unknown.map { "\($0.path), \($0.mutation)" } == [])
    }

    /// About so many, all over the list.
    static func sample<Element>(_ all: [Element], _ size: Int) -> [Element] {
        let stride = max(1, all.count / size)
        return all.enumerated().filter { $0.offset % stride == stride / 2 }.map(\.element)
    }

    /// A module for each mistake, or for each of the sample.
    private static func mutants(of proof: SetProof, _ variant: Variant) throws -> [Mutant] {
        let pattern = try proof.module("PatternScreen", variant).mapValues { String(decoding: $0, as: UTF8.self) }
        let mutations = pattern.keys.sorted().filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/") }
            .flatMap { path in Mutation.all(in: pattern[path] ?? "").map { (path: path, mutation: $0) } }
        let chosen = runsAll ? mutations : sample(mutations.filter { !$0.mutation.isDoubtful }, sampleSize)
        return chosen.enumerated().map { number, chosen in
            let module = "Mutant\(number)Screen"
            func named(_ text: String) -> String {
                text.replacingOccurrences(of: "PatternScreen", with: module)
                    .replacingOccurrences(of: "patternScreen", with: "mutant\(number)Screen")
            }
            var files: [String: [UInt8]] = [:]
            for (path, text) in pattern.merging([chosen.path: chosen.mutation.text], uniquingKeysWith: { $1 }) {
                files[named(path)] = Array(named(text).utf8)
            }
            return Mutant(module: module, path: chosen.path, mutation: chosen.mutation, files: files)
        }
    }

    /// The same for what is outside of modules: its names are the same in every project, so that each mistake needs an
    /// application of its own.
    @Test(arguments: MutatedApp.chosen, chosen == "all" ? ["xctest", "swift-testing"] : [chosen ?? "xctest"])
    func `mistakes outside of modules fail a test`(_ app: MutatedApp, _ tests: String) throws {
        let (example, blueprints) = try app.generate(tests: tests)
        var mutants: [(path: String, mutation: Mutation)] = []
        for path in blueprints.keys.sorted() {
            let text = String(decoding: try #require(example.files[path]), as: UTF8.self)
            mutants += Mutation.all(in: text).map { (path, $0) }
        }
        if !Self.runsAll {
            mutants = Dictionary(grouping: mutants.filter { !$0.mutation.isDoubtful }) { blueprints[$0.path] ?? "" }
                .values.flatMap { Self.sample($0, 1) }
        }
        let project = GeneratedProject(files: example.files)
        let outcomes = Array(zip(mutants, try project.outcomes(of: mutants)))
        let survivors = outcomes.filter { $0.1 == .survives }.map(\.0)
        if Self.runsAll {
            for (blueprint, own) in Dictionary(grouping: outcomes, by: { blueprints[$0.0.path] ?? "" }) {
                let compiled = own.filter { $0.1 != .doesNotCompile }.count
                let failing = own.filter { $0.1 == .fails }.count
                print("\(app.testDescription)/\(blueprint), \(tests): \(failing) of \(compiled) fail a test")
            }
            for (path, mutation) in survivors {
                print("  \(app.testDescription), \(tests): \(path), \(mutation) survives")
            }
        }
        let unknown = survivors.filter { mutant in
            !mutant.mutation.isTheTeams
                && !app.survivors.contains { mutant.mutation.description.contains($0) }
        }
        #expect(unknown.map { "\($0.path), \($0.mutation)" } == [])
    }
}

extension Mutation {
    /// Whether it changes what a team changes first, and no test may stand in the way of: the server's address, a text
    /// for people, how a screen looks and is presented.
    fileprivate var isTheTeams: Bool {
        description.contains("modalPresentationStyle = ") || description.contains(": has another \"http")
            || description.contains(/emptyLabel\.(font|textAlignment) =/)
            || description.contains(/has "other" for (\w+: )?error\.localizedDescription$/)
            || description.contains("String(localized: ") && description.contains(": has another \"")
            || description.hasSuffix(": has \"other\" for title: title")
            // Where letters have no case, both are the same.
            || description.hasSuffix(": has id for title")
    }
}
