import Foundation
import PackagePlugin

/// Turns the folder `Templates` into Swift text for the room that it is applied to.
@main
struct EmbedTemplatesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        let templates = context.package.directoryURL.appending(path: "Templates", directoryHint: .isDirectory)
        let output = context.pluginWorkDirectoryURL.appending(path: "BuiltInTemplates.swift")
        let tool = try tool(context)
        let inputs =
            FileManager.default.enumerator(at: templates, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL } ?? []
        return [
            .buildCommand(
                displayName: "Embedding the template sets",
                executable: tool,
                arguments: [templates.path(percentEncoded: false), output.path(percentEncoded: false)],
                inputFiles: inputs + [tool],
                outputFiles: [output]
            )
        ]
    }

    /// The tool that `VIPERGEN_EMBEDDER` names, as the manifest does; or the one that SwiftPM builds for the plugin.
    private func tool(_ context: PluginContext) throws -> URL {
        if let path = ProcessInfo.processInfo.environment["VIPERGEN_EMBEDDER"], !path.isEmpty {
            return URL(filePath: path)
        }
        return try context.tool(named: "embed-templates").url
    }
}
