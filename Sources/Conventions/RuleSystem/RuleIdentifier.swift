/// The names of the rules in reports, in configurations and in `// vipergen:disable`, in the order of their
/// documentation.
///
/// A command that only needs the names does not make the rules, which takes longer than to write a module.
public enum RuleIdentifier: String, CaseIterable, Sendable {
    case missingFile = "missing-file"
    case misplacedFile = "misplaced-file"
    case missingType = "missing-type"
    case typeKind = "type-kind"
    case missingConformance = "missing-conformance"
    case missingMember = "missing-member"
    case memberType = "member-type"
    case missingExtension = "missing-extension"
    case missingWiring = "missing-wiring"
    case missingTest = "missing-test"
    case unexpectedFile = "unexpected-file"
    case weakReference = "weak-reference"
    case typeName = "type-name"
    case fileName = "file-name"
    case moduleName = "module-name"
    case forbiddenImport = "forbidden-import"
    case unusedImport = "unused-import"
    case layerReference = "layer-reference"
    case crossModule = "cross-module"
    case storyboardClass = "storyboard-class"
    case placeholder
    case xcodeMembership = "xcode-membership"

    /// Whether it tells of what is not there, and so depends on all that is having been seen.
    var isAboutAbsence: Bool {
        switch self {
        case .missingFile, .missingType, .missingConformance, .missingMember, .missingExtension, .missingWiring,
            .missingTest, .storyboardClass:
            true
        default: false
        }
    }

    /// The rule of this name.
    public var rule: Rule {
        switch self {
        case .missingFile: .missingFile
        case .misplacedFile: .misplacedFile
        case .missingType: .missingType
        case .typeKind: .typeKind
        case .missingConformance: .missingConformance
        case .missingMember: .missingMember
        case .memberType: .memberType
        case .missingExtension: .missingExtension
        case .missingWiring: .missingWiring
        case .missingTest: .missingTest
        case .unexpectedFile: .unexpectedFile
        case .weakReference: .weakReference
        case .typeName: .typeName
        case .fileName: .fileName
        case .moduleName: .moduleName
        case .forbiddenImport: .forbiddenImport
        case .unusedImport: .unusedImport
        case .layerReference: .layerReference
        case .crossModule: .crossModule
        case .storyboardClass: .storyboardClass
        case .placeholder: .placeholder
        case .xcodeMembership: .xcodeMembership
        }
    }
}
