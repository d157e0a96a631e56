import FileChanges
import JSON5
import Scaffolding
import Text

/// What a plan does or would do, for people and for programs.
struct PlanReport {
    let plan: ValidatedPlan
    /// The modules' names as they were asked for.
    let module: String
    let showsDiff: Bool
    /// What is shown in place of paths, by the paths.
    var descriptions: [String: String] = [:]

    /// A line a file: what happens to it, and its path.
    func text(_ style: Style) -> String {
        var text = ""
        for file in plan.files {
            let action = file.action.rawValue
            let column = action + String(repeating: " ", count: 10 - action.count)
            text +=
                style.paint(column, Self.color(of: file.action)) + escaped(descriptions[file.path] ?? file.path) + "\n"
            if showsDiff { text += style.diff(diff(of: file)) } else { text += additions(to: file, style) }
        }
        return text
    }

    /// The same as a tree, for a person.
    func tree(_ style: Style) -> String {
        PlanTree(plan, style, descriptions) { additions(to: $0, style) }.text
    }

    private static let mostAdditions = 3

    /// What an edit adds to a file of somebody's own, where that is a few lines.
    private func additions(to file: PlannedFile, _ style: Style) -> String {
        guard file.action == .update, descriptions[file.path] == nil else { return "" }
        let lines = addedLines(old: file.old ?? [], new: file.new ?? [])
        guard lines.count <= Self.mostAdditions else { return "" }
        let blank = String(repeating: " ", count: 10)
        return lines.map { style.paint(blank + "+ " + escaped($0.trimmed), .green) + "\n" }.joined()
    }

    var json: String {
        let actions = plan.files.map { file in
            var members: [(String, JSONText)] = [
                ("action", .string(file.action.rawValue)), ("path", .string(file.path)),
            ]
            if showsDiff { members.append(("diff", .string(diff(of: file)))) }
            return JSONText.object(members)
        }
        return JSONText.object([("version", .number(1)), ("module", .string(module)), ("actions", .array(actions))])
            .text
            + "\n"
    }

    /// What was done, in a sentence; nil where nothing was to do.
    func summary(isDryRun: Bool) -> String {
        let parts = [
            (Action.create, "created"), (.update, "updated"), (.overwrite, "overwritten"), (.remove, "removed"),
            (.skip, "skipped"),
            (.identical, "identical"),
        ]
        .compactMap { action, words -> String? in
            let number = plan.files.count { $0.action == action }
            return number == 0 ? nil : "\(number) \(words)"
        }
        guard !parts.isEmpty else { return "Nothing to change.\n" }
        return "\(count(plan.files.count, "file")): \(parts.joined(separator: ", "))"
            + (isDryRun ? "; nothing was written (dry run).\n" : ".\n")
    }

    private func diff(of file: PlannedFile) -> String {
        guard file.action != .identical else { return "" }
        return unifiedDiff(old: file.old, new: file.new, path: file.path)
    }

    static func color(of action: Action) -> Style.Color? {
        switch action {
        case .create: .green
        case .identical: .gray
        case .skip: .yellow
        case .overwrite, .update: .yellow
        case .remove: .red
        case .conflict: .red
        }
    }
}
