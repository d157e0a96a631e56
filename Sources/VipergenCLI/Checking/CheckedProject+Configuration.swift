import Conventions
import Scaffolding

extension CheckedProject {
    /// What a project's configuration and its Xcode project tell `check`.
    init(_ project: Project, _ selection: RuleSelection) throws {
        let settings = project.configuration.check ?? CheckSettings()
        let exclusions = Exclusions(of: project, settings)
        let xcode = try project.xcodeFolder()
        let facts = try project.facts(from: xcode)
        // Targets that are named tell what Swift modules there are; the Xcode project's name is but a guess.
        let targets = project.configuration.xcode.targets.map { ProjectFacts.productModule(of: $0.name) }
        let isGuess =
            project.configuration.project == nil && !targets.isEmpty && !targets.contains(facts.productModule)
        self.init(
            root: project.root, severities: selection.severities(settings.severities),
            configuredRules: settings.configuredRules, reportedRules: selection.rules,
            excluding: { exclusions.cover($1, in: $0) }, setsOfFolders: settings.sets, usualSet: project.usualSet,
            directories: project.configuration.directories,
            productModule: facts.project.isEmpty || isGuess ? nil : facts.productModule,
            xcodeProject: try xcode.text(with: project.configuration.xcode.project?.name),
            targetMembership: try TargetMembership.reader(of: project, xcode))
    }
}
