/// What an object of a project is: its `isa`. Those that nothing here asks for are `other`.
enum ObjectKind: UInt8, CaseIterable {
    case other
    case buildFile
    case fileReference
    case group
    case variantGroup
    case versionGroup
    case referenceProxy
    case synchronizedFolder
    case targetExceptions
    case phaseExceptions
    case project
    case nativeTarget
    case aggregateTarget
    case legacyTarget
    case sourcesPhase
    case resourcesPhase
    case frameworksPhase
    case headersPhase
    case copyFilesPhase
    case scriptPhase
    case targetDependency
    case buildConfiguration
    case configurationList
    case localPackage

    /// The kind as the file says it.
    var isa: StaticString {
        switch self {
        case .other: ""
        case .buildFile: "PBXBuildFile"
        case .fileReference: "PBXFileReference"
        case .group: "PBXGroup"
        case .variantGroup: "PBXVariantGroup"
        case .versionGroup: "XCVersionGroup"
        case .referenceProxy: "PBXReferenceProxy"
        case .synchronizedFolder: "PBXFileSystemSynchronizedRootGroup"
        case .targetExceptions: "PBXFileSystemSynchronizedBuildFileExceptionSet"
        case .phaseExceptions: "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"
        case .project: "PBXProject"
        case .nativeTarget: "PBXNativeTarget"
        case .aggregateTarget: "PBXAggregateTarget"
        case .legacyTarget: "PBXLegacyTarget"
        case .sourcesPhase: "PBXSourcesBuildPhase"
        case .resourcesPhase: "PBXResourcesBuildPhase"
        case .frameworksPhase: "PBXFrameworksBuildPhase"
        case .headersPhase: "PBXHeadersBuildPhase"
        case .copyFilesPhase: "PBXCopyFilesBuildPhase"
        case .scriptPhase: "PBXShellScriptBuildPhase"
        case .targetDependency: "PBXTargetDependency"
        case .buildConfiguration: "XCBuildConfiguration"
        case .configurationList: "XCConfigurationList"
        case .localPackage: "XCLocalSwiftPackageReference"
        }
    }

    /// Whether objects of this kind have children that lie in folders.
    var isGroup: Bool { self == .group || self == .variantGroup || self == .versionGroup }

    /// Whether a build phase may hold this.
    var isFile: Bool {
        switch self {
        case .fileReference, .variantGroup, .versionGroup, .referenceProxy: true
        default: false
        }
    }

    var isTarget: Bool { self == .nativeTarget || self == .aggregateTarget || self == .legacyTarget }

    /// The kind that an `isa` names. The first are those of which there are most.
    @inline(__always)
    init(_ node: Int, in list: PropertyList) {
        if list.isString(node, "PBXBuildFile") {
            self = .buildFile
        } else if list.isString(node, "PBXFileReference") {
            self = .fileReference
        } else if list.isString(node, "PBXGroup") {
            self = .group
        } else {
            self = Self.rare(node, in: list)
        }
    }

    private static func rare(_ node: Int, in list: PropertyList) -> ObjectKind {
        allCases.first { $0 != .other && list.isString(node, $0.isa) } ?? .other
    }
}
