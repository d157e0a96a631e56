// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    public init() {}
    public var sectionIdentifiers: [Section] { stub() }
    public var itemIdentifiers: [Item] { stub() }
    public var numberOfItems: Int { stub() }
    public mutating func appendSections(_ identifiers: [Section]) {}
    public mutating func appendItems(_ identifiers: [Item], toSection sectionIdentifier: Section? = nil) {}
    public mutating func deleteAllItems() {}
    public mutating func reloadItems(_ identifiers: [Item]) {}
    public mutating func reconfigureItems(_ identifiers: [Item]) {}
}

@MainActor
open class UITableViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>: NSObject,
    UITableViewDataSource
{
    public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ item: Item) -> UITableViewCell?
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {}
    open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { stub() }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {}
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
    ) {}
    open func itemIdentifier(for indexPath: IndexPath) -> Item? { stub() }
    open func indexPath(for itemIdentifier: Item) -> IndexPath? { stub() }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stub() }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { stub() }
    open func numberOfSections(in tableView: UITableView) -> Int { stub() }
}
