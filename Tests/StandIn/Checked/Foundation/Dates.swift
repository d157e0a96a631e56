// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Date {
    public func formatted() -> String { stub() }
}
