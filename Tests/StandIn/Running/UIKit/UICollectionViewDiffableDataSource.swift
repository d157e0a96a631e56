// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>: NSObject,
    UICollectionViewDataSource
{
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ item: Item
    ) -> UICollectionViewCell?

    private weak var collection: UICollectionView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<Section, Item>()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
    ) {
        current = snapshot
        collection?.reloadData()
        completion?()
    }
    open func itemIdentifier(for indexPath: IndexPath) -> Item? { current.identifier(at: indexPath) }
    open func indexPath(for itemIdentifier: Item) -> IndexPath? { current.place(of: itemIdentifier) }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.itemIdentifiers(at: section).count
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            fatalError("UICollectionView dataSource returned a nil cell for item at index path: \(indexPath)")
        }
        return cell
    }
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.sectionIdentifiers.count }
}
