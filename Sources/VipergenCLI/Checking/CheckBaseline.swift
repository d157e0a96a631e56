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
    /// The known violations; nil where there is no file, or it is about to be rewritten from all modules.
    let known: Baseline?

    init(_ arguments: ParsedArguments, _ project: Project) throws {
        let isPartial = !arguments.arguments.isEmpty || arguments.value(.changedSince) != nil
        let named = arguments.value(.baseline) ?? project.configuration.check?.baseline
        path = named ?? Self.usualName
        root = project.root
        let place = project.path(path)
        guard try project.fileSystem.entry(at: place) != nil else {
            guard named == nil || arguments.flag(.writeBaseline) else { throw CheckError.noBaseline(path: path) }
            known = nil
            return
        }
        // One that is about to be rewritten may be broken.
        guard isPartial || !arguments.flag(.writeBaseline) else {
            known = nil
            return
        }
        let bytes = try project.fileSystem.read(place)
        do throws(BaselineError) {
            known = try Baseline(json: bytes, path: path)
        } catch { throw CheckError.badBaseline(path: place, error) }
    }

    /// Writes all that was found. What is known of modules that were not looked at stays.
    func write(_ result: CheckResult, _ arguments: ParsedArguments, _ context: RunContext) throws -> ExitCode {
        for failure in result.failures { context.console.writeError(Diagnostic(failure).text) }
        guard result.failures.isEmpty else { return .failed }
        let text = Array(Baseline(of: result, replacing: known, path: path).json.utf8)
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
