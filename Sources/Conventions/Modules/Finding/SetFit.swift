import Text

/// How well a module's files fit sets, by their names alone.
struct SetFit: Sendable {
    /// What a set asks of the names: the hash of what follows the module's name, or the whole as a pattern.
    private struct Requirements: Sendable {
        let set: String
        var suffixes: [(hash: UInt64, isRequired: Bool)] = []
        var others: [(name: NamePattern, isRequired: Bool)] = []
        var requiredCount = 0
        /// What the module's name follows in the names of files.
        var prefix = ""
    }

    /// Below this share of its required files, a module is no module of a set.
    private static let least = 0.6
    /// The share that is enough where the project says that it uses the set.
    private static let leastWhereUsual = 0.3
    /// What is called so is mostly what modules inherit, and none itself, unless it has all that one has.
    private static let namesOfBases: Set = ["Base", "VIPER", "Viper", "Abstract", "Generic"]

    private let sets: [Requirements]
    private let usual: String?

    init(_ sets: [SetNames], usual: String?) {
        self.usual = usual
        self.sets = sets.map { names in
            var requirements = Requirements(set: names.set)
            requirements.prefix = names.prefix
            for file in names.files where !file.name.isOpen {
                if let suffix = file.name.suffix {
                    requirements.suffixes.append((NameHash.of(suffix), file.isRequired))
                } else {
                    requirements.others.append((file.name, file.isRequired))
                }
                if file.isRequired { requirements.requiredCount += 1 }
            }
            return requirements
        }
    }

    /// The set that fits a module best; nil where none fits. Of sets that fit alike the first wins.
    func best(for module: String, files: [String]) -> String? {
        var names: [UInt64] = []
        var rests: [UInt64] = []
        names.reserveCapacity(files.count)
        rests.reserveCapacity(files.count)
        let nameLength = module.utf8.count
        for path in files {
            let name = path.lastComponent
            names.append(NameHash.of(name.utf8))
            if name.utf8.begins(with: module.utf8) { rests.append(NameHash.of(name.utf8.dropFirst(nameLength))) }
        }
        var best: (set: String, merit: Double)?
        lazy var forms = ModuleForms(module)
        for set in sets where set.requiredCount > 0 {
            let ownForms = set.prefix.isEmpty ? nil : ModuleForms(NamePattern.name(of: module, without: set.prefix))
            var found = 0
            var explained = 0
            for (hash, isRequired) in set.suffixes where rests.contains(hash) {
                explained += 1
                found += isRequired ? 1 : 0
            }
            for (name, isRequired) in set.others where names.contains(name.hash(for: ownForms ?? forms)) {
                explained += 1
                found += isRequired ? 1 : 0
            }
            let share = Double(found) / Double(set.requiredCount)
            let least = set.set == usual ? Self.leastWhereUsual : Self.least
            guard share >= (Self.namesOfBases.contains(module) ? 1 : least) else { continue }
            let merit = share + Double(explained) / 8
            if let best, best.merit >= merit { continue }
            best = (set.set, merit)
        }
        return best?.set
    }
}
