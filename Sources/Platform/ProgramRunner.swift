/// Runs other programs.
public protocol ProgramRunner: Sendable {
    /// Runs a program that is found by its name, and waits for its end. Nil where it cannot be started. What a silent
    /// one writes to standard error is lost.
    func run(_ words: [String], silently isSilent: Bool) -> ProgramResult?
}

extension ProgramRunner {
    /// Runs a program whose standard error is this process's own.
    public func run(_ words: [String]) -> ProgramResult? { run(words, silently: false) }
}

/// What a program left.
public struct ProgramResult: Sendable {
    /// The exit code; 128 and more for one that was killed.
    public var code: Int32
    /// What it wrote to standard output.
    public var output: [UInt8]

    /// A result of these.
    public init(code: Int32, output: [UInt8]) {
        self.code = code
        self.output = output
    }
}

/// The programs of this machine, looked up in the folders of `PATH`, as a shell does it, but for those that depend on
/// where somebody stands: that may be a stranger's repository. Nor does what is run look there.
public struct PosixProgramRunner: ProgramRunner {
    private let path: String?

    /// The programs of this machine.
    public init() {
        self.init(path: getenv("PATH").map { String(cString: $0) })
    }

    init(path: String?) {
        self.path = path
    }

    /// Taken apart when something is run: most runs of this process start no other.
    private var folders: [String] {
        let folders = (path ?? "/usr/bin:/bin").utf8.split(separator: UInt8(ascii: ":"))
        return folders.filter { $0.first == UInt8(ascii: "/") }.map { String(Substring($0)) }
    }

    /// Runs a program and collects its standard output.
    public func run(_ words: [String], silently isSilent: Bool) -> ProgramResult? {
        let folders = self.folders
        var ends: [Int32] = [0, 0]
        guard let name = words.first, !folders.isEmpty, pipe(&ends) == 0 else { return nil }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        posix_spawn_file_actions_addclose(&actions, ends[1])
        if isSilent { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        // What this process ignores, another program may count on.
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
        #else
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in signalsOfWriting { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var variables = Self.environment(path: folders)
        defer { for variable in variables { free(variable) } }
        var process = pid_t()
        var code = ENOENT
        for folder in folders where code != 0 {
            code = posix_spawn(&process, folder + "/" + name, &actions, &attributes, &arguments, &variables)
        }
        close(ends[1])
        defer { close(ends[0]) }
        guard code == 0 else { return nil }
        let output = readToEnd(ends[0])
        var status: Int32 = 0
        guard uninterrupted({ waitpid(process, &status, 0) }) == process else { return nil }
        let isKilled = status & 0x7F != 0
        return ProgramResult(code: isKilled ? 128 + (status & 0x7F) : (status >> 8) & 0xFF, output: output)
    }

    /// The variables of this process, with the folders that count here, for `posix_spawn`.
    private static func environment(path folders: [String]) -> [UnsafeMutablePointer<CChar>?] {
        var variables = [strdup("PATH=" + folders.joined(separator: ":"))]
        var number = 0
        while let variable = environ[number] {
            if strncmp(variable, "PATH=", 5) != 0 { variables.append(strdup(variable)) }
            number += 1
        }
        return variables + [nil]
    }

    private func readToEnd(_ descriptor: Int32) -> [UInt8] {
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count > 0 {
                output += chunk[..<count]
            } else if count == 0 || errno != EINTR {
                return output
            }
        }
    }
}
