import JSON5

/// The keys of `application` of a blueprint.
enum ApplicationKeys {
    static let swiftVersions = ["5.0", "6.0"]

    static let startsWith = Key(
        "startsWith", .string,
        help: """
            The module that the application starts with, as a template. Where the project has none of that name, `gen` \
            prints the command that generates it.
            """,
        example: #""{{root}}""#)
    static let module = Key(
        "module", .string, default: "the project's name as an identifier",
        help: "The name of the application's Swift module, as a template.", example: #""{{moduleName}}""#)
    static let deploymentTarget = Key(
        "deploymentTarget", .string, default: "`15.0`", help: "The oldest version of iOS that the application runs on.",
        example: #""17.0""#)
    static let swiftVersion = Key(
        "swiftVersion", .choice(swiftVersions), default: "`6.0`",
        help: "The language version that the application is compiled with.", example: #""5.0""#)
    static let urlSchemes = Key(
        "urlSchemes", .strings, help: "The URL schemes that the application opens, as templates.",
        example: #"["{{urlScheme}}"]"#)

    static let all = ObjectDeclaration(
        "application", keys: [startsWith, module, deploymentTarget, swiftVersion, urlSchemes])
}
