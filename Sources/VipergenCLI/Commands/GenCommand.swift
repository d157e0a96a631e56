import ArgumentParsing
import FileChanges
import Platform
import Scaffolding
import TemplateSets
import Text

/// `vipergen gen`: writes modules.
enum GenCommand {
    static var command: RunnableCommand { RunnableCommand("gen", declaration, parsingWords: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name,
            summary: "Generate a module from a template set",
            discussion: """
                Every file is rendered and every path is checked before the first byte is written; then all of it is \
                written, or nothing. The set's parameters are options: 'vipergen gen --help SET' lists them.
                """,
            examples: [
                Example(
                    "vipergen gen ClientList viper --cell Client --input agentId:Int",
                    "A screen with a cell and an input"),
                Example("vipergen gen Posts,Albums,Photos viper", "Three modules, all or nothing"),
                Example("vipergen gen Settings/Profile viper", "The module Profile in the group Settings"),
                Example("vipergen gen ClientList viper --dry-run --diff", "Show what would be written"),
            ],
            arguments: [
                Argument(
                    "NAME", notation: "NAME[,NAME...]",
                    help: "The module's name in UpperCamelCase, optionally prefixed by groups: Settings/Profile",
                    isOptional: true, completion: .command("vipergen __complete modules"), mayBeEmpty: true),
                Argument(
                    "SET", notation: "SET[/BLUEPRINT]",
                    help: "The template set and blueprint (default: the project's set, else viper; blueprint module)",
                    isOptional: true, completion: .command("vipergen __complete sets")),
            ],
            options: [
                .dryRun, .diff, .onConflict, .onlyMissing, .target, .testTarget, .xcodeProject, .noXcode,
                .allowUnusualFiles,
            ],
            dynamicOptions: "vipergen __complete gen-options")
    }

    /// What to do next, for a person.
    private static func nextStep(_ request: GenRequest, _ arguments: ParsedArguments, _ context: RunContext) -> String {
        var text = request.sameCommand.map { "The same without questions: \(escaped($0))\n" } ?? ""
        guard context.console.isOutputTerminal, arguments.reportFormat == .text else { return text }
        if arguments.flag(.dryRun) {
            text += "Next: the same command without --dry-run writes the files.\n"
        } else if request.blueprint.name == TemplateSet.defaultBlueprint {
            let names = request.names.map(\.name).joined(separator: " ")
            text +=
                "Next: fill in what the module does; "
                + "'vipergen check \(names)' reports when it no longer matches its set.\n"
        }
        return text
    }

    private static func run(_ invocation: Invocation) throws -> ExitCode {
        let (root, context) = (invocation.root, invocation.context)
        let loose = invocation.loose
        let path = loose.parsed.commandPath
        let place = ProjectPlace(loose.parsed, in: context)
        if !loose.parsed.helpRequested, !loose.parsed.versionRequested {
            try place.confirm(loose.parsed, in: context)
            if !loose.parsed.flag(.dryRun) { try ProjectTidying(loose.parsed, context).run(in: place.root) }
        }
        let configured = try Project(loose.parsed, at: place, in: context)
        var choice = SetChoice(project: configured)
        if loose.parsed.helpRequested {
            let group = try choice.optionsForHelp(on: loose.parsed.arguments)
            invocation.showHelp(of: path, in: group.map { root.adding($0, to: path) } ?? root)
            return .done
        }
        let arguments: ParsedArguments
        do throws(ArgumentError) {
            arguments = try root.parse(invocation.words, loose: loose, extending: path, byArgumentAt: 1) {
                choice.options(of: $0)
            }
        } catch {
            // What is wrong with the options, only the set can tell.
            throw choice.failure ?? error
        }
        guard !arguments.versionRequested else {
            Invocation.showVersion(in: context)
            return .done
        }
        try arguments.refuse(.noXcode, with: [.xcodeProject, .target, .testTarget])
        try arguments.refuse(.onlyMissing, with: [.onConflict])
        var request = try GenRequest(arguments, choice: &choice, project: configured, context)
        let project = configured.placing(request.set)
        if !arguments.flag(.quiet) {
            for words in UnknownNames(in: project).warnings(using: request.set) { context.console.writeError(words) }
        }
        let xcodeFolder = try project.xcodeFolder()
        let firstProject = try FirstXcodeProject(for: request, arguments, in: project, xcodeFolder)
        let known = try project.facts(from: xcodeFolder) { words in
            if !arguments.flag(.quiet) { context.console.writeError(words) }
        }
        var facts = firstProject?.facts(known) ?? known
        let packageTarget = project.packageTarget(of: request.roots)
        facts.packageTarget = packageTarget?.name
        facts.hasOwnBundle = packageTarget?.hasResources(in: project.root, on: project.fileSystem) ?? false
        facts.isMainActorUsual =
            packageTarget?.isolatesToMainActor(in: project.root, on: project.fileSystem) ?? false
        let module = TargetModule(of: request.place(in: project), arguments, in: project, xcodeFolder, context)
        facts.targetModule = module.name
        let needed = OldestSystem(of: request.set)
        let xcode =
            try arguments.flag(.noXcode)
            ? nil
            : XcodeAdditions(arguments, in: project, xcodeFolder, read: module.xcode, needing: needed, context)
        if xcode == nil, firstProject == nil { try arguments.refuseTargets() }
        var names = request.names[0].path
        for name in request.names.dropFirst() { names += "," + name.path }
        let isAllowed = try arguments.flag(.allowUnusualFiles) || project.trusts(request.set)
        var execution = PlanExecution(arguments, module: names, context)
        if arguments.flag(.onlyMissing) {
            let code = try execution.carryOut(describing: { xcode?.descriptions ?? [:] }) {
                let files = try request.missingFiles(in: project, facts: facts)
                let built = try xcode?.changes(adding: request.xcodeAdditions(files, in: project)) ?? []
                return Plan(root: project.root, changes: files + built, allowsUnusualFiles: isAllowed)
            }
            if let xcode, !arguments.flag(.quiet) { for note in xcode.notes { context.console.writeError(note) } }
            return code
        }
        let values = try request.values(in: project, facts: facts, isBuiltElsewhere: module.isBuiltElsewhere) {
            DefaultIsolation.isMainActor(of: packageTarget, in: project, xcodeFolder)
        }
        let written = try request.written(
            by: Scaffold(set: request.set, blueprint: request.blueprint, values: values, facts: facts), in: project,
            facts: facts)
        let (scaffold, wanted) = (written.scaffold, written.edits)
        if request.blueprint.origin == nil, wanted.isEmpty, written.modules.allSatisfy(\.files.isEmpty) {
            throw ExtensionError.writesNothing(set: request.set.name, blueprint: request.blueprint.name)
        }
        var modules = written.modules
        var before = facts
        before.project = known.project
        let earlier = try request.earlierModules(under: modules[0], before: before, after: facts, in: project)
        if let earlier { modules[0].files = earlier.application }
        let own = Array(modules.prefix(request.names.count))
        try request.checkSet(of: own, in: project, arguments)
        let callers = arguments.flag(.quiet) ? [] : try request.callers(of: own, values)
        try scaffold.checkTypes(across: modules)
        let first = try firstProject?.changes(
            adding: request.xcodeAdditions(modules.flatMap(\.files), in: project), scaffold, facts)
        context.keep(root, arguments, request, scaffold, modules)
        if arguments.flag(.verbose) {
            let origin = request.set.folder.displayPath("template.json")
            context.console.writeError("Set \(escaped(request.set.name)) from \(escaped(origin))\n")
        }
        var skipped: [ProjectEdits.SkippedEdit] = []
        var extended: [ExtendedModule] = []
        execution.asksFirst = request.sameCommand != nil
        let code: ExitCode
        do {
            code = try execution.carryOut(describing: { xcode?.descriptions ?? [:] }) {
                let edits = try ProjectEdits(wanted, in: project.root, on: project.fileSystem)
                skipped = edits.skipped + (earlier?.skipped ?? [])
                extended = try request.extended(in: project, facts: facts)
                let rendered = modules.flatMap(\.files).keepingSharedFiles(in: project.root, on: project.fileSystem)
                let files = rendered + extended.flatMap(\.changes)
                let built = try xcode?.changes(adding: request.xcodeAdditions(files, in: project)) ?? []
                let changes = files + (earlier?.updates ?? []) + edits.changes + built + (first?.files ?? [])
                return Plan(root: project.root, changes: changes, allowsUnusualFiles: isAllowed)
            }
        } catch FileChangesError.conflicts(let conflicts) {
            throw request.error(for: conflicts)
        } catch {
            throw request.explained(error)
        }
        context.console.writeError(EditReport(edits: skipped, modules: extended).text)
        if !arguments.flag(.quiet) {
            let start = try StartModule(of: scaffold, request, in: project)
            let lacking = request.expected.filter { $0.name != start?.name }.map { $0.note(for: request) }
            let undeclared = request.undeclaredTypes(of: scaffold, beside: modules).map(\.note)
            let untargeted = UntargetedFolder(of: modules.flatMap(\.files), by: request.set.name, in: project)
            let isUnbuilt = xcode == nil && first == nil && packageTarget == nil && !arguments.flag(.noXcode)
            let below = isUnbuilt ? ProjectBelow(in: project) : nil
            // What stays as it is asks nothing of others.
            let kept = execution.kept
            let unlike = values.unlikeIdentity(in: request.set, request.blueprint).map { input, wanted in
                "note: \(quoted(input)) does not say which one to show; \(quoted(wanted)) would\n"
            }
            let unscoped = values.unscopedList(in: request.set, request.blueprint)?.note
            // Which targets build what, an Xcode project knows better.
            let repeated = xcode == nil ? request.repeatedType(in: written, of: project) : nil
            // What a module had before, and was to have no longer, may not compile beside it. All is written by now, so
            // what cannot be told is no failure.
            let paths = Set(own.flatMap(\.files).map(\.path))
            let unwritten =
                execution.overwritten.isDisjoint(with: paths)
                ? nil
                : try? scaffold.unwrittenFiles(
                    request.names, besides: paths, in: project.root, on: project.fileSystem)
            let internals = written.internals.filter { kept.isDisjoint(with: $0.files) }
            let unmet = code == .done ? callers.filter { !kept.contains($0.origin) } : []
            let lackingSamples = code == .done ? modules.noteOfLackingSamples(besides: kept) : nil
            let oldness = needed.flatMap { needed in
                packageTarget?.platform(in: project.root, on: project.fileSystem).flatMap(needed.warning(package:))
            }
            for note in (xcode?.notes ?? []) + (first?.notes ?? [])
                + [oldness, unlike, unscoped, start?.note, untargeted?.note, below?.note, repeated?.note].compactMap(
                    \.self)
                + request.slips.map(\.note) + lacking
                + undeclared + [lackingSamples].compactMap(\.self)
                + (unwritten ?? []).map(Self.noteOfUnwritten) + internals.map(\.note)
                + written.unbuilt.map(\.note) + unmet.map(\.note)
            {
                context.console.writeError(note)
            }
            context.console.writeError(nextStep(request, arguments, context))
        }
        return code
    }

    private static func noteOfUnwritten(_ path: String) -> String {
        "note: \(escaped(path)) is not written with these options and stays as it is; delete it if nothing needs it\n"
    }
}
