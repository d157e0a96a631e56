/// What an application needs beyond its files: an Xcode project, where there is none, and the module that it starts
/// with. Texts are templates unless they say otherwise.
public struct ApplicationTemplate: Sendable, Equatable {
    /// The module that it starts with; nil, or an empty text when rendered, where it needs none.
    public var startsWith: String?
    /// The Swift module that it is compiled as; nil for that of the project's name.
    public var module: String?
    /// The oldest iOS that it runs on, such as `15.0`; no template.
    public var deploymentTarget: String
    /// The language version that it is compiled with, such as `6.0`; no template.
    public var swiftVersion: String
    /// The schemes of the links that it opens.
    public var urlSchemes: [String]

    /// What an application needs.
    public init(
        startsWith: String?, module: String?, deploymentTarget: String, swiftVersion: String, urlSchemes: [String]
    ) {
        self.startsWith = startsWith
        self.module = module
        self.deploymentTarget = deploymentTarget
        self.swiftVersion = swiftVersion
        self.urlSchemes = urlSchemes
    }

    /// Everything in it that is a template.
    public var templates: [String] { [startsWith, module].compactMap(\.self) + urlSchemes }
}
