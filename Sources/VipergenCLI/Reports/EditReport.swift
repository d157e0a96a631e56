import FileChanges
import Scaffolding
import Text

/// What is left to a person: the changes that could not be made for certain, each with its place.
struct EditReport {
    let edits: [ProjectEdits.SkippedEdit]
    let modules: [ExtendedModule]

    var text: String {
        guard !modules.isEmpty || !edits.isEmpty else { return "" }
        return modules.map { $0.skipped.map(Self.text).joined() + $0.stale.map(Self.text).joined() }.joined()
            + editTexts
    }

    private static func text(_ stale: ExtendedModule.Stale) -> String {
        stale.names.map {
            "\(shown(stale.path)): note: \(quoted($0)) was removed from the module but is still named here\n"
        }.joined()
    }

    private static func text(_ skipped: ExtendedModule.SkippedFile) -> String {
        guard let from = skipped.from else {
            return "\(shown(skipped.path)): note: no such file; the lines for it were left out\n"
        }
        return
            "\(shown(skipped.path)): note: the lines to change differ from what was generated; change them by hand:\n"
            + unifiedDiff(old: from, new: skipped.to, path: skipped.path)
    }

    private var editTexts: String {
        edits.map {
            "\(shown($0.path)): note: \(Self.reason($0))\n  Add \(Self.place($0.edit)): \(escaped($0.edit.text, keeping: "\n"))\n"
        }
        .joined()
    }

    private static func reason(_ skipped: ProjectEdits.SkippedEdit) -> String {
        switch skipped.reason {
        case .noFile(nil): "there is no such file"
        case .noFile(let writer?): "there is no such file; 'vipergen gen NAME \(writer)' writes it"
        case .severalFiles(let paths): "it may be any of \(paths.map(shown).joined(separator: ", "))"
        case .noPlace: "no unambiguous place for this line"
        }
    }

    private static func place(_ edit: SwiftEdit) -> String {
        let type = edit.type.map { " of \(quoted($0))" } ?? ""
        switch edit.kind {
        case .item(let property): return "to the list \(quoted(property))\(type)"
        case .member: return "to the \(edit.text.contains("func ") ? "functions" : "properties")\(type)"
        case .statement(let function): return "at the end of \(quoted(function))\(type)"
        }
    }
}
