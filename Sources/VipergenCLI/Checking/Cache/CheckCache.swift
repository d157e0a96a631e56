import ArgumentParsing
import Platform
import Text

/// Keeps what a run of `check` said, and says it again for as long as nothing changes that it depends on: no file
/// and no folder that it read or looked for, no argument, variable or terminal, and not the program.
///
/// What is kept lies in the user's folder of caches, a file a project.
struct CheckCache {
    /// The most questions that are noted, in a file of some 20 MB. Beyond, what is kept would weigh too much beside
    /// what it saves.
    static let mostObservations = 400_000
    /// Files in the folder of caches; a project that has the same one as another takes it over.
    private static let slots: UInt64 = 256

    private let context: RunContext
    private let arguments: ParsedArguments
    private let place: ProjectPlace
    private let file: String
    private let threads: Int

    /// Nil where a run writes, asks other programs, or is not to be kept.
    init?(_ arguments: ParsedArguments, at place: ProjectPlace, threads: Int, in context: RunContext) {
        guard !arguments.flag(.noCache), !arguments.flag(.fix), !arguments.flag(.writeBaseline),
            arguments.value(.changedSince) == nil,
            let caches = context.environment.cacheDirectory
        else { return nil }
        let folder = "\(caches)/\(Product.name)"
        guard !CacheFile.isIn(place.path, folder) else { return nil }
        var hash = StableHash()
        hash.combine(place.path)
        file = "\(folder)/check-\(hash.mixed % Self.slots)"
        (self.context, self.arguments, self.place, self.threads) = (context, arguments, place, threads)
    }

    /// Repeats what the last run said, where it would say the same; else runs a body, and keeps what that says.
    func run(_ body: (RunContext) throws -> ExitCode) throws -> ExitCode {
        let key = key
        if let kept = kept(by: key), kept.isUpToDate(on: context.fileSystem, threads: threads) {
            for part in kept.words { part.write(to: context.unguardedConsole) }
            return kept.code
        }
        let start = context.fileSystem.now
        let file = CacheFile(file, ofProject: place.path, on: context.fileSystem)
        let fileSystem = ObservedFileSystem(
            context.fileSystem, log: ObservationLog(limit: Self.mostObservations, handOn: file.append))
        let console = RecordingConsole(context.unguardedConsole)
        let observed = RunContext(
            console: console, fileSystem: fileSystem, environment: context.environment, programs: context.programs)
        observed.settleColors(arguments)
        context.keep(observed)
        // What has begun and is not kept is nobody's.
        defer { file.close() }
        let code = try body(observed)
        if !console.hasAsked, fileSystem.settled < start, let log = fileSystem.log, let key {
            file.finish(CachedCheck.end(of: log, key: key, words: console.words, code: code))
        }
        return code
    }

    /// What the last run has left, if it was like this one, as a key tells, and the user's own.
    private func kept(by key: String?) -> CachedCheck? {
        let fileSystem = context.fileSystem
        guard let entry = try? fileSystem.entry(at: file), entry.kind == .file, entry.owner == fileSystem.user,
            entry.links == 1, entry.permissions & 0o022 == 0, let key, let bytes = try? fileSystem.read(file)
        else { return nil }
        return CachedCheck(bytes, key: key)
    }

    /// All that decides what a run says, but files; nil where the system does not tell which program this is.
    private var key: String? {
        guard let program = ProcessEnvironment.executable else { return nil }
        let console = context.console
        let environment = context.environment
        let variables = EnvironmentVariable.allCases.map { "\($0.rawValue)=\(environment[$0] ?? "")" }
        let terminals = [console.isInputTerminal, console.isOutputTerminal, console.isErrorTerminal].map { "\($0)" }
        let facts = [
            Product.version, "\(Sight(program).state)", "\(context.fileSystem.user)", place.path,
            environment.workingDirectory, environment.homeDirectory ?? "", "\(console.width)",
        ]
        var key = ""
        // Joining them takes as long as a rule.
        for words in [facts, terminals, variables, arguments.words] {
            for word in words {
                key += word
                key += "\0"
            }
        }
        return key
    }
}
