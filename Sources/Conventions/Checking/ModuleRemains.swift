/// What is there of a module, and how much of it is as in its set.
struct ModuleRemains {
    /// How much the set expects of the required files that are there, and of those that are not.
    private let expected: Int
    private let gone: Int
    /// How much of what it expects of the former is more than that some types of these names are there.
    private let details: Int
    /// What these have otherwise than the set.
    private let changes: Int
    /// Whether there is a Swift file that the set has not: what it lacks may be in there.
    private let hasOthers: Bool

    /// The remains of a module in which all these violations were found.
    init(of module: CheckedModule, _ violations: [Violation]) {
        let required = module.convention?.files.filter(\.isRequired) ?? []
        let present = required.filter { module.file(for: $0) != nil }
        expected = present.reduce(0) { $0 + $1.expectationCount }
        gone = required.reduce(0) { $0 + $1.expectationCount } - expected
        details = present.reduce(expected) { $0 - 1 - $1.types.count }
        hasOthers = module.files.contains { $0.isSwift && $0.expected == nil }
        changes = violations.count { violation in
            switch violation.rule {
            case .missingFile, .missingTest: false
            // What is not there is not set.
            case .missingWiring: module.typeNames.contains { violation.symbol.hasPrefix($0 + ".") }
            default: true
            }
        }
    }

    /// Whether all that is there is as in the set, and no less than what is not, which was taken away.
    var areUnchanged: Bool { changes == 0 && !hasOthers && details > 1 && expected >= gone }

    /// Whether a folder that has nothing but some names of the set's is a module of it.
    func areOfSet(upTo limit: Int) -> Bool {
        gone > 0 ? areUnchanged : changes <= limit && changes * 2 <= details
    }
}
