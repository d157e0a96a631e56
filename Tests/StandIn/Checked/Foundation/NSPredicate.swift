// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class NSPredicate: NSObject {
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {}
}

extension String: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { stub() }
}
