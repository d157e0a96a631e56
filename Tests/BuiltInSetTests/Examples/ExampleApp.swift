import GeneratedCode
import Testing

/// An app, or a target of a package, that is written by commands alone, each in the project that those before it have
/// left.
struct ExampleApp {
    private(set) var files: [String: [UInt8]] = [:]
    private let set: String
    private let common: [String: [String]]
    private let target: String?

    /// - Parameters:
    ///   - common: the options of every command that does not say otherwise.
    ///   - target: that of the package; nil for an app.
    init(set: String, _ common: [String: [String]] = [:], in target: String? = nil) {
        self.set = set
        self.target = target
        self.common = common
    }

    /// What `vipergen gen` does with these words: a blueprint of the set, such as `entity`, or of another one, such as
    /// `viper/entity`.
    mutating func gen(_ name: String, _ words: String = "module", _ options: [String: [String]] = [:]) throws {
        let generation = try generation(name, words, options)
        files.merge(generation.files) { old, _ in old }
        try make(generation.edits, in: &files)
    }

    /// The same with `--on-conflict overwrite`.
    mutating func genAnew(_ name: String, _ words: String, _ options: [String: [String]]) throws {
        files.merge(try generation(name, words, options).files) { $1 }
    }

    private func generation(_ name: String, _ words: String, _ options: [String: [String]]) throws -> Generation {
        let parts = words.split(separator: "/").map(String.init)
        let (set, blueprint) = (parts.count == 2 ? parts[0] : set, parts[parts.count - 1])
        let variant = Variant(options: options.merging(common) { own, _ in own })
        return try BuiltInSetTests.generation(
            name, set: set, blueprint: blueprint, variant, in: files, target: target)
    }

    /// What somebody writes by hand.
    mutating func add(_ text: String, at path: String) {
        files[path] = Array(text.utf8)
    }

    /// Its generated tests compile without a warning, and pass.
    func expectTestsPass(_ mode: LanguageMode = .swift6, at place: SourceLocation = #_sourceLocation) throws {
        let report = try GeneratedProject(files: files).runTests(mode: mode, warningsAreErrors: true)
        #expect(report.isGreen, "\(report)", sourceLocation: place)
    }

    /// The tests of a walk through it, which somebody writes, pass, and there are no others.
    func expectWalk(_ walk: String, tests: Int, at place: SourceLocation = #_sourceLocation) throws {
        var walked = self
        walked.add(walk, at: "Tests/WalkTests.swift")
        let report = try GeneratedProject(files: walked.files).runTests(mode: .swift6)
        #expect(report.isGreen, "\(report)", sourceLocation: place)
        #expect(report.testCount == tests, sourceLocation: place)
    }
}
