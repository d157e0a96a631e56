import JSON5
import Scaffolding
import Text

/// What is wrong with a template set, for people and for programs.
struct LintReport {
    let findings: [LintFinding]
    /// Whether the set may write what others act on.
    let isTrusted: Bool

    /// Whether something is wrong with the set.
    var hasErrors: Bool { findings.contains { severity(of: $0) == .error } }

    private enum Severity: String {
        case error, note
    }

    private func severity(of finding: LintFinding) -> Severity {
        switch finding.kind {
        case .unfindable, .openPrefix: .note
        case .unusual: isTrusted ? .note : .error
        case .violation(_, _, let isError): isError ? .error : .note
        default: .error
        }
    }

    var text: String {
        findings.map { finding in
            let words = Self.words(for: finding)
            let chain = finding.chain.prefix(5).map { "included from \($0.template):\($0.line):\($0.column)" }
            let hints = (chain.map { escaped($0) } + words.hints).map { "  \($0)\n" }.joined()
            let variant = finding.variant.isEmpty ? "" : "  With \(shown(finding.variant)).\n"
            return "\(escaped(Self.place(of: finding))): \(severity(of: finding).rawValue): \(words.message)\n" + hints
                + variant
        }.joined()
    }

    /// `path:line:column`, as far as they are known.
    static func place(of finding: LintFinding) -> String {
        ([finding.path] + [finding.line, finding.column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }

    var json: String {
        let items = findings.map { finding in
            JSONText.object([
                ("path", .string(finding.path)), ("line", finding.line.map { .number($0) } ?? .null),
                ("column", finding.column.map { .number($0) } ?? .null),
                ("severity", .string(severity(of: finding).rawValue)),
                ("message", .string(Self.words(for: finding).message)),
            ])
        }
        return JSONText.object([("version", .number(1)), ("findings", .array(items))]).text + "\n"
    }

    static func words(for finding: LintFinding) -> (message: String, hints: [String]) {
        switch finding.kind {
        case .unknownVariable(let name, let known):
            Diagnostic.words(for: .unknownVariable(name: name, known: known))
        case .unknownPartial(let name, let known):
            ("unknown partial \(quoted(name))", suggestion(for: name, among: known, what: "partials"))
        case .listAsText(let name):
            (
                "\(quoted(name)) is a list, and cannot be written as text",
                ["Write {{#\(shown(name))}} ... {{/\(shown(name))}}, or give the file an 'each'."]
            )
        case .unusedParameter(let name): ("unused parameter \(quoted(name))", [])
        case .unusedPartial(let name): ("unused partial \(quoted(name))", [])
        case .unknownReference(let target, let parameter):
            ("the parameter \(quoted(parameter)) refers to \(quoted(target)), and there is no such blueprint", [])
        case .collision(let path, let other): ("\(quoted(path)) is also written by \(quoted(other))", [])
        case .badPath(let rendered):
            ("the path becomes \(quoted(rendered)), which is not a relative path inside the project", [])
        case .notSwift(let fault, let rendered):
            ("\(quoted(rendered)) renders as invalid Swift: \(fault.words)", [])
        case .declaredTwice(let type): ("the type \(quoted(type)) is declared twice", [])
        case .declaresNothing(let text, let rendered):
            (
                "what is inserted into \(quoted(rendered)), \(quoted(text)), declares nothing",
                ["Write a whole declaration, such as 'let client = Client()'."]
            )
        case .template(let kind): Diagnostic.words(for: kind)
        case .badDefault(let value, let parameter):
            ("the default \(quoted(value)) is not a valid value of the parameter \(quoted(parameter))", [])
        case .notRendered(let name):
            (
                "\(quoted("{{\(name)}}")) stays as it is: the file's name does not end in '.mustache'",
                ["Rename the file, so that it is a template."]
            )
        case .unusual(let file, let rendered):
            ("the set writes \(quoted(rendered)), which \(Diagnostic.readers(of: file)) may act on", [])
        case .unknownSymbol(let name, let known):
            (
                "\(quoted(name)) names nothing that a module of the set has",
                nearest(to: name, in: known).map { ["Did you mean \(quoted($0))?"] } ?? []
            )
        case .unfindable:
            (
                "'check' cannot find the modules of the set",
                [
                    "It looks for a folder that is called {{name}}, with what the set writes in it, or for files whose "
                        + "names begin with {{name}} and end in roles."
                ]
            )
        case .openPrefix(let name):
            (
                "'check' cannot find the modules of the set: their files begin with \(quoted("{{\(name)}}")), which has no "
                    + "default",
                ["Give it one, or the project's value in .vipergen.json."]
            )
        case .violation(let message, let rule, _): ("\(escaped(message)) [\(rule)]", [])
        case .noFiles: ("the set has no blueprint: a folder with the files to generate", [])
        }
    }
}
