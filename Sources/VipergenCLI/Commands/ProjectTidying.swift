import ArgumentParsing
import FileChanges
import Platform
import Text

/// What killed runs have left in a project, as a command meets it.
struct ProjectTidying {
    private let context: RunContext
    private let isQuiet: Bool

    init(_ arguments: ParsedArguments, _ context: RunContext) {
        self.context = context
        isQuiet = arguments.flag(.quiet)
    }

    /// Finishes or undoes what is this user's own, and says what was left alone. To come first in a command that
    /// writes: what a killed run has prepared is a part of the project.
    func run(in root: String) throws {
        let recovery = try recover(root: root, on: context.fileSystem, waiting: waiting)
        guard !isQuiet else { return }
        for leftover in recovery.left { context.console.writeError(leftover.warning) }
        mention(recovery)
    }

    private func mention(_ recovery: Recovery) {
        for path in recovery.kept {
            context.console.writeError(
                "warning: \(quoted(path)) has changed since an interrupted run, and was left as it is\n")
        }
        if !recovery.isEmpty { context.console.writeError("Cleaned up after an interrupted run.\n") }
    }

    /// Says what is there, for a command that only reads.
    func mention(in root: String) throws {
        guard !isQuiet else { return }
        for leftover in try leftovers(root: root, on: context.fileSystem) {
            if let warning = leftover.warningForReaders { context.console.writeError(warning) }
        }
    }

    /// Says what a command tidied before it wrote, and what it could not remove of what it needed meanwhile.
    func mention(_ committed: Committed) {
        guard !isQuiet else { return }
        mention(committed.recovery)
        guard let untidied = committed.untidied else { return }
        context.console.writeError(
            "warning: everything was written, but temporary files are left: \(Diagnostic(untidied).message)\n"
                + "  The next run of vipergen in this project removes them.\n")
    }

    /// Says whom a command waits for.
    var waiting: Waiting {
        Waiting { [context, isQuiet] process in
            guard !isQuiet else { return }
            let words = process.map { " (\($0.words))" } ?? ""
            context.console.writeError("Waiting for another run of vipergen\(words) to finish.\n")
        }
    }
}
