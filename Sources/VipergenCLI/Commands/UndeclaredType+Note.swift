import Scaffolding
import Text

extension UndeclaredType {
    /// What to say of it.
    var note: String {
        let advice =
            nearest.map { "; did you mean \(quoted($0))?" } ?? "; if a library does, import that where the type is used"
        return "note: nothing in the project declares \(quoted(name)) of --\(option) \(quoted(declaration))\(advice)\n"
    }
}
