import XcodeProject

/// Tells of folders whether modules of a project's application, or tests of these, may lie there.
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

    /// Whether what is built from a folder may test the modules in another one: not where that tests a library.
    func mayTest(_ folder: String, modulesIn modules: String) -> Bool {
        projects.allSatisfy { xcode in
            let tests = xcode.targets(below: folder) { $0 == .unitTests }
            let tested = xcode.productTargets(below: modules)
            guard !tests.isEmpty, !tested.isEmpty else { return true }
            let targets = xcode.file.targets
            let usual = TargetChoice.usualTests(targets, of: tested).map { [$0] }
            return (usual ?? TargetChoice.tests(targets, of: tested)).contains(where: tests.contains)
        }
    }
}
