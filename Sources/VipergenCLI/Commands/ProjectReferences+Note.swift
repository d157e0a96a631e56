import Scaffolding
import TemplateSets
import Text

extension ProjectReferences.Caller {
    /// What to say of it.
    var note: String {
        let path = escaped(path)
        return switch fault {
        case .lacks(let property):
            "note: \(quoted(type)) needs \(quoted(property)), which \(path) does not give it yet"
                + (started.map { "; give it there, or start with a module without inputs that opens \(quoted($0))" }
                    ?? "")
                + "\n"
        case .callsRemoved: "note: \(quoted(type)) is no longer there, but \(path) calls it\n"
        case .givesRemoved(let property):
            "note: \(quoted(type)) no longer takes \(quoted(property)), which \(path) gives it\n"
        case .givesChanged(let property, let before):
            "note: \(quoted(type)) now takes \(quoted(property)) instead of \(quoted(before)), which \(path) gives it\n"
        }
    }
}

extension ProjectReferences.Expected {
    /// What to say of it.
    func note(for request: GenRequest) -> String {
        let set = request.set.name
        let writer = blueprint.contains("/") ? blueprint : "\(set)/\(blueprint)"
        let isDefault = writer == "\(set)/\(TemplateSet.defaultBlueprint)"
        let command = "vipergen gen \(name) \(isDefault ? set : writer)"
        if let option, let property {
            return """
                note: --\(option) \(quoted(property)) is to be declared by \(quoted(name)), which is not there yet; \
                '\(escaped(command))' generates it

                """
        }
        let subject =
            option.map { "--\($0) names \(quoted(name))" }
            ?? "\(quoted("\(set)/\(request.blueprint.name)")) expects \(quoted(name)) of \(quoted(writer))"
        return "note: \(subject), which is not there yet; '\(escaped(command))' generates it\n"
    }
}
