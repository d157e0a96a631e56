import ArgumentParsing
import Conventions

/// The rules that the command line asks for: `--rule` and `--ignore`.
struct RuleSelection {
    /// The rules that are reported; nil for all that are enabled.
    let rules: Set<RuleIdentifier>?
    /// Those that are named, and so apply also where the configuration turns them off.
    private let named: [RuleIdentifier]

    /// What a project's configuration enables.
    static let all = RuleSelection(rules: nil, named: [])

    private init(rules: Set<RuleIdentifier>?, named: [RuleIdentifier]) {
        self.rules = rules
        self.named = named
    }

    init(_ arguments: ParsedArguments) throws {
        named = try arguments.values(.rule).map(Self.rule)
        let ignored = try arguments.values(.ignore).map(Self.rule)
        guard !named.isEmpty || !ignored.isEmpty else {
            rules = nil
            return
        }
        guard !arguments.flag(.writeBaseline) else { throw CheckError.baselineOfSomeRules }
        let rules = Set(named.isEmpty ? RuleIdentifier.allCases : named).subtracting(ignored)
        guard !rules.isEmpty else { throw CheckError.noRuleLeft }
        self.rules = rules
    }

    private static func rule(_ name: String) throws(CheckError) -> RuleIdentifier {
        guard let rule = RuleIdentifier(rawValue: name) else { throw .unknownRule(name) }
        return rule
    }

    /// The severities of the rules that are applied.
    func severities(_ configured: [RuleIdentifier: Severity]) -> [RuleIdentifier: Severity] {
        var severities = configured
        for rule in named where severities[rule] == nil { severities[rule] = rule.rule.severity }
        return severities
    }
}
