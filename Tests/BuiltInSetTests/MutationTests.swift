import Foundation
import GeneratedCode
import Testing

/// Generated modules with one small mistake each: their own tests must find it.
///
/// A sample is run here. `VIPERGEN_MUTATIONS=all` runs them all, and prints what survives.
@Suite struct MutationTests {
    private static let runsAll = ProcessInfo.processInfo.environment["VIPERGEN_MUTATIONS"] == "all"
    private static let sampleSize = 10

    private struct Mutant {
        let module: String
        let path: String
        let mutation: Mutation
        let files: [String: [UInt8]]
    }

    @Test(arguments: SetProof.chosen.filter { $0.mutated != nil })
    func `mistakes fail a test`(_ proof: SetProof) throws {
        // A process runs the tests of one module only where XCTest runs them.
        var variant = try #require(proof.mutated)
        variant.options["tests"] = ["xctest"]
        var mutants = try Self.mutants(of: proof, variant)
        let surroundings = try proof.surroundings(variant)
        var failing: Set<String> = []
        // What does not compile is no mistake that somebody could make unseen.
        for _ in 0..<3 {
            let files = mutants.reduce(into: surroundings) { files, mutant in files.merge(mutant.files) { $1 } }
            switch try GeneratedProject(files: files).failingModules(among: mutants.map(\.module)) {
            case .success(let modules): failing = modules
            case .failure(let failure):
                let kept = mutants.filter { mutant in !failure.report.output.contains("\(mutant.module)/") }
                guard kept.count < mutants.count else { throw failure }
                mutants = kept
                continue
            }
            break
        }
        let survivors = mutants.filter { !failing.contains($0.module) }
        if Self.runsAll {
            print(
                "\(proof.testDescription): \(failing.count) of \(mutants.count) mutations fail a test; these survive:")
            for mutant in survivors { print("  \(mutant.path), \(mutant.mutation)") }
        }
        #expect(!failing.isEmpty)
        let unknown = survivors.filter { mutant in
            !proof.survivors.contains { mutant.mutation.description.contains($0) }
        }
        #expect(unknown.isEmpty, "\(unknown.map { "\($0.path), \($0.mutation)" })")
    }

    /// A module for each mistake, or for each of the sample.
    private static func mutants(of proof: SetProof, _ variant: Variant) throws -> [Mutant] {
        let pattern = try proof.module("PatternScreen", variant)
        var places: [(path: String, number: Int)] = []
        for path in pattern.keys.sorted() where path.hasSuffix(".swift") && !path.hasPrefix("Tests/") {
            let count = Mutation.all(in: String(decoding: pattern[path] ?? [], as: UTF8.self)).count
            places += (0..<count).map { (path, $0) }
        }
        var chosen = Array(places.enumerated())
        if !runsAll {
            let stride = max(1, places.count / sampleSize)
            chosen = chosen.filter { $0.offset % stride == stride / 2 }
        }
        return try chosen.map { index, place in
            let module = "Mutant\(index)Screen"
            var files = try proof.module(module, variant)
            let path = place.path.replacing("PatternScreen", with: module)
            let mutation = Mutation.all(in: String(decoding: files[path] ?? [], as: UTF8.self))[place.number]
            files[path] = Array(mutation.text.utf8)
            return Mutant(module: module, path: place.path, mutation: mutation, files: files)
        }
    }
}
