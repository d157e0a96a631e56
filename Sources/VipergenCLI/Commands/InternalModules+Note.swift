import Scaffolding
import Text

extension InternalModules {
    /// What to say of them.
    var note: String {
        let names = names.map { escaped($0) }.joined(separator: ", ")
        return
            "note: \(quoted(type)) is not public, and so \(names) is not, either; make it public before you generate "
            + "what other targets are to use\n"
    }
}
