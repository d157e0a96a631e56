import JSON5
import Mustache
import SwiftOutline

/// A Swift property, as `name:Type`.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct PropertyKind: ParameterKind {
    public static var name: ParameterKindName { .property }
    public static var fields: [String] { PropertyField.allCases.map(\.rawValue) }

    public static var keys: [Key] { [codableKey, optionalKey, textKey, sampledKey, declaredByKey] }

    private static let codableKey = Key(
        "codable", .bool, default: "`false`",
        help: """
            Whether the property's type must be one that can be encoded and compared: no closure, tuple, metatype, `Any` \
            or other existential.
            """,
        example: "true")

    private static let optionalKey = Key(
        "optional", .bool, default: "`true`", help: "Whether the property's type may be optional.", example: "false")

    private static let textKey = Key(
        "text", .bool, default: "`false`",
        help: """
            Whether the property's type must be one whose values are written as a text and read from it: no optional, \
            collection, closure, tuple or existential, and none of Foundation's that is neither `LosslessStringConvertible` nor `UUID`.
            """,
        example: "true")

    private static let sampledKey = Key(
        "sampled", .bool, default: "`false`",
        help: """
            Whether `gen` refuses a property of a type of which no value is known: it must be one of Swift's and \
            Foundation's plain types, or in `samples`.
            """,
        example: "true")

    private static let declaredByKey = Key(
        "declaredBy", .string,
        help: """
            With `expects`: the type, written by that blueprint, which must declare each of the properties. `gen` refuses \
            those that it does not declare.
            """,
        example: #""App""#)

    private let isCodable: Bool
    private let mayBeOptional: Bool
    /// Whether its values must be such as are read from a text.
    public let isText: Bool
    /// Whether a value of the type must be known.
    public let isSampled: Bool
    /// The type that must declare the properties; nil where they are the module's own.
    public let declaringType: String?

    public init(
        isCodable: Bool, mayBeOptional: Bool = true, isText: Bool = false, isSampled: Bool = false,
        declaringType: String? = nil
    ) {
        self.isCodable = isCodable
        self.mayBeOptional = mayBeOptional
        self.isText = isText
        self.isSampled = isSampled
        self.declaringType = declaringType
    }

    public init(_ object: ObjectReader) throws(ShapeError) {
        isCodable = try object.bool(Self.codableKey) ?? false
        mayBeOptional = try object.bool(Self.optionalKey) ?? true
        isText = try object.bool(Self.textKey) ?? false
        isSampled = try object.bool(Self.sampledKey) ?? false
        declaringType = try object.string(Self.declaredByKey)
        if declaringType != nil, object[ParameterKeys.expects] == nil { throw object.missing(ParameterKeys.expects) }
    }

    public func placeholder(for parameter: String) -> String { "name:Type" }

    public func example(name: String, type: String) -> String {
        name.prefix(1).lowercased() + name.dropFirst() + ":" + type
    }

    public var namesProperties: Bool { true }

    public func value(_ text: String, of parameter: Parameter) throws(ParameterError) -> ParameterValue {
        let property: Property
        do throws(Property.Fault) {
            property = try Property(text)
            guard parameter.takesKeywords || Identifier.isValid(property.name) else { throw .badName }
        } catch {
            switch error {
            case .noType: throw ParameterError(parameter, .noType(text))
            case .badType: throw ParameterError(parameter, .badType(text))
            case .badName:
                let name = String(text.prefix { $0 != ":" })
                // With its type, it can be typed as it stands.
                let suggestion = Identifier.nearest(to: name).map { $0 + text.dropFirst(name.count) }
                throw ParameterError(parameter, .notAnIdentifier(name, suggestion: suggestion))
            }
        }
        guard property.type.canBeStored else { throw ParameterError(parameter, .notStored(text)) }
        guard !isCodable || property.type.mayBeCodable else { throw ParameterError(parameter, .notCodable(text)) }
        guard !(isCodable && property.name == "id" && property.type.isOptional) else {
            throw ParameterError(parameter, .optionalIdentifier(text))
        }
        guard mayBeOptional || !property.type.isOptional else {
            throw ParameterError(parameter, .optional(text))
        }
        // Swift looks for what is encoded in a type of this name.
        guard !isCodable || property.name != "CodingKeys" else {
            throw ParameterError(parameter, .reservedName(property.name))
        }
        guard !isText || property.type.mayBeText else { throw ParameterError(parameter, .notText(text)) }
        guard !parameter.reserved.contains(property.name) else {
            throw ParameterError(parameter, .reservedName(property.name))
        }
        return property.value(
            parameter.samples, optional: parameter.optionalSamples, functionAliases: parameter.functionAliases)
    }

    /// Whether one of the properties has a type of which no sample is known, whether all are optional, whether one is
    /// an identifier, whether one has parts, and which shows people what this is.
    public func addCompanions(
        of parameter: Parameter, _ values: [ParameterValue], to variables: inout [String: Value]
    ) {
        variables[Parameter.lacksSamples(parameter.name)] = .bool(values.contains { $0.lacksSample })
        variables[Parameter.isOptional(parameter.name)] = .bool(values.allSatisfy { $0.isOptional })
        variables[Parameter.hasId(parameter.name)] = .bool(values.contains { $0.name == "id" })
        variables[Parameter.hasParts(parameter.name)] = .bool(values.contains { $0.hasParts })
        let title = Self.title(among: values)
        variables[Parameter.title(parameter.name)] = .string(title?.name ?? "")
        variables[Parameter.titleIsOptional(parameter.name)] = .bool(title?.isOptional ?? false)
    }
}

extension PropertyKind {
    /// Whether a type with such a property would have room for itself.
    public func makesEndless(_ type: String, _ property: SwiftType) -> Bool {
        isCodable && property.holdsValue(of: type)
    }

    private static func title(among values: [ParameterValue]) -> (name: String, isOptional: Bool)? {
        let texts = values.compactMap { value -> (name: String, isOptional: Bool)? in
            guard value.name != "id", case .object(let fields) = value.value,
                case .string(let type)? = fields[PropertyField.type.rawValue], type == "String" || type == "String?"
            else { return nil }
            return (value.name, type == "String?")
        }
        return texts.first { $0.name == "title" || $0.name == "name" } ?? texts.first
    }
}

extension ParameterValue {
    /// Whether it is a property whose type is more than one of Swift's or a list of such.
    fileprivate var hasParts: Bool {
        guard case .object(let fields) = value, case .string(let type)? = fields[PropertyField.type.rawValue] else {
            return false
        }
        return SwiftType(type).map { !$0.isPlainValue } ?? false
    }

    /// Whether it is a property that is nil where nobody gives it a value.
    fileprivate var isOptional: Bool {
        guard case .object(let fields) = value, case .string(let type)? = fields[PropertyField.type.rawValue],
            case .string(let optional)? = fields[PropertyField.optionalType.rawValue]
        else { return false }
        return type == optional || type.hasSuffix("!")
    }
}

/// A property that somebody typed.
public struct Property: Sendable {
    /// What can be wrong with one.
    public enum Fault: Error {
        case noType, badName, badType
    }

    /// Its name.
    public let name: String
    /// Its type. Parentheses around the whole say nothing; and what is unwrapped implicitly is an optional, because the
    /// type of a value, as tests name it, cannot be written otherwise.
    public private(set) var type: SwiftType

    /// Reads `name:Type`. The name may be a word of the language, in backticks.
    public init(_ text: String) throws(Fault) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        var name = Self.trimmed(parts[0])
        if name.utf8.count > 2, name.hasPrefix("`"), name.hasSuffix("`") {
            name = String(name.dropFirst().dropLast())
            guard Identifier.isMemberName(name) else { throw .badName }
        } else {
            guard Identifier.isValid(name) else { throw .badName }
        }
        guard parts.count == 2 else { throw .noType }
        let written = Self.trimmed(parts[1])
        guard !written.isEmpty else { throw .noType }
        guard let type = SwiftType(written) else { throw .badType }
        self.name = name
        self.type = type.ofProperty
    }

    /// The property as it would be typed.
    public var text: String { "\(Identifier.escaped(name)):\(type)" }

    /// The same property with another type.
    public func with(_ type: SwiftType) -> Property {
        var property = self
        property.type = type.ofProperty
        return property
    }

    private var hasStem: Bool { name.hasSuffix("Id") && name.utf8.count > 2 }

    private static func trimmed(_ text: Substring) -> String {
        let head = text.drop { $0 == " " }
        var end = head.endIndex
        while end > head.startIndex, head[head.index(before: end)] == " " { end = head.index(before: end) }
        return String(head[..<end])
    }

    /// The property as templates see it, with the samples of types that are known beside the usual ones, and with those
    /// of optionals of types, which come before the others.
    func value(
        _ samples: [String: String], optional: [String: String] = [:], functionAliases: Set<String> = []
    ) -> ParameterValue {
        let optionalSample = optional[type.description]
        let sample = optionalSample == nil ? type.sample(samples) : nil
        let fields: [String: Value] = [
            PropertyField.name.rawValue: .string(name),
            PropertyField.type.rawValue: .string(type.description),
            PropertyField.argumentType.rawValue: .string(type.argument(functionAliases)),
            PropertyField.optionalType.rawValue: .string(type.optional),
            PropertyField.implicitlyUnwrappedType.rawValue: .string(type.implicitlyUnwrapped),
            PropertyField.sample.rawValue: .string(sample ?? ""),
            PropertyField.optionalSample.rawValue: .string(optionalSample ?? sample ?? "nil"),
            PropertyField.isId.rawValue: .bool(name == "id"),
            PropertyField.stem.rawValue: .string(hasStem ? String(name.dropLast(2)) : name),
            PropertyField.isPlain.rawValue: .bool(hasStem || type.sample != nil),
        ]
        return ParameterValue(
            name: name, value: .object(fields), lacksSample: sample == nil,
            lacksValue: sample == nil && optionalSample == nil)
    }
}
