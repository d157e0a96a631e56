import Conventions
import TemplateSets

extension Extraction {
    /// Leaves out the files of each choice that few modules have and with which `check` finds an error that is not there
    /// without them: whoever makes the choice would have it in a new module.
    mutating func leaveOutFaultyChoices(name: String) throws {
        let choices = OptionalFiles(skeleton).parameters.filter { !$0.isUsual }
        guard !choices.isEmpty else { return }
        let proof = try ExtractionProof(files(name: name), name: name)
        let usual = try errors(in: proof)
        let faulty = try choices.filter { try !errors(in: proof, choosing: $0.name).isSubset(of: usual) }
        let paths = Set(faulty.flatMap(\.files).map { skeleton.files[$0].draft.path })
        guard !paths.isEmpty else { return }
        skeleton.leaveOut { paths.contains($0.draft.path) }
        skeleton.leaveOutTests(where: paths.contains)
    }

    /// What is wrong in a module of a fresh name, whatever the set asks for.
    private func errors(in proof: ExtractionProof, choosing choice: String? = nil) throws -> Set<String> {
        let fresh = freshName
        let module = try proof.module(fresh, choosing: choice.map { [$0: ["true"]] } ?? [:])
        let own = module.filter { !SkeletonFile.isTest($0.path.split(separator: "/").map(String.init)) }
        let violations = try proof.report(on: own, below: root)?.violations ?? []
        return violations.reduce(into: []) { found, violation in
            guard violation.severity == .error, !violation.rule.rule.needsSet,
                violation.rule != .storyboardClass || violation.symbol.contains(fresh)
            else { return }
            found.insert("\(violation.path) \(violation.rule.rawValue) \(violation.symbol)")
        }
    }
}
