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
    open private(set) var textLabel: UILabel?
    open private(set) var detailTextLabel: UILabel?
    open private(set) var imageView: UIImageView?
    public let contentView = UIView(frame: .zero)
    open var contentConfiguration: (any UIContentConfiguration)?
    open internal(set) var reuseIdentifier: String?
    open var accessoryType = UITableViewCell.AccessoryType.none
    open var accessoryView: UIView?
    open var selectionStyle = UITableViewCell.SelectionStyle.default
    open var isSelected = false

    // Required, so that a registered class can make its cells: Objective-C needs no leave for that.
    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addParts(style: style)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts(style: .default)
    }
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    private func addParts(style: CellStyle) {
        addSubview(contentView)
        let textLabel = UILabel(frame: .zero)
        contentView.addSubview(textLabel)
        self.textLabel = textLabel
        imageView = UIImageView(frame: .zero)
        guard style != .default else { return }
        let detailTextLabel = UILabel(frame: .zero)
        contentView.addSubview(detailTextLabel)
        self.detailTextLabel = detailTextLabel
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

@MainActor
public protocol UIContentConfiguration {}

@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public var image: UIImage?
    public var text: String?
    public var secondaryText: String?
}
