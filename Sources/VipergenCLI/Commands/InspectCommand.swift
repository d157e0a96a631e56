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
            options: [format],
            pointlessOptions: ["templates", "verbose", "quiet"])
    }

    /// The one format there is, for who writes it as for other commands.
    private static var format: Option {
        var format = Option.format
        format.choices = [Choice(ReportFormat.json.rawValue)]
        format.isHidden = true
        return format
    }

    /// Whether a file that is there is called as Swift files are. Reading what is none tells why it cannot be read.
    private static func isSwift(_ file: String, at path: String, _ context: RunContext) -> Bool {
        guard !file.hasSuffix(".swift"), let real = try? context.fileSystem.realPath(path) else { return true }
        return real.hasSuffix(".swift") || real.hasSuffix(".swiftinterface")
            || (try? context.fileSystem.entry(at: real))?.kind != .file
    }

    /// In bytes. No file that a person has written is larger, and an outline takes a multiple of it.
    private static let largestFile = 16 << 20

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let console = context.console
        let paths = TypedPaths(arguments, in: context)
        var code = ExitCode.done
        func complain(_ error: FileError) {
            console.writeError(Diagnostic(error).text)
            code = .failed
        }

        var report = InspectReport()
        for path in arguments.arguments {
            let base = paths.base(of: path)
            SwiftFileWalk(base: base, fileSystem: context.fileSystem).visit(path, failure: complain) { file in
                do throws(FileError) {
                    let path = Path.resolve(file, in: base)
                    guard isSwift(file, at: path, context) else {
                        console.writeError(Diagnostic.notSwift(path).text)
                        code = .failed
                        return
                    }
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

extension Diagnostic {
    /// A file that is named, and would be an empty outline.
    fileprivate static func notSwift(_ path: String) -> Diagnostic {
        Diagnostic(
            message: "\(quoted(path)) is not a Swift file", hints: ["The name of a Swift file ends in '.swift'."],
            exitCode: .failed)
    }
}
