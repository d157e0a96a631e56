import Platform

/// `check` of many modules against programs that read the same files, and against itself with less to do.
struct Checking {
    let program: String
    /// Where the modules lie, which stay there for the next time. An absolute path.
    let folder: String
    let fileSystem = PosixFileSystem()

    private static let sizes = [1, 100, 1_000, 10_000]

    /// The duels' lines.
    func rows() throws -> [String] {
        for size in Self.sizes { try generate(size) }
        let all = 10_000
        let search = finder()
        let reading = ["/bin/sh", "-c", "find \"$0\" -type f -print0 | xargs -0 cat", project(all)]
        let duels = [
            duel("check of one module, against --version", check(1), [program, "--version"], most: 3, runs: 40),
            duel("check of 10,000 modules, against \(search.title)", check(all), search.words, most: 0.65),
            duel("check of 10,000 modules, against find | cat", check(all), reading, most: 0.8),
            duel("the same, unchanged since the last check", repeatedCheck(all), search.words, most: 0.4),
            duel("check with 2 jobs, against 1 job", check(all, "--jobs", "2"), check(all, "--jobs", "1"), most: 0.59),
            duel("check of 1,000, against 10 × 100", check(1_000), check(100), most: 1.2, times: 10, runs: 10),
            duel("check of 10,000, against 10 × 1,000", check(all), check(1_000), most: 1.2, times: 10),
        ]
        return try duels.map { try $0.fight() }
    }

    private func duel(
        _ title: String, _ ours: [String], _ theirs: [String], most: Double, times: Double = 1, runs: Int = 3
    ) -> Duel {
        Duel(title: title, most: most, runs: runs, ours: { _ in ours }, theirs: { _ in theirs }, times: times)
    }

    private func project(_ size: Int) -> String { "\(folder)/modules\(size)" }

    private func repeatedCheck(_ size: Int) -> [String] {
        [program, "check", "--quiet", "--project", project(size)]
    }

    private func check(_ size: Int, _ options: String...) -> [String] {
        repeatedCheck(size) + ["--no-cache"] + options
    }

    /// Writes modules into nested folders; what is there already and is the same stays.
    private func generate(_ size: Int) throws {
        let project = project(size)
        if try fileSystem.entry(at: project) == nil { try fileSystem.createDirectory(project) }
        let names = (0..<size).map { "Area\($0 / 100)/Part\($0 / 10 % 10)/Screen\($0)" }
        // An argument has a limit of its own on Linux.
        for start in stride(from: 0, to: size, by: 1_000) {
            let some = names[start..<min(start + 1_000, size)].joined(separator: ",")
            _ = try run(
                [program, "gen", some, "viper", "--cell", "Client", "--on-conflict", "overwrite"]
                    + ["--quiet", "--project", project])
        }
    }

    /// What looks for a word in the same files: ripgrep where it is installed, else grep.
    private func finder() -> (title: String, words: [String]) {
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        func place(of name: String) -> String? {
            path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
        }
        if let ripgrep = place(of: "rg") { return ("rg -c class", [ripgrep, "-c", "class", project(10_000)]) }
        return ("grep -rc class", [place(of: "grep") ?? "/usr/bin/grep", "-rc", "class", project(10_000)])
    }
}
