// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
    public init(_ name: String) {}
    public init(stringLiteral name: String) {}
}
