import Scaffolding
import Text

extension RepeatedType {
    /// What to say of it.
    var note: String {
        "note: \(escaped(path)) declares \(quoted(name)) as well; one target cannot build both\n"
    }
}
