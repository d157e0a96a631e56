import Text

/// Types of libraries that tests import and that an app's entities may well be called as. In the app its own type is
/// meant; in tests, which import the app as well, such a name would be ambiguous.
enum LibraryTypes {
    /// Whether a name is one of them.
    static func contain(_ name: String) -> Bool { ByteSearch(" \(name) ".utf8).finds(in: Array(" \(text) ".utf8)) }

    /// Of Swift Testing, the Objective-C runtime, the system's `MacTypes.h` and Foundation.
    private static let text = """
        Attachable AttachableWrapper Attachment Bug Comment ConditionTrait Confirmation CustomTestArgumentEncodable \
        CustomTestStringConvertible ExitStatus ExitTest Expectation ExpectationFailedError Issue IssueHandlingTrait \
        KnownIssueMatcher ParallelizationTrait SourceLocation SuiteTrait Tag TestScoping TestTrait TimeLimitTrait \
        Trait \
        Category Ivar Method Protocol Selector \
        AbsoluteTime Boolean Byte ByteCount ByteOffset Fixed FixedPoint FixedRect Fract Handle ItemCount LangCode \
        NumVersion OptionBits Point ProcessSerialNumber Ptr Rect RegionCode ScriptCode SignedByte Size Style \
        StyleField TimeBase TimeRecord TimeScale TimeValue UniChar \
        AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope \
        AttributeScopeCodableConfiguration AttributeScopes AttributedString AttributedStringAttributeMutation \
        AttributedStringKey AttributedStringProtocol AttributedSubstring BlockOperation ByteCountFormatter CGFloat \
        CGPoint CGRect CGRectEdge CGSize CachedURLResponse CharacterSet CocoaError CodableAttributedStringKey \
        CodableConfiguration CodableWithConfiguration ComparableComparator Comparator ComparisonResult \
        ContiguousBytes CustomNSError DataProtocol DateComponents DateComponentsFormatter DateFormatter DateInterval \
        DateIntervalFormatter DecodableAttributedStringKey DecodableWithConfiguration DecodingConfigurationProviding \
        Dimension DiscontiguousAttributedSubstring DiscreteFormatStyle EncodableAttributedStringKey \
        EncodableWithConfiguration EncodingConfigurationProviding EnergyFormatter Expression FileAttributeKey \
        FileAttributeType FileHandle FileManager FileManagerDelegate FileProtectionType FileWrapper FormatStyle \
        HTTPCookie HTTPCookieStorage HTTPURLResponse ISO8601DateFormatter IndexSet InflectionConcept InflectionRule \
        InputStream JSONSerialization KeyPathComparator LengthFormatter ListFormatter LocalizedError \
        LocalizedStringResource MarkdownDecodableAttributedStringKey MassFormatter MeasurementFormatter Morphology \
        MutableDataProtocol NotificationCenter NotificationQueue NumberFormatter ObjCBool OperatingSystemVersion \
        OperationQueue OutputStream POSIXError ParseStrategy ParseableFormatStyle PersonNameComponents \
        PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage Predicate PredicateBindings PredicateError \
        PredicateExpression PredicateExpressions ProcessInfo ProgressKind ProgressReporting ProgressUserInfoKey \
        PropertyListDecoder PropertyListEncoder PropertyListSerialization QualityOfService RecoverableError \
        ReferenceConvertible RelativeDateTimeFormatter RunLoop Scanner ScopedAttributeContainer SocketNativeHandle \
        SocketPort SortComparator SortDescriptor SortOrder StandardPredicateExpression StreamDelegate \
        StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion \
        StreamSocketSecurityLevel StringTransform TermOfAddress TimeZone URLCache URLComponents URLCredential \
        URLError URLFileResourceType URLProtectionSpace URLProtocol URLQueryItem URLRequest URLResourceKey \
        URLResourceValues URLResponse URLSession UndoManager UnitAcceleration UnitAngle UnitArea \
        UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge \
        UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency \
        UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure \
        UnitSpeed UnitTemperature UnitVolume UserDefaults XMLParser
        """
}
