import FileChanges
import SwiftOutline
import TemplateSets
import Text

extension SetLinter {
    private static let mostVariants = 300

    /// Renders every blueprint under all values of the parameters, as far as there are not too many; under the last,
    /// which are the most, in a package as well.
    mutating func checkVariants() {
        for blueprint in set.blueprints {
            let variants = variants(of: blueprint)
            for (index, variant) in variants.enumerated() {
                let words = Self.words(for: variant)
                // What takes too long under one variant mostly does so under all.
                guard check(blueprint, variant, ProjectFacts(), words) else { return }
                guard index == variants.count - 1 else { continue }
                var facts = ProjectFacts()
                facts.packageTarget = "Sample"
                facts.hasOwnBundle = true
                let place = words.isEmpty ? "a package's target" : "\(words) in a package's target"
                guard check(blueprint, variant, facts, place) else { return }
            }
        }
    }

    /// The values, as options of `gen`.
    static func words(for variant: [String: [String]]) -> String {
        variant.sorted { $0.key < $1.key }
            .flatMap { name, texts in texts.map { "--\(Parameter.optionName(of: name)) \($0)" } }
            .joined(separator: " ")
    }

    /// Whether the blueprint can be rendered within bounds.
    private mutating func check(
        _ blueprint: Blueprint, _ variant: [String: [String]], _ facts: ProjectFacts, _ words: String
    ) -> Bool {
        do throws(ScaffoldError) {
            guard let values = try? ParameterValues(variant, for: set, blueprint: blueprint, project: facts),
                let name = try? ModuleName(Self.sampleName)
            else { return true }
            let scaffold = try Scaffold(set: set, blueprint: blueprint, values: values, facts: facts)
            try checkEdits(of: blueprint, by: scaffold, named: name, words)
            let modules = try scaffold.renderUnchecked([name])
            for module in modules { checkDeclarations(module, by: scaffold, words) }
            for file in modules.flatMap(\.files) {
                if UnusualFile(file.path) != nil {
                    let source = RenderedSource(of: file.path, by: scaffold, named: name)
                    addUnusual(file.path, in: source?.path ?? set.folder.displayPath(blueprint.name), words)
                }
                guard file.path.hasSuffix(".swift"), let fault = lexicalFaults(in: file.contents).first,
                    let source = RenderedSource(of: file.path, by: scaffold, named: name)
                else { continue }
                let place = source.place(of: fault)
                add(
                    .notSwift(fault.kind, rendered: file.path), in: place.template, line: place.line,
                    column: place.column, variant: words)
            }
        } catch {
            switch error {
            case .collision(let path, let sources):
                add(.collision(path: path, other: sources.first ?? ""), in: sources.last ?? "", variant: words)
            case .set(.badPath(let template, let rendered)):
                add(.badPath(rendered: rendered), in: template, variant: words)
            case .set(.template(let error)):
                add(error, words)
                return !error.kind.isLimit
            case .set, .reservedName, .usedType, .shadowingType, .typeAsValue, .sharedType, .parameter: break
            }
        }
        return true
    }

    /// Notes a file that others act on, under the first values that have it written.
    mutating func addUnusual(_ rendered: String, in path: String, at place: Location? = nil, _ variant: String) {
        guard let file = UnusualFile(rendered) else { return }
        add(
            .unusual(file, rendered: rendered), in: path, line: place?.line, column: place?.column, variant: variant)
    }

    /// All combinations of the values of the parameters that a blueprint takes; if they are too many, each value with
    /// the defaults of the others; if these are too many, each value with values of others.
    func variants(of blueprint: Blueprint) -> [[String: [String]]] {
        let choices = set.parameters.filter(blueprint.takes).map { ($0.name, Self.samples(of: $0)) }
        let count = choices.reduce(1) { min($0 * $1.1.count, Self.mostVariants + 1) }
        guard count <= Self.mostVariants else {
            let first = Dictionary(uniqueKeysWithValues: choices.map { ($0, $1[0]) })
            var changes = zip(set.parameters.filter(blueprint.takes), choices).flatMap { parameter, choice in
                choice.1.map { Self.needs(of: parameter).merging([choice.0: $0]) { $1 } }
            }
            while changes.count > Self.mostVariants {
                let half = (changes.count + 1) / 2
                for index in half..<changes.count { changes[index - half].merge(changes[index]) { $1 } }
                changes.removeLast(changes.count - half)
            }
            return changes.map { first.merging($0) { $1 } }
        }
        return choices.reduce([[:]]) { variants, choice in
            variants.flatMap { variant in choice.1.map { variant.merging([choice.0: $0]) { $1 } } }
        }
    }

    /// The value that another parameter must have where this one is given.
    private static func needs(of parameter: Parameter) -> [String: [String]] {
        switch parameter.needs {
        case .equals(let name, let value): [name: [value]]
        case .isTrue(let name): [name: ["true"]]
        default: [:]
        }
    }

    private static func samples(of parameter: Parameter) -> [[String]] {
        let kind = parameter.kind
        if !parameter.isList, let values = kind.values { return values.map { [$0] } }
        let all = kind.values ?? [("first", "Int"), ("second", "Unknown")].map { kind.example(name: $0, type: $1) }
        if parameter.isList { return [[], [all[0]], all] }
        return parameter.isRequired || parameter.defaultValue != nil ? [[all[0]]] : [[], [all[0]]]
    }
}
