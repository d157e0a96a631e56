import Scaffolding
import Text

extension UndeclaredType {
    /// What to say of it.
    var note: String {
        let advice = nearest.map { "; did you mean \(quoted($0))?" } ?? ", nor does the module import it"
        return "note: nothing in the project declares \(quoted(name)) of --\(option) \(quoted(declaration))\(advice)\n"
    }
}
