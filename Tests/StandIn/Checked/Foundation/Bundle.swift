// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class Bundle: NSObject, @unchecked Sendable {
    open class var main: Bundle { stub() }
    public convenience init(for aClass: AnyClass) {}
    public init?(path: String) {}
    open var bundleIdentifier: String? { stub() }
    open var bundleURL: URL { stub() }
    open func url(forResource name: String?, withExtension ext: String?) -> URL? { stub() }
    open func path(forResource name: String?, ofType ext: String?) -> String? { stub() }
}
