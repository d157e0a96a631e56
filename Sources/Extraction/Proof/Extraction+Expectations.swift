import Conventions
import Platform
import SwiftOutline
import TemplateSets
import Text

extension Extraction {
    /// Learns from a project what `check` may demand: only what the modules share that follow the set.
    ///
    /// What the modules have that the set was made of is demanded of nobody otherwise, and what is
    /// demanded no more brings other modules under the set, which have a say in turn. Once nothing is learnt any more
    /// of a project that holds the examples for the set's, it is learnt from the project as it is: where the examples
    /// are some of many, modules are taken for drifted that are none of the set's beside the rest alone. Throws what the
    /// catalog of the project's sets does.
    public mutating func learnExpectations(
        name: String, from project: CheckedProject, examples: [ExampleModule], sets: SetCatalog,
        on fileSystem: any FileSystem, threads: Int
    ) throws {
        mayLack.formUnion(dataStructures.map { $0 + ".*" })
        let folders = examples.filter { $0.name == nil }.map(\.folder)
        let projects = folders.isEmpty ? [project] : [project.using(name, in: folders), project]
        for project in projects {
            try learn(name: name, from: project, examples: examples, sets, on: fileSystem, threads: threads)
        }
    }

    private mutating func learn(
        name: String, from project: CheckedProject, examples: [ExampleModule], _ sets: SetCatalog,
        on fileSystem: any FileSystem, threads: Int
    ) throws {
        for _ in 0..<Self.mostLessons {
            // Of a set that is not strict, what breaks it would be no error, and the set would seem to be kept.
            isStrict = true
            let proof = try ExtractionProof(files(name: name), name: name)
            let unshared = try proof.unsharedExpectations(
                in: project, examples: examples, sets, on: fileSystem, threads: threads)
            isStrict = unshared.areKeptByAll
            let known = (mayLack.count, mayDiffer.count, hasOtherFiles, references)
            mayLack.formUnion(unshared.lacking)
            mayDiffer.formUnion(unshared.differing)
            references.merge(unshared.references) { $0.union($1) }
            hasOtherFiles = hasOtherFiles || unshared.haveOtherFiles
            guard known != (mayLack.count, mayDiffer.count, hasOtherFiles, references) else { return }
        }
    }

    /// The structures that hold values and do nothing, such as what a screen is given: what these are is each screen's
    /// own business, however many of the examples are given the same.
    var dataStructures: Set<String> {
        let outlines = skeleton.files.filter { !$0.isTest && $0.draft.isSwift }.map { Outline($0.draft.contents) }
        return outlines.reduce(into: []) { found, outline in
            let membersOfTypes = Dictionary(grouping: outline.members) { $0.owner }
            for (index, type) in outline.types.enumerated() where type.kind == .struct && type.parent == nil {
                let name = outline.text(of: type.name)
                let members = membersOfTypes[index] ?? []
                guard HelperDeclarations.isOwn(name), members.contains(where: \.isStored),
                    members.allSatisfy({ $0.isStored || $0.kind == .`init` }),
                    Role.split(name).map({ !Role.layered.contains($0.role) && $0.role != .assembly }) ?? true
                else { continue }
                found.insert(name)
            }
        }
    }

    /// What modules may lack or have otherwise than the set writes it, as `template.json` names it.
    public var tolerated: [String] { mayLack.union(mayDiffer).map(TemplateText.path).sorted() }

    /// Each brings fewer modules than the one before.
    private static let mostLessons = 6
}
