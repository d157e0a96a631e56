import Text

extension Rule {
    static let unexpectedFile = Rule(
        .unexpectedFile, "A file in a module that no pattern of the set and no module prefix explains",
        rationale: """
            What is in a module's folder should belong to the module. A file without its name is shared with others, \
            was forgotten, or is misspelled.
            """,
        severity: .warning, needsSet: true,
        examples: [
            .bad("a helper of everybody's", .add(file: "Helpers.swift", "enum Helpers {}\n")),
            .good("an extension of a type", .add(file: "Date+ClientList.swift", "extension Int {}\n")),
            .good("a helper of the module's", .add(file: "ClientListHelpers.swift", "enum ClientListHelpers {}\n")),
        ]
    ) { module, violations in
        guard module.ownsFolder else { return }
        var files = module.files.filter { file in
            file.expected == nil && !file.name.contains(module.name) && !file.name.contains("+")
        }
        guard !files.isEmpty, let names = module.namesInFiles else { return }
        files.removeAll { file in
            names.contains(where: file.name.contains) || module.isOfSubject(file) || module.mayHave(file)
        }
        // Somebody who gives many files other names means it; that is one finding.
        if files.count > 3 {
            violations.report(
                path: files[0].path, files[0].name,
                "'\(files[0].name)' and \(files.count - 1) more files are not part of the module: start their names with "
                    + "'\(module.name)', or move them out")
            return
        }
        for file in files {
            violations.report(
                path: file.path, file.name,
                "'\(file.name)' is not part of the module: start its name with '\(module.name)', or move it out")
        }
    }
}

extension CheckedModule {
    /// Whether the set lets its modules have a file though it is none of theirs by its name.
    fileprivate func mayHave(_ file: ModuleFile) -> Bool {
        convention?.layers.otherFiles.contains { $0.matches(file.name, for: forms) } ?? false
    }

    /// Whether a file that is none of the usual parts is called after what a module of a learnt set is about, in
    /// singular or plural: an 'EpisodeCell' in Episodes, a 'CityCellView' in CitiesList.
    fileprivate func isOfSubject(_ file: ModuleFile) -> Bool {
        let base = Role.baseName(ofFile: file.name)
        guard namesHelpersFreely, let first = NameAdvice.words(of: base).first,
            !Self.components.contains(where: base.hasSuffix)
        else { return false }
        let subject = CaseForm.plural.apply(to: first)
        return NameAdvice.words(of: name).contains { CaseForm.plural.apply(to: $0) == subject }
    }

    /// What is called so is a part of some module, and of none that is called otherwise.
    private static let components = ["Presenter", "Interactor", "Router", "Wireframe", "Controller"]

    /// The module's name as its set writes it in the names of files; nil where the set does without it.
    fileprivate var namesInFiles: [String]? {
        let pieces = convention?.files.map(\.name).filter(\.isSwiftFile).flatMap(\.pieces) ?? []
        var names: [String] = []
        for case .name(let form, let isPlural) in pieces {
            let own = forms.text(form, isPlural: isPlural)
            if !names.contains(own) { names.append(own) }
        }
        return names.isEmpty ? nil : names
    }
}
