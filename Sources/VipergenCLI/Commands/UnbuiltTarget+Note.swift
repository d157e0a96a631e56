import Scaffolding
import Text

extension UnbuiltTarget {
    /// What to say of it.
    var note: String {
        let place = "the target \(quoted(needed)), which declares \(quoted(type))"
        guard isCyclic else {
            return "note: \(quoted(target)) does not depend on \(place); "
                + "add \"\(escaped(needed))\" to its dependencies in \(escaped(manifest))\n"
        }
        return "note: \(quoted(target)) cannot import \(place), as that depends on \(quoted(target)); "
            + "move what both need to a third target that both depend on\n"
    }
}
