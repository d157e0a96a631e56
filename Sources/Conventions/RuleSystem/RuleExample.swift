/// Code that shows a rule, as a change to the module `ClientList` that `vipergen gen ClientList viper` writes.
public struct RuleExample: Sendable {
    /// What is done to the module. Files are named by their paths below `Modules/ClientList`, or from `Tests/` on.
    public enum Change: Sendable {
        /// A text in a file is replaced by another. The text stands there once.
        case replace(file: String, String, with: String)
        /// A file is added, with a text.
        case add(file: String, String)
        /// Files are added, each with a text.
        case addAll([(file: String, text: String)])
        /// A file is removed.
        case remove(file: String)
        /// A file goes to another place.
        case move(file: String, to: String)
        /// A file is taken out of all targets of the Xcode project.
        case untarget(file: String)
        /// A target of the Xcode project lists a file that is not there.
        case list(file: String)
        /// The module is as it was generated.
        case none
    }

    /// Where the rule reports something.
    enum Places: Sendable {
        case nowhere
        /// At each `^` of the new text; where it has none, the changed file as a whole.
        case inChange
        /// At the `^` in a text that stands once in the changed file.
        case at(String)
        /// These files as a whole.
        case files([String])
    }

    /// What it shows, in a clause.
    public let title: String
    /// The change as the rule's file has it.
    let markedChange: Change
    let places: Places

    /// What is done to the module.
    public var change: Change { markedChange.withoutMarks }

    /// Whether the rule reports something.
    public var isViolation: Bool {
        if case .nowhere = places { false } else { true }
    }

    /// Code that the rule reports where a `^` stands in the new text; it is no part of the text.
    ///
    /// A place in text that the change leaves alone is told by `mark`, a text that stands once in the changed file,
    /// with a `^` in it. Without any mark the changed file is reported as a whole.
    static func bad(_ title: String, _ change: Change, at mark: String? = nil) -> RuleExample {
        RuleExample(title: title, markedChange: change, places: mark.map(Places.at) ?? .inChange)
    }

    /// Code for which the rule reports other files than the changed one, as a whole.
    static func bad(_ title: String, _ change: Change, in file: String, _ others: String...) -> RuleExample {
        RuleExample(title: title, markedChange: change, places: .files([file] + others))
    }

    /// Code that looks alike and is fine.
    static func good(_ title: String, _ change: Change) -> RuleExample {
        RuleExample(title: title, markedChange: change, places: .nowhere)
    }
}

extension RuleExample.Change {
    fileprivate var withoutMarks: Self {
        switch self {
        case .replace(let file, let old, let new): .replace(file: file, old, with: MarkedText(new).plain)
        case .add(let file, let text): .add(file: file, MarkedText(text).plain)
        case .addAll(let files): .addAll(files.map { ($0.file, MarkedText($0.text).plain) })
        case .remove, .move, .untarget, .list, .none: self
        }
    }
}
