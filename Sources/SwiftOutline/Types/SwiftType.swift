/// A Swift type: what its text says, without the layout and the comments.
///
/// Read one with `init(parsing:)`; `description` writes it as well-formatted source. Parentheses that were written
/// stay; those that a type needs where it was put, and does not have, are added when it is written.
public enum SwiftType: Equatable, Sendable {
    /// `Int`, `Set<Int>`; also `Any`, `Self` and `_`. Behind a module selector, it is in the name: `Swift::Int`.
    case named(String, arguments: [SwiftType] = [])
    /// A type within another one: `Set<Int>.Index`.
    indirect case member(of: SwiftType, String, arguments: [SwiftType] = [])
    /// `Int?`
    indirect case optional(SwiftType)
    /// `Int!`
    indirect case implicitlyUnwrapped(SwiftType)
    /// `[Int]`
    indirect case array(SwiftType)
    /// `[3 of Int]`
    indirect case inlineArray(count: SwiftType, element: SwiftType)
    /// `[String: Int]`
    indirect case dictionary(key: SwiftType, value: SwiftType)
    /// `()`, `(Int, name: String)`. One element without a name is a type in parentheses.
    case tuple([Element])
    /// `(Int) async throws -> String`
    indirect case function(Function)
    /// `any P`
    indirect case existential(SwiftType)
    /// `some P`
    indirect case opaque(SwiftType)
    /// `each T`
    indirect case packElement(SwiftType)
    /// `repeat each T`
    indirect case packExpansion(SwiftType)
    /// `~Copyable`
    indirect case suppressed(SwiftType)
    /// `A & B`
    case composition([SwiftType])
    /// `Int.Type`, `P.Protocol`
    indirect case metatype(of: SwiftType, Metatype)
    /// Attributes and specifiers, each as written, before a type: `@Sendable () -> Void`, `inout Int`.
    indirect case attributed([String], SwiftType)
    /// A number among generic arguments, or as the count of an inline array, with its sign.
    case number(String)

    /// An element of a tuple or a parameter of a function.
    public struct Element: Equatable, Sendable {
        /// The label, or the name where there is no second one: `a` of `(a: Int)`, `_` of `(_ a: Int)`.
        public var firstName: String?
        /// The name behind a label: `a` of `(_ a: Int)`. Only parameters have one.
        public var secondName: String?
        /// The type, of a variadic parameter that of one value.
        public var type: SwiftType
        /// Whether dots follow the type: `Int...`. Only parameters are variadic.
        public var isVariadic: Bool

        /// Creates an element, without names unless they are given.
        public init(firstName: String? = nil, secondName: String? = nil, _ type: SwiftType, isVariadic: Bool = false) {
            self.firstName = firstName
            self.secondName = secondName
            self.type = type
            self.isVariadic = isVariadic
        }
    }

    /// The type of a function or closure.
    public struct Function: Equatable, Sendable {
        /// What the parentheses hold.
        public var parameters: [Element]
        /// Whether it is `async`.
        public var isAsync: Bool
        /// What it may throw.
        public var errors: Errors
        /// The type of its result.
        public var result: SwiftType

        /// Creates the type of a function.
        public init(_ parameters: [Element], isAsync: Bool = false, errors: Errors = .none, result: SwiftType) {
            self.parameters = parameters
            self.isAsync = isAsync
            self.errors = errors
            self.result = result
        }
    }

    /// What a function may throw.
    public enum Errors: Equatable, Sendable {
        /// Nothing.
        case none
        /// Any error: `throws`.
        case any
        /// Errors of one type: `throws(E)`.
        case only(SwiftType)
    }

    /// The word behind a metatype's last dot.
    public enum Metatype: String, Sendable {
        /// `Int.Type`
        case type = "Type"
        /// `P.Protocol`
        case `protocol` = "Protocol"
    }
}
