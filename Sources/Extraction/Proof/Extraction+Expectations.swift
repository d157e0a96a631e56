import Conventions
import Platform

extension Extraction {
    /// Learns from a project what `check` may demand: only what the modules share that follow the set.
    ///
    /// What the modules have that the set was made of, in these folders, is demanded of nobody otherwise, and what is
    /// demanded no more brings other modules under the set, which have a say in turn. Throws what the catalog of
    /// the project's sets does.
    public mutating func learnExpectations(
        name: String, from project: CheckedProject, examples: [String], sets: SetCatalog,
        on fileSystem: any FileSystem, threads: Int
    ) throws {
        for _ in 0..<Self.mostLessons {
            let proof = try ExtractionProof(files(name: name), name: name)
            let unshared = try proof.unsharedExpectations(
                in: project, examples: examples, sets, on: fileSystem, threads: threads)
            let known = (mayLack.count, mayDiffer.count, references)
            mayLack.formUnion(unshared.lacking)
            mayDiffer.formUnion(unshared.differing)
            references.merge(unshared.references) { $0.union($1) }
            guard known != (mayLack.count, mayDiffer.count, references) else { return }
        }
    }

    /// What modules may lack or have otherwise than the set writes it, as `template.json` names it.
    public var tolerated: [String] { mayLack.union(mayDiffer).map(TemplateText.path).sorted() }

    /// Each brings fewer modules than the one before.
    private static let mostLessons = 6
}
