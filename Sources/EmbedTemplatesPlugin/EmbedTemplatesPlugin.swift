import Foundation
import PackagePlugin

/// Turns the folder `Templates` into Swift text for the room that it is applied to.
@main
struct EmbedTemplatesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        let templates = context.package.directoryURL.appending(path: "Templates", directoryHint: .isDirectory)
        let output = context.pluginWorkDirectoryURL.appending(path: "BuiltInTemplates.swift")
        let inputs =
            FileManager.default.enumerator(at: templates, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL } ?? []
        return [
            .buildCommand(
                displayName: "Embedding the template sets",
                executable: try context.tool(named: "embed-templates").url,
                arguments: [templates.path(percentEncoded: false), output.path(percentEncoded: false)],
                inputFiles: inputs,
                outputFiles: [output]
            )
        ]
    }
}
