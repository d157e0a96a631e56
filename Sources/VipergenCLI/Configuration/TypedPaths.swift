import ArgumentParsing
import Platform
import Text

/// The paths on the command line of a command that needs no project: seen from where the person stands or, where
/// nothing is there, from the directory that -C names.
struct TypedPaths {
    private let given: String?
    private let here: String
    private let fileSystem: any FileSystem

    init(_ arguments: ParsedArguments, in context: RunContext) {
        given = arguments.value(.project)
        here = context.environment.workingDirectory
        fileSystem = context.fileSystem
    }

    /// The folder that a path is relative to.
    func base(of word: String) -> String {
        guard let given, Path.resolve(given, in: here) != here else { return given ?? "." }
        return (try? fileSystem.entry(at: Path.resolve(word, in: here))) == nil ? given : "."
    }

    /// A path as the file system needs it.
    func path(_ word: String) -> String { Path.resolve(word, in: base(of: word)) }
}
