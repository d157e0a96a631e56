/// What a template is rendered with: a JSON-like tree, and lambdas.
public enum Value: Sendable {
    case null
    case bool(Bool)
    /// The literal as written, so that `1.10` is rendered as `1.10`.
    case number(String)
    case string(String)
    case list([Value])
    case object([String: Value])
    case lambda(Lambda)

    /// Whether a section over this value is rendered.
    /// `null`, `false`, an empty list, an empty string and the number zero are falsy; anything else is truthy.
    public var isTruthy: Bool {
        switch self {
        case .null: false
        case .bool(let value): value
        case .number(let literal): !Value.isZero(literal)
        case .string(let text): !text.isEmpty
        case .list(let items): !items.isEmpty
        case .object, .lambda: true
        }
    }

    /// Whether this is a truth value.
    var isBool: Bool {
        if case .bool = self { true } else { false }
    }

    /// A literal is zero when its digits before the exponent are: `0`, `-0.00`, `0e5`.
    private static func isZero(_ literal: String) -> Bool {
        for byte in literal.utf8 {
            switch byte {
            case UInt8(ascii: "e"), UInt8(ascii: "E"): return true
            case UInt8(ascii: "1")...UInt8(ascii: "9"): return false
            default: continue
            }
        }
        return true
    }
}
