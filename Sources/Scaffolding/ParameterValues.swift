import Mustache
import TemplateSets
import Text

/// The values of a set's parameters, checked and ready for templates and conditions.
public struct ParameterValues: Sendable {
    /// The variables by name, those that stand beside choices included.
    public private(set) var variables: [String: Value] = [:]

    /// Checks what was given, by parameter name, and fills in the defaults.
    ///
    /// A bool is given as `true` or `false`. A default may name the variables of the project. What the blueprint does
    /// not take has its default.
    public init(
        _ given: [String: [String]], for set: TemplateSet, blueprint: Blueprint? = nil, project: ProjectFacts
    ) throws(ParameterError) {
        var lacksSamples = false
        var needy: [Parameter] = []
        for parameter in set.parameters {
            let isTaken = blueprint?.takes(parameter) ?? true
            let texts = (isTaken ? given[parameter.name] : nil) ?? Self.defaults(of: parameter, project: project)
            guard !(texts.isEmpty && parameter.isRequired && isTaken) else { throw ParameterError(parameter, .missing) }
            var values: [Value] = []
            var names: [String] = []
            var lacks = false
            for text in texts {
                var name = text
                if case .property = parameter.kind {
                    let property = try Self.property(text, for: parameter)
                    name = property.name
                    lacks = lacks || property.type.sample == nil
                    values.append(property.value)
                } else {
                    values.append(try Self.value(of: text, for: parameter))
                }
                guard !parameter.isList || !names.contains(name) else {
                    throw ParameterError(parameter, .repeated(text))
                }
                names.append(name)
            }
            if case .property = parameter.kind {
                variables[Parameter.lacksSamples(parameter.name)] = .bool(lacks)
                lacksSamples = lacksSamples || lacks
            }
            if isTaken, given[parameter.name]?.isEmpty == false, parameter.needs != nil { needy.append(parameter) }
            variables[parameter.name] = parameter.isList ? .list(values) : values.last ?? .string("")
            if case .choice(let choices) = parameter.kind, !parameter.isList {
                for choice in choices {
                    variables[Parameter.flag(parameter.name, is: choice)] = .bool(texts.last == choice)
                }
            }
        }
        variables[StandardVariable.lacksSamples.rawValue] = .bool(lacksSamples)
        for parameter in needy {
            guard let needs = parameter.needs, !needs.holds(isTrue: isTrue, text: text) else { continue }
            throw ParameterError(parameter, .needs(needs.optionText))
        }
    }

    private static func defaults(of parameter: Parameter, project: ProjectFacts) -> [String] {
        guard let text = parameter.defaultValue else { return [] }
        guard text.utf8.contains(UInt8(ascii: "{")), let template = try? Template(text, name: parameter.name),
            let rendered = try? template.render(.object(project.variables), options: .plain)
        else { return [text] }
        return [String(decoding: rendered, as: UTF8.self)]
    }

    private static func value(of text: String, for parameter: Parameter) throws(ParameterError) -> Value {
        switch parameter.kind {
        case .bool:
            guard text == "true" || text == "false" else { throw ParameterError(parameter, .notABool(text)) }
            return .bool(text == "true")
        case .choice(let choices):
            guard choices.contains(text) else { throw ParameterError(parameter, .unknownChoice(text, known: choices)) }
            return .string(text)
        case .property: return try property(text, for: parameter).value
        case .string(.text):
            guard !text.hasHazard else {
                throw ParameterError(parameter, .badCharacter(text))
            }
            return .string(text)
        case .string(.typeName):
            guard TypeName.fault(of: text) == nil else {
                throw ParameterError(parameter, .notATypeName(text, suggestion: TypeName.nearest(to: text)))
            }
            guard !parameter.reserved.contains(text) else { throw ParameterError(parameter, .reservedName(text)) }
            return .string(text)
        case .string(.identifier):
            guard Identifier.isValid(text) else {
                throw ParameterError(parameter, .notAnIdentifier(text, suggestion: Identifier.nearest(to: text)))
            }
            return .string(text)
        }
    }

    private static func property(_ text: String, for parameter: Parameter) throws(ParameterError) -> Property {
        let property: Property
        do throws(Property.Fault) {
            property = try Property(text)
        } catch {
            switch error {
            case .noType: throw ParameterError(parameter, .noType(text))
            case .badType: throw ParameterError(parameter, .badType(text))
            case .badName:
                let name = String(text.prefix { $0 != ":" })
                throw ParameterError(parameter, .notAnIdentifier(name, suggestion: Identifier.nearest(to: name)))
            }
        }
        guard !parameter.reserved.contains(property.name) else {
            throw ParameterError(parameter, .reservedName(property.name))
        }
        return property
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

extension String {
    /// Whether it holds control or bidirectional characters. Plain ASCII is told at once.
    var hasHazard: Bool {
        !utf8.allSatisfy { (0x20..<0x7F).contains($0) } && unicodeScalars.contains(where: \.isHazard)
    }
}

extension Unicode.Scalar {
    /// Whether it is a control or a bidirectional one, which may hide what a text says.
    fileprivate var isHazard: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: self != "\u{200C}" && self != "\u{200D}"
        default: false
        }
    }
}

/// A value that a parameter does not take.
public struct ParameterError: Error, Sendable, Equatable {
    /// What is wrong.
    public enum Fault: Sendable, Equatable {
        case missing
        case repeated(String)
        case notABool(String)
        case unknownChoice(String, known: [String])
        case badCharacter(String)
        case notATypeName(String, suggestion: String?)
        case notAnIdentifier(String, suggestion: String?)
        case noType(String)
        case badType(String)
        case reservedName(String)
        /// Other options must be as this condition says.
        case needs(String)
    }

    /// The parameter's name as an option, without dashes.
    public var option: String
    /// What the parameter would take.
    public var placeholder: String
    /// What is wrong.
    public var fault: Fault

    init(_ parameter: Parameter, _ fault: Fault) {
        option = parameter.option
        placeholder = parameter.placeholder
        self.fault = fault
    }
}
