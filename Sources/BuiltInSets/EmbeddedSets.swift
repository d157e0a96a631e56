import TemplateSets

/// The sets in the binary, which embed-templates writes as an extension when the package is built.
///
/// SwiftPM's native build compiles the tools of a plugin that another package uses once before their own plugins have
/// run, and throws the result away. For that time alone there are no sets.
enum BuiltInTemplates: EmbeddedSets {}

protocol EmbeddedSets {}

extension EmbeddedSets {
    static var names: [String] { [] }

    static func set(_ name: String) -> TemplateSet? { nil }

    static func names(_ set: String) -> String? { nil }

    static func convention(_ set: String) -> String? { nil }
}
