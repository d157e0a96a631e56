import Foundation

extension GeneratedProject {
    /// Compiles the project against the modules that behave, and runs its tests, of XCTest and of Swift Testing.
    ///
    /// - Parameters:
    ///   - warningsAreErrors: whether a warning is a build failure; there are none to be seen otherwise.
    ///   - timeLimit: for each library's run, in seconds.
    /// - Throws: where a tool cannot be run. What it finds is in the report.
    public func runTests(
        mode: LanguageMode, warningsAreErrors: Bool = false, timeLimit: Double = 120
    ) throws -> TestReport {
        let repeated = RepeatedTests(self)
        let discovery = discoverTests()
        return try withScratchFolder { folder in
            if let failure = try build(discovery, repeated, mode, warningsAreErrors: warningsAreErrors, in: folder) {
                return TestReport(buildFailure: failure)
            }
            func run(_ library: String, if exists: Bool) throws -> ToolRun? {
                try exists ? self.run(library, in: folder, timeLimit: timeLimit) : nil
            }
            return TestReport(
                discovery, repeated, xctest: try run("xctest", if: !discovery.classes.isEmpty),
                swiftTesting: try run("testing", if: discovery.usesSwiftTesting))
        }
    }

    /// Builds the project once, in the mode of Swift 6, and runs the XCTest tests of some modules, each module's in a
    /// process of its own: one that crashes takes no other with it.
    ///
    /// - Returns: what the compiler said where the build failed; else the modules of which a test failed, or that crashed.
    public func failingModules(among modules: [String]) throws -> Result<Set<String>, CompilerFailure> {
        let discovery = discoverTests()
        return try withScratchFolder { folder in
            if let failure = try build(discovery, RepeatedTests(self), .swift6, warningsAreErrors: false, in: folder) {
                return .failure(CompilerFailure(report: failure))
            }
            let failing = try modules.filter { module in
                let classes = discovery.classes.map(\.name).filter { $0.hasPrefix(module) }
                guard !classes.isEmpty else { return false }
                let words = [classes.map { "\(testModuleName).\($0)" }.joined(separator: ",")]
                return try run("xctest", words, in: folder, timeLimit: 20).status != 0
            }
            return .success(Set(failing))
        }
    }

    private func discoverTests() -> TestDiscovery {
        TestDiscovery(testPaths.map(text), of: moduleName, appPaths.map(text))
    }

    /// Builds the tests as `run-tests`; what the compiler said where that failed, else nil.
    private func build(
        _ discovery: TestDiscovery, _ repeated: RepeatedTests, _ mode: LanguageMode, warningsAreErrors: Bool,
        in folder: URL
    ) throws -> CompilerReport? {
        let toolchain = try Toolchain.shared.get()
        let standIn = try StandInModules.running(for: mode, toolchain: toolchain)
        try write(to: folder)
        try writeRunnable(appPaths, mode, to: folder)
        try GeneratedProject(files: files.merging(repeated.files) { $1 }, moduleName: moduleName)
            .writeRunnable(testPaths, mode, to: folder)
        var runner = ["GeneratedTestRunner.swift"]
        try write(discovery.runner, to: runner[0], in: folder)
        if repeated.count > 0 {
            runner.append("RepeatedTests.swift")
            try write(repeated.text, to: runner[1], in: folder)
        }
        // A module that is emitted apart is parsed once more for it.
        let base =
            toolchain.buildingCommand + ["-wmo", "-no-emit-module-separately-wmo"]
            + ["-parse-as-library", "-I", standIn.path, "-I", "."] + mode.arguments
            + LanguageMode.upcomingFeatures + Toolchain.warnings(areErrors: warningsAreErrors)
        let app = [
            "-c", "-enable-testing", "-module-name", moduleName, "-o", "\(moduleName).o", "-emit-module",
            "-emit-module-path", "\(moduleName).swiftmodule",
        ]
        let built = try ToolRun(base + app + appPaths, in: folder)
        guard built.status == 0 else { return CompilerReport([built]) }
        let objects =
            ["\(moduleName).o"] + StandInModules.behaving.map { standIn.appendingPathComponent("\($0).o").path }
        let tests = ["-module-name", testModuleName, "-o", "run-tests"]
        let linked = try ToolRun(base + tests + testPaths + runner + objects, in: folder)
        return linked.status == 0 ? nil : CompilerReport([linked])
    }

    private func run(
        _ library: String, _ words: [String] = [], in folder: URL, timeLimit: Double
    ) throws -> ToolRun {
        let environment = ["STANDIN_RESOURCES": folder.path, "STANDIN_MODULE": moduleName, "TEST_LIBRARY": library]
        return try ToolRun(["./run-tests"] + words, in: folder, environment: environment, timeLimit: timeLimit)
    }

    func writeRunnable(_ paths: [String], _ mode: LanguageMode, to folder: URL) throws {
        let sources = Dictionary(uniqueKeysWithValues: paths.map { ($0, text($0)) })
        for (path, text) in RunnableText(sources, mode: mode).files {
            try write(text, to: path, in: folder)
        }
    }

    /// Writes what the compiler is to see in a file's place.
    func write(_ text: String, to path: String, in folder: URL) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }
}

/// A project that cannot be built.
public struct CompilerFailure: Error {
    /// What the compiler said.
    public let report: CompilerReport
}
