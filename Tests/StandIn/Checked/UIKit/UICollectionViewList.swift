// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }
    public init(appearance: UICollectionLayoutListConfiguration.Appearance) {}
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

@MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>: NSObject,
    UICollectionViewDataSource
{
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ item: Item
    ) -> UICollectionViewCell?
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {}
    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { stub() }
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
    ) {}
    open func itemIdentifier(for indexPath: IndexPath) -> Item? { stub() }
    open func numberOfSections(in collectionView: UICollectionView) -> Int { stub() }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { stub() }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { stub() }
}
