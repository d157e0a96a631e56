import ArgumentParsing
import Conventions
import Extraction
import FileChanges
import Platform
import Scaffolding
import TemplateSets
import Text

/// `vipergen template extract`: a set that is made of modules.
enum TemplateExtractCommand {
    static var command: RunnableCommand { RunnableCommand("extract", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name, summary: "Create a template set from existing modules",
            discussion: """
                The module's name becomes a variable wherever it occurs, in any case form, and its tests are included. \
                From several modules the set takes what most of them have: files that some of them lack become options, \
                and what is left out is told. Single declarations that do not go together are left out or said as one of them \
                says them; where that does not do, the set has the words of one of them. \
                A single module is compared with those of the project that look like it. \
                A module that lies beside others in one folder is named by one of its files, or by --module and the folder. \
                Types and files without the module's name are left where they are, since a second module cannot declare \
                them again; those that refer to the module get its name. \
                What the project's modules do not share, the set writes but 'check' does not require: it stands under \
                mayLack and mayDiffer in template.json. Where some module breaks the set all the same, "strict": false makes \
                that a warning. Before anything is written, a module of the set is generated in memory and checked.
                """,
            examples: [
                Example("vipergen template extract Modules/ClientList --name house", "Write Templates/house"),
                Example(
                    "vipergen template extract Modules/Orders Modules/Login --name house --dry-run",
                    "Show what two modules have in common"),
                Example(
                    "vipergen template extract App --module Login --name house",
                    "Take one of the modules that lie in one folder"),
            ],
            arguments: [
                Argument("PATH", help: "The folder of a module, or one of its files", repeats: true, completion: .files)
            ],
            options: [
                .setName, .moduleName, .alone, .dryRun, .diff.described(as: "Show the files that would be written"),
                .onConflict,
            ])
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let option = arguments.values(.templates).first
        let place = ProjectPlace(arguments, in: context)
        if option == nil { try place.confirm(arguments, in: context) }
        if !arguments.flag(.dryRun) { try ProjectTidying(arguments, context).run(in: option ?? place.root) }
        let project = try Project(arguments, at: place, in: context)
        guard let name = arguments.value(.setName) else {
            throw NameError.noSetName
        }
        guard StarterSet.isGood(name) else {
            throw NameError.badSetName(name, suggestion: StarterSet.nearestName(to: name))
        }
        if option == nil { try expectTemplatesFolder(in: project) }
        let source = try ExtractionSource(arguments, project)
        let xcodeFolder = try project.xcodeFolder()
        var facts = try project.facts(from: xcodeFolder)
        facts.targetModule =
            source.places.first.flatMap { TargetModule(of: $0, arguments, in: project, xcodeFolder, context).name }
        facts.packageTarget =
            source.places.lazy.compactMap {
                PackageTarget(of: $0, in: project.root, on: project.fileSystem)
            }.first?.name
        let proven = try source.provenExtraction(name, facts)
        var extraction = proven.extraction
        let isReduced = proven.whole == nil
        // The examples are the set's modules, however much each has that the others have not.
        let examples = isReduced ? source.examples : source.examples(of: proven.whole)
        try extraction.learnExpectations(
            name: name, from: try CheckedProject(project, .all), examples: examples,
            sets: try source.catalog(of: project), on: project.fileSystem, threads: processorCount)
        let prefix = option == nil ? "\(Project.templatesFolder)/\(name)" : name
        let root = option ?? project.root
        let files = extraction.files(name: name, schema: SchemaFile.template.url)
        let folder = Path.resolve(prefix, in: root)
        if try project.fileSystem.entry(at: folder) != nil {
            let known = Set(files.map(\.path))
            let rest = try SetFolder(path: folder, on: project.fileSystem).paths.filter { !known.contains($0) }
            guard rest.isEmpty else { throw ExtractionError.exists(set: name, folder: folder) }
        }
        let changes = files.map {
            FileChange(path: "\(prefix)/\($0.path)", contents: $0.contents, origin: .project)
        }
        let code = try PlanExecution(arguments, module: name, context)
            .carryOut(Plan(root: root, changes: changes))
        if !arguments.flag(.quiet) {
            if SetLibrary.hasBuiltInSet(name) { context.console.writeError(SetLibrary.hidingWarning(name)) }
            let report = ExtractionReport(
                others: isReduced ? source.others : [],
                unbuilt: source.modules.flatMap(\.unbuiltPaths),
                differences: extraction.differences,
                tolerated: extraction.tolerated, faults: proven.faults,
                neighbours: extraction.namedNeighbours(name: name),
                leftNames: extraction.leftNames(name: name), neededNames: extraction.neededNames(name: name),
                takenTypes: extraction.takenTypes(name: name),
                folder: prefix,
                isVerbose: arguments.flag(.verbose))
            context.console.writeError(source.note(on: proven))
            context.console.writeError(report.text)
            context.console.writeError(source.advice)
            context.console.writeError("Now try: vipergen gen NewModule \(name) --dry-run --diff\n")
        }
        return code
    }
}

extension TemplateExtractCommand {
    /// Throws where the project's folder for sets is there in another spelling, beside which it cannot be.
    private static func expectTemplatesFolder(in project: Project) throws {
        let names = try project.fileSystem.names(in: project.root)
        guard !names.contains(Project.templatesFolder),
            let other = names.first(where: { $0.lowercased() == Project.templatesFolder.lowercased() })
        else { return }
        throw ExtractionError.otherSpelling(folder: other, of: Project.templatesFolder)
    }
}

extension Option {
    fileprivate static let setName = Option(
        "name", kind: .value(placeholder: "SET"), help: "The new set's name: lowercase letters, digits and dashes")
    /// `ExtractionSource` reads it with the paths that it belongs to.
    static let moduleName = Option(
        "module", kind: .value(placeholder: "NAME"), repeats: true,
        help: "The module's name; repeat it for several modules, in the order of the paths",
        defaultText: "from the folder and its files")
}
