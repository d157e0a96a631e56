// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias CGFloat = Double

public struct CGPoint: Equatable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public static var zero: CGPoint { stub() }
    public init() {}
    public init(x: CGFloat, y: CGFloat) {}
}

public struct CGSize: Equatable, Sendable {
    public var width: CGFloat
    public var height: CGFloat
    public static var zero: CGSize { stub() }
    public init() {}
    public init(width: CGFloat, height: CGFloat) {}
}

public struct CGRect: Equatable, Sendable {
    public var origin: CGPoint
    public var size: CGSize
    public static var zero: CGRect { stub() }
    public init() {}
    public init(origin: CGPoint, size: CGSize) {}
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
    public var width: CGFloat { stub() }
    public var height: CGFloat { stub() }
    public var isEmpty: Bool { stub() }
}
