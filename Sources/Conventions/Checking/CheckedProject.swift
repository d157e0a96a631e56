/// A project whose modules are checked: where it is, and what is known of it and configured for it.
public struct CheckedProject: Sendable {
    /// Its directory.
    let root: String
    /// The severities of the rules that are enabled.
    let severities: [RuleIdentifier: Severity]
    /// The rules of which all violations have the rule's severity, for somebody has configured it.
    let configuredRules: Set<RuleIdentifier>
    /// The rules whose violations are reported and fixed; nil for all. The others are applied all the same, for they
    /// tell which set a module follows.
    let reportedRules: Set<RuleIdentifier>?
    /// Whether a file or folder, by its folder's path below the project and its name, is passed over.
    let isExcluded: @Sendable (_ folder: String, _ name: String) -> Bool
    /// The sets that are configured for folders, by the folders' paths below the project; `.` is the project's own.
    private(set) var setsOfFolders: [String: String]
    /// The set that the project says it uses: its modules are taken for the set's on less evidence.
    let usualSet: String?
    /// The project's own places for the roots of sets.
    let directories: [String: String]
    /// The application's Swift module; nil where neither the configuration nor an Xcode project tells it.
    let productModule: String?
    /// The text of the Xcode project, which names the Swift modules of all its targets; empty where there is none.
    let xcodeProject: [UInt8]
    /// What the Xcode projects say of the files of modules and of their folders, as they are now.
    let targetMembership: @Sendable (TargetMembership.Question) -> TargetMembership

    /// A project in a directory; rules that are not in `severities` are off.
    public init(
        root: String, severities: [RuleIdentifier: Severity] = Rule.standardSeverities,
        configuredRules: Set<RuleIdentifier> = [], reportedRules: Set<RuleIdentifier>? = nil,
        excluding isExcluded: @escaping @Sendable (_ folder: String, _ name: String) -> Bool = { _, _ in false },
        setsOfFolders: [String: String] = [:], usualSet: String? = nil, directories: [String: String] = [:],
        productModule: String? = nil, xcodeProject: [UInt8] = [],
        targetMembership: @escaping @Sendable (TargetMembership.Question) -> TargetMembership = { _ in
            TargetMembership()
        }
    ) {
        self.root = root
        self.severities = severities
        self.configuredRules = configuredRules
        self.reportedRules = reportedRules
        self.isExcluded = isExcluded
        self.setsOfFolders = setsOfFolders
        self.usualSet = usualSet
        self.directories = directories
        self.productModule = productModule
        self.xcodeProject = xcodeProject
        self.targetMembership = targetMembership
    }

    /// The same project with a set configured for some more folders, which are given by their paths below it.
    public func using(_ set: String, in folders: [String]) -> CheckedProject {
        var project = self
        for folder in folders { project.setsOfFolders[folder] = set }
        return project
    }
}
