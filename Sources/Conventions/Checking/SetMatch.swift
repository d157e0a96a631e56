import Text

/// How well the names of a module's files fit those of a set.
public struct SetMatch: Sendable {
    /// The set.
    public let set: String
    /// How many of the files that every variant of the set writes are there.
    public let present: Int
    /// The names of those that are not.
    public let missing: [String]

    /// How many files every variant of the set writes.
    public var required: Int { present + missing.count }
}

/// The set that a module was matched with, and the others.
public struct ModuleMatch: Sendable {
    /// The module's name.
    public let module: String
    /// Its folder below the project.
    public let folder: String
    /// The set that it is checked against; nil for none.
    public let set: String?
    /// The set that its files are called as, though what they hold is something else.
    public let refusedSet: String?
    /// Whether the configuration names the set for the folder.
    public let isConfigured: Bool
    /// All sets of which it has some required file, the best match first.
    public let candidates: [SetMatch]
}

extension ProjectChecker {
    /// How the modules of a result were matched with sets, in its order. This looks at names once more, and is for
    /// those who ask.
    public func matches(of result: CheckResult) -> [ModuleMatch] {
        result.reports.compactMap { report in
            guard let module = modules.first(where: { $0.name == report.module && $0.folder == report.folder }) else {
                return nil
            }
            return ModuleMatch(
                module: module.name, folder: module.folder, set: report.set, refusedSet: report.refusedSet,
                isConfigured: module.isSetConfigured, candidates: candidates(for: module))
        }
    }

    /// The set that most modules without one are called like, and what each of these lacks of it: names of files, with
    /// `*` for the module's; none where what the files declare is something else. Nil where no set is near.
    public func nearestSet(of result: CheckResult) -> (set: String, missing: [String])? {
        // What most modules lack some modules tell.
        let free = result.reports.filter { $0.set == nil }.prefix(32)
        let nearest = free.compactMap { report -> (set: String, missing: Set<String>)? in
            guard let module = modules.first(where: { $0.name == report.module && $0.folder == report.folder }),
                case let candidates = candidates(for: module),
                // A set whose files it has, and not what they declare, is nearer than one of fewer of them.
                let best = candidates.first(where: { $0.set == report.refusedSet }) ?? candidates.first,
                best.required > 2 || best.set == report.refusedSet,
                best.present * 2 >= best.required || best.set == report.refusedSet && module.isSetConfigured
            else { return nil }
            return (best.set, Set(best.missing.map { $0.replacing(module.name, with: "*") }))
        }
        let counts = nearest.reduce(into: [:]) { $0[$1.set, default: 0] += 1 }
        guard let set = nearest.map(\.set).max(by: { (counts[$0] ?? 0, $1) < (counts[$1] ?? 0, $0) }),
            let count = counts[set], count * 2 > free.count
        else { return nil }
        let lacks = nearest.filter { $0.set == set }.map(\.missing)
        let missing = lacks.dropFirst().reduce(lacks.first ?? []) { $0.intersection($1) }
        let isRefused = free.contains { $0.refusedSet == set }
        return missing.isEmpty && !isRefused ? nil : (set, missing.sorted())
    }

    /// The set that a module of a name follows, where the module has a file which that set writes and another one does
    /// not: it is no module of the other.
    public func set(ofModule name: String, unlike other: String) -> String? {
        let found = modules.filter { $0.name == name }
        guard found.count == 1, let module = found.first, let own = module.set, own != other,
            let ownNames = sets.names.first(where: { $0.set == own }),
            let otherNames = sets.names.first(where: { $0.set == other })
        else { return nil }
        func writes(_ names: SetNames, _ file: String) -> Bool {
            let forms = ModuleForms(NamePattern.name(of: name, without: names.prefix))
            return names.files.contains { $0.name.matches(file, for: forms) }
        }
        let isUnlike = module.files.map { String($0.lastComponent) }
            .contains { writes(ownNames, $0) && !writes(otherNames, $0) }
        return isUnlike ? own : nil
    }

    private func candidates(for module: FoundModule) -> [SetMatch] {
        let present = Set(module.files.map { String($0.lastComponent) })
        let matches = sets.names.map { names in
            let forms = ModuleForms(NamePattern.name(of: module.name, without: names.prefix))
            let required = names.files.filter { $0.isRequired && !$0.name.isOpen }.map { $0.name.text(for: forms) }
            let missing = required.filter { !present.contains($0) }
            return SetMatch(set: names.set, present: required.count - missing.count, missing: missing)
        }
        return matches.filter { $0.present > 0 }.sorted {
            let (first, second) = ($0.present * $1.required, $1.present * $0.required)
            return first == second ? $0.present > $1.present : first > second
        }
    }
}
