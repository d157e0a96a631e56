extension CheckedModule {
    /// Whether a type of the module's can be referred to weakly: a class, or a protocol that is for classes alone. One
    /// that is declared elsewhere may be.
    func isForObjects(_ name: String) -> Bool {
        var queue = [name]
        var seen: Set = ["Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Error"]
        while let next = queue.popLast() {
            guard seen.insert(next).inserted else { continue }
            guard let (file, index) = declarations(of: next).first, file.outline.types[index].kind == .protocol
            else { return true }
            queue += inherits(next)
        }
        return false
    }
}
