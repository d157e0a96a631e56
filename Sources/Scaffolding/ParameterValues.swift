import Mustache
import TemplateSets

/// The values of a set's parameters, checked and ready for templates and conditions.
public struct ParameterValues: Sendable {
    /// The variables by name, those that stand beside choices included.
    public private(set) var variables: [String: Value] = [:]

    /// The most items of a list. Each is compared with all others, in ways that nobody's screen needs for so many.
    static let mostValues = 500

    /// What tests may be given in place of what the project's protocols stand for.
    private(set) var fakes: [Fake] = []

    /// Checks what was given, by parameter name, and fills in the defaults.
    ///
    /// A bool is given as `true` or `false`. A default may name the variables of the project. What the blueprint does
    /// not take has its default.
    ///
    /// - Parameter known: what is known of the things that values name.
    public init(
        _ given: [String: [String]], for set: TemplateSet, blueprint: Blueprint? = nil, project: ProjectFacts,
        known: ReferredValues = ReferredValues()
    ) throws(ParameterError) {
        let given = try Self.completing(given, for: set, blueprint)
        var (lacksSamples, lacksValues) = (false, false)
        var needy: [Parameter] = []
        for parameter in set.parameters {
            let isTaken = blueprint?.takes(parameter) ?? true
            let texts = (isTaken ? given[parameter.name] : nil) ?? Self.defaults(of: parameter, project: project)
            guard !(texts.isEmpty && parameter.isRequired && isTaken) else { throw ParameterError(parameter, .missing) }
            guard texts.count <= Self.mostValues else {
                throw ParameterError(parameter, .tooMany(texts.count, most: Self.mostValues))
            }
            var values: [ParameterValue] = []
            let informed = known.informing(parameter, of: blueprint)
            for text in texts {
                let value = try parameter.kind.value(text, of: informed)
                if parameter.isList, let other = values.firstIndex(where: { $0.name == value.name }) {
                    let isSame = texts[other].filter { $0 != " " } == text.filter { $0 != " " }
                    throw ParameterError(
                        parameter, isSame ? .repeated(text) : .sharesName(text, with: texts[other]))
                }
                values.append(value)
            }
            lacksSamples = lacksSamples || values.contains { $0.lacksSample }
            lacksValues = lacksValues || values.contains { $0.lacksValue }
            // The default may be given anywhere.
            let isAsked = isTaken && !texts.isEmpty && given[parameter.name] != nil
            if isAsked, parameter.needs != nil, texts != [parameter.defaultValue] { needy.append(parameter) }
            variables[parameter.name] =
                parameter.isList ? .list(values.map { $0.value }) : values.last?.value ?? .string("")
            parameter.kind.addCompanions(of: parameter, values, to: &variables)
        }
        variables[StandardVariable.lacksSamples.rawValue] = .bool(lacksSamples)
        variables[StandardVariable.lacksValues.rawValue] = .bool(lacksValues)
        for parameter in needy {
            guard let needs = parameter.needs, !needs.holds(isTrue: isTrue, text: text) else { continue }
            throw ParameterError(parameter, .needs(needs.optionText))
        }
        try refer(set, blueprint, project, known)
        fakes = known.fakes.values.sorted { $0.name < $1.name }
    }

    /// Throws where a property was given that has to be of a type of which a value is known, and is not.
    public static func checkSamples(
        _ given: [String: [String]], for set: TemplateSet, _ blueprint: Blueprint
    ) throws(ParameterError) {
        for parameter in set.parameters
        where blueprint.takes(parameter) && (parameter.kind as? PropertyKind)?.isSampled == true {
            for text in given[parameter.name] ?? [] where try parameter.kind.value(text, of: parameter).lacksSample {
                throw ParameterError(parameter, .notSampled(text))
            }
        }
    }

    /// What was given, with the items that other parameters imply.
    static func completing(
        _ given: [String: [String]], for set: TemplateSet, _ blueprint: Blueprint?
    ) throws(ParameterError) -> [String: [String]] {
        var completed = given
        for parameter in set.parameters
        where !parameter.implied.isEmpty && given[parameter.name]?.isEmpty == false
            && blueprint?.takes(parameter) ?? true
        {
            for (list, item) in parameter.implied.sorted(by: { $0.key < $1.key }) {
                let name = item.prefix { $0 != ":" }
                let items = completed[list] ?? []
                let own = items.first { $0.prefix { $0 != ":" } == name }
                if let own, let other = set.parameter(list), !Self.isSame(own, item) {
                    throw ParameterError(other, .implied(own, as: item, by: parameter.option))
                }
                completed[list] = [own ?? item] + items.filter { $0 != own }
            }
        }
        return completed
    }

    /// Whether two items are one property, however they are written.
    private static func isSame(_ item: String, _ other: String) -> Bool {
        guard let one = try? Property(item), let two = try? Property(other) else { return true }
        return one.name == two.name && one.type.description == two.type.description
    }

    /// Sets a variable that stands beside a parameter's.
    mutating func set(_ variable: String, to value: Value) {
        variables[variable] = value
    }

    /// Values that have been checked.
    init(variables: [String: Value]) {
        self.variables = variables
    }

    private static func defaults(of parameter: Parameter, project: ProjectFacts) -> [String] {
        guard let text = parameter.defaultValue else { return [] }
        guard text.utf8.contains(UInt8(ascii: "{")), let template = try? Template(text, name: parameter.name),
            let rendered = try? template.render(.object(project.variables), options: .plain)
        else { return [text] }
        return [String(decoding: rendered, as: UTF8.self)]
    }

    /// Whether a variable counts as true.
    func isTrue(_ name: String) -> Bool {
        switch variables[name] {
        case .bool(let value): value
        case .string(let text): !text.isEmpty
        case .list(let items): !items.isEmpty
        default: false
        }
    }

    /// The text of a variable, for comparisons.
    func text(_ name: String) -> String {
        switch variables[name] {
        case .bool(let value): String(value)
        case .string(let text): text
        default: ""
        }
    }
}
