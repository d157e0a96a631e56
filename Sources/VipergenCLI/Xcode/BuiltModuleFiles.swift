/// Which files of modules the targets of a project's Xcode projects build.
struct BuiltModuleFiles {
    private let project: BuiltFiles
    private let paths: Set<String>
    private let placesElsewhere: Set<String>

    private init(_ project: BuiltFiles) {
        self.project = project
        paths = project.paths
        placesElsewhere = project.placesElsewhere
    }

    /// Tells it of paths below the project; the Xcode projects are read once somebody asks.
    static func reader(of project: Project) -> ([String]) -> Set<String> {
        var known: [BuiltModuleFiles]?
        return { paths in
            let all = known ?? Self.all(in: project)
            known = all
            return all.reduce(into: []) { $0.formUnion($1.built(of: paths)) }
        }
    }

    /// Those that can be read.
    private static func all(in project: Project) -> [BuiltModuleFiles] {
        let paths = (try? project.xcodeFolder())?.projects ?? []
        return paths.compactMap { path in
            guard var built = try? BuiltFiles(path, in: project) else { return nil }
            built.keep()
            return BuiltModuleFiles(built)
        }
    }

    /// Those of some files that are built, by whatever letters and from whatever folder the project says so, as `check`
    /// takes it.
    private func built(of files: [String]) -> [String] {
        let listed = files.filter { file in
            paths.contains(project.xcode.inner(file).lowercased())
                || placesElsewhere.contains(BuiltFiles.place(of: file))
        }
        guard listed.count < files.count, !project.xcode.file.synchronizedFolders.isEmpty else { return listed }
        return listed + project.targets(of: files).filter { !$0.value.isEmpty }.keys
    }
}
