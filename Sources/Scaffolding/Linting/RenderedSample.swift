import Mustache
import TemplateSets

/// A module as a set writes it under some values of its parameters.
public struct RenderedSample {
    /// The files, by their paths below a project.
    public let files: [(path: String, contents: [UInt8])]
    /// The values, as options of `gen`; empty where all are defaults.
    public let words: String
    private let scaffold: Scaffold
    private let name: ModuleName

    fileprivate init(_ scaffold: Scaffold, _ name: ModuleName, _ words: String) throws(ScaffoldError) {
        files = try scaffold.render([name]).flatMap(\.files).map { ($0.path, $0.contents) }
        (self.scaffold, self.name, self.words) = (scaffold, name, words)
    }

    /// What is wrong at a place in a file, told where the template, or one of its partials, brings that.
    ///
    /// - Parameters:
    ///   - line: from 1.
    ///   - column: in bytes, from 1.
    public func finding(_ kind: LintFinding.Kind, inFile path: String, line: Int, column: Int) -> LintFinding? {
        guard let contents = files.first(where: { $0.path == path })?.contents,
            let source = RenderedSource(of: path, by: scaffold, named: name)
        else { return nil }
        let place = source.place(ofLine: line, column: column, in: contents)
        return LintFinding(
            kind: kind, path: place.template, line: place.line, column: place.column, variant: words)
    }
}

extension SetLinter {
    /// What the module is called that is rendered to look at it.
    public static let sampleName = "Sample"

    /// Calls for the modules that the set writes with its defaults, and under all values of its parameters, as far as
    /// there are not too many. What cannot be written is left out.
    public func forEachSample<E>(_ body: (RenderedSample) throws(E) -> Void) throws(E) {
        guard let name = try? ModuleName(Self.sampleName) else { return }
        for blueprint in set.blueprints {
            for variant in [[:]] + variants(of: blueprint) {
                let facts = ProjectFacts()
                guard
                    let values = try? ParameterValues(variant, for: set, blueprint: blueprint, project: facts),
                    let scaffold = try? Scaffold(set: set, blueprint: blueprint, values: values, facts: facts),
                    let sample = try? RenderedSample(scaffold, name, Self.words(for: variant))
                else { continue }
                try body(sample)
            }
        }
    }
}
