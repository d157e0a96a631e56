// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Error {
    public var localizedDescription: String { stub() }
}

public protocol LocalizedError: Error {
    var errorDescription: String? { get }
}

extension LocalizedError {
    public var errorDescription: String? { stub() }
}

open class NSError: NSObject, Error, @unchecked Sendable {
    public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {}
    open var domain: String { stub() }
    open var code: Int { stub() }
    open var userInfo: [String: Any] { stub() }
    open var localizedDescription: String { stub() }
}

public struct URLError: Error {
    public struct Code: RawRepresentable, Hashable, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) {}
    }
    public init(_ code: URLError.Code, userInfo: [String: Any] = [:]) {}
    public var code: URLError.Code { stub() }
    public static var badServerResponse: URLError.Code { stub() }
}

extension URLError.Code {
    public static var badServerResponse: URLError.Code { stub() }
}
