/// The three ways in which a project may compile what is generated.
public enum LanguageMode: String, CaseIterable, Sendable {
    case swift5
    case swift6
    /// Swift 6 with `-default-isolation MainActor`, as new Xcode projects have it.
    case swift6MainActor

    /// Those in which tests are run. In Swift 5 they are compiled alone: nothing that they do is another thing there.
    public static let running: [LanguageMode] = [.swift6, .swift6MainActor]

    var arguments: [String] {
        switch self {
        case .swift5: ["-swift-version", "5"]
        case .swift6: ["-swift-version", "6"]
        case .swift6MainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
        }
    }

    static let upcomingFeatures = [
        "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
    ]
}
