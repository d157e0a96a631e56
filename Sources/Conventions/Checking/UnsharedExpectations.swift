import TemplateSets

/// A module that a set was made of.
public struct ExampleModule: Hashable, Sendable {
    /// The folder that it lies in, below the project.
    public let folder: String
    /// Its name; nil where the folder has no other module.
    public let name: String?

    /// The module of a name in a folder, or the only one there.
    public init(folder: String, name: String? = nil) {
        self.folder = folder
        self.name = name
    }

    fileprivate func isSubject(of report: ModuleReport) -> Bool {
        folder == report.folder && (name ?? report.module) == report.module
    }
}

/// What a set expects of a module and too many of the modules that follow the set do not have: a house in which every
/// tenth screen does without a thing has no convention of it.
public struct UnsharedExpectations: Sendable {
    /// What modules lack, as `mayLack` in `conventions` names it, with the placeholder for the module's name.
    public private(set) var lacking: Set<String> = []
    /// What they have otherwise, as in `mayDiffer`.
    public private(set) var differing: Set<String> = []

    /// The layers that a layer names and should not, by the names of both.
    public private(set) var references: [String: Set<String>] = [:]

    /// Whether modules have files that are not called after them.
    public let haveOtherFiles: Bool

    /// Whether no module breaks anything of the set; what is tolerated is not broken. A rule that nobody breaks is one,
    /// and one that some break is a habit.
    public let areKeptByAll: Bool

    private struct Complaint: Hashable {
        let symbol: Int
        let rule: RuleIdentifier
        let isSlip: Bool
    }

    /// Of so many modules one may be out of step with the others.
    private static let modulesToDrifted = 16

    /// So many may be, of however many modules: what more of them have otherwise has reasons.
    private static let mostDrifted = 2

    /// Of so many one may be out of step with all that the others have in a file.
    private static let modulesToDoWithout = 32

    /// So many modules tell that what only one of them has is no habit.
    private static let fewestToTell = 3

    /// Whether so few of some modules do not have a thing that these have drifted.
    static func areDrifted(_ count: Int, of modules: Int) -> Bool {
        count * 2 < modules && count <= min(mostDrifted, max(1, modules / modulesToDrifted))
    }

    /// Looks through the reports on all modules that follow the set of a convention. What is so in the examples that
    /// the set was made of is no drift.
    init(_ reports: [ModuleReport], _ convention: Convention, examples: Set<ExampleModule>) {
        areKeptByAll = !reports.contains { $0.violations.contains(where: \.breaksSet) }
        let helped = reports.filter { $0.violations.contains { $0.rule == .unexpectedFile } }
        let areDrifted =
            reports.count >= Self.modulesToDoWithout && Self.areDrifted(helped.count, of: reports.count)
        haveOtherFiles =
            !helped.isEmpty && !areDrifted
            || helped.contains { report in examples.contains { $0.isSubject(of: report) } }
        let symbols = ExpectedSymbols(of: convention, placeholder: PlaceholderName.module)
        var counts: [Complaint: Int] = [:]
        var usual: Set<Complaint> = []
        for report in reports where !report.violations.isEmpty {
            let numbers = symbols.numbers(for: report.module)
            let complaints = report.violations.compactMap { violation in
                violation.tolerableSymbol.flatMap { numbers[$0] }.map {
                    Complaint(symbol: $0, rule: violation.rule, isSlip: violation.isSlip)
                }
            }
            for complaint in Set(complaints) { counts[complaint, default: 0] += 1 }
            if examples.contains(where: { $0.isSubject(of: report) }) { usual.formUnion(complaints) }
        }
        if reports.count >= Self.fewestToTell { lacking.formUnion(symbols.unsettledParts(among: reports)) }
        addReferences(reports, examples)
        for (complaint, count) in counts {
            let all =
                complaint.rule == .missingFile
                ? reports.count : symbols.owners(of: complaint.symbol, among: reports)
            guard usual.contains(complaint) && complaint.rule != .weakReference || !isDrift(complaint, count, of: all)
            else { continue }
            switch complaint.rule {
            case .missingFile, .missingType, .missingConformance, .missingMember, .missingWiring, .missingExtension,
                .missingTest, .weakReference:
                lacking.insert(symbols.name(complaint.symbol))
            case .misplacedFile, .typeKind, .memberType: differing.insert(symbols.name(complaint.symbol))
            // It is about something else than what the set writes.
            default: break
            }
        }
    }

    /// Whether few modules do not have a thing that nobody leaves out on purpose. In a small project what one module
    /// does without is no convention of all; a screen without a file of the others has its reasons in any project,
    /// unless the file is there and called otherwise, and so has one in which less is done.
    private func isDrift(_ complaint: Complaint, _ count: Int, of modules: Int) -> Bool {
        guard Self.areDrifted(count, of: modules) else { return false }
        if complaint.isSlip { return true }
        switch complaint.rule {
        case .missingFile, .missingWiring: return false
        default: return modules >= Self.modulesToDoWithout
        }
    }

    private mutating func addReferences(_ reports: [ModuleReport], _ examples: Set<ExampleModule>) {
        var counts: [[String]: Int] = [:]
        var usual: Set<[String]> = []
        for report in reports {
            let found = report.violations.filter { $0.rule == .layerReference }.map { Rule.layers(of: $0) }
            for layers in Set(found) where layers.count == 2 { counts[layers, default: 0] += 1 }
            if examples.contains(where: { $0.isSubject(of: report) }) { usual.formUnion(found) }
        }
        for (layers, count) in counts
        where usual.contains(layers) || !Self.areDrifted(count, of: reports.count)
            || reports.count < Self.modulesToDrifted
        {
            references[layers[0], default: []].insert(layers[1])
        }
    }
}

extension Violation {
    /// Whether something is otherwise than in the set on purpose, as far as one can tell: no connection is lost, and no
    /// name is misspelt.
    fileprivate var breaksSet: Bool { severity == .error && rule.rule.needsSet && rule != .missingWiring && !isSlip }

    /// What `mayLack` or `mayDiffer` calls what it is about; nil where that is wrong however many do it: a cycle, or
    /// owning what every screen calls the one that owns it.
    fileprivate var tolerableSymbol: String? {
        guard rule == .weakReference else { return symbol }
        let property = symbol.split(separator: ".").last?.lowercased() ?? ""
        guard isOfSetAlone, !Self.owners.contains(where: property.hasSuffix) else { return nil }
        return Tolerance.weakness(of: symbol)
    }

    private static let owners = ["view", "controller", "presenter", "output", "delegate"]
}

extension ProjectChecker {
    /// What a set of the catalog expects and its modules do not share. Throws what the catalog does.
    public func unsharedExpectations(of set: String, madeFrom examples: [ExampleModule] = []) throws
        -> UnsharedExpectations
    {
        // What is a module by its neighbours' convention tells nothing of that.
        let doubtful = Set(modules.filter(\.isDoubtful).map(\.folder))
        let reports = try check().reports.filter { $0.set == set && !doubtful.contains($0.folder) }
        let convention = Convention(packed: try sets.packedConvention(set))
        return UnsharedExpectations(reports, convention, examples: Set(examples))
    }
}
