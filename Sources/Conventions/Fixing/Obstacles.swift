import FileChanges
import Platform
import Text

/// Files that `check --fix` leaves as they are, whatever else it fixes, such as links.
struct Obstacles {
    private var paths: Set<String> = []
    /// Whether a name stands in one of them that another violation is about.
    private var areNamesKept = false

    /// The files whose paths nothing is ever written to, such as those with control characters.
    init(unwritableOf reports: [ModuleReport]) {
        paths = Set(reports.flatMap(\.files).filter(PathProblem.isIn))
        areNamesKept = !paths.isEmpty
    }

    /// The files of violations that have a name elsewhere, too, or are links: they are never replaced.
    init(to violations: [Violation], in root: String, on fileSystem: any FileSystem) {
        paths = Set(violations.flatMap(\.withAlike).flatMap(\.touchedPaths)).filter { path in
            guard let entry = try? fileSystem.entry(at: Path.resolve(path, in: root)) else { return false }
            return entry.kind == .link || entry.kind == .file && entry.links > 1
        }
    }

    /// Adds what stood in the way of fixes. What none of them is about by itself holds a name that one replaces.
    mutating func add(_ conflicts: [Conflict], among fixes: [Violation]) {
        let known = Set(fixes.flatMap(\.touchedPaths))
        areNamesKept = areNamesKept || conflicts.contains { !known.contains($0.path) }
        paths.formUnion(conflicts.map(\.path))
    }

    /// Whether a violation's fix would change one of the files.
    func touch(_ violation: Violation) -> Bool {
        if areNamesKept, case .rename = violation.fix { return true }
        return violation.touchedPaths.contains(where: paths.contains)
    }

    /// Takes the fixes from violations that a person has to see to.
    func removeFixes(from violations: inout [Violation]) {
        guard !paths.isEmpty else { return }
        for index in violations.indices {
            if touch(violations[index]) { violations[index].fix = nil }
            for other in violations[index].alike.indices where touch(violations[index].alike[other]) {
                violations[index].alike[other].fix = nil
            }
        }
    }
}

extension Violation {
    /// The files that its fix is about by itself.
    fileprivate var touchedPaths: [String] {
        switch fix {
        case .move(let place): [path, place]
        case .rename: [path]
        case .replace, .remove, nil: editedPaths
        }
    }
}
