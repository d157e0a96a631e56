import Scaffolding
import Text

extension SlippedName {
    /// What to say of it.
    var note: String {
        "note: \(quoted(name)) of --\(option) is new in the project; did you mean \(quoted(nearest))?\n"
    }
}
