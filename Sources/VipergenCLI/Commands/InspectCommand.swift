import ArgumentParsing
import Platform
import SwiftOutline
import Text

/// `vipergen inspect`: what Swift files declare.
enum InspectCommand {
    static var command: RunnableCommand { RunnableCommand("inspect", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name,
            summary: "Print what Swift files declare, as JSON",
            discussion: """
                Imports, types with their members, functions and variables, each with line and column. In a folder all \
                .swift files are read, except those in hidden folders, Pods, Carthage and DerivedData; symbolic links \
                are not followed. All branches of #if are included.
                """,
            examples: [
                Example("vipergen inspect Modules/ClientList", "What the module ClientList declares")
            ],
            arguments: [Argument("PATH", help: "A Swift file, or a folder of them", repeats: true, completion: .files)],
            pointlessOptions: ["templates", "format", "verbose", "quiet"])
    }

    /// In bytes. No file that a person has written is larger, and an outline takes a multiple of it.
    private static let largestFile = 16 << 20

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        guard arguments.value(.format) != ReportFormat.text.rawValue else {
            throw ArgumentError.invalidChoice(
                name: "--format", value: ReportFormat.text.rawValue, choices: [ReportFormat.json.rawValue])
        }
        let console = context.console
        let base = arguments.value(.project) ?? "."
        var code = ExitCode.done
        func complain(_ error: FileError) {
            console.writeError(Diagnostic(error).text)
            code = .failed
        }

        let walk = SwiftFileWalk(base: base, fileSystem: context.fileSystem)
        var report = InspectReport()
        for path in arguments.arguments {
            walk.visit(path, failure: complain) { file in
                do throws(FileError) {
                    let path = Path.resolve(file, in: base)
                    let source = try context.fileSystem.read(path)
                    guard source.count <= largestFile else { throw FileError(.read, path, code: EFBIG) }
                    guard !isUTF16(source) else { throw FileError(.read, path, code: EILSEQ) }
                    report.addEntry(of: file, Outline(source)) { piece in
                        // JSON has no character that does harm, and a failure is told by the last flush.
                        context.unguardedConsole.write(piece)
                        try? console.flush()
                    }
                } catch { complain(error) }
            }
        }
        console.write(report.end)
        return code
    }
}
