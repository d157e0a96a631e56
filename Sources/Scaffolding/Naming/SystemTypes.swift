import Text

/// Types that are no application's own.
enum SystemTypes {
    /// Whether a name is one of the language's or of Apple's frameworks, or looks like one: these begin with two
    /// capitals.
    static func contain(_ name: String) -> Bool {
        let isPrefixed = name.utf8.prefix(2).count == 2 && name.utf8.prefix(2).allSatisfy(\.isCapital)
        return isPrefixed || list(name)
    }

    /// Whether a name is one of these, or one that they do not list may be of what all files of an app import.
    static func mayContain(_ name: String) -> Bool {
        list(name) || Framework(declaring: name) != nil
            || ["CF", "CG", "NS", "UI"].contains { name.utf8.begins(with: $0.utf8) && contain(name) }
    }

    /// Whether a name is known to be one of these, whatever it looks like.
    static func list(_ name: String) -> Bool {
        names.contains(name) || KnownTypes.names.contains(name) || LibraryTypes.contain(name)
            || KnownTypes.swiftUI.contains(name)
    }

    /// Those of the standard library, Combine and SwiftUI that the other lists lack: an application's own type may be
    /// called like one of these. And the modules by which a type can be qualified.
    private static let names = Set(
        """
        AnyClass AnyHashable AnyIterator AnyKeyPath AnySequence ArraySlice AsyncSequence AsyncStream \
        AsyncThrowingStream BinaryFloatingPoint BinaryInteger CaseIterable CheckedContinuation Clock ClosedRange \
        Collection Comparable ContiguousArray ContinuousClock CustomStringConvertible DictionaryLiteral Duration \
        ExpressibleByStringLiteral Float16 Float32 Float64 FloatingPoint Hasher InlineArray Int128 Int16 Int32 Int64 \
        Int8 IteratorProtocol KeyPath KeyValuePairs LosslessStringConvertible Mirror Numeric ObjectIdentifier \
        OpaquePointer PartialKeyPath Range RangeExpression RawRepresentable ReferenceWritableKeyPath Result Sequence \
        Span StaticString StringProtocol SuspendingClock TaskGroup UInt UInt128 UInt16 UInt32 UInt64 UInt8 Unicode \
        UnsafeBufferPointer UnsafeContinuation UnsafeMutablePointer UnsafePointer UnsafeRawPointer WritableKeyPath \
        AnyCancellable AnyPublisher Cancellable CurrentValueSubject PassthroughSubject Published Publisher Subject \
        Subscribers \
        Alignment Angle Animation Image Label Namespace Path Shape Text View ViewBuilder ViewModifier \
        Context DispatchGroup DispatchQueue DispatchSemaphore DispatchTime DispatchWorkItem Observable Type \
        Swift Foundation Combine CoreGraphics CoreLocation Dispatch Observation SwiftUI
        """
        .split(separator: " ").map(String.init))
}
