import Platform

/// What was found in one module.
public struct ModuleReport: Sendable {
    /// The module's name.
    public let module: String
    /// The folder that it lies in, below the project.
    let folder: String
    /// The set that it follows; nil where it follows none.
    public let set: String?
    /// The paths of the files that were read, below the project.
    let files: [String]
    /// The violations, by file and place.
    public internal(set) var violations: [Violation]
    /// The bytes that were checked of the files, by path, of which fixes change parts.
    let checkedTexts: [String: [UInt8]]
    /// Suppressions that matched no violation.
    var unusedSuppressions: [Suppression]
    /// The set that its files are called as, though what they hold is something else.
    var refusedSet: String?
    /// Whether that it follows its set, which is the project's own, is a guess.
    var isLikeOwnSet = false
    /// Files that could not be read; the paths are below the project.
    var failures: [FileError] = []
    /// What is found once every fix of these violations has been made; nil where only another check can tell.
    var afterEdits: AnticipatedReport?

    /// The texts of files after every fix, by their paths below the project; nil where nothing is fixed, or a fix is
    /// about names and places.
    public var editedTexts: [String: [UInt8]]? {
        let fixes = violations.filter(\.isFixable)
        guard !fixes.isEmpty, fixes.allSatisfy({ $0.fix?.isEdit == true }) else { return nil }
        var edits: [String: TextEdits] = [:]
        for violation in fixes { violation.addEdits(to: &edits) }
        var texts = checkedTexts
        for (path, edits) in edits { texts[path] = texts[path].map(edits.apply) }
        return texts
    }
}

extension ModuleReport {
    /// A report that nothing was found in a module, which keeps to its set.
    init(onClean module: FoundModule) {
        self.init(
            module: module.name, folder: module.folder, set: module.set, files: module.files, violations: [],
            checkedTexts: [:], unusedSuppressions: [])
    }
}

extension ModuleReport {
    /// Adds one violation for all those that break the set which a configuration names for the module's folder.
    mutating func tell(of broken: [Violation], ofConfigured set: String) {
        guard var told = broken.first(where: { $0.rule == .missingFile }) ?? broken.first else { return }
        let rest = "the set '\(set)', which the configuration names for this folder; nothing else is checked against it"
        told.message =
            told.rule == .missingFile
            ? "'\(told.symbol)' is missing, as is much of \(rest)"
            : told.message + ", and the module breaks much else of \(rest)"
        told.fix = nil
        violations = (violations + [told]).sorted(by: Violation.precedes)
    }
}

extension ModuleReport {
    /// Takes out what is told only where somebody has chosen the set. Up to here it speaks against the set.
    mutating func removeMattersOfChoice() {
        violations.removeAll(where: \.isOfChosenSet)
        guard var after = afterEdits?.report else { return }
        after.violations.removeAll(where: \.isOfChosenSet)
        afterEdits = AnticipatedReport(after)
    }
}

/// A report on a module as it is going to be.
final class AnticipatedReport: Sendable {
    let report: ModuleReport

    init(_ report: ModuleReport) {
        self.report = report
    }
}
