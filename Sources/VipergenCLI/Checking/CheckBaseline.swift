import ArgumentParsing
import Conventions
import FileChanges
import JSON5
import Platform
import Text

/// The baseline of a run: the file that is named, or the usual one where it exists.
struct CheckBaseline {
    static let usualName = ".vipergen.baseline.json"

    private let path: String
    private let project: Project
    private let isPartial: Bool
    private let isConfigured: Bool
    /// The known violations; nil where there is no file, or it is about to be rewritten from all modules.
    let known: Baseline?

    init(_ arguments: ParsedArguments, _ project: Project) throws {
        isPartial = !arguments.arguments.isEmpty || arguments.value(.changedSince) != nil
        let configured = project.configuration.check?.baseline
        let given = try arguments.value(.baseline).map { try Self.path($0, in: project) }
        let named = given ?? configured
        path = named ?? Self.usualName
        isConfigured = named != nil && named == configured
        self.project = project
        let isWritten = arguments.flag(.writeBaseline)
        guard try project.fileSystem.entry(at: project.path(path)) != nil else {
            guard named == nil || isWritten else { throw CheckError.noBaseline(path: path, isConfigured: isConfigured) }
            known = nil
            return
        }
        // One that is about to be rewritten may be broken.
        known = isPartial || !isWritten ? try Self.read(path, in: project).baseline : nil
    }

    /// Which file a word on the command line means, below the project where it lies there: the one that is there, seen
    /// from where the person stands and from the project; else one to be written. Scripts that name the project with
    /// -C mean that one's.
    private static func path(_ word: String, in project: Project) throws -> String {
        let candidates = project.place.candidates(word)
        let own = project.path(word)
        let found = try candidates.first { try project.fileSystem.entry(at: $0) != nil }
        let place = found ?? (project.place.isGiven ? own : candidates[0])
        guard place != own else { return word }
        let (folder, name) = Path.split(place)
        guard let real = try? project.fileSystem.realPath(folder.isEmpty ? "/" : folder),
            let root = try? project.fileSystem.realPath(project.root)
        else { return place }
        if real == root { return name }
        return real.hasPrefix(root + "/") ? Path.join(String(real.dropFirst(root.count + 1)), name) : place
    }

    /// Throws where the configuration names a baseline that is not there, and where the file that is there is none.
    static func expectFile(of project: Project) throws {
        let named = project.configuration.check?.baseline
        let path = named ?? usualName
        guard try project.fileSystem.entry(at: project.path(path)) != nil else {
            guard named != nil else { return }
            throw CheckError.noBaseline(path: path, isConfigured: true)
        }
        _ = try read(path, in: project)
    }

    private static func read(_ path: String, in project: Project) throws -> (bytes: [UInt8], baseline: Baseline) {
        let place = project.path(path)
        let bytes = try project.fileSystem.read(place)
        do throws(BaselineError) {
            return (bytes, try Baseline(json: bytes, path: path))
        } catch { throw CheckError.badBaseline(path: place, error) }
    }

    /// Writes all that was found. What is known of modules that were not looked at stays.
    func write(_ result: CheckResult, _ arguments: ParsedArguments, _ context: RunContext) throws -> ExitCode {
        for failure in result.failures { context.console.writeError(Diagnostic(failure).text) }
        guard result.failures.isEmpty else { return .failed }
        let tidying = ProjectTidying(arguments, context)
        let isDryRun = arguments.flag(.dryRun)
        let (root, place) = place
        // A plan makes the folder; where a path is typed and none is there, it is more likely a mistake.
        let folder = Path.split(project.path(path)).folder
        guard try isConfigured || folder.isEmpty || project.fileSystem.entry(at: folder) != nil else {
            throw FileChangesError.rootMissing(folder)
        }
        if !isDryRun, root != project.root { try tidying.run(in: root) }
        var written = Baseline(of: result, replacing: nil, path: path)
        let make = {
            let made = try plan(result, root, place)
            written = made.baseline
            return made.plan
        }
        let validated = try validate(on: context.fileSystem, policy: .overwrite, making: make)
        if !isDryRun {
            let committed = try commit(
                validated, on: context.fileSystem, waiting: tidying.waiting, remaking: make)
            tidying.mention(committed)
        }
        if !arguments.flag(.quiet) {
            context.console.writeError(
                "\(escaped(path)) \(isDryRun ? "would hold" : "holds") \(count(written.count, "violation")); "
                    + "only new ones are reported.\n")
        }
        return result.isRefused ? .refused : .done
    }

    /// Where the file goes: below the project where it can, so that whatever a killed run leaves lies where the next
    /// one looks.
    private var place: (root: String, path: String) {
        if Configuration.isPlainPath(path) { return (project.root, path) }
        let place = project.path(path)
        guard let end = place.lastIndex(of: "/") else { return (".", place) }
        return (end == place.startIndex ? "/" : String(place[..<end]), String(place[place.index(after: end)...]))
    }

    /// Whether a file may be replaced: it is a baseline, one that a merge has broken, or empty.
    private static func isBaseline(_ bytes: [UInt8]) -> Bool {
        if bytes.isEmpty || (try? Baseline(json: bytes, path: "")) != nil { return true }
        // A report that somebody has kept can be read, and has violations, too.
        return (try? Node(json5: bytes)) == nil && String(decoding: bytes, as: UTF8.self).contains("violations")
    }

    /// The change to the file. What is known of modules that were not looked at is read anew, since another run may
    /// have written it.
    private func plan(_ result: CheckResult, _ root: String, _ place: String) throws -> (plan: Plan, baseline: Baseline)
    {
        var read: (bytes: [UInt8], baseline: Baseline)?
        if try project.fileSystem.entry(at: project.path(path)) != nil {
            if isPartial {
                read = try Self.read(path, in: project)
            } else if Path.split(path).name != Self.usualName,
                try !Self.isBaseline(project.fileSystem.read(project.path(path)))
            {
                throw CheckError.otherFile(path: project.path(path))
            }
        }
        let baseline = Baseline(of: result, replacing: read?.baseline, path: path)
        let basis = isPartial ? read?.bytes ?? [] : nil
        let change = FileChange(path: place, contents: Array(baseline.json.utf8), basis: basis, origin: .own)
        return (Plan(root: root, changes: [change]), baseline)
    }
}
