import Scaffolding
import Text

extension InternalModules {
    /// What to say of them.
    var note: String {
        let names = names.map { escaped($0) }.joined(separator: ", ")
        return
            "note: \(quoted(type)) is not public, and therefore nothing of \(names) is; to use it from other targets, "
            + "make \(quoted(type)) public and generate \(names) again with '--on-conflict overwrite'\n"
            + exposures.map { exposure in
                "note: public declarations in \(escaped(exposure.path)) name \(quoted(exposure.type)), which is not "
                    + "public, and so do not compile; remove 'public' from them, or make \(quoted(type)) public and "
                    + "generate \(names) again\n"
            }.joined()
    }
}
