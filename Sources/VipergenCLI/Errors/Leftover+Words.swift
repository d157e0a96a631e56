import FileChanges
import Platform
import Text

extension Leftover {
    /// A warning for a command that writes, which has left this alone.
    var warning: String { "warning: \(quoted(name)) was left alone: \(reason)\n" }

    /// A warning for a command that only reads; nil where a run is at work, which is nothing to warn of.
    var warningForReaders: String? {
        switch state {
        case .running: nil
        case .interrupted:
            "warning: a run was interrupted here; the next 'vipergen gen' or 'vipergen check --fix' cleans up after it\n"
        default: "warning: \(quoted(name)) is in the project: \(reason)\n"
        }
    }

    private var reason: String {
        switch state {
        case .running: "its run is still at work"
        case .interrupted: "its run was interrupted"
        case .otherUser(let number): "it belongs to user \(number), whose next run cleans it up"
        case .unproven:
            "nothing proves that one of your own runs left it\n  If it came with the project or a copy of it, delete it."
        case .elsewhere(let process):
            "this volume has no locks, and \(process.words) may still be at work\n"
                + "  Run vipergen there, or delete it once that process has ended."
        case .unreadable(let error): "\(Diagnostic(error).message)"
        case .withoutJournal: "it has no journal\n  Nothing needs it; delete it."
        }
    }
}

extension RunningProcess {
    /// The process by its number and machine.
    var words: String {
        // After the slash stands what only the system itself can read.
        let machine = host.split(separator: "/", maxSplits: 1).first.map(String.init) ?? host
        return "process \(number) on \(quoted(machine))"
    }
}
