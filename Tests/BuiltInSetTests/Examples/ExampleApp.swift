import GeneratedCode
import Testing

/// An app that is written by commands alone, each in the project that those before it have left.
struct ExampleApp {
    private(set) var files: [String: [UInt8]] = [:]
    private let set: String

    init(set: String) {
        self.set = set
    }

    /// What `vipergen gen` does with these words: a blueprint of the set, such as `entity`, or of another one, such as
    /// `viper/entity`.
    mutating func gen(_ name: String, _ target: String = "module", _ options: [String: [String]] = [:]) throws {
        let parts = target.split(separator: "/").map(String.init)
        let (set, blueprint) = (parts.count == 2 ? parts[0] : set, parts[parts.count - 1])
        let variant = Variant(options: options)
        let along = try editsAlong(name, set: set, blueprint: blueprint, variant, in: files)
        files.merge(try generate(name, set: set, blueprint: blueprint, variant, in: files)) { old, _ in old }
        try make(along, in: &files)
        try edit(&files, for: name, set: set, blueprint: blueprint, variant)
    }

    /// A test that somebody writes.
    mutating func add(_ test: String, at path: String) {
        files[path] = Array(test.utf8)
    }
}
