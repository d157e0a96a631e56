import Text

/// What of a project is not looked at: its template sets, and what its configuration excludes.
struct Exclusions: Sendable {
    private let templates: [String]
    private let patterns: [PathPattern]

    init(of project: Project, _ settings: CheckSettings) {
        var templates = [Project.templatesFolder] + project.configuration.templates
        if let set = project.configuration.template, set.folder != nil, set.name.utf8.first != Path.slash,
            let folder = ProjectPath.normal(set.name)
        {
            templates.append(folder)
        }
        self.templates = templates
        patterns = settings.exclude
    }

    /// Whether a file or folder of some folder is passed over. The paths are below the project.
    func cover(_ name: String, in folder: String) -> Bool {
        // Most projects exclude nothing, and need no path for that.
        guard !patterns.isEmpty || templates.contains(where: { $0.hasSuffix(name) }) else { return false }
        let path = folder.isEmpty ? name : folder + "/" + name
        if templates.contains(path) { return true }
        guard !patterns.isEmpty else { return false }
        let parts = SplitPath(path)
        return patterns.contains { $0.matches(parts) }
    }
}
