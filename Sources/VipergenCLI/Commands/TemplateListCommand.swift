import ArgumentParsing
import JSON5
import TemplateSets
import Text

/// `vipergen template list`: the sets that can be used here.
enum TemplateListCommand {
    static var command: RunnableCommand { RunnableCommand("list", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(name, summary: "List the template sets that can be used here")
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let library = try Project(arguments, in: context).library
        var rows: [(found: SetLibrary.Found, summary: String)] = []
        var code = ExitCode.done
        for found in try library.all() {
            do throws(TemplateSetError) {
                rows.append((found, try library.load(found.name).summary))
            } catch {
                context.console.writeError(Diagnostic(error).text)
                code = .failed
            }
        }
        switch arguments.reportFormat {
        case .text:
            let names = rows.map { escaped($0.found.name) }
            let width = names.map(\.count).max() ?? 0
            for (name, row) in zip(names, rows) {
                let padding = String(repeating: " ", count: width - name.count)
                let origin = row.found.path.map { escaped($0) } ?? "built in"
                let line = "\(name)\(padding)  \(shown(row.summary)) (\(origin))\n"
                context.console.write(fitted(line, to: context.console))
            }
        case .json:
            let sets = rows.map { row in
                JSONText.object([
                    ("name", .string(row.found.name)), ("summary", .string(row.summary)),
                    ("path", row.found.path.map { .string($0) } ?? .null),
                ])
            }
            context.console.write(JSONText.object([("version", .number(1)), ("sets", .array(sets))]).text + "\n")
        }
        return code
    }
}
