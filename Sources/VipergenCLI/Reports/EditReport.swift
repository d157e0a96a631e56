import Scaffolding

/// What is left to a person: the edits that could not be made, each with its place.
struct EditReport {
    let left: [ProjectEdits.Left]

    var text: String {
        left.map { "\(shown($0.path)): note: \(Self.reason($0))\n  Add \(Self.place($0.edit)): \($0.edit.text)\n" }
            .joined()
    }

    private static func reason(_ left: ProjectEdits.Left) -> String {
        switch left.reason {
        case .noFile: "there is no such file"
        case .severalFiles(let paths): "it may be any of \(paths.map(shown).joined(separator: ", "))"
        case .noPlace: "the place for a line that belongs here was not found for certain"
        }
    }

    private static func place(_ edit: SwiftEdit) -> String {
        let type = edit.type.map { " of \(quoted($0))" } ?? ""
        switch edit.kind {
        case .item(let property): return "to the list \(quoted(property))\(type)"
        case .member: return "to the properties\(type)"
        case .statement(let function): return "at the end of \(quoted(function))\(type)"
        }
    }
}
