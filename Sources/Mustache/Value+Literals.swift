extension Value: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// `nil` is `.null`.
    public init(nilLiteral: ()) {
        self = .null
    }

    /// `true` and `false` are `.bool`.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }

    /// An integer is a `.number` in decimal notation.
    public init(integerLiteral value: Int) {
        self = .number(String(value))
    }

    /// A floating-point literal is a `.number` in the shortest notation that gives the same value.
    public init(floatLiteral value: Double) {
        self = .number(String(value))
    }

    /// A string literal, interpolated or not, is a `.string`.
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    /// An array literal is a `.list`.
    public init(arrayLiteral elements: Value...) {
        self = .list(elements)
    }

    /// A dictionary literal is an `.object`; of two equal keys the last one counts.
    public init(dictionaryLiteral elements: (String, Value)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}
