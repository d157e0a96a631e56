// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {}
    public required init?(coder: NSCoder) {}
    public convenience init() {}

    open var textLabel: UILabel? { stub() }
    open var detailTextLabel: UILabel? { stub() }
    open var imageView: UIImageView? { stub() }
    open var contentView: UIView { stub() }
    open var contentConfiguration: (any UIContentConfiguration)?
    open func defaultContentConfiguration() -> UIListContentConfiguration { stub() }
    open var reuseIdentifier: String? { stub() }
    @objc open dynamic func prepareForReuse() {}
    open var accessoryType: UITableViewCell.AccessoryType
    open var accessoryView: UIView?
    open var selectionStyle: UITableViewCell.SelectionStyle
    open var isSelected: Bool
    @objc open dynamic func setSelected(_ selected: Bool, animated: Bool) {}
}

@MainActor
public protocol UIContentConfiguration {}

@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    public static func cell() -> UIListContentConfiguration { stub() }
    public static func subtitleCell() -> UIListContentConfiguration { stub() }
    public static func valueCell() -> UIListContentConfiguration { stub() }
    public var image: UIImage?
    public var text: String?
    public var secondaryText: String?
}
