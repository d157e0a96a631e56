// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct URLRequest: Equatable, Hashable, Sendable {
    public var url: URL?
    public var httpMethod: String?
    public var httpBody: Data?
    public init(url: URL) { stub() }
    public func value(forHTTPHeaderField field: String) -> String? { stub() }
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}

open class URLResponse: NSObject, @unchecked Sendable {
    public init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {}
    open var url: URL? { stub() }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    public init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?) {}
    open var statusCode: Int { stub() }
}

public protocol URLSessionTaskDelegate: AnyObject, Sendable {}

open class URLSession: NSObject, @unchecked Sendable {
    open class var shared: URLSession { stub() }
    public init(configuration: URLSessionConfiguration) {}
    public func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { stub() }
    public func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { stub() }
}

open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    open class var ephemeral: URLSessionConfiguration { stub() }
    open var protocolClasses: [AnyClass]?
}

open class URLProtocol: NSObject {
    open class func registerClass(_ protocolClass: AnyClass) -> Bool { stub() }
    open class func canInit(with request: URLRequest) -> Bool { stub() }
    open class func canonicalRequest(for request: URLRequest) -> URLRequest { stub() }
    open var client: (any URLProtocolClient)? { stub() }
    open var request: URLRequest { stub() }
    open func startLoading() {}
    open func stopLoading() {}
}

public protocol URLProtocolClient: NSObjectProtocol {
    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy)
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
}

open class URLCache: NSObject, @unchecked Sendable {
    public enum StoragePolicy: UInt, @unchecked Sendable {
        case allowed, allowedInMemoryOnly, notAllowed
    }
}
