// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What tests say with Swift Testing, as functions: to check what its macros expand to takes the compiler longer than
// all else together. The library itself gets the same text where tests are run.

public struct Comment: Sendable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
}

public struct Issue: Sendable {
    @discardableResult
    public static func record(_ comment: Comment? = nil) -> Issue { Issue() }
}

public struct Tag: Sendable {}
public struct Bug: Sendable {}
public struct Attachment<Value>: ~Copyable {}
public struct Confirmation: Sendable {}
public struct Expectation: Sendable {}
public struct SourceLocation: Sendable {}
public protocol Trait: Sendable {}

public func expect(_ condition: Bool, _ comment: @autoclosure () -> Comment? = nil) {}

@discardableResult
public func expect<E: Error, R>(
    throws errorType: E.Type, _ comment: @autoclosure () -> Comment? = nil, performing expression: () throws -> R
) -> E? { nil }

@discardableResult
public func expect<E: Error, R>(
    throws errorType: E.Type, _ comment: @autoclosure () -> Comment? = nil,
    isolation: isolated (any Actor)? = #isolation, performing expression: () async throws -> R
) async -> E? { nil }

@discardableResult
public func expect<E: Error & Equatable, R>(
    throws error: E, _ comment: @autoclosure () -> Comment? = nil, performing expression: () throws -> R
) -> E? { nil }

@discardableResult
public func expect<E: Error & Equatable, R>(
    throws error: E, _ comment: @autoclosure () -> Comment? = nil, isolation: isolated (any Actor)? = #isolation,
    performing expression: () async throws -> R
) async -> E? { nil }

public func require(_ condition: Bool, _ comment: @autoclosure () -> Comment? = nil) throws {}

public func require<T>(_ optionalValue: T?, _ comment: @autoclosure () -> Comment? = nil) throws -> T {
    fatalError("it is only checked")
}
