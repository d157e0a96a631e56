import TemplateSets
import Text

/// The folders of a set's roots, as far as Xcode can keep them in step with the disk: those of an application and those
/// of its tests. What its screens have written along by another set, such as entities, is a part of the application, too.
struct XcodeFolders {
    private(set) var application: [String] = []
    private(set) var tests: [String] = []

    /// Folders below the project, none inside another of its kind; those of packages, which Xcode reads anyway, left
    /// out.
    init(of set: TemplateSet, in project: Project, withTests: Bool) {
        var packages = PackageFolders(in: project)
        let others = set.otherRoots.subtracting(set.roots)
        for root in set.roots.union(others).sorted() where !root.contains("{{") {
            let place = project.configuration.directories[root] ?? root
            guard let folder = ProjectPath.normal(place), !folder.isEmpty,
                !others.contains(root) || Self.holdsSwift(folder, in: project),
                !packages.hold(Path.join(folder, root), below: "")
            else { continue }
            if !TestNames.isFolder(root) { application.append(folder) } else if withTests { tests.append(folder) }
        }
        application = Self.outermost(application)
        tests = Self.outermost(tests)
    }

    private static func holdsSwift(_ folder: String, in project: Project) -> Bool {
        guard let entry = try? project.fileSystem.entry(at: Path.join(project.root, folder)), entry.kind == .directory
        else { return false }
        var holdsAny = false
        SwiftFileWalk(base: project.root, fileSystem: project.fileSystem)
            .visit(folder, failure: { _ in }, file: { _ in holdsAny = true })
        return holdsAny
    }

    private static func outermost(_ folders: [String]) -> [String] {
        var result: [String] = []
        for folder in folders where !result.contains(folder) {
            if !folders.contains(where: { $0 != folder && ProjectPath.isPath(folder, below: $0) }) {
                result.append(folder)
            }
        }
        return result
    }

    /// A folder of tests and one of the application, of which one holds the other; nil where none do.
    var overlap: (tests: String, application: String)? {
        for test in tests {
            for folder in application
            where test == folder || ProjectPath.isPath(test, below: folder) || ProjectPath.isPath(folder, below: test) {
                return (test, folder)
            }
        }
        return nil
    }
}

extension TemplateSet {
    /// The roots of other sets by which its blueprints have something written.
    fileprivate var otherRoots: Set<String> {
        let targets = Set(parameters.flatMap { $0.refersTo + [$0.expects].compactMap(\.self) })
        return targets.filter { $0.contains("/") }.reduce(into: []) { roots, target in
            if let set = try? referred(target).set { roots.formUnion(set.roots) }
        }
    }
}
