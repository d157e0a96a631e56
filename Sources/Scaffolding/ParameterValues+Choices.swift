import TemplateSets

extension ParameterValues {
    /// What was given, without choices about something that was not: a configuration makes them for the modules that
    /// have it.
    ///
    /// - Parameter asked: the names of the parameters that stay, since somebody has asked for them.
    public static func applicable(
        _ given: [String: [String]], asked: Set<String>, for set: TemplateSet, _ blueprint: Blueprint,
        project: ProjectFacts, known: ReferredValues = ReferredValues()
    ) -> [String: [String]] {
        let choices = set.parameters.filter {
            $0.isOwnAffair && given[$0.name] != nil && !asked.contains($0.name) && blueprint.takes($0)
        }
        guard !choices.isEmpty else { return given }
        let others = given.filter { name, _ in !choices.contains { $0.name == name } }
        guard let values = try? ParameterValues(others, for: set, blueprint: blueprint, project: project, known: known)
        else { return given }
        let idle = choices.filter { $0.needs?.holds(isTrue: values.isTrue, text: values.text) == false }
        return given.filter { name, _ in !idle.contains { $0.name == name } }
    }
}
