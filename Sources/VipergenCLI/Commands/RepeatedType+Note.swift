import Scaffolding
import Text

extension RepeatedType {
    /// What to say of it.
    var note: String {
        let verb = others == 1 ? "is" : "are"
        let more = others == 0 ? "" : ", and \(count(others, "other type")) \(verb) declared twice, too"
        return "note: \(escaped(path)) declares \(quoted(name)) as well\(more); one target cannot build both\n"
    }
}
