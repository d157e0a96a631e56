import Foundation

extension GeneratedProject {
    /// Compiles the project against the modules that behave, and runs its tests, of XCTest and of Swift Testing.
    ///
    /// - Parameter timeLimit: for each library's run, in seconds.
    /// - Throws: where a tool cannot be run. What it finds is in the report.
    public func runTests(mode: LanguageMode, timeLimit: Double = 120) throws -> TestReport {
        let toolchain = try Toolchain.shared.get()
        let standIn = try StandInModules.running(for: mode, toolchain: toolchain)
        let discovery = TestDiscovery(testPaths.map(text))
        return try withScratchFolder { folder in
            try write(to: folder)
            try writeRunnable(appPaths, mode, to: folder)
            try writeRunnable(testPaths, mode, to: folder)
            let base =
                toolchain.buildingCommand + ["-parse-as-library", "-suppress-warnings", "-I", standIn.path, "-I", "."]
            for (module, paths) in [(moduleName, appPaths), (testModuleName, testPaths)] {
                let output = [
                    "-c", "-wmo", "-enable-testing", "-module-name", module, "-o", "\(module).o", "-emit-module",
                    "-emit-module-path", "\(module).swiftmodule",
                ]
                let built = try ToolRun(
                    base + mode.arguments + LanguageMode.upcomingFeatures + output + paths, in: folder)
                guard built.status == 0 else { return TestReport(buildFailure: CompilerReport([built])) }
            }
            let runner = folder.appendingPathComponent("Runner.swift")
            try discovery.runner(for: testModuleName).write(to: runner, atomically: false, encoding: .utf8)
            let objects =
                ["\(moduleName).o", "\(testModuleName).o"]
                + StandInModules.behaving.map { standIn.appendingPathComponent("\($0).o").path }
            let linked = try ToolRun(
                base + ["-swift-version", "5", "-module-name", "Runner", "-o", "run-tests", "Runner.swift"] + objects,
                in: folder)
            guard linked.status == 0 else { return TestReport(buildFailure: CompilerReport([linked])) }
            return try run(discovery, in: folder, timeLimit: timeLimit)
        }
    }

    private func run(_ discovery: TestDiscovery, in folder: URL, timeLimit: Double) throws -> TestReport {
        func run(_ library: String, if exists: Bool) throws -> ToolRun? {
            guard exists else { return nil }
            let environment = [
                "STANDIN_RESOURCES": folder.path, "STANDIN_MODULE": moduleName, "TEST_LIBRARY": library,
            ]
            return try ToolRun(["./run-tests"], in: folder, environment: environment, timeLimit: timeLimit)
        }
        return TestReport(
            discovery, xctest: try run("xctest", if: !discovery.classes.isEmpty),
            swiftTesting: try run("testing", if: discovery.usesSwiftTesting))
    }

    func writeRunnable(_ paths: [String], _ mode: LanguageMode, to folder: URL) throws {
        let sources = Dictionary(uniqueKeysWithValues: paths.map { ($0, text($0)) })
        for (path, text) in RunnableText(sources, mode: mode).files {
            try text.write(to: folder.appendingPathComponent(path), atomically: false, encoding: .utf8)
        }
    }
}
