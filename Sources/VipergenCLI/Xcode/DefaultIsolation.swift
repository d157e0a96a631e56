import Text

/// Where the code of a target is isolated that says nothing of it.
enum DefaultIsolation {
    /// Whether it is isolated to the main actor: in a package by its manifest, else in a target of the project's Xcode
    /// projects. What cannot be read says nothing.
    static func isMainActor(
        of target: PackageTarget?, in project: Project, _ folder: XcodeProjectFolder
    ) -> Bool {
        if let target { return target.isolatesToMainActor(in: project.root, on: project.fileSystem) }
        guard let projects = try? XcodeProjects(of: project, in: folder, named: nil) else {
            return false
        }
        return projects.paths.contains { path in
            guard let file = try? XcodeFile(path, in: project).file else { return false }
            return file.targets.contains { file.defaultIsolation(ofTarget: $0.name) == "MainActor" }
        }
    }
}
