// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What every file that imports Foundation sees of C on Apple's systems, and apps call types of their own.

public typealias Category = OpaquePointer
public typealias Method = OpaquePointer

public struct Point: Sendable {}
public struct Rect: Sendable {}
public typealias Fixed = Int32
public typealias Handle = OpaquePointer
public typealias Size = Int
public typealias Style = UInt8
