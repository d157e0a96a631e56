/// How much a violation matters.
public enum Severity: String, Sendable, CaseIterable {
    case error, warning
}

/// A place where a module has drifted from its convention.
public struct Violation: Sendable, Equatable {
    /// The rule.
    public let rule: RuleIdentifier
    /// How much it matters.
    public internal(set) var severity: Severity
    /// The module's name.
    public let module: String
    /// The file's path below the project.
    public internal(set) var path: String
    /// The line, from 1.
    public internal(set) var line: Int
    /// The column in UTF-8 bytes, from 1.
    public internal(set) var column: Int
    /// The column in UTF-16 code units, from 1.
    public internal(set) var column16: Int
    /// What is wrong, what is expected, and what to do.
    public internal(set) var message: String
    /// What it is about, which stays the same when lines move: a type, `Type.property`, a file.
    public let symbol: String
    /// What would fix it; nil where that needs a person.
    var fix: Fix?
    /// What only the rest of the project tells.
    var openQuestions: [OpenQuestion] = []

    /// Whether the place is none of the module's: that of a declaration which other modules may use alike.
    var isElsewhere = false

    /// Whether what is expected is there, nearly so called or elsewhere: nobody means that.
    var isSlip = false

    /// Whether it is the set's word alone that something must not be owned: nothing is known to own its owner.
    var isOfSetAlone = false

    /// Whether the program does without what is expected: it is told where somebody has chosen the set.
    var isOfChosenSet = false

    /// What it has in common with others of its rule in the module, so that many of them are told once; nil for
    /// nothing.
    var family: String?

    /// The same in other modules or other files of the module, which is told and fixed with it.
    var alike: [Violation] = []

    /// It and the same elsewhere.
    var withAlike: [Violation] { [self] + alike }

    /// Whether `check --fix` fixes it.
    public var isFixable: Bool { fix != nil }

    /// How many `check --fix` fixes of it and the same in other modules.
    public var fixCount: Int { withAlike.count(where: \.isFixable) }

    /// The order of reports: by file and place.
    static func precedes(_ first: Violation, _ second: Violation) -> Bool {
        if first.path != second.path { return first.path < second.path }
        return (first.line, first.column, first.rule.rawValue, first.symbol)
            < (second.line, second.column, second.rule.rawValue, second.symbol)
    }
}
