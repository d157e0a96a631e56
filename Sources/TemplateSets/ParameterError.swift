/// A value that a parameter does not take.
public struct ParameterError: Error, Sendable, Equatable {
    /// What is wrong.
    public enum Fault: Sendable, Equatable {
        case missing
        case repeated(String)
        /// An item of a list has the name of another one.
        case sharesName(String, with: String)
        /// A list has too many items.
        case tooMany(Int, most: Int)
        case notABool(String)
        case unknownChoice(String, known: [String])
        case badCharacter(String)
        case notATypeName(String, suggestion: String?)
        case notAnIdentifier(String, suggestion: String?)
        case notAURLScheme(String)
        case noType(String)
        case badType(String)
        /// No stored property has such a type.
        case notStored(String)
        /// Such a type can be neither encoded nor compared.
        case notCodable(String)
        /// What tells one thing from another may not be nil.
        case optionalIdentifier(String)
        /// The type is optional, and may not be.
        case optional(String)
        /// A value of the type would contain another one, and so on.
        case endless(String, type: String)
        /// The module would be built with another one of its kind, and so on.
        case ownName(String)
        /// The values of such a type cannot be read from a text.
        case notText(String)
        /// A property of a type of which no value is known.
        case notSampled(String)
        /// No method could be called that, or have such parameters.
        case notAMethod(String, suggestion: String?)
        /// What the value names lacks a property.
        case lacksProperty(String, property: String)
        /// The type that the value names lacks something; it stands in the file at this path.
        case isTypeWithout(String, TypeLack, path: String)
        /// The type of a property lacks one of its own.
        case typeLacksProperty(String, type: String, String)
        /// What the value names is none of a set's, and has not the type that the set's have.
        case lacksType(String, type: String, set: String)
        /// What the value names is as a switch makes it that is off; the switch as an option, without dashes.
        case isWithout(String, option: String)
        /// What the value names must be given properties, each as `name:Type`, and the module has none for them; the
        /// option that would give it one.
        case notSupplied(String, properties: [String], option: String?)
        /// What the value names must be given a property, as `name:Type`, where nothing is given.
        case cannotBeGiven(String, property: String)
        /// A type must declare such a property, and does not.
        case notDeclared(String, by: DeclaringType)
        case reservedName(String)
        /// The same of a type, with another name for it.
        case reservedType(String, suggestion: String)
        /// A property has the name of the one that tells which value of a type is meant, in other letters.
        case nearlyTells(String, type: String, right: String)
        /// A type of a framework stands in a file that does not import it.
        case needsImport(String, framework: String, file: String)
        /// A type would be called like one that the set, or any file of an app, uses.
        case usedType(String, type: String, suggestion: String)
        /// Something would be declared twice in a type, or at the top level: for this value and for another one, or by
        /// the templates themselves.
        case declaredTwice(String, declaration: String, type: String?, other: Given?)
        /// A file of the project declares the type already that the value names.
        case declaredElsewhere(String, path: String, suggestion: String)
        /// Something would be called like a type.
        case typeAsValue(String, type: String, suggestion: String?)
        /// Another option implies the same under another type.
        case implied(String, as: String, by: String)
        /// Other options must be as this condition says.
        case needs(String)
    }

    /// What the declaration of a type lacks.
    public enum TypeLack: Sendable, Equatable {
        /// Conformance to some protocols.
        case conformance([String])
        /// To be `nonisolated`, where the target isolates it to the main actor; the keyword of its declaration.
        case nonisolated(keyword: String)
        /// To be free of the main actor, to which its declaration, or what it conforms to, is isolated.
        case unisolated
        /// To be no generic type, which is none without its arguments.
        case arguments
        /// That a property of it may not be nil.
        case value(of: String)
        /// To be seen where it is used: in another file, or in another target, whose name this is.
        case access(target: String?)
        /// A function of a type of what the value names.
        case function(String, of: String)
    }

    /// A type that must declare what an option names.
    public struct DeclaringType: Sendable, Equatable {
        /// Its name.
        public var name: String
        /// The file that declares it, or will.
        public var path: String
        /// The blueprint that writes it, as `set/blueprint`, where the project does not have it yet; nil where it does.
        public var blueprint: String?
        /// The properties that it has.
        public var known: [String]

        /// A type of these facts.
        public init(name: String, path: String, blueprint: String?, known: [String]) {
            self.name = name
            self.path = path
            self.blueprint = blueprint
            self.known = known
        }
    }

    /// The value of an option.
    public struct Given: Sendable, Equatable {
        /// The option without dashes.
        public var option: String
        /// Its value, or the name of it.
        public var text: String

        /// A value of an option.
        public init(option: String, text: String) {
            self.option = option
            self.text = text
        }
    }

    /// The parameter's name as an option, without dashes.
    public var option: String
    /// What the parameter would take.
    public var placeholder: String
    /// What is wrong.
    public var fault: Fault

    /// What is wrong with a value of this parameter.
    public init(_ parameter: Parameter, _ fault: Fault) {
        option = parameter.option
        placeholder = parameter.placeholder
        self.fault = fault
    }
}
