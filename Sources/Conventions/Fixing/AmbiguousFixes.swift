extension [Violation] {
    /// Takes the fixes from violations by which two files or types would get one name: a person knows which of them is
    /// meant.
    mutating func removeAmbiguousFixes() {
        var sources: [String: Set<String>] = [:]
        for violation in self {
            guard let (target, source) = violation.naming else { continue }
            sources[target, default: []].insert(source)
        }
        for index in indices {
            guard let (target, _) = self[index].naming, sources[target]?.count ?? 0 > 1 else { continue }
            self[index].fix = nil
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
