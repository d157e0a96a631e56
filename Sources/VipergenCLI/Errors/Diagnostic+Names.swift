import Scaffolding
import TemplateSets
import Text

extension Diagnostic {
    init(_ error: ModuleNameError) {
        self.init(message: "", exitCode: .usage)
        switch error.fault {
        case .empty:
            message = error.name.isEmpty ? "a module must have a name" : "\(quoted(error.name)) is not a module name"
        case .tooLong(let bytes, let most):
            message = "the name \(quoted(error.name)) is \(bytes) bytes long; the maximum is \(most)"
        case .notUpperCamelCase: message = "\(quoted(error.name)) is not a Swift type name in UpperCamelCase"
        case .reservedWord: message = "\(quoted(error.name)) is a name reserved by Swift or UIKit"
        case .suffixAlone:
            message = "\(quoted(error.name)) is only the suffix that the blueprint adds; put a name before it"
        case .repeated: message = "the module \(quoted(error.name)) is named twice"
        case .sharesName(let other):
            message =
                "the modules \(quoted(other)) and \(quoted(error.name)) share a name, and so would their types"
        case .differsInCase(let other):
            message =
                "the modules \(quoted(other)) and \(quoted(error.name)) differ only in case, and so would their files"
        }
        if let name = error.suggestion { hints = ["Did you mean \(quoted(name))?"] }
    }

    init(_ error: ParameterError) {
        let option = "--\(error.option)"
        self.init(error.fault, of: option)
        switch error.fault {
        case .missing: hints = ["For example: \(option) \(error.placeholder)"]
        case .noType(let text):
            hints = ["Write it as name:Type, such as \(option) \(shown(text.prefix { $0 != ":" } + ":Int"))."]
        case .notATypeName(let text, nil) where text.contains(","):
            hints = [
                "Repeat the option: "
                    + text.split(separator: ",").map { "\(option) \(shown(String($0)))" }.joined(separator: " ")
            ]
        default: break
        }
        if error.placeholder.contains(":"), let hint = Self.hint(forProperty: error.fault.text ?? "", option) {
            hints = [hint]
        }
    }

    /// What was meant by a property that was typed as `name=Type`, or several as `a:Int,b:String`.
    private static func hint(forProperty text: String, _ option: String) -> String? {
        let parts = text.split(separator: ",").map { part in
            String(part.drop { $0 == " " }).replacing("=", with: ":")
        }
        let isProperty = { (part: String) in
            let sides = part.split(separator: ":", maxSplits: 1)
            return sides.count == 2 && Identifier.isValid(String(sides[0])) && !sides[1].contains(":")
        }
        guard !parts.isEmpty, parts.allSatisfy(isProperty) else { return nil }
        if parts.count > 1 {
            return "Repeat the option: " + parts.map { "\(option) \(shown($0))" }.joined(separator: " ")
        }
        return parts[0] == text ? nil : "Did you mean '\(option) \(shown(parts[0]))'?"
    }

    /// What is wrong with a value.
    ///
    /// - Parameter option: The parameter as whoever gave the value knows it: an option, or a key of the configuration.
    init(_ fault: ParameterError.Fault, of option: String) {
        self.init(message: "", exitCode: .usage)
        switch fault {
        case .missing: message = "\(option) must be given"
        case .repeated(let text): message = "\(option) is given \(quoted(text)) twice"
        case .sharesName(let text, let other):
            message = "\(option) \(quoted(text)) has the name of \(quoted(other))"
            hints = ["Give one of them another name."]
        case .tooMany(let count, let most): message = "\(option) has \(count) values; a list has at most \(most)"
        case .notABool(let text): message = "\(option) is true or false, not \(quoted(text))"
        case .unknownChoice(let text, let known):
            message = "invalid value \(quoted(text)) for \(option)"
            hints = suggestion(for: text, among: known, what: "choices")
        case .badCharacter(let text):
            message = "\(option) takes one line without control characters, not \(quoted(text))"
        case .notATypeName(let text, let suggestion):
            message =
                TypeName.fault(of: text) == .reservedWord
                ? "\(option) cannot be \(quoted(text)), a name reserved by Swift or UIKit"
                : "\(option) takes a Swift type name in UpperCamelCase, not \(quoted(text))"
            hints = suggestion.map { ["Did you mean \(quoted($0))?"] } ?? []
        case .notAnIdentifier(let text, let suggestion):
            let isKeyword = Identifier.isValid(text + "Value")
            message =
                text.isEmpty
                ? "\(option) needs a Swift identifier"
                : "\(option) takes a Swift identifier, not \(isKeyword ? "the keyword " : "")\(quoted(text))"
            hints = suggestion.map { ["Did you mean \(quoted($0))?"] } ?? []
        case .notAURLScheme(let text):
            message = "\(option) takes the scheme of a URL, not \(quoted(text))"
            hints = ["Begin it with a letter; letters, digits, '+', '-' and '.' may follow."]
        case .noType(let text):
            message = "\(option) \(quoted(text)) has no type"
            hints = ["Write it as name:Type, such as \(quoted(text.prefix { $0 != ":" } + ":Int"))."]
        case .badType(let text):
            message = "\(option) \(quoted(text)) does not name a Swift type after the colon"
        case .notStored(let text):
            message = "\(option) \(quoted(text)) has a type that no stored property can have"
        case .notCodable(let text):
            message = "\(option) \(quoted(text)) has a type that can be neither encoded nor compared"
            hints = ["Use a type that is Codable and Equatable, such as a struct of the app's own."]
        case .optionalIdentifier(let text):
            message = "\(option) \(quoted(text)) is an identifier that may be nil"
            hints = ["Give it a type that is not optional, or another name."]
        case .optional(let text):
            message = "\(option) \(quoted(text)) has a type that may be nil"
            hints = ["Give it a type that is not optional."]
        case .endless(let text, let type):
            message = "\(option) \(quoted(text)) would make every \(quoted(type)) contain another one"
            hints = ["Use \(quoted("[\(type)]")), or the identifier of the other one."]
        case .ownName(let name):
            message = "\(option) cannot be \(quoted(name)): the module would contain itself"
            hints = ["Name another module."]
        case .notText(let text):
            message = "\(option) \(quoted(text)) has a type that cannot be read from a text"
            hints = ["Use a type that is LosslessStringConvertible, such as Int or String, or a UUID."]
        case .notSampled(let text):
            message = "\(option) \(quoted(text)) has a type with no known value"
            let name = text.prefix { $0 != ":" }.drop { $0 == " " }
            let suggestion = name.hasSuffix("Id") ? "\(name):Int" : "\(name)Id:Int"
            hints = ["Use a plain type such as Int, String or UUID: \(quoted(suggestion))."]
        case .notAMethod(let text, let suggestion):
            message = "\(option) \(quoted(text)) is not a method"
            hints = [
                suggestion.map { "Did you mean \(quoted($0))?" }
                    ?? "Write it as name, or with parameters as 'name(label: Type)'."
            ]
        case .lacksProperty(let name, let property):
            message = "\(option) cannot be \(quoted(name)): it has no property \(quoted(property))"
        case .isTypeWithout(let name, let lack, let path):
            message = "\(option) cannot be \(quoted(name)): \(lack.words)"
            hints = [lack.hint(of: name, in: path)]
        case .typeLacksProperty(let text, let type, let property):
            message = "\(option) cannot be \(quoted(text)): \(quoted(type)) has no property \(quoted(property))"
            let identifier = "\(text.prefix { $0 != ":" })\(property.prefix(1).uppercased())\(property.dropFirst())"
            hints = ["Declare it there, or name a plain value instead, such as \(quoted(identifier + ":Int"))."]
        case .lacksType(let name, let type, let set):
            message = "\(option) cannot be \(quoted(name)): it has no \(quoted(type))"
            let command = shown("vipergen gen \(name) \(set) --only-missing")
            hints = ["Name one of the set \(quoted(set)); '\(command)' writes what one lacks."]
        case .isWithout(let name, let other):
            message = "\(option) cannot be \(quoted(name)): it lacks what --no-\(other) leaves out"
        case .notSupplied(let name, let properties, let other):
            let all = listed(properties.map(quoted))
            message = "\(option) \(quoted(name)) needs \(all), which the module does not have"
            hints =
                other.map { option in
                    ["Add " + properties.map { "--\(option) \(quoted($0))" }.joined(separator: " ") + "."]
                } ?? []
        case .cannotBeGiven(let name, let property):
            message =
                "\(option) cannot be \(quoted(name)): it needs \(quoted(property)), and nothing is given to it here"
            hints = ["Name a module without inputs, which can open \(quoted(name))."]
        case .notDeclared(let property, let type):
            message = "\(option) \(quoted(property)) is not declared by \(quoted(type.name))"
            hints = Self.declaring(property, type)
        case .reservedName(let name):
            message = "\(option) cannot be \(quoted(name)): the templates already use this name"
        case .reservedType(let name, let suggestion):
            message = "\(option) cannot be \(quoted(name)): the templates already use this name"
            hints = ["Did you mean \(quoted(suggestion))?"]
        case .nearlyTells(let text, let type, let right):
            message = "\(option) \(quoted(text)) does not say which \(quoted(type)) is meant"
            hints = ["Did you mean '\(option) \(shown(right))'?"]
        case .needsImport(let name, let framework, let file):
            message = "\(option) cannot be \(quoted(name)): \(quoted(file)) would need \(framework)"
            hints = ["Use a type that does without \(framework), such as Data, URL or one of the app's own."]
        case .usedType(let name, let type, let suggestion):
            message = "\(option) cannot be \(quoted(name)): \(Self.shadowing(type))"
            hints = ["Did you mean \(quoted(suggestion))?"]
        case .declaredTwice(let text, let declaration, let type, let other):
            let place = type.map { " in \(quoted($0))" } ?? ""
            if let other {
                message = "\(option) \(quoted(text)) and --\(other.option) \(quoted(other.text)) would both declare "
                message += "\(quoted(declaration))\(place)"
                hints = ["Rename one of them, or leave it out."]
            } else {
                message = "\(option) cannot be \(quoted(text)): \(quoted(declaration)) would be declared twice\(place)"
                hints = ["Choose another name."]
            }
        case .declaredElsewhere(let text, let path, let suggestion):
            message = "\(option) cannot be \(quoted(text)): \(quoted(path)) declares this type already"
            hints = ["Did you mean \(quoted(suggestion))?"]
        case .typeAsValue(let text, let type, let suggestion):
            message = "\(option) cannot be \(quoted(text)): \(Self.sharing(type))"
            hints = suggestion.map { ["Did you mean \(quoted($0))?"] } ?? [Self.needingCapital]
        case .implied(let text, let item, let other):
            message = "\(option) \(quoted(text)) cannot be given with --\(other), which needs \(quoted(item))"
            hints = ["Choose another name, or leave it out."]
        case .needs(let others): message = "\(option) can only be given \(others)"
        }
    }
}

extension Diagnostic {
    init(_ error: RequirementError) {
        let lack =
            switch error.lack {
            case .property(let name): "it has no property \(quoted(name))"
            case .option(let name): "it lacks what --no-\(name) leaves out"
            case .ofType(let lack, _): lack.words
            }
        var hint = "Add it to \(quoted(error.name)), or choose another name."
        if case .ofType(let lack, let path) = error.lack { hint = lack.hint(of: error.name, in: path) }
        self.init(
            message: "\(quoted(error.blueprint)) cannot be generated for \(quoted(error.name)): \(lack)",
            hints: [hint], exitCode: .usage)
    }

    /// How a type comes to declare a property, as `name:Type`.
    private static func declaring(_ property: String, _ type: ParameterError.DeclaringType) -> [String] {
        let parts = property.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } }
        if let near = nearest(to: String(parts[0]), in: type.known) { return ["Did you mean \(quoted(near))?"] }
        let declaration = quoted("var \(parts.joined(separator: ": "))")
        let command = type.blueprint.map { "Generate it with \(quoted("vipergen gen \(type.name) \($0)")), then add" }
        return ["\(command ?? "Add") \(declaration) to it, in \(escaped(type.path))."]
    }

    /// Why no type can be generated under a name.
    static func shadowing(_ type: String) -> String {
        "its type \(quoted(type)) would shadow the one that other code uses"
    }

    /// Why a name is none of which types and properties can be made.
    static func sharing(_ type: String) -> String {
        "a property or function would be called like the type \(quoted(type))"
    }

    /// What to do about it.
    static let needingCapital = "Use a name that begins with a capital letter: properties have it in lowercase."
}

extension ParameterError.Fault {
    /// The text that was given; nil where the fault is about none.
    var text: String? {
        switch self {
        case .missing, .needs, .tooMany: nil
        case .repeated(let text), .sharesName(let text, _), .notABool(let text), .unknownChoice(let text, _),
            .badCharacter(let text),
            .notATypeName(let text, _), .notAnIdentifier(let text, _), .notAURLScheme(let text), .noType(let text),
            .badType(let text),
            .notStored(let text), .notCodable(let text), .notText(let text), .notSampled(let text),
            .optionalIdentifier(let text),
            .optional(let text), .endless(let text, _), .ownName(let text), .notAMethod(let text, _),
            .notSupplied(let text, _, _),
            .lacksProperty(let text, _), .isTypeWithout(let text, _, _), .typeLacksProperty(let text, _, _),
            .lacksType(let text, _, _),
            .isWithout(let text, _),
            .cannotBeGiven(let text, _), .notDeclared(let text, _), .reservedName(let text), .reservedType(let text, _),
            .needsImport(let text, _, _), .nearlyTells(let text, _, _), .usedType(let text, _, _),
            .declaredTwice(let text, _, _, _), .declaredElsewhere(let text, _, _),
            .typeAsValue(let text, _, _), .implied(let text, _, _):
            text
        }
    }
}
