// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UILabel: UIView {
    public override init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    open var text: String?
    open var font: UIFont!
    open var textColor: UIColor!
    open var textAlignment: NSTextAlignment
    open var numberOfLines: Int
    open var adjustsFontForContentSizeCategory: Bool
}
