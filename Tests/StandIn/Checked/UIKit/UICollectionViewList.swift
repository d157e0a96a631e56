// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }
    public init(appearance: UICollectionLayoutListConfiguration.Appearance) {}
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    public var showsSeparators: Bool
}

@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout { stub() }
}

@MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    public override init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    open func defaultContentConfiguration() -> UIListContentConfiguration { stub() }
}
