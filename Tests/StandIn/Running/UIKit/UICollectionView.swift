// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
}

@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50)
    open var minimumLineSpacing: CGFloat = 10
}

@MainActor
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public private(set) lazy var contentView = UIView(frame: .zero)
    open var contentConfiguration: (any UIContentConfiguration)?
    open var isSelected = false
}

@MainActor
open class UICollectionView: UIScrollView {
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    open var backgroundView: UIView?
    open var collectionViewLayout: UICollectionViewLayout
    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var delegate: (any UICollectionViewDelegate)?
    private var prototypes: [String: UICollectionViewCell.Type] = [:]

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }
    open override func setOutlet(_ name: String, to object: AnyObject) {
        switch name {
        case "dataSource": dataSource = object as? any UICollectionViewDataSource
        case "delegate": delegate = object as? any UICollectionViewDelegate
        default: super.setOutlet(name, to: object)
        }
    }
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    open func reloadData() { indexPathsForSelectedItems = [] }

    open var allowsSelection = true
    open private(set) var indexPathsForSelectedItems: [IndexPath]? = []
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        indexPathsForSelectedItems = indexPath.map { [$0] } ?? []
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    }
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        prototypes[identifier] = cellClass as? UICollectionViewCell.Type
    }
    // A cell is decoded, not made by `init(frame:)`: only a required initializer can be called through its type.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        precondition(indexPath.count == 2, "invalid index path for use with UICollectionView: \(indexPath)")
        guard let cell = prototypes[identifier]?.init(coder: NSKeyedArchiver(requiringSecureCoding: true)) else {
            fatalError("could not dequeue a view with identifier \(identifier): no class is registered for it")
        }
        cell.reuseIdentifier = identifier
        return cell
    }
}

@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
