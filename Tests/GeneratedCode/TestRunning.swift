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
        let repeated = RepeatedMacros(self)
        let discovery = discoverTests()
        return try withScratchFolder { folder in
            let build = try TestBuild(
                of: self, discovery, repeated, mode, warningsAreErrors: warningsAreErrors, in: folder)
            if let failure = try build.all() { return TestReport(buildFailure: failure) }
            func run(_ library: String, if exists: Bool) throws -> ToolRun? {
                try exists ? build.run(library, timeLimit: timeLimit) : nil
            }
            return TestReport(
                discovery, repeated, xctest: try run("xctest", if: !discovery.classes.isEmpty),
                swiftTesting: try run("testing", if: discovery.usesSwiftTesting))
        }
    }

    /// Builds the project once, in the mode of Swift 6, and runs the XCTest tests of some modules, each module's in a
    /// process of its own: one that crashes takes no other with it.
    ///
    /// - Returns: the modules of which a test failed, or that crashed.
    public func failingModules(among modules: [String]) throws -> Set<String> {
        let discovery = discoverTests()
        let classes = Dictionary(grouping: discovery.classes.map(\.name)) { name in
            modules.first { name.hasPrefix($0) } ?? ""
        }
        return try withScratchFolder { folder in
            let build = try TestBuild(of: self, discovery, RepeatedMacros(self), .swift6, in: folder)
            if let report = try build.all() { throw CompilerFailure(report: report) }
            let failing = try modules.filter { module in
                guard let classes = classes[module] else { return false }
                let words = [classes.map { "\(testModuleName).\($0)" }.joined(separator: ",")]
                return try build.run("xctest", words, timeLimit: 20).status != 0
            }
            return Set(failing)
        }
    }

    /// The app's files that the compiler finds errors in, in the mode of Swift 6: some of them, where others are only
    /// found when those are mended.
    public func brokenFiles() throws -> Set<String> {
        let tests = Set(testPaths)
        let app = GeneratedProject(files: files.filter { !tests.contains($0.key) }, moduleName: moduleName)
        return try withScratchFolder { folder in
            let build = try TestBuild(of: app, app.discoverTests(), RepeatedMacros(app), .swift6, in: folder)
            guard let report = try build.check() else { return [] }
            guard !report.errors.isEmpty else { throw CompilerFailure(report: report) }
            return Set(report.errors.map(\.path))
        }
    }

    func discoverTests() -> TestDiscovery {
        TestDiscovery(testPaths.map(text), of: moduleName, appPaths.map(text))
    }

    func writeRunnable(_ paths: [String], _ mode: LanguageMode, to folder: URL) throws {
        let sources = Dictionary(uniqueKeysWithValues: paths.map { ($0, text($0)) })
        for (path, text) in RunnableText(sources, mode: mode).files {
            try write(text, to: path, in: folder)
        }
    }

    /// Writes the tests, in some of which functions stand for macros.
    ///
    /// - Returns: the paths of the tests' module: the tests', and what the project has not itself.
    func writeRunnableTests(_ repeated: RepeatedMacros, _ mode: LanguageMode, to folder: URL) throws -> [String] {
        try with(repeated.files).writeRunnable(testPaths, mode, to: folder)
        guard !repeated.files.isEmpty else { return testPaths }
        try write(repeated.text, to: "RepeatedTests.swift", in: folder)
        return testPaths + ["RepeatedTests.swift"]
    }

    /// Writes what the compiler is to see in a file's place, if it is not there.
    func write(_ text: String, to path: String, in folder: URL) throws {
        let (url, data) = (folder.appendingPathComponent(path), Data(text.utf8))
        if (try? Data(contentsOf: url)) != data { try data.write(to: url) }
    }
}

/// A project that cannot be built.
public struct CompilerFailure: Error {
    /// What the compiler said.
    public let report: CompilerReport
}
