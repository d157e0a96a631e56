import ArgumentParsing
import Conventions
import FileChanges
import Platform
import Text

/// The baseline of a run: the file that is named, or the usual one where it exists.
struct CheckBaseline {
    static let usualName = ".vipergen.baseline.json"

    private let path: String
    private let root: String
    private let known: Baseline?
    /// Whether only some modules are looked at.
    private let isPartial: Bool

    init(_ arguments: ParsedArguments, _ project: Project) throws {
        isPartial = !arguments.arguments.isEmpty || arguments.value(.changedSince) != nil
        let named = arguments.value(.baseline) ?? project.configuration.check?.baseline
        path = named ?? Self.usualName
        root = project.root
        let place = project.path(path)
        guard try project.fileSystem.entry(at: place) != nil else {
            guard named == nil || arguments.flag(.writeBaseline) else { throw CheckError.noBaseline(path: path) }
            known = nil
            return
        }
        // One that is about to be written anew may be broken.
        guard isPartial || !arguments.flag(.writeBaseline) else {
            known = nil
            return
        }
        let bytes = try project.fileSystem.read(place)
        do throws(BaselineError) {
            known = try Baseline(json: bytes)
        } catch { throw CheckError.badBaseline(path: place, error) }
    }

    /// Takes out what is known. Where only some modules were looked at, nothing is known of the others' entries.
    func apply(to result: inout CheckResult) {
        guard let known else { return }
        let (new, stale) = known.apply(to: result.violations)
        let modules = Set(result.reports.map(\.module))
        result.violations = new
        result.staleEntries = isPartial ? stale.filter { modules.contains($0.module) } : stale
        result.staleEntryPlaces = result.staleEntries.map { entry in
            let place = known.locations[entry]
            return EntryPlace(path: path, line: place?.line ?? 1, column: place?.column ?? 1)
        }
    }

    /// Where an entry stands.
    struct EntryPlace {
        /// The baseline's path, as it was given: below the project, or absolute.
        var path: String
        var line: Int
        var column: Int
    }

    /// Writes all that was found. What is known of modules that were not looked at stays.
    func write(_ result: CheckResult, _ arguments: ParsedArguments, _ context: RunContext) throws -> ExitCode {
        for failure in result.failures { context.console.writeError(Diagnostic(failure).text) }
        guard result.failures.isEmpty else { return .failed }
        let modules = Set(result.reports.map(\.module))
        let others = isPartial ? (known?.entries ?? []).filter { !modules.contains($0.module) } : []
        let text = Array(Baseline(of: result.violations, keeping: others).json.utf8)
        let place = Path.resolve(path, in: root)
        let end = place.lastIndex(of: "/")
        let folder = end.map { $0 == place.startIndex ? "/" : String(place[..<$0]) } ?? "."
        let name = end.map { String(place[place.index(after: $0)...]) } ?? place
        let plan = Plan(root: folder, changes: [FileChange(path: name, contents: text)])
        let isDryRun = arguments.flag(.dryRun)
        let validated = try validate(plan, on: context.fileSystem, policy: .overwrite)
        if !isDryRun { try commit(validated, on: context.fileSystem) }
        if !arguments.flag(.quiet) {
            context.console.writeError(
                "\(path) \(isDryRun ? "would hold" : "holds") \(count(result.violations.count, "violation")); "
                    + "only new ones are reported.\n")
        }
        return result.isRefused ? .refused : .done
    }
}
