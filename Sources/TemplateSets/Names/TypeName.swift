import Mustache
import Text

/// Which texts name a Swift type in UpperCamelCase.
public enum TypeName {
    /// What can be wrong with a name.
    public enum Fault: Sendable, Equatable {
        case empty
        case tooLong(bytes: Int, most: Int)
        case notUpperCamelCase
        case reservedWord
        /// It stands twice in one list.
        case repeated
        /// Another one of the list has it but for upper and lower case.
        case differsInCase(String)
        /// Another one of the list has it in another group.
        case sharesName(String)
        /// It is nothing but what the blueprint adds to a name.
        case suffixAlone
    }

    /// The longest name, in UTF-8 bytes: file systems stop at 255, and roles and endings are added to a name.
    public static let longest = 180

    /// Names that Swift reserves, of which a label cannot be made (`inout`), or that would give a module the name of a
    /// class of UIKit (`UIViewController`).
    private static let reserved = [
        "Any", "Self", "Type", "Protocol", "Inout", "UI", "UITable", "UICollection", "UIPage",
    ]

    /// What is wrong with a name, nil where it is good.
    public static func fault(of name: String) -> Fault? {
        guard let first = name.unicodeScalars.first else { return .empty }
        guard name.utf8.count <= longest else { return .tooLong(bytes: name.utf8.count, most: longest) }
        guard first.isNameStart, !first.properties.isLowercase,
            name.unicodeScalars.allSatisfy({ $0.isNamePart && $0 != "_" })
        else { return .notUpperCamelCase }
        return reserved.contains(name) ? .reservedWord : nil
    }

    /// The nearest good name, nil where nothing of the text can be kept.
    public static func nearest(to text: String) -> String? {
        var name = ""
        var startsWord = true
        for scalar in text.unicodeScalars {
            guard scalar.isNamePart, scalar != "_" else {
                startsWord = true
                continue
            }
            if name.isEmpty, !scalar.isNameStart { continue }
            name += startsWord ? scalar.properties.titlecaseMapping : String(scalar)
            startsWord = false
        }
        if reserved.contains(name) { name += "Screen" }
        return fault(of: name) == nil ? name : nil
    }
}

/// Which texts name a Swift property.
public enum Identifier {
    /// Words that cannot name a property without backticks.
    private static let reserved = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "true", "throws", "try", "Type",
        "Protocol", "_",
        // What a capture list would read as strength.
        "weak", "unowned",
    ]

    /// Whether a text is a Swift identifier that needs no backticks.
    public static func isValid(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first == "_" || first.isNameStart else { return false }
        return text.utf8.count <= TypeName.longest
            && text.unicodeScalars.allSatisfy(\.isNamePart) && !reserved.contains(text)
    }

    /// Whether a text is a name that needs no backticks behind a dot or before a colon: `default` and `in` need none
    /// there, `self` and `inout` mean something else.
    public static func isMemberName(_ text: String) -> Bool {
        isValid(text) || reserved.contains(text) && !["init", "inout", "self", "Type", "Protocol", "_"].contains(text)
    }

    /// A name in backticks where it needs them in a declaration.
    public static func escaped(_ name: String) -> String { isValid(name) ? name : "`\(name)`" }

    /// The name of a property that holds what a type's name says, in backticks where it is a keyword.
    public static func property(for typeName: String) -> String {
        escaped(label(for: typeName))
    }

    /// The same without backticks, for arguments and to begin longer names with.
    ///
    /// Where a script has no lowercase, it is told from the type by its ending.
    public static func label(for typeName: String) -> String {
        CaseForm.camel.apply(to: typeName) + (typeName.hasCase ? "" : "Value")
    }

    /// The nearest good identifier, nil where nothing of the text can be kept.
    public static func nearest(to text: String) -> String? {
        let text = text.replacing("`", with: "")
        if reserved.contains(text), text != "_" { return CaseForm.camel.apply(to: text) + "Value" }
        let name = CaseForm.camel.apply(to: TypeName.nearest(to: text) ?? "")
        return isValid(name) ? name : nil
    }
}

extension Unicode.Scalar {
    /// Whether a Swift identifier may begin with it, `_` aside.
    var isNameStart: Bool {
        isASCII ? (65...90).contains(value) || (97...122).contains(value) : properties.isXIDStart
    }

    /// Whether it may stand in a Swift identifier, and be seen there: joiners and marks of direction may not.
    var isNamePart: Bool {
        guard !isASCII else { return isNameStart || (48...57).contains(value) || self == "_" }
        return properties.isXIDContinue && properties.generalCategory != .format
    }
}

extension String {
    /// Whether it is of a script that has capitals.
    public var hasCase: Bool {
        unicodeScalars.first.map { $0.properties.isUppercase || $0.properties.isLowercase } ?? true
    }
}
