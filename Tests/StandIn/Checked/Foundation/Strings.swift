// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public func NSLog(_ format: String, _ args: any CVarArg...) {}

public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String { stub() }

public func NSStringFromClass(_ aClass: AnyClass) -> String { stub() }

public func NSClassFromString(_ aClassName: String) -> AnyClass? { stub() }

extension String {
    public init(format: String, _ arguments: any CVarArg...) {}
}

extension String {
    public init(
        localized keyAndValue: String, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {}
}
