// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

open class UIColor: NSObject, @unchecked Sendable {
    private let components: [CGFloat]

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.components == components }
    open override var hash: Int { components.hashValue }
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    open class var black: UIColor { UIColor(white: 0, alpha: 1) }
    open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    open class var lightGray: UIColor { UIColor(white: 0.667, alpha: 1) }
    open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    open class var white: UIColor { UIColor(white: 1, alpha: 1) }
    open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    open class var label: UIColor { black }
    open class var secondaryLabel: UIColor { gray }
    open class var systemBackground: UIColor { white }
    open class var systemBlue: UIColor { UIColor(red: 0, green: 0.478, blue: 1, alpha: 1) }
    open class var systemGroupedBackground: UIColor { UIColor(white: 0.95, alpha: 1) }
    open class var systemRed: UIColor { UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1) }
}
