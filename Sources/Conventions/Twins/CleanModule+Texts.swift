import Text

extension CleanModule {
    /// What is compared of a module.
    struct Texts {
        /// The texts of its files.
        let files: [NamedText]
        let knownWords: KnownWords
        /// What was asked of the project's index, where another module may get another answer.
        let questions: [(kind: IndexQuestion.Kind, name: NamePattern, answer: Bool)]

        init(of module: CheckedModule, in index: ProjectIndex, _ forms: TwinForms) {
            files = module.files.map { NamedText($0.bytes, named: forms) }
            knownWords = KnownWords(in: Array(files.map(\.others).joined()))
            var asked: [IndexQuestion: Bool] = [:]
            for (question, answer) in module.index.answers { asked[question] = answer }
            for name in Self.componentsUsed(by: module, in: index) {
                let question = IndexQuestion(.isInternal, name)
                asked[question] = index.answer(question, to: module.index.asker)
            }
            questions = asked.compactMap { question, answer in
                let name = NamedText(Array(question.name.utf8), named: forms)
                return question.isSameForAll && !name.hasName ? nil : (question.kind, name.pattern, answer)
            }
        }

        /// The names of types that are some module's, or may be another's where the module has another name.
        private static func componentsUsed(by module: CheckedModule, in index: ProjectIndex) -> Set<String> {
            var names: Set<String> = []
            for file in module.files where file.isSwift {
                for (place, hash) in file.namedTypes {
                    let name = file.outline.text(of: place)
                    if name.contains(module.name) || index.isComponent(hash, inProject: module.index.asker.project) {
                        names.insert(name)
                    }
                }
            }
            return names
        }
    }
}

extension ModuleFile {
    /// Whether a comment suppresses rules in it.
    var hasSuppressions: Bool {
        outline.taggedComments.contains { outline.source[$0.tag].elementsEqual("vipergen".utf8) }
    }
}
