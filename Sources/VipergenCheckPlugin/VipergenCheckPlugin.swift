import Foundation
import PackagePlugin

/// Checks the modules of a target whenever one of its files has changed. What is found is a warning or an error of the
/// build.
@main
struct VipergenCheckPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        return [
            check(
                target.directoryURL, of: context.package.directoryURL, files: target.sourceFiles.map(\.url),
                with: try context.tool(named: "vipergen"), in: context.pluginWorkDirectoryURL)
        ]
    }

    /// A command that leaves an empty file where nothing failed, so that it runs only when a file has changed. A file
    /// of any other kind would give the target a bundle of resources.
    private func check(
        _ folder: URL, of project: URL, files: [URL], with tool: PluginContext.Tool, in directory: URL
    ) -> Command {
        let stamp = directory.appending(path: "VipergenChecked.swift")
        let configuration = [".vipergen.json", ".vipergen.baseline.json"].map { project.appending(path: $0) }
            .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
        return .buildCommand(
            displayName: "Checking \(folder.lastPathComponent) with vipergen",
            executable: URL(filePath: "/bin/sh"),
            arguments: ["-c", #""$0" check --quiet --allow-no-modules --project "$1" "$2" && : > "$3""#]
                + [tool.url, project, folder, stamp].map { $0.path(percentEncoded: false) },
            inputFiles: files + configuration + [tool.url],
            outputFiles: [stamp]
        )
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension VipergenCheckPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let project = context.xcodeProject.directoryURL
            return [
                check(
                    project, of: project, files: target.inputFiles.map(\.url),
                    with: try context.tool(named: "vipergen"), in: context.pluginWorkDirectoryURL)
            ]
        }
    }
#endif
