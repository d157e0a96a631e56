import Platform
import Text

/// Checks the modules of a project against their conventions, and fixes what is safe to fix.
///
/// Every front end comes in here. Nothing is printed, and nothing is read but the files of the project.
public struct ProjectChecker {
    /// The size in bytes from which a file is taken for a mistake.
    public static let largestFile = 64 << 20

    let project: CheckedProject
    let sets: SetCatalog
    let fileSystem: any FileSystem
    let threads: Int
    /// Whether what only fixing needs is known too: the names of tests, and what is found after edits.
    let isForFixing: Bool
    let tree: SourceTree
    /// The modules, by folder and name.
    let modules: [FoundModule]
    private let index: ProjectIndex

    /// Finds the modules of a project and the set of each. A checker that is not for fixing makes `fix` walk through
    /// the project once more.
    public init(
        _ project: CheckedProject, sets: SetCatalog, on fileSystem: any FileSystem, threads: Int = 1,
        forFixing isForFixing: Bool = false
    ) {
        self.project = project
        self.sets = sets
        self.fileSystem = fileSystem
        self.threads = threads
        self.isForFixing = isForFixing
        tree = Self.tree(of: project, sets.names, on: fileSystem, threads: threads, keepsTests: isForFixing)
        modules = tree.modules(of: project, sets: sets.names, own: sets.own, threads: threads)
        index = ProjectIndex(
            of: project, tree, modules: modules, sets: sets.names,
            weakProxies: WeakProxies.protocols(in: tree, root: project.root, on: fileSystem), threads: threads)
    }

    private static func tree(
        of project: CheckedProject, _ sets: [SetNames], on fileSystem: any FileSystem, threads: Int, keepsTests: Bool
    ) -> SourceTree {
        SourceTree(
            root: project.root, sets: sets, excluding: project.isExcluded, on: fileSystem, threads: threads,
            keepsTests: keepsTests)
    }

    /// The same project as its files are now.
    func again(forFixing isForFixing: Bool) -> ProjectChecker {
        ProjectChecker(project, sets: sets, on: fileSystem, threads: threads, forFixing: isForFixing)
    }

    /// The places of the modules of a name: their folders below the project where these are theirs alone, else their
    /// files.
    public func places(ofModule name: String) -> [String] {
        modules.filter { $0.name == name }.flatMap { module in
            guard module.ownsFolder else { return module.files }
            return [module.folder] + module.files.filter { !$0.hasPrefix(module.folder + "/") }
        }
    }

    /// The folders that modules lie in, each once for every module. A folder of several that bears the name of one is
    /// no place for others, and what is called by one letter is a project's protocols: `IPresenter`, `IRouter`.
    public var moduleParents: [String] {
        let named = Set(modules.filter { $0.folder.lastComponent == $0.name }.map(\.folder))
        return builtModules.filter { $0.name.count > 1 && !BaseModule.names.contains($0.name) }.map { module in
            if let home = module.homeInApplication { return home }
            return module.ownsFolder || named.contains(module.folder)
                ? Path.split(module.folder).folder : module.folder
        }
    }

    /// The modules but for those of which no target builds anything, where one builds others: they were left from
    /// before.
    var builtModules: [FoundModule] {
        let untargeted = index.memberships.untargeted
        guard !untargeted.isEmpty else { return modules }
        let built = modules.filter { module in
            let sources = module.files.filter(ModuleFileKinds.isSource)
            return sources.isEmpty || sources.contains { untargeted[$0] == nil }
        }
        return built.isEmpty ? modules : built
    }

    /// The names of the sets that modules are measured by.
    public var setNames: Set<String> { Set(sets.names.map(\.set)) }

    /// The names of the modules.
    public var moduleNames: [String] { modules.map(\.name) }

    /// The paths of the project's folders that are read, below the project.
    public var folders: [String] { tree.folders.indices.map(tree.path).filter { !$0.isEmpty } }

    /// The Xcode projects that were asked for targets and cannot be read, in words for warnings.
    public var unreadableXcodeProjects: [String] { index.unreadableXcodeProjects }

    /// Checks some of the modules; what a baseline knows is not reported. Throws what the catalog of the sets does.
    public func check(_ scope: CheckScope = CheckScope(), baseline: Baseline? = nil) throws -> CheckResult {
        try check(scope.modules(of: modules), isPartial: scope.isPartial, baseline: baseline)
    }

    func check(_ chosen: [FoundModule], isPartial: Bool, baseline: Baseline?) throws -> CheckResult {
        let named = Set(chosen.compactMap(\.set) + chosen.compactMap(\.otherSet))
        let check = ParallelCheck(
            project: project, conventions: try sets.packedConventions(of: named), index: index, fileSystem: fileSystem,
            threads: threads, ownSets: sets.own, anticipatesEdits: isForFixing)
        var reports = SetConsensus.reports(on: chosen, own: sets.own, names: sets.names, by: check)
        if chosen.contains(where: \.isToldByShape) {
            // What does not keep to the set by whose shape it was found is no module.
            reports = zip(chosen, reports).filter { !$0.isToldByShape || $1.set != nil }.map(\.1)
        }
        // Of what lies in a folder that cannot be listed nothing is known.
        for failure in tree.failures {
            // It is the folder of a name that is no text.
            let folder = failure.operation == .decodeName ? Path.split(failure.path).folder : failure.path
            for index in reports.indices {
                let isWithin = (folder + "/").hasPrefix(reports[index].folder + "/")
                reports[index].violations.removeAll {
                    $0.rule.isAboutAbsence && (isWithin || $0.path.hasPrefix(folder + "/"))
                        || $0.rule == .missingTest
                }
            }
        }
        for index in reports.indices { removeAbsencesOfExcluded(from: &reports[index].violations) }
        ProjectAnswers.settle(&reports) { questions in
            let isOfTests = !isForFixing && questions.contains(where: \.isOfTests)
            let tree =
                isOfTests
                ? Self.tree(of: project, sets.names, on: fileSystem, threads: threads, keepsTests: true) : tree
            return ProjectAnswers(to: questions, in: tree, root: project.root, on: fileSystem, threads: threads)
        }
        var result = CheckResult(
            root: project.root, reports: reports, failures: tree.failures + reports.flatMap(\.failures),
            isPartial: isPartial, rules: project.reportedRules)
        for (index, violation) in result.violations.enumerated()
        where project.configuredRules.contains(violation.rule) {
            result.violations[index].severity = project.severities[violation.rule] ?? violation.severity
        }
        result.knowsTargets = unreadableXcodeProjects.isEmpty
        result.used = check.used
        removeFixesThatRegroup(&result.violations)
        if !isForFixing {
            let fixable = result.violations.filter { $0.fixCount > 0 }
            Obstacles(to: fixable, in: project.root, on: fileSystem).removeFixes(from: &result.violations)
            if !fixable.isEmpty { Obstacles(unwritableOf: reports).removeFixes(from: &result.violations) }
        }
        if let baseline { result.apply(baseline) }
        result.violations.removeAmbiguousFixes()
        return result
    }
}
