// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

open class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(white: CGFloat, alpha: CGFloat) {}
    open class var black: UIColor { stub() }
    open class var blue: UIColor { stub() }
    open class var clear: UIColor { stub() }
    open class var gray: UIColor { stub() }
    open class var green: UIColor { stub() }
    open class var lightGray: UIColor { stub() }
    open class var red: UIColor { stub() }
    open class var white: UIColor { stub() }
    open class var yellow: UIColor { stub() }
    open class var label: UIColor { stub() }
    open class var secondaryLabel: UIColor { stub() }
    open class var systemBackground: UIColor { stub() }
    open class var systemBlue: UIColor { stub() }
    open class var systemGroupedBackground: UIColor { stub() }
    open class var systemRed: UIColor { stub() }
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { stub() }
}
