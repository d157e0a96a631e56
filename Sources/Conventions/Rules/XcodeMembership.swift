import Text

extension Rule {
    static let xcodeMembership = Rule(
        .xcodeMembership, "A file is in no target of the Xcode project, or a target lists one that is gone",
        rationale: """
            A file that is in no target is not built: what it declares does not exist for the others, or it is a copy \
            that nobody maintains. A target that lists a file that is gone does not build at all. What git ignores may \
            be missing: a build makes it, or each developer does.
            """,
        severity: .warning,
        examples: [
            .bad("a file that no target builds", .untarget(file: "Presenter/ClientListPresenter.swift")),
            .bad("a storyboard that no target copies", .untarget(file: "View/ClientList.storyboard")),
            .bad("a file that is listed and gone", .list(file: "Presenter/ClientListFormatter.swift")),
            .good("all files are in a target", .none),
        ]
    ) { module, violations in
        let module = module.whole ?? module
        let untargeted = module.index.memberships.untargeted
        if !untargeted.isEmpty {
            let files = module.files.filter { untargeted[$0.path] != nil }
            if module.isInNoTarget, let project = untargeted[files[0].path] {
                violations.report(
                    path: files[0].path, module.name,
                    "the module's \(files.count) files are in no target of '\(project)'; \(advice(on: files, of: module))"
                )
            } else {
                for file in files {
                    let advice = advice(on: file, of: module)
                    violations.report(
                        path: file.path, file.name,
                        "the file is in no target of '\(untargeted[file.path] ?? "")'; \(advice)")
                }
            }
        }
        for file in module.index.memberships.gone(from: module.index.asker) {
            let name = String(file.path.lastComponent)
            violations.report(
                path: file.path, name,
                "the target '\(file.target)' of '\(file.xcodeProject)' lists '\(name)', which does not exist; "
                    + "restore it, or run 'vipergen xcode remove \(shellWord(file.path))'")
        }
    }

    /// What to do with a file. Nobody is told to delete what there is only once.
    private static func advice(on file: ModuleFile, of module: CheckedModule) -> String {
        let memberships = module.index.memberships
        if let other = module.built(inPlaceOf: file) {
            let isCopy = memberships.areAlike(file.path, other.path)
            return "the target builds another '\(other.name)', in '\(other.path)'"
                + (isCopy ? ": delete one of them" : ", which differs: merge them, or rename one of them")
        }
        if let path = memberships.lostPath(of: file.path) {
            return "the target lists it at '\(path)', which does not exist: correct that path in Xcode's File "
                + "inspector"
        }
        return "add it with 'vipergen xcode add \(shellWord(file.path))', or delete it"
    }

    /// At most so many files are named in a command.
    private static let fewFiles = 8

    /// What to do with all files of a module.
    private static func advice(on files: [ModuleFile], of module: CheckedModule) -> String {
        let memberships = module.index.memberships
        let built = files.compactMap { file in module.built(inPlaceOf: file).map { (file: file, other: $0) } }
        if built.count * 2 > files.count {
            let areCopies =
                built.count == files.count && built.allSatisfy { memberships.areAlike($0.file.path, $0.other.path) }
            let number = built.count == files.count ? "each of them" : "\(built.count) of them"
            return "the target builds others in place of \(number), such as '\(built[0].other.path)': "
                + (areCopies ? "delete them" : "merge them, or rename what is to stay")
        }
        let lost = files.compactMap { memberships.lostPath(of: $0.path) }
        if lost.count * 2 > files.count {
            let number = lost.count == files.count ? "them" : "\(lost.count) of them"
            return "the target lists \(number) at paths that do not exist, such as '\(lost[0])': correct those paths "
                + "in Xcode's File inspector"
        }
        let paths = files.map { shellWord($0.path) }
        let place =
            module.ownsFolder
            ? shellWord(module.folder) : paths.count > fewFiles ? "FILE..." : paths.joined(separator: " ")
        return "add them with 'vipergen xcode add \(place)', or delete them"
    }
}
