import Mustache
import TemplateSets

extension Scaffold {
    /// What the application of a name needs beyond its files; nil where the blueprint writes none.
    public func application(_ name: ModuleName) throws(ScaffoldError) -> ApplicationTemplate? {
        guard var application = blueprint.application else { return nil }
        let variables = Value.object(scope(of: name))
        application.startsWith = try rendered(application.startsWith, variables)
        application.module = try rendered(application.module, variables)
        var schemes: [String] = []
        for scheme in application.urlSchemes {
            if let scheme = try rendered(scheme, variables) { schemes.append(scheme) }
        }
        application.urlSchemes = schemes
        return application
    }

    /// A text that is left out where it renders to nothing.
    private func rendered(_ template: String?, _ variables: Value) throws(ScaffoldError) -> String? {
        guard let template else { return nil }
        let text = try text(template, variables)
        return text.isEmpty ? nil : text
    }
}
