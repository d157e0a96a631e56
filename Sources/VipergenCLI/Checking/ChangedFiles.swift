import Platform

/// The files that git says have changed in a project.
///
/// The project may be a stranger's, and what its repository is configured with must not run: git is asked by `Git`
/// alone.
enum ChangedFiles {
    /// The paths below the project of what differs from a revision, what git does not know yet included.
    static func since(_ revision: String, in root: String, programs: any ProgramRunner) throws -> [String] {
        guard !revision.hasPrefix("-") else { throw CheckError.gitFailed(revision: revision) }
        guard programs.run(["git", "--version"]) != nil else { throw CheckError.gitMissing }
        guard let git = Git(folder: root, programs: programs), let paths = paths(since: revision, git) else {
            throw CheckError.gitFailed(revision: revision)
        }
        return paths.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func paths(since revision: String, _ git: Git) -> [[UInt8]]? {
        // Outside of a repository 'git diff' compares files of any kind, and so it gets what is a commit for certain.
        guard let line = git.run("rev-parse", "--verify", "--quiet", revision + "^{commit}") else { return nil }
        let commit = String(decoding: line.prefix { $0 != 0x0A }, as: UTF8.self)
        let comparison = ["--no-ext-diff", "--no-textconv", "--ignore-submodules=dirty", "--no-renames"]
        guard
            let changed = git.run(["diff", "--name-only", "--relative", "-z"] + comparison + [commit, "--"]),
            let new = git.run("ls-files", "--others", "--exclude-standard", "-z"),
            let known = git.run("ls-files", "--stage", "-z")
        else { return nil }
        var paths = (changed + new).split(separator: 0).map(Array.init)
        // git would look into a submodule with the configuration of that.
        for entry in known.split(separator: 0) where entry.starts(with: "160000 ".utf8) {
            guard let tab = entry.firstIndex(of: 0x09) else { continue }
            let path = Array(entry[(tab + 1)...])
            guard let inner = git.submodule(at: String(decoding: path, as: UTF8.self)),
                let found = Self.paths(since: "HEAD", inner)
            else { continue }
            paths += found.map { path + [UInt8(ascii: "/")] + $0 }
        }
        return paths
    }
}
