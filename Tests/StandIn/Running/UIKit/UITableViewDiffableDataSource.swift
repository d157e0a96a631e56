// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    public private(set) var sectionIdentifiers: [Section] = []
    private var items: [Section: [Item]] = [:]

    public init() {}

    public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    public var numberOfItems: Int { itemIdentifiers.count }

    func identifier(at place: IndexPath) -> Item? {
        let items = itemIdentifiers(at: place.section)
        return items.indices.contains(place.row) ? items[place.row] : nil
    }
    func place(of identifier: Item) -> IndexPath? {
        for section in sectionIdentifiers.indices {
            if let row = itemIdentifiers(at: section).firstIndex(of: identifier) {
                return IndexPath(row: row, section: section)
            }
        }
        return nil
    }
    func itemIdentifiers(at index: Int) -> [Item] {
        sectionIdentifiers.indices.contains(index) ? items[sectionIdentifiers[index]] ?? [] : []
    }

    public mutating func appendSections(_ identifiers: [Section]) {
        for identifier in identifiers {
            precondition(!sectionIdentifiers.contains(identifier), "Section identifier was already in the snapshot")
            sectionIdentifiers.append(identifier)
        }
    }
    public mutating func appendItems(_ identifiers: [Item], toSection sectionIdentifier: Section? = nil) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            fatalError("There are currently no sections in the data source.")
        }
        var known = Set(itemIdentifiers)
        for identifier in identifiers {
            precondition(known.insert(identifier).inserted, "Fatal: supplied item identifiers are not unique.")
        }
        items[section, default: []] += identifiers
    }
    public mutating func deleteAllItems() {
        sectionIdentifiers = []
        items = [:]
    }
    public mutating func reloadItems(_ identifiers: [Item]) {}
    public mutating func reconfigureItems(_ identifiers: [Item]) {}
}

@MainActor
open class UITableViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>: NSObject,
    UITableViewDataSource
{
    public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ item: Item) -> UITableViewCell?

    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<Section, Item>()

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
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
        table?.reloadData()
        completion?()
    }
    open func itemIdentifier(for indexPath: IndexPath) -> Item? { current.identifier(at: indexPath) }
    open func indexPath(for itemIdentifier: Item) -> IndexPath? { current.place(of: itemIdentifier) }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.itemIdentifiers(at: section).count
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            fatalError("UITableView dataSource returned a nil cell for row at index path: \(indexPath)")
        }
        return cell
    }
    open func numberOfSections(in tableView: UITableView) -> Int { current.sectionIdentifiers.count }
}
