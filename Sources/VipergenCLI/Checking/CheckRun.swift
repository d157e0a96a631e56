import ArgumentParsing
import Conventions
import Platform
import Scaffolding
import TemplateSets

/// Looks at a project's modules: finds them, reads their conventions, and checks them on several threads.
struct CheckRun {
    private let project: Project
    private let settings: CheckSettings
    private let threads: Int
    let tree: SourceTree
    let modules: ProjectModules
    private let library: SetLibrary
    private let names: [SetNames]

    init(_ project: Project, threads: Int) throws {
        self.project = project
        self.threads = threads
        settings = project.configuration.check ?? CheckSettings()
        library = project.library
        var sets: [SetNames] = []
        // A team's own sets come before the built-in ones.
        for found in try library.all().sorted(by: { $0.path != nil && $1.path == nil }) {
            sets.append(SetNames(of: try library.load(found.name)))
        }
        names = sets
        let exclude = settings.exclude
        let ownTemplates = ["Templates"] + project.configuration.templates
        tree = SourceTree(
            root: project.root, excluding: { path in ownTemplates.contains(path) || exclude.contains { $0.matches(path) } },
            on: project.fileSystem, threads: threads)
        modules = ProjectModules(
            in: tree, sets: names, folders: settings.sets, usual: project.configuration.template.map(Self.setName))
    }

    private static func setName(_ word: String) -> String {
        String(word.prefix { $0 != "/" })
    }

    /// Checks some of the modules.
    func check(_ chosen: [FoundModule]) throws -> CheckResult {
        var index = ProjectIndex(tree, modules: modules.modules, directories: project.configuration.directories)
        let facts = try project.facts()
        if !facts.project.isEmpty { index.productModule = facts.productModule }
        let checker = Checker(
            conventions: try conventions(of: chosen), index: index, severities: settings.severities,
            usualSet: project.configuration.template.map(Self.setName))
        let root = project.root
        let fileSystem = project.fileSystem
        var result = CheckResult()
        result.root = root
        result.reports = inParallel(chosen.count, threads: threads) { number in
            checker.check(chosen[number], in: root, on: fileSystem)
        }
        result.violations = result.reports.flatMap(\.violations)
        result.failures = tree.failures + result.reports.flatMap(\.failures)
        return result
    }

    /// The conventions of the sets that modules follow, each read once.
    private func conventions(of chosen: [FoundModule]) throws -> [Convention] {
        try Set(chosen.compactMap(\.set)).sorted().map { name in
            let set = try library.load(name)
            return try Convention(set: set, variants: try set.skeletons())
        }
    }
}
