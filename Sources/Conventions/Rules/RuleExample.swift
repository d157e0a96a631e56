/// Code that shows a rule, as a change to the module `ClientList` that `vipergen gen ClientList viper` writes.
public struct RuleExample: Sendable {
    /// What is done to the module.
    public enum Change: Sendable {
        /// A text in a file is replaced by another. The text stands there once.
        case replace(file: String, String, with: String)
        /// A file is added, with a text.
        case add(file: String, String)
        /// Files are added, each with a text.
        case addAll([(file: String, text: String)])
        case remove(file: String)
        case move(file: String, to: String)
        case none
    }

    /// What it shows, in a clause.
    public let title: String
    /// What is done to the module.
    public let change: Change
    /// The places that are reported, as `file:line:column` with the file's path below the module; empty for good code.
    public let reports: [String]

    /// Code that the rule reports, in files of these paths below `Modules/ClientList`.
    static func bad(_ title: String, _ change: Change, _ reports: String...) -> RuleExample {
        RuleExample(title: title, change: change, reports: reports)
    }

    /// Code that looks alike and is fine.
    static func good(_ title: String, _ change: Change) -> RuleExample {
        RuleExample(title: title, change: change, reports: [])
    }
}
