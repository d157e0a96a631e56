// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct CharacterSet: Sendable {
    public init(charactersIn string: String) {}
}

extension String {
    public var removingPercentEncoding: String? { stub() }
    public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String? { stub() }
}
