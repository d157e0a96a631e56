import Text

/// What several modules ask of an assignment, each of other files.
struct AskedAssignments: Sendable {
    let question: OpenQuestion
    let ofModules: [OpenQuestion]
    let names: [ByteSearch]

    init(question: OpenQuestion, ofModules: [OpenQuestion]) {
        self.question = question
        self.ofModules = ofModules
        names = question.names.map { ByteSearch($0.utf8) }
    }

    /// The questions that a file has a say in.
    func questions(outside path: String) -> some Sequence<OpenQuestion> {
        ofModules.lazy.filter { !$0.ownFiles.contains(path) }
    }
}

extension OpenQuestion {
    /// Whether it is asked whether something is assigned, and nothing else.
    var isOfAssignment: Bool {
        switch self {
        case .isAssigned, .isGiven: true
        default: false
        }
    }

    /// The same question with no file left out.
    var ofAllFiles: OpenQuestion {
        switch self {
        case .isAssigned(let property, let types, _, let classes):
            .isAssigned(property, of: types, outside: [], madeOutside: classes)
        case .isGiven(let property, let types, let screens, _):
            .isGiven(property, of: types, screens: screens, outside: [])
        default: self
        }
    }

    /// The files that are left out.
    fileprivate var ownFiles: [String] {
        switch self {
        case .isAssigned(_, _, let own, _), .isGiven(_, _, _, let own): own
        default: []
        }
    }
}
