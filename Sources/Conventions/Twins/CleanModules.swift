import Text

/// Modules in which nothing was found. Another one that is the same but for its name needs no second look, and most
/// that are generated and not yet filled with life are.
final class CleanModules {
    private let index: ProjectIndex
    /// Those that others were like most recently come first.
    private var modules: [CleanModule] = []
    /// The last one in which nothing was found, of which nothing is made before another module comes along.
    private var last: (found: FoundModule, module: CheckedModule)?
    private var twins = 0
    private var refused = 0

    /// So many are kept.
    private static let most = 32

    init(in index: ProjectIndex) {
        self.index = index
    }

    /// Whether a project has none that are alike, so far as is known.
    private var isHopeless: Bool { refused > 2 * Self.most + 4 * twins }

    /// Whether a module is the same as one of these but for its name.
    func hasTwin(of found: FoundModule, _ texts: [(path: String, bytes: [UInt8])]) -> Bool {
        addLast()
        guard found.set != nil, !isHopeless, !modules.isEmpty, let forms = TwinForms(found.name) else { return false }
        guard let number = modules.firstIndex(where: { $0.isTwin(of: found, forms, texts) }) else {
            refused += 1
            return false
        }
        twins += 1
        if number > 0 { modules.insert(modules.remove(at: number), at: 0) }
        return true
    }

    /// Notes a module in which nothing was found.
    func note(_ found: FoundModule, _ module: CheckedModule) {
        addLast()
        last = (found, module)
    }

    private func addLast() {
        guard let (found, module) = last else { return }
        last = nil
        guard !isHopeless, let clean = CleanModule(found, module, in: index) else { return }
        if modules.count == Self.most { modules.removeLast() }
        modules.insert(clean, at: min(modules.count, 1))
    }
}
