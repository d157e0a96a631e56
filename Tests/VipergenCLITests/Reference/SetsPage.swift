import BuiltInSets
import Platform
import TemplateSets

@testable import VipergenCLI

/// The page about the built-in template sets.
enum SetsPage {
    static func text() throws -> String {
        let library = SetLibrary(folders: [], on: PosixFileSystem())
        let sets = try library.all().map { try library.load($0.name) }
        return """
            # Template Sets

            Every built-in set with its parameters, its blueprints and the trees that they write.

            ## Overview

            `vipergen gen NAME SET/BLUEPRINT` writes the tree of a blueprint; without one, that of `module`. `vipergen template
            show SET` prints what stands here, also for sets of your own.

            In the trees, `{{name}}` is the module's name. A condition in parentheses says when a file is written, and `for
            each` that there is one for each value of an option. The first folder of a path is a root, which `directories` in
            `.vipergen.json` maps to a folder of the project.

            \(Markdown.table(["Set", "What it is"], sets.map { ["[`\($0.name)`](#\($0.name))", $0.summary] }))
            \(try sets.map(section).joined(separator: "\n"))
            """
    }

    private static func section(_ set: TemplateSet) throws -> String {
        var text = "## \(set.name)\n\n\(set.summary).\n\n"
        if !set.discussion.isEmpty { text += set.discussion + "\n\n" }
        text += "### Parameters of \(set.name)\n\n"
        text += Markdown.table(["Option", "Default", "Meaning"], set.parameters.map(row)) + "\n"
        text += "### Blueprints of \(set.name)\n\n"
        text += try set.blueprints.map { try blueprint($0, of: set) }.joined(separator: "\n")
        return text
    }

    private static func row(_ parameter: Parameter) -> [String] {
        let values = parameter.kind.isToggle ? nil : parameter.kind.values
        let option =
            parameter.kind.isToggle
            ? "`--[no-]\(parameter.option)`"
            : "`--\(parameter.option) \(values?.joined(separator: "|") ?? parameter.placeholder)`"
        // What is made of the project's facts is told in the help.
        let given = parameter.defaultValue.flatMap { $0.contains("{{") ? nil : $0 } ?? ""
        let isOn = parameter.kind.isToggle ? (given == "true" ? "on" : "off") : ""
        let value = isOn.isEmpty ? (given.isEmpty ? "" : "`\(given)`") : isOn
        return [option, value, parameter.help + (parameter.isList ? "; repeatable" : "")]
    }

    private static func blueprint(_ blueprint: Blueprint, of set: TemplateSet) throws -> String {
        let title = "**\(set.name)/\(blueprint.name)**"
        var text = blueprint.summary.isEmpty ? "\(title)\n" : "\(title): \(blueprint.summary).\n"
        let report = SetReport(set: set)
        let tree = report.tree(blueprint) + report.edits(blueprint)
        if !tree.isEmpty { text += "\n" + Markdown.code("text", tree) }
        if let origin = blueprint.origin {
            text += "\nIt changes a module that `\(set.name)/\(origin.blueprint)` has written.\n"
        }
        if blueprint.parameterNames != nil {
            let names = set.parameters.filter(blueprint.takes).map { "`--\($0.option)`" }
            text += "\nOptions: \(names.isEmpty ? "none" : names.joined(separator: ", ")).\n"
        }
        return text
    }
}
