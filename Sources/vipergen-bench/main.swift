import Platform

// Measures vipergen side by side with what it is held to, and prints medians and ratios. `make bench` runs it.

guard CommandLine.arguments.count == 5 else {
    print("usage: vipergen-bench VIPERGEN TEMPLATE DATA FOLDER")
    exit(64)
}
let program = CommandLine.arguments[1]
let fileSystem = PosixFileSystem()

/// A scratch folder; in memory where the system has such a place, for the disk is not what is measured.
func makeScratch() throws -> String {
    let base = try fileSystem.entry(at: "/dev/shm/.") == nil ? "/tmp" : "/dev/shm"
    let path = "\(base)/vipergen-bench-\(getpid())"
    try fileSystem.createDirectory(path)
    return path
}

/// `gen` of some modules against `cp -R` of the tree that it writes.
func generation(_ title: String, names: [String], runs: Int, in scratch: String) throws -> Duel {
    let gen = [program, "gen", names.joined(separator: ","), "viper", "--cell", "Client", "--quiet", "--project"]
    let model = "\(scratch)/model\(names.count)"
    try fileSystem.createDirectory(model)
    _ = try run(gen + [model])
    return Duel(
        title: title, most: 1.0, runs: runs, ours: { gen + ["\(scratch)/ours\($0)"] },
        theirs: { ["/bin/cp", "-R", "\(model)/.", "\(scratch)/theirs\($0)"] },
        prepare: { number in
            try fileSystem.createDirectory("\(scratch)/ours\(number)")
            try fileSystem.createDirectory("\(scratch)/theirs\(number)")
        },
        tidy: { _ = try run(["/bin/rm", "-rf", "\(scratch)/ours\($0)", "\(scratch)/theirs\($0)"]) })
}

/// All rows of the table.
func measure(in scratch: String) throws -> [String] {
    let nothing = try fileSystem.entry(at: "/bin/true") == nil ? "/usr/bin/true" : "/bin/true"
    let version = Duel(
        title: "--version, against true", most: 2.0, runs: 200, ours: { _ in [program, "--version"] },
        theirs: { _ in [nothing] })
    let many = (1...500).map { "Screen\($0)" }
    return [row("", "vipergen", "other", "ratio", "allowed", "memory")]
        + [
            try version.fight(),
            try generation("gen of one module, against cp -R", names: ["ClientList"], runs: 200, in: scratch).fight(),
            try generation("gen of 500 modules, against cp -R", names: many, runs: 10, in: scratch).fight(),
        ] + (try XcodeBench(program: program, scratch: scratch).rows())
        + (try Checking(program: program, folder: CommandLine.arguments[4]).rows())
        + (try engineRows(template: CommandLine.arguments[2], data: CommandLine.arguments[3]))
        + scaleRows()
}

do {
    let scratch = try makeScratch()
    // What the programs print is not wanted; the table is, at the end.
    let output = dup(1)
    dup2(open("/dev/null", O_WRONLY), 1)
    defer { _ = try? run(["/bin/rm", "-rf", scratch]) }
    let rows = try measure(in: scratch)
    dup2(output, 1)
    print(rows.joined(separator: "\n"))
} catch {
    SystemConsole().writeError("error: \(error)\n")
    exit(2)
}
