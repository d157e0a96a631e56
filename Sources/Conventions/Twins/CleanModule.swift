/// A module in which nothing was found, and what another one has to be like to be the same but for its name.
final class CleanModule {
    private let found: FoundModule
    private let forms: TwinForms
    private let project: UInt64
    /// What is compared; it is made when a second module comes along that has the same files.
    private lazy var texts = Texts(of: module, in: index, forms)
    private let module: CheckedModule
    private let index: ProjectIndex
    /// The files' paths below the module's folder, which is the first.
    private let paths: [NamedText]

    /// Nil for a module that tells nothing of others: rules are suppressed in it, say.
    init?(_ found: FoundModule, _ module: CheckedModule, in index: ProjectIndex) {
        guard module.files.count == found.files.count, let convention = module.convention, let forms = TwinForms(found.name), found.otherSpelling == nil,
            !found.isDoubtful, forms.areDistinct(for: convention),
            Self.isOfItsTargets(found, in: module.index.memberships, module.index.asker),
            !module.index.answers.contains(where: { $0.question.kind == .isModuleFolder }),
            !module.files.contains(where: \.hasSuppressions)
        else { return nil }
        self.found = found
        self.forms = forms
        self.module = module
        self.index = index
        project = module.index.asker.project
        paths = Self.paths(of: found).map { NamedText(Array($0), forms: forms.texts) }
    }

    /// Whether a module that was found with these texts, and the answers to its questions, is this one with another name.
    func isTwin(of found: FoundModule, _ forms: TwinForms, _ texts: [(path: String, bytes: [UInt8])]) -> Bool {
        guard texts.count == paths.count - 1, hasFiles(of: found, forms) else { return false }
        let (own, other) = NameWords.differing(self.forms.words, forms.words)
        let known = self.texts.knownWords
        guard known.areForeign(to: own), known.areForeign(to: other), !forms.texts.contains(where: known.hold),
            zip(self.texts.files, texts).allSatisfy({ $0.isSame(as: $1.bytes, named: forms.texts) })
        else { return false }
        let asker = ProjectIndex.Asker(
            name: found.name, folder: found.folder, project: index.project(of: found.folder))
        return asker.project == project && Self.isOfItsTargets(found, in: index.memberships, asker)
            && self.texts.questions.allSatisfy { kind, name, answer in
                let name = String(decoding: name.text(named: forms.texts), as: UTF8.self)
                return index.answer(IndexQuestion(kind, name), to: asker) == answer
            }
    }

    /// Whether a module has the same files, by their names.
    private func hasFiles(of found: FoundModule, _ forms: TwinForms) -> Bool {
        guard found.set == self.found.set, found.isSetConfigured == self.found.isSetConfigured,
            found.ownsFolder == self.found.ownsFolder, found.otherSpelling == nil, !found.isDoubtful,
            found.files.count == self.found.files.count
        else { return false }
        return zip(paths, Self.paths(of: found)).allSatisfy { $0.isSame(as: Array($1), named: forms.texts) }
    }

    private static func paths(of found: FoundModule) -> [Substring.UTF8View] {
        [found.folder.lastComponent.utf8]
            + found.files.map { $0.utf8.dropFirst(found.folder.utf8.count) }
    }

    /// Whether nothing that an Xcode project says of a module's files is worth a word.
    private static func isOfItsTargets(
        _ found: FoundModule, in memberships: ModuleMemberships, _ asker: ProjectIndex.Asker
    ) -> Bool {
        memberships.gone(from: asker).isEmpty
            && (memberships.untargeted.isEmpty || found.files.allSatisfy { memberships.untargeted[$0] == nil })
    }
}
