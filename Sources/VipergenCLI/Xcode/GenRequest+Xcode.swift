import FileChanges
import TemplateSets
import Text

extension GenRequest {
    /// A folder that the set writes into, with no tests if there is one.
    func place(in project: Project) -> String {
        let roots = roots.sorted()
        let root = roots.first { !TestNames.isFolder($0) } ?? roots.first ?? ""
        let place = project.configuration.directories[root] ?? root
        return ProjectPath.normal(place) ?? place
    }

    /// The files that the set writes as those of an Xcode project. What lies in a set's folder for tests belongs to the
    /// tests; in a set without one, Swift files tell by what they import, and others by their names.
    func xcodeAdditions(_ files: [FileChange], in project: Project) -> [XcodeAddition] {
        let folders = set.roots.filter(TestNames.isFolder).map { root in
            let place = project.configuration.directories[root] ?? root
            return ProjectPath.normal(place) ?? place
        }
        return files.filter { $0.path.lastComponent.first != "." }.map { file in
            let isTest =
                folders.isEmpty
                ? file.path.hasSuffix(".swift")
                    ? TestCode.isImported(in: file.contents) : XcodeAddition.isNamedAsTest(file.path)
                : folders.contains { ProjectPath.isPath(file.path, below: $0) }
            return XcodeAddition(path: file.path, isTest: isTest)
        }
    }
}

extension XcodeAddition {
    /// Whether the names of a file and its folders are those of tests.
    static func isNamedAsTest(_ path: String) -> Bool {
        let (folder, name) = Path.split(path)
        if Path.components(folder).contains(where: TestNames.isFolder) { return true }
        return name.hasSuffix(".swift") && TestNames.areTests(name.utf8.dropLast(6))
    }
}
