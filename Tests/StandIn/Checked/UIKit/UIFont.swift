// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

open class UIFont: NSObject, @unchecked Sendable {
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) {}
        public static let body = TextStyle(rawValue: "")
        public static let caption1 = TextStyle(rawValue: "")
        public static let footnote = TextStyle(rawValue: "")
        public static let headline = TextStyle(rawValue: "")
        public static let subheadline = TextStyle(rawValue: "")
        public static let title1 = TextStyle(rawValue: "")
    }
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { stub() }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { stub() }
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { stub() }
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}
