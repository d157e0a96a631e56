import JSON5
import Mustache
import Text

/// A text, of which the set may say what it must be.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct StringKind: ParameterKind {
    public static var name: ParameterKindName { .string }
    public static var keys: [Key] { [formatKey] }

    private static let formatKey = Key(
        "format", .choice(Format.allCases.map(\.rawValue)), default: "`text`",
        help: """
            What a value must be: any text on one line (`text`), the name of a Swift type in UpperCamelCase \
            (`type-name`), a Swift identifier (`identifier`), or the scheme of a URL (`url-scheme`).
            """,
        example: #""type-name""#)

    /// Which texts are taken.
    public enum Format: String, Sendable, CaseIterable {
        /// Any one line.
        case text
        /// A Swift type's name in UpperCamelCase.
        case typeName = "type-name"
        /// A Swift identifier.
        case identifier
        /// The scheme of a URL, such as `web+shop`.
        case urlScheme = "url-scheme"
    }

    private let format: Format

    public init(format: Format) {
        self.format = format
    }

    public init(_ object: ObjectReader) throws(ShapeError) {
        guard let text = try object.string(Self.formatKey) else {
            format = .text
            return
        }
        guard let format = Format(rawValue: text) else {
            throw object.unknownValue(text, of: Self.formatKey, known: Format.allCases.map(\.rawValue))
        }
        self.format = format
    }

    public func placeholder(for parameter: String) -> String {
        format == .typeName ? "Name" : Parameter.optionName(of: parameter)
    }

    public func example(name: String, type: String) -> String {
        format == .typeName ? name.prefix(1).uppercased() + name.dropFirst() : name
    }

    public var namesTypes: Bool { format == .typeName }

    public var namesProperties: Bool { format == .identifier }

    public func value(_ text: String, of parameter: Parameter) throws(ParameterError) -> ParameterValue {
        switch format {
        case .text:
            guard !text.hasHazard else { throw ParameterError(parameter, .badCharacter(text)) }
        case .typeName:
            guard TypeName.fault(of: text) == nil else {
                // Another thing is named without its group, and several are given one by one.
                let name = text.split(separator: "/").last ?? ""
                let suggestion = text.contains(",") ? nil : TypeName.nearest(to: String(name))
                throw ParameterError(parameter, .notATypeName(text, suggestion: suggestion))
            }
            guard !parameter.reserved.contains(text) else {
                let ending = parameter.refersTo.contains(TemplateSet.defaultBlueprint) ? "Screen" : "Item"
                throw ParameterError(parameter, .reservedType(text, suggestion: text + ending))
            }
        case .identifier:
            guard Identifier.isValid(text) else {
                throw ParameterError(parameter, .notAnIdentifier(text, suggestion: Identifier.nearest(to: text)))
            }
        case .urlScheme:
            guard text.isURLScheme else { throw ParameterError(parameter, .notAURLScheme(text)) }
        }
        return ParameterValue(name: text, value: .string(text))
    }

    /// The names of constants that hold one of the type and several of them, in backticks where they are keywords, and
    /// the same without.
    public func addCompanions(
        of parameter: Parameter, _ values: [ParameterValue], to variables: inout [String: Value]
    ) {
        guard format == .typeName, !parameter.isList else { return }
        let type = values.last?.name ?? ""
        let types = CaseForm.plural.apply(to: type)
        variables[Parameter.constant(parameter.name)] = .string(Identifier.property(for: type))
        variables[Parameter.constants(parameter.name)] = .string(Identifier.property(for: types))
        variables[Parameter.label(parameter.name)] = .string(Identifier.label(for: type))
        variables[Parameter.labels(parameter.name)] = .string(Identifier.label(for: types))
    }
}

extension String {
    /// A letter, and then letters, digits and three signs.
    fileprivate var isURLScheme: Bool {
        guard let first, first.isASCII, first.isLetter else { return false }
        return allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "+-.".contains($0) }
    }
}
