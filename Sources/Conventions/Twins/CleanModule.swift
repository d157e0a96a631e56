/// A module in which nothing was found, and what another one has to be like to be the same but for its name.
final class CleanModule {
    private let found: FoundModule
    private let forms: TwinForms
    /// What is compared; it is made when a second module comes along that has the same files.
    private lazy var texts = Texts(of: module, in: index, forms)
    private let module: CheckedModule
    private let index: ProjectIndex
    /// The name of the module's folder, and the files' paths below it.
    private let paths: NamedText

    /// Nil for a module that tells nothing of others: rules are suppressed in it, say.
    init?(_ found: FoundModule, _ module: CheckedModule, in index: ProjectIndex) {
        guard module.files.count == found.files.count, found.otherSpelling == nil, !found.isDoubtful,
            let convention = module.convention, let forms = TwinForms(found.name), forms.areDistinct(for: convention),
            Self.isOfItsTargets(found, in: module.index.memberships, module.index.asker),
            !module.files.contains(where: \.hasSuppressions), !module.index.hasReadNamesake
        else { return nil }
        self.found = found
        self.forms = forms
        self.module = module
        self.index = index
        paths = NamedText(Self.paths(of: found), named: forms)
    }

    /// Whether a module that was found with these texts, and the answers to its questions, is this one with another
    /// name.
    func isTwin(of found: FoundModule, _ forms: TwinForms, _ texts: [(path: String, bytes: [UInt8])]) -> Bool {
        guard texts.count == self.found.files.count, hasFiles(of: found, forms) else { return false }
        let (own, other) = NameWords.differing(self.forms.words, forms.words)
        let known = self.texts.knownWords
        guard texts.indices.allSatisfy({ self.texts.files[$0].isSame(as: texts[$0].bytes, named: forms) }),
            known.areForeign(to: own), known.areForeign(to: other), !known.hold(formsOf: forms, differingIn: other)
        else { return false }
        let asker = ProjectIndex.Asker(
            name: found.name, folder: found.folder, project: index.project(of: found.folder))
        return asker.project == module.index.asker.project && Self.isOfItsTargets(found, in: index.memberships, asker)
            && self.texts.questions.allSatisfy { kind, name, answer in
                index.answer(IndexQuestion(kind, name.text(for: forms.moduleForms)), to: asker) == answer
            }
    }

    /// Whether a module has the same files, by their names.
    private func hasFiles(of found: FoundModule, _ forms: TwinForms) -> Bool {
        guard found.set == self.found.set, found.isSetConfigured == self.found.isSetConfigured,
            found.ownsFolder == self.found.ownsFolder, found.otherSpelling == nil, !found.isDoubtful,
            found.files.count == self.found.files.count
        else { return false }
        return paths.isSame(as: Self.paths(of: found), named: forms)
    }

    private static func paths(of found: FoundModule) -> [UInt8] {
        let size = found.files.reduce(found.folder.utf8.count) { $0 + $1.utf8.count + 1 }
        var paths: [UInt8] = []
        paths.reserveCapacity(size)
        paths += found.folder.lastComponent.utf8
        for file in found.files {
            paths.append(UInt8(ascii: "\n"))
            paths += Array(file.utf8).dropFirst(found.folder.utf8.count)
        }
        return paths
    }

    /// Whether nothing that an Xcode project says of a module's files is worth a word.
    private static func isOfItsTargets(
        _ found: FoundModule, in memberships: ModuleMemberships, _ asker: ProjectIndex.Asker
    ) -> Bool {
        memberships.gone(from: asker).isEmpty
            && (memberships.untargeted.isEmpty || found.files.allSatisfy { memberships.untargeted[$0] == nil })
    }
}
