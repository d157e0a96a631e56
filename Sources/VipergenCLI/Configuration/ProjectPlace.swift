import ArgumentParsing
import Platform
import Text

/// Where the project of a command is, and where the person stands.
struct ProjectPlace {
    /// The project's directory as the file system needs it: as it was given, `.` for here, else an absolute path.
    let root: String
    /// The project's absolute path.
    let path: String
    /// The folder that paths on the command line are relative to.
    let standpoint: String
    /// Whether the command line names the project.
    let isGiven: Bool
    /// Why this is hardly a project: nothing says so, and nobody keeps a project there.
    let doubt: Doubt?
    /// A folder above that looks like a project and belongs to somebody else.
    let passedOver: String?

    enum Doubt {
        case home, top
    }

    /// The directory that the command line names, or what `ProjectSearch` finds.
    init(_ arguments: ParsedArguments, in context: RunContext) {
        let environment = context.environment
        let here = environment.workingDirectory
        if let given = arguments.value(.project) {
            let absolute = Path.resolve(given, in: here)
            let hasDots = Path.components(given).contains { $0 == "." || $0 == ".." }
            let real = hasDots ? try? context.fileSystem.realPath(absolute) : nil
            (root, path, standpoint) = (given, real ?? absolute, here)
            (isGiven, doubt, passedOver) = (true, nil, nil)
            return
        }
        var search = ProjectSearch(from: here, home: environment.homeDirectory, on: context.fileSystem)
        let found = search.run()
        root = found ?? "."
        path = found ?? here
        standpoint = found == nil ? "." : here
        isGiven = false
        doubt = search.doubt
        passedOver = search.passedOver
    }

    /// The directory that reported paths are shown behind: one that was given, as compilers show it; else they are
    /// relative to the project.
    var shownRoot: String { isGiven ? root : "." }

    /// Asks before the home folder or `/` is taken for a project, and throws where nobody can be asked. To come first
    /// in a command that writes to the project, or reads all of it.
    func confirm(_ arguments: ParsedArguments, in context: RunContext) throws {
        guard !root.isEmpty else { throw ArgumentError.emptyValue(name: "--project") }
        if let passedOver, !arguments.flag(.quiet) {
            context.console.writeError(
                "warning: \(quoted(passedOver)) belongs to another user and was passed over\n"
                    + "  If it is the project, name it with -C DIR.\n")
        }
        if arguments.flag(.verbose) { context.console.writeError("Project \(escaped(path))\n") }
        guard let doubt else { return }
        guard context.console.canAsk else { throw ProjectError.doubtful(doubt) }
        let question = "This is \(doubt.words), which does not look like a project. Use it anyway?"
        guard try Prompt(console: context.console).confirm(question, fallback: false) else {
            throw ProjectError.doubtful(doubt)
        }
    }

    /// The places that a path on the command line may mean, the likeliest first: seen from where the person stands, and
    /// from the project, as reports name it.
    func candidates(_ word: String) -> [String] {
        let places = [Path.resolve(word, in: standpoint), Path.resolve(word, in: root)]
        return places[0] == places[1] ? [places[0]] : places
    }
}
