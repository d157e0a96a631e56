import Conventions
import Extraction
import Text

/// What a set was made of, what was left out, and what is wrong with the modules that it writes, for people.
struct ExtractionReport {
    let others: [ModuleSource]
    /// The files of the modules that are in no target, and were left out.
    let unbuilt: [String]
    let differences: [ExtractionDifference]
    /// What the set writes and 'check' does not demand.
    let tolerated: [String]
    let faults: [ExtractionFault]
    /// The other modules that every new one would open.
    let neighbours: [NamedNeighbour]
    /// What every new one would use that is another's by its name.
    let leftNames: [LeftName]
    /// What every new one uses by its own name and does not declare.
    let neededNames: [LeftName]
    /// What takes objects of the original modules alone.
    let takenTypes: [TakenType]
    /// The set's folder, as people name it.
    let folder: String
    /// Whether every difference is told.
    let isVerbose: Bool

    /// So many differences can be taken in.
    private static let fewDifferences = 20

    var text: String {
        comparison + outsiders + left + tolerance + openings + borrowings + needs + takings + warnings
    }

    private var comparison: String {
        guard !others.isEmpty else { return "" }
        let names = others.map { escaped($0.name) }
        return "Compared with \(listed(names)): the set has what most of them have. "
            + "--alone takes the module as it is.\n"
    }

    private var outsiders: String {
        guard !unbuilt.isEmpty else { return "" }
        let names = unbuilt.prefix(Self.fewNames).map { escaped($0) }
        let rest = unbuilt.count - names.count
        let files = listed(names + (rest == 0 ? [] : ["\(rest) more"])) + (unbuilt.count == 1 ? " is" : " are")
        return "note: \(files) in no target of the Xcode project, and left out; "
            + "'vipergen xcode add' puts files into one\n"
    }

    private var left: String {
        guard !differences.isEmpty else { return "" }
        let shown = isVerbose ? differences[...] : differences.prefix(Self.fewDifferences)
        var text = "Left out:\n"
        var path = ""
        for difference in shown {
            if difference.path != path {
                path = difference.path
                let isWhole = difference.declaration == nil
                text += "  \(escaped(path))\(isWhole ? owners(of: difference) : "")\n"
                if isWhole { continue }
            }
            text += "    \(Self.words(for: difference))\(owners(of: difference))\n"
        }
        let rest = differences.count - shown.count
        return rest == 0 ? text : text + "  and \(rest) more; --verbose lists them.\n"
    }

    private var tolerance: String {
        guard !tolerated.isEmpty else { return "" }
        let shown = isVerbose ? tolerated[...] : tolerated.prefix(Self.fewDifferences)
        let rest = tolerated.count - shown.count
        return "Written, but not required by 'check', as too few modules of the project have it like this:\n"
            + shown.map { "  \(escaped($0))\n" }.joined()
            + (rest == 0 ? "" : "  and \(rest) more; --verbose lists them.\n")
    }

    private var openings: String {
        guard !neighbours.isEmpty else { return "" }
        let places = neighbours.map { neighbour in
            "\(escaped(neighbour.module)) (\(escaped("\(folder)/\(neighbour.path)")):\(neighbour.line))"
        }
        return "note: every new module leads to \(listed(places)), as the originals do; "
            + "take it out of the template where that is not meant\n"
    }

    private var borrowings: String {
        guard !leftNames.isEmpty else { return "" }
        return "note: every new module uses \(places(of: leftNames)), which the project declares for the original "
            + "modules; give each its own where that is meant\n"
    }

    private var needs: String {
        guard !neededNames.isEmpty else { return "" }
        return "note: every new module uses \(places(of: neededNames)), which the project must declare for it, "
            + "as it does for the original modules\n"
    }

    private var takings: String {
        guard !takenTypes.isEmpty else { return "" }
        let types = Set(takenTypes.prefix(Self.fewNames).map { "'\(escaped($0.type))'" }).sorted()
        return "note: every new module uses \(places(of: takenTypes.map(\.taker))) with a type of its own, where the "
            + "project takes \(listed(types)) alone; let it take a protocol that all modules conform to, or take the "
            + "use out of the template\n"
    }

    private func places(of names: [LeftName]) -> String {
        let places = names.prefix(Self.fewNames).map { name in
            "'\(escaped(name.name))' (\(escaped("\(folder)/\(name.path)")):\(name.line))"
        }
        let rest = names.count - places.count
        return listed(places + (rest == 0 ? [] : ["\(rest) more"]))
    }

    /// So many places can be looked at.
    private static let fewNames = 4

    private static func words(for difference: ExtractionDifference) -> String {
        let declaration = escaped(difference.declaration ?? "")
        if let number = difference.statementCount { return "\(count(number, "statement")) of \(declaration)" }
        if let replacement = difference.replacement { return "\(declaration), which is \(escaped(replacement))" }
        return declaration
    }

    private func owners(of difference: ExtractionDifference) -> String {
        " (\(listed(difference.modules.map { escaped($0) })))"
    }

    /// What `check` finds in modules that the set writes, though it is nothing that the set asks for.
    private var warnings: String {
        faults.compactMap { fault -> String? in
            guard case .violation(let violation) = fault else { return nil }
            return "warning: a new module has this, too: \(escaped(violation.message)) [\(violation.rule.rawValue)]\n"
        }.joined()
    }
}
