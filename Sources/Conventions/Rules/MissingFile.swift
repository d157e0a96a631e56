import Text

extension Rule {
    static let missingFile = Rule(
        .missingFile, "A file that every variant of the set generates is missing",
        rationale: """
            A module whose parts are where everybody looks for them can be read without searching. A missing file is \
            a layer that was merged into another, or a misspelled name. A storyboard or xib that only some variants \
            have is missing where the module loads it by name, and any other file where it lies outside of the module.
            """,
        needsSet: true, findsAbsentFiles: true,
        examples: [
            .bad(
                "the router is gone", .remove(file: "Router/ClientListRouter.swift")),
            .good("a delegate is an option of the set", .remove(file: "ClientListModuleDelegate.swift")),
        ]
    ) { module, violations in
        guard let convention = module.convention else { return }
        lazy var advice = module.generatedName.map {
            "; 'vipergen gen \($0) \(convention.name) --only-missing' adds it"
        }
        lazy var unexpected = module.files.filter { $0.expected == nil }.map(\.name)
        for expected in convention.files where !expected.name.isOpen && module.file(for: expected) == nil {
            // Nobody looks for modules in bundles and the folders of languages.
            guard !expected.folders.contains(where: { ForeignFolders.contain($0.text(for: module.forms)) }) else {
                continue
            }
            let name = expected.name.text(for: module.forms)
            // What is called by its role alone is any module's, and a base has many.
            let isOwn = expected.name.hasName && !BaseModule.names.contains(module.name)
            let place = isOwn ? module.index.place(ofFile: name) : nil
            guard expected.isRequired || expected.isInterface else {
                if let place, expected.name.hasName, !expected.isAnywhere {
                    let message = "'\(name)' is not in the module's folder; move '\(place)' there"
                    violations.report(path: expected.path(in: module), name, message)
                }
                continue
            }
            guard expected.isRequired && !module.index.isLocalized(name) || loads(name, module) else { continue }
            let similar = place == nil ? nearest(to: name, in: unexpected) : nil
            let near = place.map { "; move '\($0)' there" } ?? similar.map { "; did you mean '\($0)'?" }
            violations.report(
                path: expected.path(in: module), name,
                "'\(name)' is missing: "
                    + (expected.isRequired
                        ? "the set '\(convention.name)' generates it in every module" : "the module loads it by name")
                    + (near ?? advice ?? ""), isSlip: place != nil || Spelling.isSlip(similar, for: name))
        }
        for path in convention.besides {
            guard let name = path.last?.text(for: module.forms), !module.index.hasFile(named: String(name.dropLast(6)))
            else { continue }
            let modules = path.contains(where: \.hasName) ? "with every module" : "for all modules"
            violations.report(
                path: module.path(beside: path), name,
                "'\(name)' is missing: the set '\(convention.name)' generates it \(modules)" + (advice ?? ""))
        }
    }

    /// Whether what makes a module, and so is none of its layers, loads a storyboard or xib that is nowhere in the
    /// project.
    private static func loads(_ name: String, _ module: CheckedModule) -> Bool {
        guard let end = name.lastIndex(of: "."), !module.index.hasInterface(named: name)
        else {
            return false
        }
        let beginnings = name.hasSuffix(".storyboard") ? ["toryboard(name: "] : ["ib(name: ", "nibName: "]
        let calls = beginnings.map { ByteSearch("\($0)\"\(name[..<end])\"".utf8) }
        return module.files.contains { file in
            file.isSwift && file.layer == nil && calls.contains { $0.finds(in: file.bytes) }
        }
    }
}
