// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIScrollView: UIView {
    public override init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    open var contentOffset: CGPoint
    open var contentSize: CGSize
    open var contentInset: UIEdgeInsets
    open var refreshControl: UIRefreshControl?
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
    public init(frame: CGRect, style: UITableView.Style) {}
    public required init?(coder: NSCoder) {}
    public convenience override init(frame: CGRect) {}

    nonisolated public class var automaticDimension: CGFloat { stub() }
    open var style: UITableView.Style { stub() }
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open var rowHeight: CGFloat
    open var estimatedRowHeight: CGFloat
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open var allowsSelection: Bool

    open var numberOfSections: Int { stub() }
    open func numberOfRows(inSection section: Int) -> Int { stub() }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { stub() }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { stub() }
    open var visibleCells: [UITableViewCell] { stub() }
    open var indexPathForSelectedRow: IndexPath? { stub() }
    @objc open dynamic func reloadData() {}
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {}
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { stub() }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        stub()
    }
}

extension IndexPath {
    public init(row: Int, section: Int) {}
    public init(item: Int, section: Int) {}
    public var section: Int {
        get { stub() }
        set {}
    }
    public var row: Int {
        get { stub() }
        set {}
    }
    public var item: Int {
        get { stub() }
        set {}
    }
}
