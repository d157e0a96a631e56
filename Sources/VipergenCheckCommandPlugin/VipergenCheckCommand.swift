import Foundation
import PackagePlugin

/// `swift package vipergen-check`: checks the modules of a package, or of an Xcode project, as `vipergen check` does.
@main
struct VipergenCheckCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try check(context.package.directoryURL, with: context.tool(named: "vipergen"), arguments)
    }

    private func check(_ project: URL, with tool: PluginContext.Tool, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = tool.url
        process.arguments = ["check"] + arguments + ["--project", project.path(percentEncoded: false)]
        try process.run()
        process.waitUntilExit()
        // What was found has been printed.
        guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension VipergenCheckCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            // Xcode names the targets that were chosen; all modules of the project are checked.
            var rest = ArgumentExtractor(arguments)
            _ = rest.extractOption(named: "target")
            try check(context.xcodeProject.directoryURL, with: context.tool(named: "vipergen"), rest.remainingArguments)
        }
    }
#endif
