import Scaffolding
import TemplateSets

/// A module as `gen` would write it with nothing but what is configured, to see whether it could.
struct TrialModule {
    let set: TemplateSet
    let project: Project

    /// Renders it in memory. Throws what is wrong with the configuration; of a parameter that has to be given, nothing
    /// is.
    func render() throws {
        let configured = try ConfiguredParameters(of: set, in: project.configuration)
        guard let blueprint = try? set.blueprint(TemplateSet.defaultBlueprint) else { return }
        let facts = try project.facts()
        do {
            let given = ParameterValues.applicable(configured.given, asked: [], for: set, blueprint, project: facts)
            let values = try ParameterValues(given, for: set, blueprint: blueprint, project: facts)
            let scaffold = try Scaffold(set: set, blueprint: blueprint, values: values, facts: facts)
            _ = try scaffold.render([ModuleName("Example")])
        } catch let error as ParameterError {
            guard error.fault != .missing else { return }
            throw configured.placing(error)
        } catch ScaffoldError.set(.template(let error))
            where error.location.template == project.configuration.header?.path
        {
            throw error
        } catch is ScaffoldError {
            // What is wrong with a set is told of the set.
            return
        }
    }
}
