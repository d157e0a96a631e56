// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UINib: NSObject {
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) {}
        public static let externalObjects = OptionsKey(rawValue: "")
    }
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {}
    @discardableResult
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] { stub() }
}

extension Bundle {
    @MainActor
    @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? { stub() }
}
