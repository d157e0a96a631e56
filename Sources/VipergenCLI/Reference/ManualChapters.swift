import ArgumentParsing
import Conventions
import JSON5
import TemplateSets

/// The chapters of the manual page about files, rules and template sets, made from their declarations.
enum ManualChapters {
    /// The keys of `.vipergen.json` and of `template.json`.
    static var files: [ManualNotes.Chapter] {
        [
            ManualNotes.Chapter(
                "CONFIGURATION",
                [
                    .prose(
                        """
                        The keys of `.vipergen.json` in a project and of `~/.vipergen/config.json`. Both are JSON5: \
                        comments and trailing commas are allowed.
                        """)
                ] + keys(of: .configuration)),
            ManualNotes.Chapter(
                "TEMPLATE MANIFEST",
                [.prose("The keys of `template.json`, which is JSON5, in the folder of a template set.")]
                    + keys(of: .template)),
        ]
    }

    private static func keys(of file: SchemaFile) -> [ManualNotes.Entry] {
        ObjectReference.all(in: file.declaration).enumerated().flatMap { index, object in
            (index == 0 ? [] : [ManualNotes.Entry.heading(object.title)])
                + object.keys.map { key in
                    let text = "\(key.help) Type: \(key.type)."
                    let absent = key.key.isRequired ? "Required" : key.key.defaultText
                    let label = key.key.isRequired || absent.isEmpty ? absent : "Default: \(absent)"
                    return .row(ManualNotes.Row(key.key.name, label.isEmpty ? text : "\(text) \(label)."))
                }
        }
    }

    /// The rules of `check`, each with its examples.
    static var rules: ManualNotes.Chapter {
        let entries = RuleIdentifier.allCases.flatMap { identifier -> [ManualNotes.Entry] in
            let rule = identifier.rule
            return [
                .heading(identifier.rawValue), .prose(rule.summary + ". " + rule.rationale),
                .verbatim(lines(of: RuleReport.details(of: rule))),
            ]
        }
        return ManualNotes.Chapter("RULES", entries)
    }

    /// Template sets with their parameters and the trees that they write.
    static func sets(_ sets: [TemplateSet]) -> ManualNotes.Chapter {
        let entries = sets.flatMap { set -> [ManualNotes.Entry] in
            let report = SetReport(set: set)
            let prose = [set.summary + ".", set.discussion].filter { !$0.isEmpty }
            let blueprints = set.blueprints.flatMap { blueprint -> [ManualNotes.Entry] in
                let title = "`\(set.name)/\(blueprint.name)`"
                let contents = report.tree(blueprint) + report.edits(blueprint) + report.notes(blueprint)
                return [
                    .prose(blueprint.summary.isEmpty ? "\(title):" : "\(title): \(blueprint.summary)."),
                    .verbatim(lines(of: contents)),
                ]
            }
            let parameters = set.parameters.map { parameter in
                ManualNotes.Entry.row(.init(SetReport.usage(parameter), SetReport.help(of: parameter) + "."))
            }
            return [.heading(set.name), .prose(prose.joined(separator: " "))] + blueprints
                + (parameters.isEmpty ? [] : [.prose("Options:")]) + parameters
        }
        return ManualNotes.Chapter("BUILT-IN TEMPLATE SETS", entries)
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}
