/// What a target does with a file.
public enum BuildPhase: Sendable, Equatable, Hashable {
    /// It is compiled.
    case sources
    /// It is copied into the product, compiled where that is needed, as storyboards are.
    case resources
    case frameworks
    case headers
    /// It is copied to some place.
    case copyFiles
}

extension BuildPhase {
    init?(_ kind: ObjectKind) {
        switch kind {
        case .sourcesPhase: self = .sources
        case .resourcesPhase: self = .resources
        case .frameworksPhase: self = .frameworks
        case .headersPhase: self = .headers
        case .copyFilesPhase: self = .copyFiles
        default: return nil
        }
    }

    /// The kind of its objects.
    var objectKind: ObjectKind {
        switch self {
        case .sources: .sourcesPhase
        case .resources: .resourcesPhase
        case .frameworks: .frameworksPhase
        case .headers: .headersPhase
        case .copyFiles: .copyFilesPhase
        }
    }

    /// The name by which Xcode speaks of the phase where it has none of its own.
    var name: String {
        switch self {
        case .sources: "Sources"
        case .resources: "Resources"
        case .frameworks: "Frameworks"
        case .headers: "Headers"
        case .copyFiles: "CopyFiles"
        }
    }
}
