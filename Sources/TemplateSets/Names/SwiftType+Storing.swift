import SwiftOutline

extension SwiftType {
    /// Whether a stored property can be of this type, and a test have a constant of it.
    var canBeStored: Bool {
        if case .attributed(let attributes, let type) = self {
            return attributes.allSatisfy { $0.hasPrefix("@") && $0 != "@autoclosure" } && type.canBeStored
        }
        if let type = parenthesized { return type.canBeStored }
        return !isVoid && self != .named("Never") && !needsOtherContext
    }

    /// Whether a type with such a property can be `Codable` and `Equatable` without a word about it, so far as the
    /// type's text tells.
    var mayBeCodable: Bool {
        switch bare {
        case .function, .tuple, .metatype, .existential, .composition, .inlineArray: false
        case .named(let name, let arguments):
            !Self.notCodable.contains(name) && !(arguments.isEmpty && Self.generic.contains(name))
                && parts.allSatisfy(\.mayBeCodable)
        case .member(.named("String", _), let name, _): !["Encoding", "Index"].contains(name)
        case .member(.named("Unicode", _), "Scalar", _): false
        case .member(.named(let name, _), _, _) where Self.notCodableInside.contains(name): false
        default: parts.allSatisfy(\.mayBeCodable)
        }
    }

    /// Whether it is one of Swift's or Foundation's, or a list of such, so that people can read the text of its values.
    var isPlainValue: Bool {
        if let wrapped = bare.wrapped { return wrapped.isPlainValue }
        return switch bare {
        case .array(let element): element.isPlainValue
        case .named(let name, let arguments):
            arguments.isEmpty ? sample != nil : name == "Array" && arguments.allSatisfy(\.isPlainValue)
        default: false
        }
    }

    /// Types that any app knows, and that are not both `Codable` and `Equatable`.
    private static let notCodable: Set = [
        "Any", "AnyClass", "AnyHashable", "AnyObject", "ArraySlice", "Character", "Codable", "CollectionOfOne",
        "Comparable", "Decodable", "DispatchQueue", "DispatchTime", "Encodable", "Equatable", "Error", "Hashable",
        "HTTPURLResponse", "Mirror", "NSArray", "NSAttributedString", "NSDate", "NSDictionary", "NSError", "NSNumber",
        "NSObject", "NSPredicate", "NSString", "Notification", "Operation", "Progress", "Regex", "Result", "Selector",
        "Sendable", "Slice", "Substring", "Task", "Timer", "UIBezierPath", "UIColor", "UIFont", "UIImage", "UIView",
        "UIViewController", "URLRequest", "URLResponse", "URLSession", "UserDefaults", "Void",
    ]

    /// Types of Foundation that have none in them that are both.
    private static let notCodableInside: Set = [
        "Bundle", "Calendar", "DateFormatter", "FileManager", "Notification", "NumberFormatter", "RunLoop", "TimeZone",
        "URLRequest", "URLSession",
    ]

    /// Types that are none without what they are made of.
    private static let generic: Set = ["Array", "Dictionary", "Optional", "Set"]

    /// Whether a value of this type has room for one of a type with a name, as a struct cannot have for itself.
    public func holdsValue(of name: String) -> Bool {
        switch bare {
        case .named(name, let arguments) where arguments.isEmpty: true
        case .named("Optional", let arguments): arguments.contains { $0.holdsValue(of: name) }
        case .optional, .implicitlyUnwrapped, .tuple: parts.contains { $0.holdsValue(of: name) }
        default: false
        }
    }

    /// Whether its values can be written as a text and read from it, so far as the type's text tells.
    var mayBeText: Bool {
        switch bare {
        case .named(let name, let arguments): arguments.isEmpty && !Self.unreadable.contains(name)
        case .member(_, _, let arguments): arguments.isEmpty
        default: false
        }
    }

    /// Types that any app knows, and that are neither `LosslessStringConvertible` nor, as a UUID, read from what they
    /// say of themselves.
    private static let unreadable = [
        "Any", "AnyObject", "Void", "Data", "Date", "Decimal", "IndexPath", "TimeZone", "URL", "URLRequest",
    ]

    /// Whether it is, or has among its parts, what only functions or generic types can name.
    private var needsOtherContext: Bool {
        switch self {
        case .opaque, .packElement, .packExpansion, .suppressed, .named("Self", _): true
        default: parts.contains(where: \.needsOtherContext)
        }
    }
}
