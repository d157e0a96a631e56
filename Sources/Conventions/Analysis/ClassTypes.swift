extension CheckedModule {
    /// Whether a type can be referred to weakly: a class, or a protocol that is for classes alone. One of a library may
    /// be; of those that are called as a module's and declared elsewhere, what is not called as a screen may be a protocol
    /// for anything.
    func isForObjects(_ name: String) -> Bool {
        guard !declarations(of: name).isEmpty || name.hasSuffix("Controller") || !index.isOfSomeModule(name) else {
            return false
        }
        var queue = [name]
        var seen: Set = ["Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Error"]
        while let next = queue.popLast() {
            guard seen.insert(next).inserted else { continue }
            guard let (file, index) = declarations(of: next).first else {
                // What a protocol inherits from elsewhere may itself be for anything.
                if next == name || Self.isForObjectsAlone(next) { return true }
                continue
            }
            guard file.outline.types[index].kind == .protocol else { return true }
            queue += inherits(next)
        }
        return false
    }

    private static func isForObjectsAlone(_ name: String) -> Bool {
        ["AnyObject", "class"].contains(name) || ["UI", "NS"].contains { name.utf8.begins(with: $0.utf8) }
    }
}
