extension [Violation] {
    /// Takes the fixes from violations by which two files or types would get one name: a person knows which of them is
    /// meant.
    mutating func removeAmbiguousFixes() {
        var sources: [String: Set<String>] = [:]
        for violation in flatMap(\.withAlike) {
            guard let (target, source) = violation.naming else { continue }
            sources[target, default: []].insert(source)
        }
        func isAmbiguous(_ violation: Violation) -> Bool {
            violation.naming.map { sources[$0.target]?.count ?? 0 > 1 } ?? false
        }
        for index in indices {
            if isAmbiguous(self[index]) { self[index].fix = nil }
            for other in self[index].alike.indices where isAmbiguous(self[index].alike[other]) {
                self[index].alike[other].fix = nil
            }
        }
    }
}

extension Violation {
    /// What the fix gives a name or place to, and which one.
    fileprivate var naming: (target: String, source: String)? {
        switch fix {
        case .move(let place): (place, path)
        case .rename(let old, let new, _): (new, old)
        default: nil
        }
    }
}
