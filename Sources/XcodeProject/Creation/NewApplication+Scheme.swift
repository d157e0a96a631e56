extension NewApplication {
    /// The text of the scheme, by which the application is run and tested.
    var schemeText: [UInt8] {
        let application = buildable(.application)
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme
               LastUpgradeVersion = "1600"
               version = "1.7">
               <BuildAction
                  parallelizeBuildables = "YES"
                  buildImplicitDependencies = "YES"
                  buildArchitectures = "Automatic">
                  <BuildActionEntries>
                     <BuildActionEntry
                        buildForTesting = "YES"
                        buildForRunning = "YES"
                        buildForProfiling = "YES"
                        buildForArchiving = "YES"
                        buildForAnalyzing = "YES">
            \(application.indented(by: 12))
                     </BuildActionEntry>
                  </BuildActionEntries>
               </BuildAction>
               <TestAction
                  buildConfiguration = "Debug"
                  selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
                  selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"
                  shouldUseLaunchSchemeArgsEnv = "YES">
            \(testables)
               </TestAction>
               <LaunchAction
                  buildConfiguration = "Debug"
                  selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
                  selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"
                  launchStyle = "0"
                  useCustomWorkingDirectory = "NO"
                  ignoresPersistentStateOnLaunch = "NO"
                  debugDocumentVersioning = "YES"
                  debugServiceExtension = "internal"
                  allowLocationSimulation = "YES">
                  <BuildableProductRunnable
                     runnableDebuggingMode = "0">
            \(application.indented(by: 9))
                  </BuildableProductRunnable>
               </LaunchAction>
               <ProfileAction
                  buildConfiguration = "Release"
                  shouldUseLaunchSchemeArgsEnv = "YES"
                  savedToolIdentifier = ""
                  useCustomWorkingDirectory = "NO"
                  debugDocumentVersioning = "YES">
                  <BuildableProductRunnable
                     runnableDebuggingMode = "0">
            \(application.indented(by: 9))
                  </BuildableProductRunnable>
               </ProfileAction>
               <AnalyzeAction
                  buildConfiguration = "Debug">
               </AnalyzeAction>
               <ArchiveAction
                  buildConfiguration = "Release"
                  revealArchiveInOrganizer = "YES">
               </ArchiveAction>
            </Scheme>

            """
        return Array(text.utf8)
    }

    private var testables: String {
        guard hasTests else { return "      <Testables>\n      </Testables>" }
        return """
                  <Testables>
                     <TestableReference
                        skipped = "NO"
                        parallelizable = "YES">
            \(buildable(.tests).indented(by: 12))
                     </TestableReference>
                  </Testables>
            """
    }

    private func buildable(_ target: Target) -> String {
        let name = targetName(target).asXML
        return """
            <BuildableReference
               BuildableIdentifier = "primary"
               BlueprintIdentifier = "\(identifier("target \(targetName(target))"))"
               BuildableName = "\(name).\(target == .application ? "app" : "xctest")"
               BlueprintName = "\(name)"
               ReferencedContainer = "container:\(project.asXML)">
            </BuildableReference>
            """
    }
}
