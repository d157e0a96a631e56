import ArgumentParsing
import Conventions
import FileChanges
import Platform
import Scaffolding
import TemplateSets
import Text
import XcodeProject

/// What `doctor` looks at, one after the other. Nothing is changed, and what is wrong with one hides nothing of the
/// others that can be looked at all the same.
struct Examination {
    private let arguments: ParsedArguments
    private let context: RunContext
    private let place: ProjectPlace

    init(_ arguments: ParsedArguments, in context: RunContext) {
        self.arguments = arguments
        self.context = context
        place = ProjectPlace(arguments, in: context)
    }

    func run() -> [Checkup] {
        var all = [.good("program", "\(Product.name) \(Product.version)"), installation, root]
        do {
            let project = try Project(arguments, at: place, in: context)
            all.append(configuration(of: project))
            all += names(in: project) + sets(of: project) + [modules(of: project)] + xcode(of: project)
        } catch {
            all.append(.bad("configuration", error))
        }
        return all + [git] + leftovers
    }

    /// Which program the shell finds.
    private var installation: Checkup {
        let folders = (context.environment["PATH"] ?? "").split(separator: ":").filter { $0.first == "/" }
        let found = folders.lazy.map { Path.join(String($0), Product.name) }
            .first(where: isFile)
        guard let found else { return .good("installation", "no folder in PATH has a \(Product.name)") }
        guard let own = ProcessEnvironment.executable, let real = try? context.fileSystem.realPath(found),
            let other = try? context.fileSystem.entry(at: real), !other.isSame(as: own)
        else { return .good("installation", found) }
        return .doubtful(
            "installation", "the shell finds another program, \(quoted(found))",
            "Remove that, or put the folder of this one before it in PATH.")
    }

    private func isFile(_ path: String) -> Bool {
        (try? context.fileSystem.realPath(path)).flatMap { try? context.fileSystem.entry(at: $0) }?.kind == .file
    }

    private var root: Checkup {
        if let doubt = place.doubt { return .bad("project", ProjectError.doubtful(doubt)) }
        guard (try? context.fileSystem.entry(at: place.path + "/."))?.kind == .directory else {
            return .bad("project", ProjectError.noDirectory(place.path))
        }
        if let folder = place.passedOver {
            return .doubtful(
                "project", "\(place.path); \(quoted(folder)) belongs to another user and was passed over",
                "If that is the project, name it with -C DIR.")
        }
        return .good("project", place.path)
    }

    private func configuration(of project: Project) -> Checkup {
        do {
            try CheckBaseline.expectFile(of: project)
            try SetCatalog(of: project).validate(project)
            var choice = SetChoice(project: project)
            _ = try choice.find(nil)
            _ = try project.facts()
            for name in [project.usualSet ?? "viper"] + project.configuration.parametrizedSets.map(\.name) {
                guard let set = try? project.library.load(name) else { continue }
                try TrialModule(set: set, project: project).render()
            }
            let own = project.ownConfiguration == nil ? "none; 'vipergen init' writes one" : Configuration.fileName
            let person = project.personalFile.map { "; \($0) is read, too" } ?? ""
            return .good("configuration", own + person)
        } catch {
            return .bad("configuration", error)
        }
    }

    /// Names in the configuration that nothing bears.
    private func names(in project: Project) -> [Checkup] {
        guard let checker = try? checker(of: project) else { return [] }
        let warnings =
            ConfiguredFolders(project).warnings(among: checker.folders)
            + UnknownNames(in: project).warnings(among: checker.folders)
        return warnings.map { .doubtful("configuration", warning: $0) }
    }

    private func sets(of project: Project) -> [Checkup] {
        let library = project.library
        let found: [SetLibrary.Found]
        do { found = try library.all() } catch { return [.bad("sets", error)] }
        let own = found.filter { $0.path != nil }
        let summary = "\(found.count) template sets, \(own.count) of them outside the program"
        return [.good("sets", summary)] + own.flatMap { check($0.name, in: library) }
    }

    private func check(_ name: String, in library: SetLibrary) -> [Checkup] {
        do {
            let set = try library.load(name)
            try Convention.validate(set)
            var linter = SetLinter(set)
            let findings = linter.run().filter { if case .unusual = $0.kind { false } else { true } }
            var all: [Checkup] = []
            if !findings.isEmpty {
                all.append(
                    .doubtful(
                        "sets", "\(quoted(name)) has \(count(findings.count, "mistake"))",
                        "'vipergen template lint \(shown(name))' lists them."))
            }
            if SetLibrary.hasBuiltInSet(name) {
                all.append(
                    .doubtful(
                        "sets", "\(quoted(name)) hides the built-in set of that name", "Rename the folder to use both.")
                )
            }
            return all
        } catch {
            return [.bad("sets", error)]
        }
    }

    private func checker(of project: Project) throws -> ProjectChecker {
        ProjectChecker(
            try CheckedProject(project, RuleSelection(arguments)), sets: try SetCatalog(of: project),
            on: context.fileSystem, threads: processorCount)
    }

    private func modules(of project: Project) -> Checkup {
        guard place.doubt == nil else { return .good("modules", "not looked for") }
        do {
            let checker = try checker(of: project)
            let result = try checker.check()
            if let failure = result.failures.first { return .bad("modules", failure) }
            guard result.moduleCount > 0 else {
                return .doubtful(
                    "modules", "none found", "'vipergen gen NAME' writes one; 'exclude' may leave out too much.")
            }
            let free = result.reports.count { $0.set == nil }
            let found = count(result.moduleCount, "module")
            guard free > 0 else { return .good("modules", "\(found), and each matches a template set") }
            let command = ProposedExtraction.command(
                checker.typicalFreeModule(of: result), besides: checker.setNames)
            return .doubtful(
                "modules", "\(found), of which \(free) \(free == 1 ? "matches" : "match") no template set",
                "'vipergen check --verbose' says why" + (command.map { "; '\($0)' makes a set of one" } ?? "") + ".")
        } catch {
            return .bad("modules", error)
        }
    }

    private func xcode(of project: Project) -> [Checkup] {
        do {
            let folder = try XcodeProjectFolder(in: project.root, on: context.fileSystem)
            let projects = try XcodeProjects(of: project, in: folder, named: nil)
            if projects.missing != nil { try projects.expectSome() }
            let files = try projects.edited.map { try XcodeFile($0, in: project) }
            if projects.paths.isEmpty, let empty = folder.projects.first {
                let isThere = try context.fileSystem.entry(at: project.path("\(empty)/project.pbxproj")) != nil
                let finding = "\(quoted(empty)) has \(isThere ? "an empty" : "no") project.pbxproj"
                return [.doubtful("Xcode", finding, "Restore it, or delete the folder.")]
            }
            let found = folder.name ?? projects.paths.first ?? "no Xcode project in the project's directory"
            return [try severalProjects(among: projects, of: project) ?? .good("Xcode", found)]
                + (files.count == 1 ? targets(in: files[0], of: project) : [])
                + files.flatMap { oldTargets(in: $0, of: project) }
        } catch {
            return [.bad("Xcode", error)]
        }
    }

    /// That 'gen' cannot tell which project new modules go into. A person can be asked.
    private func severalProjects(among projects: XcodeProjects, of project: Project) throws -> Checkup? {
        let folder = project.configuration.directories["Modules"] ?? "Modules"
        let file = Path.join(folder, "Module.swift")
        let candidates = try projects.adding(projectsAround: [file]).candidates(for: file)
        guard candidates.count > 1 else { return nil }
        var found = Checkup.bad("Xcode", XcodeError.severalProjects(candidates))
        found.state = .doubtful
        return found
    }

    /// What keeps 'gen' from finding the targets that new modules and their tests go to.
    private func targets(in xcode: XcodeFile, of project: Project) -> [Checkup] {
        let names = TargetChoice.Names(arguments, project.configuration.xcode)
        let choice = TargetChoice(project: xcode.project, file: xcode.file, names: names, prompt: nil)
        do {
            _ = try choice.tests(of: choice.modules())
            return []
        } catch {
            var found = Checkup.bad("Xcode", error)
            // A person can be asked which one is meant.
            if case XcodeError.severalTargets = error { found.state = .doubtful }
            return [found]
        }
    }

    /// The targets for new modules that are for older systems than the project's set is.
    private func oldTargets(in xcode: XcodeFile, of project: Project) -> [Checkup] {
        guard let set = project.usualSet.flatMap({ try? project.library.load($0) }),
            let needed = OldestSystem(of: set)
        else { return [] }
        let named = project.configuration.xcode.targets.map(\.name)
        let applications = xcode.file.targetsWithoutSettings.filter { $0.kind == .application }.map(\.name)
        return needed.warnings(of: named.isEmpty ? applications : named, in: xcode.file)
            .map { .doubtful("Xcode", warning: $0) }
    }

    private var git: Checkup {
        guard context.programs.run(["git", "--version"]) != nil else {
            return .doubtful("git", "it could not be started", "'check --changed-since' needs it.")
        }
        guard let git = Git(folder: place.root, programs: context.programs, silently: true) else {
            guard let repository else { return .good("git", "the project is in no repository") }
            return .doubtful(
                "git", "it cannot use the repository in \(quoted(repository))",
                "'git -C \(escaped(shellWord(repository))) status' says why.")
        }
        let kept = [Configuration.fileName, CheckBaseline.usualName]
        let ignored = kept.filter { git.run("check-ignore", "--quiet", $0) != nil }
        guard let first = ignored.first else { return .good("git", "the project is in a repository") }
        return .doubtful("git", "\(quoted(first)) is ignored", "Commit it with the code: take it out of .gitignore.")
    }

    /// The nearest folder upwards that has a `.git`.
    private var repository: String? {
        var folder = place.path
        while !folder.isEmpty {
            let entry = try? context.fileSystem.entry(at: Path.join(folder, ".git"))
            if entry != nil { return folder }
            folder = Path.split(folder).folder
        }
        return nil
    }

    private var leftovers: [Checkup] {
        do {
            return try FileChanges.leftovers(root: place.root, on: context.fileSystem)
                .compactMap(\.warningForReaders)
                .map { .doubtful("interrupted", warning: $0) }
        } catch {
            return [.bad("interrupted", error)]
        }
    }
}
