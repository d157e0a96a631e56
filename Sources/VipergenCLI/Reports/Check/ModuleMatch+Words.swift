import Conventions
import Text

extension ModuleMatch {
    /// Which set a module was matched with, and why not another.
    var words: String {
        var text = "\(shown(module)) in \(shownPath): "
        if let set {
            text += "set \(shown(set))" + (isConfigured ? ", as the configuration says" : "")
            text += candidates.first { $0.set == set }.map { ", \(Self.share($0))" } ?? ""
        } else if let refusedSet, isConfigured {
            text += "no set: the configuration says \(shown(refusedSet)), but the module is another one's"
        } else if let refusedSet {
            text += "no set: the files are called as those of \(shown(refusedSet)), but what they declare differs"
        } else {
            text += "no set"
        }
        let others = candidates.filter { $0.set != set && $0.set != refusedSet }.prefix(2)
        for other in others { text += "; \(shown(other.set)) has \(Self.share(other))" + Self.missing(other) }
        return text + "\n"
    }

    private var shownPath: String { folder.isEmpty ? "the project's directory" : escaped(folder) }

    private static func share(_ match: SetMatch) -> String {
        "\(match.present) of \(count(match.required, "required file"))"
    }

    private static func missing(_ match: SetMatch) -> String {
        guard !match.missing.isEmpty else { return "" }
        let names = match.missing.prefix(3).map { shown($0) }.joined(separator: ", ")
        return ", not \(names)" + (match.missing.count > 3 ? " and \(match.missing.count - 3) more" : "")
    }
}
