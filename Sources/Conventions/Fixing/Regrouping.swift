import Text

extension ProjectChecker {
    /// Takes the fixes from violations by whose new names files would be parts of other modules than before, or of
    /// none: what is told of the others, too, would be something else then.
    func removeFixesThatRegroup(_ violations: inout [Violation]) {
        // With fewer of them others may regroup files.
        for _ in 0..<Self.mostPasses {
            let names = newNames(by: violations.flatMap(\.withAlike))
            guard !names.isEmpty else { return }
            let regrouped = filesRegrouped(by: names)
            guard !regrouped.isEmpty else { return }
            let types = Set(regrouped.map { Role.baseName(ofFile: String($0.lastComponent)) })
            for index in violations.indices {
                violations[index].dropRenaming(of: regrouped, types)
                for other in violations[index].alike.indices {
                    violations[index].alike[other].dropRenaming(of: regrouped, types)
                }
            }
        }
    }

    private static let mostPasses = 4

    /// The new names of files that fixes rename where they are, by their paths.
    private func newNames(by fixes: [Violation]) -> [String: String] {
        var found: [String: String] = [:]
        var types: [String: [String: String]] = [:]
        let applicationFolder = tree.applicationFolder
        for violation in fixes {
            switch violation.fix {
            case .move(let place) where Path.split(place).folder == Path.split(violation.path).folder:
                found[violation.path] = String(place.lastComponent)
            case .rename(let old, let new, let others):
                for folder in [applicationFolder(violation.path)] + others { types[folder, default: [:]][old] = new }
            case .move, .replace, .remove, nil: break
            }
        }
        for (folder, names) in types {
            let files = tree.files(ofApplicationIn: folder) { FixedFiles.renamed($0, names) != nil }
            for path in files where found[path] == nil {
                found[path] = FixedFiles.renamed(path, names).map { String($0.lastComponent) }
            }
        }
        return found
    }

    /// The files that are renamed of modules which would have others then.
    private func filesRegrouped(by names: [String: String]) -> Set<String> {
        let renamed = tree.renaming(names).modules(of: project, sets: sets.names, own: sets.own, threads: threads)
        var owners: [String: Int] = [:]
        for (number, module) in renamed.enumerated() { for file in module.files { owners[file] = number } }
        var regrouped: Set<String> = []
        for module in modules where module.files.contains(where: { names[$0] != nil }) {
            let places = module.files.map { path in names[path].map { Path.join(Path.split(path).folder, $0) } ?? path }
            let own = Set(places.map { owners[$0] })
            if own.count == 1, let place = own.first ?? nil, renamed[place].files.count == places.count { continue }
            regrouped.formUnion(module.files.filter { names[$0] != nil })
        }
        return regrouped
    }
}

extension Violation {
    /// Takes its fix away if that renames one of some files, or one of the types that they are called as.
    fileprivate mutating func dropRenaming(of files: Set<String>, _ types: Set<String>) {
        switch fix {
        case .move where files.contains(path): fix = nil
        case .rename(let old, _, _) where types.contains(old): fix = nil
        default: break
        }
    }
}
