import XcodeProject

/// Tells of folders whether modules of a project's application may lie there.
struct ApplicationFolders {
    private let projects: [XcodeFile]

    /// Reads the Xcode projects of a project. One that cannot be read says nothing.
    init(of project: Project) {
        let found = try? XcodeProjects(of: project, in: project.xcodeFolder(), named: nil)
        projects = (found?.paths ?? []).compactMap { try? XcodeFile($0, in: project) }
    }

    /// Whether more than extensions, and applications for other devices than the project's own, are built from a
    /// folder.
    func mayHoldModules(_ folder: String) -> Bool {
        projects.allSatisfy { xcode in
            let builders = xcode.productTargets(below: folder)
            guard !builders.isEmpty else { return true }
            let targets = xcode.file.targets
            let products = TargetChoice.products(targets)
            return targets.contains { target in
                builders.contains(target.name)
                    && (products.contains(target.name) || target.kind != .application && target.kind != .appExtension)
            }
        }
    }
}
