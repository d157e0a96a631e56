import Platform

/// The other sets whose blueprints a set refers to, each loaded when it is first asked for.
final class Neighbours: @unchecked Sendable {
    private let library: SetLibrary
    private let lock = Lock()
    private var known: [String: TemplateSet] = [:]

    init(in library: SetLibrary) {
        self.library = library
    }

    /// The set of this name; throws with the names there are.
    func set(_ name: String) throws(TemplateSetError) -> TemplateSet {
        if let set = lock.locked({ known[name] }) { return set }
        let set = try library.load(name)
        lock.locked { known[name] = set }
        return set
    }
}
