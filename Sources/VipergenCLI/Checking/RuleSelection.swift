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
        named = try arguments.values(.rule).flatMap(Self.rules)
        let ignored = try arguments.values(.ignore).flatMap(Self.rules)
        guard !named.isEmpty || !ignored.isEmpty else {
            rules = nil
            return
        }
        guard !arguments.flag(.writeBaseline) else { throw CheckError.baselineOfSomeRules }
        let rules = Set(named.isEmpty ? RuleIdentifier.allCases : named).subtracting(ignored)
        guard !rules.isEmpty else { throw CheckError.noRuleLeft }
        self.rules = rules
    }

    /// The rules that one value names: as in other linters, several stand with commas between.
    private static func rules(_ names: String) throws -> [RuleIdentifier] {
        try names.split(separator: ",", omittingEmptySubsequences: false).map { name in
            guard let rule = RuleIdentifier(rawValue: String(name)) else { throw CheckError.unknownRule(String(name)) }
            return rule
        }
    }

    /// Whether violations of a rule are reported, if it is enabled.
    func reports(_ rule: RuleIdentifier) -> Bool { rules?.contains(rule) ?? true }

    /// The severities of the rules that are applied.
    func severities(_ configured: [RuleIdentifier: Severity]) -> [RuleIdentifier: Severity] {
        var severities = configured
        for rule in named where severities[rule] == nil { severities[rule] = rule.rule.severity }
        return severities
    }
}
