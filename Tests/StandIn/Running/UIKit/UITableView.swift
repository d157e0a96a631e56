// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIScrollView: UIView {
    open var contentOffset = CGPoint.zero
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var refreshControl: UIRefreshControl?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case none = 5
        case automatic = 100
    }
    public let style: UITableView.Style
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    nonisolated public class var automaticDimension: CGFloat { -1 }
    open var rowHeight: CGFloat = UITableView.automaticDimension
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open var allowsSelection = true

    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    open override func setOutlet(_ name: String, to object: AnyObject) {
        switch name {
        case "dataSource": dataSource = object as? any UITableViewDataSource
        case "delegate": delegate = object as? any UITableViewDelegate
        default: super.setOutlet(name, to: object)
        }
    }

    // MARK: Rows: every row shows

    private var shown: [IndexPath: UITableViewCell] = [:]
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    private func showRows() {
        guard shown.isEmpty, let dataSource else { return }
        for section in 0..<numberOfSections {
            for row in 0..<numberOfRows(inSection: section) {
                let indexPath = IndexPath(row: row, section: section)
                let cell = dataSource.tableView(self, cellForRowAt: indexPath)
                shown[indexPath] = cell
                delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
            }
        }
    }
    open override func layoutSubviews() { showRows() }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        showRows()
        return shown[indexPath]
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }
    open var visibleCells: [UITableViewCell] {
        showRows()
        return shown.sorted { $0.key < $1.key }.map(\.value)
    }
    open func reloadData() {
        for (_, cell) in shown.sorted(by: { $0.key < $1.key }) {
            if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
        }
        shown = [:]
        indexPathForSelectedRow = nil
        setNeedsLayout()
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }

    open private(set) var indexPathForSelectedRow: IndexPath?
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    }

    // MARK: Cells

    private var makers: [String: @MainActor () -> UITableViewCell?] = [:]
    private var reusable: [String: [UITableViewCell]] = [:]

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return makers[identifier] = nil }
        guard let cellClass = cellClass as? UITableViewCell.Type else {
            fatalError("\(cellClass) is not a kind of UITableViewCell")
        }
        makers[identifier] = { cellClass.init(style: .default, reuseIdentifier: identifier) }
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return makers[identifier] = nil }
        register(prototype: identifier) { nib.instantiate(withOwner: nil).first as? UITableViewCell }
    }
    func register(prototype identifier: String, _ make: @escaping @MainActor () -> UITableViewCell?) {
        makers[identifier] = {
            let cell = make()
            cell?.reuseIdentifier = identifier
            return cell
        }
    }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reusable[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return makers[identifier]?()
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        precondition(indexPath.count == 2, "invalid index path for use with UITableView: \(indexPath)")
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }
}
