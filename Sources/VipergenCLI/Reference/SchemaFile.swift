import Conventions
import JSON5
import TemplateSets

/// The files for which there is a JSON schema.
enum SchemaFile: String, CaseIterable {
    case configuration, template

    /// The folder of the schemas in the repository.
    static let folder = Product.catalog + "/Schemas"

    /// What the schema's own file is called, in the repository and where it is installed.
    var fileName: String { rawValue + ".schema.json" }

    /// The URL of the schema, which is also its identifier.
    var url: String { Product.file(Self.folder + "/" + fileName) }

    /// The schema.
    var text: String {
        JSONSchema(of: declaration, id: url, title: title, description: description).text
    }

    /// What the file may say.
    var declaration: ObjectDeclaration {
        switch self {
        case .configuration: ConfigurationKeys.all
        case .template: TemplateSet.manifestDeclaration { Convention.declaration }
        }
    }

    private var title: String {
        switch self {
        case .configuration: ".vipergen.json"
        case .template: "template.json"
        }
    }

    private var description: String {
        switch self {
        case .configuration: "What a project, or a person in ~/.vipergen/config.json, configures for vipergen."
        case .template: "A template set of vipergen."
        }
    }
}
