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
    /// What was asked for: fonts of the same request are equal.
    private let request: String

    private init(_ request: String) { self.request = request }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.request == request }
    open override var hash: Int { request.hashValue }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system \(fontSize)") }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("bold system \(fontSize)") }
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont(style.rawValue) }
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}
