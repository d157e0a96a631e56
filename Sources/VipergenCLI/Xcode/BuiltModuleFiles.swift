/// Which files of modules the targets of a project's Xcode projects build.
enum BuiltModuleFiles {
    /// Tells it of paths below the project; the Xcode projects are read once somebody asks.
    static func reader(of project: Project) -> ([String]) -> Set<String> {
        var known: [BuiltFiles]?
        return { paths in
            let projects = known ?? all(in: project)
            known = projects
            return projects.reduce(into: []) { found, built in
                found.formUnion(built.targets(of: paths).filter { !$0.value.isEmpty }.keys)
            }
        }
    }

    /// Those that can be read.
    private static func all(in project: Project) -> [BuiltFiles] {
        let paths = (try? project.xcodeFolder())?.projects ?? []
        return paths.compactMap { path in
            guard var built = try? BuiltFiles(path, in: project) else { return nil }
            built.keep()
            return built
        }
    }
}
