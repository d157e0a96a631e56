import ArgumentParsing
import Conventions
import Platform
import Text

/// Looks at a project's modules: finds them, reads their conventions, and checks them on several threads.
struct CheckRun {
    private let project: Project
    private let settings: CheckSettings
    private let threads: Int
    let tree: SourceTree
    let modules: ProjectModules
    private let sets: ProjectSets
    /// What the names of all files tell.
    private let index: ProjectIndex

    /// Finds the modules of a project. Mending needs the names of the tests too.
    init(_ project: Project, threads: Int, mends: Bool = false) throws {
        self.project = project
        self.threads = threads
        settings = project.configuration.check ?? CheckSettings()
        sets = try ProjectSets(of: project)
        let known = sets.names.map(\.set)
        if let unknown = settings.setPlaces.first(where: { !known.contains($0.set) }) {
            throw ConfigurationError.unknownSet(
                path: unknown.path, unknown.location, unknown.set, known: known.sorted())
        }
        let exclusions = Exclusions(of: project, settings)
        tree = SourceTree(
            root: project.root, excluding: { exclusions.cover($1, in: $0) }, on: project.fileSystem, threads: threads,
            keepsTests: mends)
        modules = ProjectModules(
            in: tree, sets: sets.names, folders: settings.sets, usual: project.usualSet, threads: threads)
        index = ProjectIndex(
            tree, modules: modules.modules, sets: sets.names, directories: project.configuration.directories,
            threads: threads)
    }

    /// Checks some of the modules.
    func check(_ chosen: [FoundModule]) throws -> CheckResult {
        var index = index
        let facts = try project.facts()
        if !facts.project.isEmpty { index.productModule = facts.productModule }
        index.projectText = try XcodeProjectFolder(in: project.root, on: project.fileSystem).text
        let conventions = try sets.packedConventions(Set(chosen.compactMap(\.set)))
        let severities = settings.severities
        let root = project.root
        let fileSystem = project.fileSystem
        let fullIndex = index
        func reports(_ modules: [FoundModule], usual: Set<String>, refused: Set<String> = []) -> [ModuleReport] {
            let lanes = modules.count < Self.fewModules ? 1 : threads
            let parts = inParallel(lanes, threads: threads) { lane in
                let checker = Checker(
                    conventions: conventions.map(Convention.init),
                    index: lane == 0 ? fullIndex : fullIndex.copy,
                    severities: severities, usualSets: usual, refusedSets: refused)
                return stride(from: lane, to: modules.count, by: lanes).map { number in
                    checker.check(modules[number], in: root, on: fileSystem)
                }
            }
            return modules.indices.map { parts[$0 % lanes][$0 / lanes] }
        }
        var result = CheckResult()
        result.root = root
        result.reports = reports(chosen, usual: sets.own)
        let guessed = chosen.indices.filter { number in
            let set = result.reports[number].set ?? result.reports[number].refusedSet
            return !chosen[number].isSetSettled && set.map { !sets.own.contains($0) } ?? false
        }
        let consensus = SetConsensus(guessed.map { result.reports[$0] })
        let changed = guessed.filter { number in
            consensus.usual.contains(result.reports[number].refusedSet ?? "")
                || consensus.refused.contains(result.reports[number].set ?? "")
        }
        let usual = sets.own.union(consensus.usual)
        let again = reports(changed.map { chosen[$0] }, usual: usual, refused: consensus.refused)
        for (number, report) in zip(changed, again) { result.reports[number] = report }
        result.violations = result.reports.flatMap(\.violations)
        result.failures = tree.failures + result.reports.flatMap(\.failures)
        return result
    }

    /// Below this number of modules another thread costs more than it gains.
    private static let fewModules = 32
}
