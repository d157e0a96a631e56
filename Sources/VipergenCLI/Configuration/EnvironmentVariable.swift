import Platform

/// The environment variables that are read, and what each does.
enum EnvironmentVariable: String, CaseIterable {
    case template = "VIPERGEN_TEMPLATE"
    case templates = "VIPERGEN_TEMPLATES"
    case author = "VIPERGEN_AUTHOR"
    case organization = "VIPERGEN_ORGANIZATION"
    case sourceDateEpoch = "SOURCE_DATE_EPOCH"
    case noColor = "NO_COLOR"
    case terminal = "TERM"
    case githubStepSummary = "GITHUB_STEP_SUMMARY"

    /// What it does, in a sentence.
    var help: String {
        switch self {
        case .template: "The default template set."
        case .templates: "Folders that hold template sets, separated by colons."
        case .author: "Author name for file headers."
        case .organization: "Copyright holder for file headers."
        case .sourceDateEpoch: "The date for file headers, in seconds since 1970."
        case .noColor: "If it is set and not empty, output has no color."
        case .terminal: "If it is `dumb`, output has no color."
        case .githubStepSummary:
            "The file to which `check --format github` adds what does not fit into annotations. GitHub sets it."
        }
    }
}

extension ProcessEnvironment {
    /// The value of a variable; nil where it is not set.
    subscript(variable: EnvironmentVariable) -> String? { self[variable.rawValue] }
}
