import Text

extension Rule {
    static let misplacedFile = Rule(
        .misplacedFile, "A file of the set is in a different folder of the module",
        rationale: "The folders of a module are its map; nobody finds a presenter among the views.",
        needsSet: true, isFixable: true,
        examples: [
            .bad(
                "the presenter among the views",
                .move(file: "Presenter/ClientListPresenter.swift", to: "View/ClientListPresenter.swift")),
            .good(
                "a file of the team's own, anywhere",
                .add(file: "View/ClientListStyle.swift", "struct ClientListStyle {}\n")),
        ]
    ) { module, violations in
        for (file, path) in module.listedFilesElsewhere() {
            violations.report(
                file, at: 0, file.name, "move '\(file.name)' to '\(Path.split(path).folder)'", atMost: .warning)
        }
        guard !module.isShifted else { return }
        lazy var folders = Set(module.files.map { Path.split($0.path).folder })
        for file in module.files where !file.isInPlace {
            guard let expected = file.expected, !expected.name.isOpen else { continue }
            let path = expected.path(in: module)
            let folder = Path.split(path).folder
            if let other = module.allFiles.first(where: { $0.path == path }) {
                // To move it would overwrite that one.
                let advice = other.bytes == file.bytes ? "delete one of them" : "they differ: merge them"
                violations.report(path: file.path, file.name, "'\(file.name)' is in '\(folder)', too; \(advice)")
                continue
            }
            let twin = twin(of: folder, among: folders)
            let hint = twin.map { "; rename '\($0)', which differs only in case" } ?? ""
            violations.report(
                path: file.path, file.name, "move '\(file.name)' to '\(folder)'\(hint)",
                fix: twin != nil || path.contains("*") ? nil : .move(to: path), isSlip: twin != nil)
        }
    }

    /// A folder of the module that has another's name in other case. A volume may hold but one of the two.
    private static func twin(of folder: String, among folders: Set<String>) -> String? {
        let parts = Path.components(folder)
        let small = parts.map { $0.lowercased() }
        let twins = folders.compactMap { other -> String? in
            guard !folder.utf8.starts(with: other.utf8) else { return nil }
            let others = Path.components(other)
            let length = zip(small, others).prefix { $0 == $1.lowercased() }.count
            return parts.prefix(length) == others.prefix(length) ? nil : Path.join(Array(others.prefix(length)))
        }
        return twins.min()
    }
}

extension CheckedModule {
    /// Whether all files of a set that was learnt from other modules lie beside each other as in the set, in a folder
    /// that is not called as the module: then that is the module's own.
    fileprivate var isShifted: Bool {
        guard namesHelpersFreely else { return false }
        var bases: Set<[String]> = []
        for file in files {
            guard let expected = file.expected, !expected.isOpen else { continue }
            let own = Path.components(Path.split(file.path).folder)
            let folders = expected.folders.map { $0.text(for: forms) }
            guard own.suffix(folders.count) == folders[...] else { return false }
            bases.insert(Array(own.dropLast(folders.count)))
        }
        return bases.count == 1
    }
}
