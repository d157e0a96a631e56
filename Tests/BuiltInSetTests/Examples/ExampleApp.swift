import GeneratedCode
import Testing

/// An app that is written by commands alone, each in the project that those before it have left.
struct ExampleApp {
    private(set) var files: [String: [UInt8]] = [:]
    private let set: String

    init(set: String) {
        self.set = set
    }

    /// What `vipergen gen` does with these words, behind the set's name: `Client/entity --property id:Int`.
    ///
    /// - Parameter blueprint: one of the set, or as in `viper/entity` of another.
    mutating func gen(_ name: String, _ blueprint: String = "module", _ options: [String: [String]] = [:]) throws {
        let words = blueprint.split(separator: "/").map(String.init)
        let (set, blueprint) = words.count == 2 ? (words[0], words[1]) : (self.set, blueprint)
        let written = try generate(name, set: set, blueprint: blueprint, Variant(options: options), in: files)
        files.merge(written) { old, _ in old }
        try edit(&files, for: name, set: set, blueprint: blueprint, Variant(options: options))
    }

    /// A test that somebody writes.
    mutating func add(_ test: String, at path: String) {
        files[path] = Array(test.utf8)
    }
}
