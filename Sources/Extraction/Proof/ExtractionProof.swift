import Conventions
import FileChanges
import Platform
import Scaffolding
import SwiftOutline
import TemplateSets
import Text

/// What is wrong with a set that was made of modules.
public enum ExtractionFault: Sendable {
    /// A mistake in a template.
    case mistake(LintFinding)
    /// A module that the set writes uses a name that nothing declares, though the modules declare it.
    case undeclared(path: String, name: String)
    /// A module that the set writes could not compile: a type and what is wrong with it.
    case incoherent(path: String, what: String)
    /// What `check` finds in a module that the set writes.
    case violation(Violation)
}

extension ExtractionFault {
    /// Whether modules of the set would not be whole; else they have what the modules have that it was made of.
    public var isSerious: Bool {
        guard case .violation(let violation) = self else { return true }
        return violation.rule.rule.needsSet
    }
}

/// Whether a set does what it is for: a module that it writes keeps to it, and declares what it uses.
struct ExtractionProof {
    private let set: TemplateSet
    private let root = "/project"
    private let folder: String

    /// Reads a set from its files.
    init(_ files: [FileChange], name: String) throws {
        folder = "/sets/" + name
        let memory = GeneratedFiles(files.map { ($0.path, $0.contents) }, in: folder)
        let library = SetLibrary(folders: [], builtIn: .init(names: []) { _ in nil }, on: memory)
        set = try library.load(path: folder)
        try Convention.validate(set)
    }

    /// The mistakes in its templates.
    var mistakes: [ExtractionFault] {
        var linter = SetLinter(set)
        return linter.run().compactMap { finding in
            // What the modules declare twice themselves is told of them.
            switch finding.kind {
            case .unusual, .declaredTwice: return nil
            default: break
            }
            // The set lies nowhere yet.
            var finding = finding
            if finding.path.hasPrefix(folder + "/") { finding.path.removeFirst(folder.count + 1) }
            return .mistake(finding)
        }
    }

    /// A module of some name, as the set writes it; with some of what one can choose, or with none of it.
    func module(
        _ name: String, choosing choices: [String: [String]] = [:]
    ) throws -> [(path: String, contents: [UInt8])] {
        let facts = ProjectFacts()
        let blueprint = try set.blueprint(TemplateSet.defaultBlueprint)
        let values = try ParameterValues(choices, for: set, blueprint: blueprint, project: facts)
        let scaffold = try Scaffold(set: set, blueprint: blueprint, values: values, facts: facts)
        return try scaffold.render([ModuleName(name)]).flatMap(\.files).map { ($0.path, $0.contents) }
    }

    /// What the set expects and the modules of a project that follow it do not share.
    func unsharedExpectations(
        in project: CheckedProject, examples: [ExampleModule], _ sets: SetCatalog, on fileSystem: any FileSystem,
        threads: Int
    ) throws -> UnsharedExpectations {
        let sets = sets.adding(SetNames(of: set)) { try Convention.packed(set: set, variants: try set.skeletons()) }
        return try ProjectChecker(project, sets: sets, on: fileSystem, threads: threads)
            .unsharedExpectations(of: set.name, madeFrom: examples)
    }

    /// What `check` says of files that lie in a project's folders for the set.
    func report(on files: [(path: String, contents: [UInt8])], below folder: String) throws -> ModuleReport? {
        let sets = SetCatalog([SetNames(of: set)]) { _ in
            try Convention.packed(set: set, variants: try set.skeletons())
        }
        let project = CheckedProject(root: root, setsOfFolders: [folder: set.name])
        let checker = ProjectChecker(project, sets: sets, on: GeneratedFiles(files, in: root))
        return try checker.check().reports.first
    }
}
