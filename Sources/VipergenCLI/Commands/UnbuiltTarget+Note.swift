import Scaffolding
import Text

extension UnbuiltTarget {
    /// What to say of it.
    var note: String {
        let place = "the target \(quoted(needed)), which declares \(quoted(type))"
        guard isCircle else {
            return "note: \(quoted(target)) is not built with \(place); "
                + "add \"\(escaped(needed))\" to its dependencies in \(escaped(manifest))\n"
        }
        return "note: \(quoted(target)) cannot import \(place): that one is built with \(quoted(target)); "
            + "move what both need to a target that both depend on\n"
    }
}
