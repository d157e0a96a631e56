/// How well a module's files fit a set, by their names alone.
struct SetFit {
    /// The part of the set's required files that the module has, from 0 to 1.
    let share: Double
    /// How many of the set's files, required or not, the module has.
    let explained: Int

    init(_ module: FoundModule, _ set: SetNames) {
        let forms = ModuleForms(module.name)
        let names = Set(module.files.map { $0.split(separator: "/").last ?? "" })
        var required = 0
        var found = 0
        var explained = 0
        for (pattern, isRequired) in set.files where !pattern.isOpen {
            let isThere = names.contains(pattern.text(for: forms)[...])
            if isThere { explained += 1 }
            guard isRequired else { continue }
            required += 1
            if isThere { found += 1 }
        }
        share = required == 0 ? 0 : Double(found) / Double(required)
        self.explained = explained
    }

    /// Below this share, a module is no module of the set.
    private static let least = 0.6
    /// The share that is enough where the project says that it uses the set.
    private static let leastWhereUsual = 0.3

    /// The set that fits a module best; nil where none fits. Of sets that fit alike the first wins.
    static func best(for module: FoundModule, among sets: [SetNames], usual: String?) -> String? {
        var best: (set: String, merit: Double)?
        for set in sets {
            let fit = SetFit(module, set)
            guard fit.share >= (set.set == usual ? leastWhereUsual : least) else { continue }
            let merit = fit.share + Double(fit.explained) / 8
            if let best, best.merit >= merit { continue }
            best = (set.set, merit)
        }
        return best?.set
    }
}
