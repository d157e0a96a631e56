// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct CharacterSet: Sendable, ExpressibleByArrayLiteral {
    public static var urlPathAllowed: CharacterSet { stub() }

    public init(charactersIn string: String) {}
    public init(arrayLiteral elements: Unicode.Scalar...) {}

    public func subtracting(_ other: CharacterSet) -> CharacterSet { stub() }
}

extension StringProtocol {
    public var removingPercentEncoding: String? { stub() }
    public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String? { stub() }
}
