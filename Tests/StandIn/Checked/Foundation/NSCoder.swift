// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class NSCoder: NSObject {}

public protocol NSCoding {
    func encode(with coder: NSCoder)
    init?(coder: NSCoder)
}

open class NSKeyedUnarchiver: NSCoder {
    public init(forReadingFrom data: Data) throws {}
    public init(forReadingWith data: Data) {}
}

open class NSKeyedArchiver: NSCoder {
    public init(requiringSecureCoding: Bool) {}
    open var encodedData: Data { stub() }
}
