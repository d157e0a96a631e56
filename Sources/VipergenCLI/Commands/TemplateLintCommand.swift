import ArgumentParsing
import Conventions
import Extraction
import JSON5
import Scaffolding
import TemplateSets
import Text

/// `vipergen template lint`: what is wrong with a set.
enum TemplateLintCommand {
    static var command: RunnableCommand { RunnableCommand("lint", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name, summary: "Find mistakes in a template set",
            discussion: """
                Finds unknown variables and partials, unused parameters and partials, defaults that could not be typed, \
                lists that are written as text, variables in Swift files that are no templates, paths that collide or \
                leave the project, types that are declared twice, insertions that declare nothing, and Swift text that is \
                not valid, for every combination of the parameters' values; names in mayLack, mayDiffer and weak that no \
                module has; and what check would find in every module of the set, such as a strong back reference: errors \
                of check's are errors, warnings notes. Lists files that tools run, such as Package.swift: notes in a set of the project, errors \
                in any other. Notes where check cannot find the set's modules: it looks for folders that are called \
                {{name}}, and for files whose names begin with {{name}} and end in roles.
                """,
            examples: [Example("vipergen template lint Templates/house", "Check a set of your own")],
            arguments: [Argument("DIR", help: "The set's folder, or its name", completion: .directories)])
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let project = try Project(arguments, in: context)
        let set = try TemplateCommand.set(arguments.arguments[0], in: project)
        try Convention.validate(set)
        var linter = SetLinter(set)
        var findings = linter.run()
        // What cannot be rendered has no names, and no modules.
        if findings.allSatisfy(\.isUnusualFile) {
            findings += try unknownSymbols(in: set)
            findings += try RenderedViolations(of: set, holding: project.configuration.prefix(of: set)).findings()
        }
        findings += unfindableModules(of: set, in: project)
        let report = LintReport(findings: findings, isTrusted: try project.trusts(set))
        switch arguments.reportFormat {
        case .text:
            context.console.write(report.text)
            if !arguments.flag(.quiet), report.findings.isEmpty {
                context.console.writeError("\(escaped(set.name)) is clean.\n")
            }
        case .json:
            context.console.write(report.json)
        }
        return report.hasErrors ? .refused : .done
    }

    /// What the conventions name, and no module has.
    private static func unknownSymbols(in set: TemplateSet) throws -> [LintFinding] {
        try UnknownTolerance.all(in: set, variants: set.skeletons()).map { entry in
            LintFinding(
                kind: .unknownSymbol(entry.text, known: entry.known), path: set.folder.displayPath("template.json"),
                line: entry.location.line, column: entry.location.column)
        }
    }

    /// Why `check` finds no modules of the set, if it does not.
    private static func unfindableModules(of set: TemplateSet, in project: Project) -> [LintFinding] {
        let prefix = project.configuration.prefix(of: set)
        let kind: LintFinding.Kind
        if let open = set.prefixParameter, prefix.isEmpty {
            kind = .openPrefix(open.name)
        } else if SetNames(of: set, holding: prefix).areUnfindable {
            kind = .unfindable
        } else {
            return []
        }
        return [LintFinding(kind: kind, path: set.folder.displayPath("template.json"), line: nil, column: nil)]
    }
}

extension LintFinding {
    /// Whether nothing is wrong but that others act on a file.
    fileprivate var isUnusualFile: Bool {
        if case .unusual = kind { true } else { false }
    }
}
