import Foundation

/// A project's tests as a program `run-tests` in a folder, which they are built in and run from.
struct TestBuild {
    private let project: GeneratedProject
    private let mode: LanguageMode
    private let folder: URL
    /// Of the project's tests, and of what runs them.
    private let testPaths: [String]
    private let compiling: [String]
    /// Compiles only what has changed.
    private let recompiling: [String]
    private let linking: [String]
    private let standIns: [String]

    /// Writes what is compiled.
    init(
        of project: GeneratedProject, _ discovery: TestDiscovery, _ repeated: RepeatedMacros, _ mode: LanguageMode,
        warningsAreErrors: Bool = false, in folder: URL
    ) throws {
        let toolchain = try Toolchain.shared.get()
        let modules = try StandInModules.running(for: mode, toolchain: toolchain)
        (self.project, self.mode, self.folder) = (project, mode, folder)
        try project.write(to: folder)
        try project.writeRunnable(project.appPaths, mode, to: folder)
        let runner = "GeneratedTestRunner.swift"
        try project.write(discovery.runner, to: runner, in: folder)
        testPaths = try project.writeRunnableTests(repeated, mode, to: folder) + [runner]
        linking = toolchain.buildingCommand
        // A module that is emitted apart is parsed once more for it. What the compiler verifies of its own work, and
        // accesses to memory that are checked at run time, take a twelfth of its time.
        let unverified = ["-Xfrontend", "-disable-llvm-verify", "-Xfrontend", "-sil-verify-none"]
        let options =
            unverified + ["-enforce-exclusivity=unchecked", "-parse-as-library", "-I", modules.path, "-I", "."]
            + mode.arguments + LanguageMode.upcomingFeatures + Toolchain.warnings(areErrors: warningsAreErrors)
        compiling = linking + ["-wmo", "-no-emit-module-separately-wmo"] + options
        recompiling = linking + ["-incremental", "-output-file-map", Self.objectMap] + options
        standIns = StandInModules.behaving.map { modules.appendingPathComponent("\($0).o").path }
    }

    /// Builds everything; what the compiler said where that failed, else nil.
    func all() throws -> CompilerReport? {
        try app() ?? failure(["-o", "run-tests"] + tests + [appObject] + standIns)
    }

    /// What the compiler says of an app that it cannot compile.
    func check() throws -> CompilerReport? {
        try failure(["-emit-sil", "-o", "/dev/null", "-module-name", project.moduleName] + project.appPaths)
    }

    /// Compiles the app, with what its tests see of it.
    func app() throws -> CompilerReport? {
        let module = ["-enable-testing", "-emit-module", "-emit-module-path", "\(project.moduleName).swiftmodule"]
        return try failure(["-c", "-module-name", project.moduleName, "-o", appObject] + module + project.appPaths)
    }

    /// Compiles the tests of an app that is compiled.
    func testObject() throws -> CompilerReport? { try failure(["-c", "-o", "Tests.o"] + tests) }

    /// Compiles the app anew with other files, of which its tests see the same, or as it was.
    func app(with files: [String: [UInt8]]) throws -> CompilerReport? {
        if !FileManager.default.fileExists(atPath: folder.appendingPathComponent(Self.objectMap).path) {
            try writeObjectMap()
        }
        let other = project.with(files)
        try other.writeRunnable(other.appPaths, mode, to: folder)
        let run = try ToolRun(
            recompiling + ["-c", "-enable-testing", "-module-name", project.moduleName] + project.appPaths, in: folder)
        return run.status == 0 ? nil : CompilerReport([run])
    }

    /// Links what is compiled anew.
    func link() throws -> CompilerReport? {
        let objects = project.appPaths.indices.map(object) + standIns
        let run = try ToolRun(linking + ["-o", "run-tests", "Tests.o"] + objects, in: folder)
        return run.status == 0 ? nil : CompilerReport([run])
    }

    /// Where the compiler keeps what it makes of each file.
    private static let objectMap = "objects.json"

    private func object(_ number: Int) -> String { "object-\(number).o" }

    private func writeObjectMap() throws {
        var map = ["": ["swift-dependencies": "objects.priors"]]
        for (number, path) in project.appPaths.enumerated() {
            map[path] = ["object": object(number), "swift-dependencies": "object-\(number).swiftdeps"]
        }
        try JSONEncoder().encode(map).write(to: folder.appendingPathComponent(Self.objectMap))
    }

    /// - Parameters:
    ///   - library: `xctest` or `testing`.
    ///   - words: the library's own arguments.
    ///   - timeLimit: in seconds.
    func run(_ library: String, _ words: [String] = [], timeLimit: Double) throws -> ToolRun {
        let environment = [
            "STANDIN_RESOURCES": folder.path, "STANDIN_MODULE": project.moduleName, "TEST_LIBRARY": library,
        ]
        return try ToolRun(["./run-tests"] + words, in: folder, environment: environment, timeLimit: timeLimit)
    }

    private var appObject: String { "\(project.moduleName).o" }

    private var tests: [String] { ["-module-name", project.testModuleName] + testPaths }

    private func failure(_ arguments: [String]) throws -> CompilerReport? {
        // On a busy machine many modules take their time.
        let run = try ToolRun(compiling + arguments, in: folder, timeLimit: 3600)
        return run.status == 0 ? nil : CompilerReport([run])
    }
}
