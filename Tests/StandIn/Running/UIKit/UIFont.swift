// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

open class UIFont: NSObject, @unchecked Sendable {
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let body = TextStyle(rawValue: "body")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let title1 = TextStyle(rawValue: "title1")
    }
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont() }
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}
