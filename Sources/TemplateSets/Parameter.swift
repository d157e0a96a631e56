import Text

/// Something that a set lets its users vary: an option of `gen`, and a variable of the templates.
public struct Parameter: Sendable {
    /// The variable's name in templates and conditions, in camelCase.
    public var name: String
    /// What a value, or an item of a list, may be.
    public var kind: any ParameterKind
    /// Whether it takes several values.
    public var isList: Bool
    /// What it does, in a line.
    public var help: String
    /// What stands for a value in help, such as `name:Type`.
    public var placeholder: String
    /// The value where none is given, as it would be typed; it may use variables of the project. A list's is one
    /// item.
    public var defaultValue: String?
    /// Whether a value must be given.
    public var isRequired: Bool
    /// The names that a property or a type may not have, since the templates use them.
    public var reserved: [String]
    /// What must hold of the other parameters where this one is given; nil where nothing must.
    public var needs: Condition?
    /// The blueprints that write what a value names, the one whose parameters templates see first; empty where a value
    /// names nothing of the kind.
    public var refersTo: [String]
    /// The blueprint that writes what a value names, where it is not written along; nil where a value names nothing of
    /// the kind.
    public var expects: String?
    /// The properties that what a value names must have.
    public var having: [String]
    /// The protocols that the type which a value names must conform to.
    public var conforming: [String]
    /// Whether a value may be the name of the module itself.
    public var mayBeItself: Bool
    /// Whether who refers to what was generated must have a value for each of these properties.
    public var isSupplied: Bool
    /// The parameters of who refers to it that can give these values, by name; empty where all can.
    public var suppliers: [String]
    /// The expressions for tests of types that the set knows, by type.
    public var samples: [String: String]
    /// Those of optionals of types, by type, which properties of these types have in place of one of their own.
    public var optionalSamples: [String: String]
    /// The items that other lists have where this parameter is given, by the list's name.
    public var implied: [String: String]
    /// Whether properties may be called as words of the language, in backticks: of what is declared already, they are
    /// read and given values, and not declared.
    public var takesKeywords: Bool
    /// The project's other names for types of functions.
    public var functionAliases: Set<String>

    /// A parameter of these facts.
    public init(
        name: String, kind: any ParameterKind, isList: Bool, help: String, placeholder: String, defaultValue: String?,
        isRequired: Bool, reserved: [String], needs: Condition? = nil, refersTo: [String] = [],
        expects: String? = nil, having: [String] = [], conforming: [String] = [], mayBeItself: Bool = true,
        isSupplied: Bool = false, suppliers: [String] = [], samples: [String: String] = [:],
        optionalSamples: [String: String] = [:], implied: [String: String] = [:],
        takesKeywords: Bool = false, functionAliases: Set<String> = []
    ) {
        self.name = name
        self.kind = kind
        self.isList = isList
        self.help = help
        self.placeholder = placeholder
        self.defaultValue = defaultValue
        self.isRequired = isRequired
        self.reserved = reserved
        self.needs = needs
        self.refersTo = refersTo
        self.expects = expects
        self.having = having
        self.conforming = conforming
        self.mayBeItself = mayBeItself
        self.isSupplied = isSupplied
        self.suppliers = suppliers
        self.samples = samples
        self.optionalSamples = optionalSamples
        self.implied = implied
        self.takesKeywords = takesKeywords
        self.functionAliases = functionAliases
    }

    /// The name as an option, without dashes: `moduleName` is `module-name`.
    public var option: String { Self.optionName(of: name) }

    /// The truth variables that stand beside a choice: `view` with `xib` gives `viewIsXib`.
    public static func flag(_ name: String, is choice: String) -> String {
        capitalizing(choice, after: name + "Is", fromFirst: true)
    }

    /// The truth variable that stands beside properties: whether one of them has a type of which no sample is known.
    public static func lacksSamples(_ name: String) -> String { name + "LacksSamples" }

    /// The truth variable that stands beside properties: whether all of them have optional types, so that none needs a
    /// value.
    public static func isOptional(_ name: String) -> String { name + "IsOptional" }

    /// The truth variable that stands beside properties: whether one of them is called `id`.
    public static func hasId(_ name: String) -> String { name + "HasId" }

    /// The truth variable that stands beside properties: whether one of them is more than a value of Swift's or a list of
    /// such, so that its text is not for people: an object, a set, a dictionary.
    public static func hasParts(_ name: String) -> String { name + "HasParts" }

    /// The variable that stands beside properties: the name of the one that shows people what this is, `title` or
    /// `name` or else the first text; empty where none does.
    public static func title(_ name: String) -> String { name + "Title" }

    /// The truth variable that stands beside properties: whether that text may be nil.
    public static func titleIsOptional(_ name: String) -> String { title(name) + "IsOptional" }

    /// The variable that stands beside a type's name: a constant's name, `client` for `Client`, in backticks where that
    /// is a keyword.
    public static func constant(_ name: String) -> String { name + "Constant" }

    /// The same for several of the type: `clients`.
    public static func constants(_ name: String) -> String { name + "Constants" }

    /// The variable that stands beside a type's name: that of a constant as an argument's label, without backticks, and
    /// with which longer names begin.
    public static func label(_ name: String) -> String { name + "Label" }

    /// The same for several of the type.
    public static func labels(_ name: String) -> String { name + "Labels" }

    /// What a template calls a variable of that to which a parameter refers: `entity` and `property` are
    /// `entityProperty`.
    public static func referred(_ variable: String, by parameter: String) -> String {
        capitalizing(variable, after: parameter, fromFirst: true)
    }

    /// Beside a type's name: the expression for tests of an optional of it; empty where there is none.
    public static let sample = "sample"

    /// Beside what a module is about: whether an input tells which one, `clientId` for a `Client` with an `id`.
    public static let isOne = "isOne"

    /// What begins the names of the truth variables that say what is handed to something: in a section over `opens`,
    /// `takesEntity` is whether a property of the module's `entity` is.
    public static let takes = "takes"

    /// A variable's name as an option's: `moduleName` is `module-name`, and `moduleURL` is `module-url`.
    public static func optionName(of name: String) -> String {
        if let simple = simpleOptionName(of: name) { return simple }
        // What no dash stands for is kept.
        return name.split(separator: "_", omittingEmptySubsequences: false).map { CaseForm.kebab.apply(to: String($0)) }
            .joined(separator: "_")
    }

    /// The option's name letter by letter, as it once was: `module-u-r-l`. The same as the option's where that has no
    /// acronym.
    public var spelledOutOption: String {
        Self.simpleOptionName(of: name)
            ?? name.reduce(into: "") { option, character in
                if character.isUppercase, !option.isEmpty { option += "-" }
                option += character.lowercased()
            }
    }

    /// The option of a name of ASCII letters in which no word is an acronym, as nearly all are; nil of any other name.
    private static func simpleOptionName(of name: String) -> String? {
        var option: [UInt8] = []
        var isCapital = false
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): isCapital = false
            case UInt8(ascii: "A")...UInt8(ascii: "Z") where !isCapital:
                isCapital = true
                if !option.isEmpty { option.append(UInt8(ascii: "-")) }
            default: return nil
            }
            option.append(byte | 0x20)
        }
        return String(decoding: option, as: UTF8.self)
    }

    /// An option's name as a variable's: `module-name` is `moduleName`. Capitals of an acronym are lost in the
    /// option's.
    public static func variableName(of option: String) -> String {
        guard option.utf8.contains(UInt8(ascii: "-")) else { return option }
        return capitalizing(option, after: "", fromFirst: false)
    }

    /// Words separated by dashes, without the dashes, each with a capital.
    private static func capitalizing(_ words: String, after start: String, fromFirst: Bool) -> String {
        var text = start
        var isWordStart = fromFirst
        for scalar in words.unicodeScalars {
            if scalar == "-" {
                isWordStart = true
            } else if isWordStart {
                text += scalar.properties.uppercaseMapping
                isWordStart = false
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
