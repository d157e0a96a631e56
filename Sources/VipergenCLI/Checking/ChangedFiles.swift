import Platform

/// The files that git says have changed in a project.
enum ChangedFiles {
    /// The paths below the project of what differs from a revision, what git does not know yet included.
    static func since(_ revision: String, in root: String, programs: any ProgramRunner) throws -> [String] {
        guard !revision.hasPrefix("-") else { throw CheckError.gitFailed(revision: revision) }
        let changed = try names(
            ["diff", "--name-only", "--relative", "--no-renames", "-z", revision, "--"], revision, root, programs)
        let new = try names(["ls-files", "--others", "--exclude-standard", "-z"], revision, root, programs)
        return changed + new
    }

    private static func names(
        _ words: [String], _ revision: String, _ root: String, _ programs: any ProgramRunner
    ) throws -> [String] {
        guard let result = programs.run(["git", "-C", root] + words) else { throw CheckError.gitMissing }
        guard result.code == 0 else { throw CheckError.gitFailed(revision: revision) }
        return result.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}
