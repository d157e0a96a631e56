// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class JSONSerialization: NSObject {
    open class func jsonObject(with data: Data) throws -> Any { stub() }
    open class func data(withJSONObject object: Any) throws -> Data { stub() }
}
