import Foundation

/// Files as they were generated, to be type-checked and to have their tests run.
///
/// Any number of modules may stand in one project, and then cost one compiler run: start-up is most of a run's time.
public struct GeneratedProject: Sendable {
    /// Content by path, relative to the project: `Modules/ClientList/...`, `Tests/ClientList/...`.
    public let files: [String: [UInt8]]
    /// What the tests import, and what `customModuleProvider="target"` in an interface file stands for.
    public let moduleName: String

    /// - Parameter files: content by path. `Tests/` holds the tests, `Libraries/NAME/` a module that app and tests may
    ///   import where they are type-checked; every other Swift file is the app's.
    public init(files: [String: [UInt8]], moduleName: String = "App") {
        self.files = files
        self.moduleName = moduleName
    }

    /// Whether there are tests to be run.
    public var hasTests: Bool { !testPaths.isEmpty }
    var testModuleName: String { moduleName + "Tests" }
    /// Paths of the Swift files that are not tests, sorted.
    var appPaths: [String] { swiftPaths.filter { !$0.hasPrefix("Tests/") && !$0.hasPrefix("Libraries/") } }
    /// Paths of the Swift files under `Tests/`, sorted.
    var testPaths: [String] { swiftPaths.filter { $0.hasPrefix("Tests/") } }
    /// Paths of the Swift files of each library, by its name.
    var libraryPaths: [Substring: [String]] {
        Dictionary(grouping: swiftPaths.filter { $0.hasPrefix("Libraries/") }) { $0.split(separator: "/")[1] }
    }
    private var swiftPaths: [String] { files.keys.filter { $0.hasSuffix(".swift") }.sorted() }

    /// The project with other files in the place of some.
    func with(_ files: [String: [UInt8]]) -> GeneratedProject {
        GeneratedProject(files: self.files.merging(files) { $1 }, moduleName: moduleName)
    }

    func text(_ path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }

    func write(to folder: URL) throws {
        for (path, bytes) in files {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url)
        }
    }
}
