// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class URLResponse: NSObject, @unchecked Sendable {
    public init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {}
    open var url: URL? { stub() }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {}
    open var statusCode: Int { stub() }
}

public protocol URLSessionTaskDelegate: AnyObject, Sendable {}

open class URLSession: NSObject, @unchecked Sendable {
    open class var shared: URLSession { stub() }
    public func data(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { stub() }
}
