import ArgumentParsing
import Extraction
import FileChanges
import Platform
import TemplateSets
import Text

/// `vipergen template new`: a small set to begin with.
enum TemplateNewCommand {
    static var command: RunnableCommand { RunnableCommand("new", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name, summary: "Create a small template set with comments that explain it",
            examples: [Example("vipergen template new house", "Write Templates/house")],
            arguments: [Argument("NAME", help: "The new set's name: lowercase letters, digits and dashes")],
            options: [.dryRun])
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let folder = arguments.values(.templates).first
        let place = ProjectPlace(arguments, in: context)
        if folder == nil { try place.confirm(arguments, in: context) }
        if !arguments.flag(.dryRun) { try ProjectTidying(arguments, context).run(in: folder ?? place.root) }
        let project = try Project(arguments, at: place, in: context)
        let name = arguments.arguments[0]
        guard StarterSet.isGood(name) else {
            throw NameError.badSetName(name, suggestion: StarterSet.nearestName(to: name))
        }
        let root = folder ?? project.root
        let prefix = folder == nil ? "Templates/\(name)" : name
        let changes = StarterSet.files(name: name, schema: SchemaFile.template.url).map { path, text in
            FileChange(path: "\(prefix)/\(path)", contents: Array(text.utf8), origin: .project)
        }
        try expectRoom(for: changes, at: Path.resolve(prefix, in: root), in: root, name, on: context.fileSystem)
        let plan = Plan(root: root, changes: changes)
        let code = try PlanExecution(arguments, module: name, context).carryOut(plan)
        if !arguments.flag(.quiet) {
            if SetLibrary.hasBuiltInSet(name) { context.console.writeError(SetLibrary.hidingWarning(name)) }
            context.console.writeError("Now try: vipergen gen ClientList \(name) --dry-run --diff\n")
        }
        return code
    }

    /// Throws where a set of the name is there: half of another one beside its files would break it. An empty folder is
    /// as good as none, and the very set is written already.
    private static func expectRoom(
        for changes: [FileChange], at folder: String, in root: String, _ name: String, on fileSystem: any FileSystem
    ) throws {
        guard let entry = try fileSystem.entry(at: folder) else { return }
        if try entry.kind == .directory && fileSystem.names(in: folder).isEmpty { return }
        let isWritten = changes.allSatisfy { (try? fileSystem.read(Path.resolve($0.path, in: root))) == $0.contents }
        guard isWritten else { throw ExtractionError.exists(set: name, folder: folder) }
    }
}
