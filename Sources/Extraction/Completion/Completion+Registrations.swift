import SwiftOutline

extension Completion {
    /// Brings back where a list is told which cells it has, if it is still asked for one, and each module has a name of
    /// its own for it: a list that is asked for what it was not told of ends the application.
    func keepRegistrations(_ result: Result) -> Bool {
        var asked: Set<String> = []
        var known: Set<String> = []
        for (tree, node) in nodes where node.isPresent && node.isCode && node.children.isEmpty {
            let bytes = tree.bytes(of: node)
            asked.formUnion(CellName.asked(in: bytes))
            known.formUnion(CellName.registered(in: bytes))
        }
        let unknown = asked.subtracting(known)
        guard !unknown.isEmpty else { return false }
        let lost = ownNames.subtracting(result.names.declared)
        var isKept = false
        let left = nodes.filter { _, node in
            node.isCode && !node.isPresent && !node.isDropped && node.children.isEmpty
                && node.parent?.isPresent == true
        }
        for (tree, node) in left {
            let names = CellName.registered(in: tree.bytes(of: node))
            if !unknown.isDisjoint(with: names), canStand(node, in: tree, lost) { isKept = node.keep() || isKept }
        }
        return isKept
    }
}

/// The names by which lists know their cells, as they stand in a text.
private enum CellName {
    private static let askingLabels = ["withIdentifier", "withReuseIdentifier"]
    private static let registeringLabels = ["forCellReuseIdentifier", "forCellWithReuseIdentifier"]

    static func asked(in text: [UInt8]) -> [String] { arguments(askingLabels, of: "dequeueReusableCell", in: text) }

    static func registered(in text: [UInt8]) -> [String] { arguments(registeringLabels, of: "register", in: text) }

    /// What follows one of some labels in the calls of a function: all up to the next comma or the end of the call.
    private static func arguments(_ labels: [String], of function: String, in text: [UInt8]) -> [String] {
        let words = String(decoding: text, as: UTF8.self)
        guard words.contains(function + "(") else { return [] }
        return labels.flatMap { label in
            words.split(separator: label + ":").dropFirst().map { rest in
                String(rest.drop(while: \.isWhitespace).prefix { $0 != "," && $0 != ")" && !$0.isNewline })
            }
        }
    }
}
