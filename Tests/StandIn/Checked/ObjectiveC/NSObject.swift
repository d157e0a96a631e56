// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@objc public protocol NSObjectProtocol {
    func isEqual(_ object: Any?) -> Bool
}

@objc open class NSObject: NSObjectProtocol {
    public init() {}
    @objc open func isEqual(_ object: Any?) -> Bool { stub() }
    @objc open func copy() -> Any { stub() }
    open var hash: Int { stub() }
    open var description: String { stub() }
    open var debugDescription: String { stub() }
}

extension NSObject: Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { stub() }
    public func hash(into hasher: inout Hasher) {}
}

// These modules are emitted without their function bodies: this one only makes their text whole.
func stub() -> Never { fatalError() }
