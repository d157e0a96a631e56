import Platform

/// The files that git says have changed in a project.
enum ChangedFiles {
    /// The paths below the project of what differs from a revision, what git does not know yet included.
    static func since(_ revision: String, in root: String, programs: any ProgramRunner) throws -> [String] {
        func run(_ words: String...) throws -> [UInt8] {
            guard let result = programs.run(["git", "-C", root] + words) else { throw CheckError.gitMissing }
            guard result.code == 0 else { throw CheckError.gitFailed(revision: revision) }
            return result.output
        }
        guard !revision.hasPrefix("-") else { throw CheckError.gitFailed(revision: revision) }
        // Outside of a repository 'git diff' compares files of any kind, and so it gets what is a commit for certain.
        let line = try run("rev-parse", "--verify", "--quiet", revision + "^{commit}").prefix { $0 != 0x0A }
        let commit = String(decoding: line, as: UTF8.self)
        let changed = try run("diff", "--name-only", "--relative", "--no-renames", "-z", commit, "--")
        let new = try run("ls-files", "--others", "--exclude-standard", "-z")
        return (changed + new).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}
