// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UICollectionViewLayout: NSObject {
    public override init() {}
    public required init?(coder: NSCoder) {}
}

@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public override init() {}
    public required init?(coder: NSCoder) {}
    open var itemSize: CGSize
    open var minimumLineSpacing: CGFloat
}

@MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    open var reuseIdentifier: String? { stub() }
    @objc open dynamic func prepareForReuse() {}
}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public override init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    open var contentView: UIView { stub() }
    open var contentConfiguration: (any UIContentConfiguration)?
    open var isSelected: Bool
}

@MainActor
open class UICollectionView: UIScrollView {
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) {}
    }
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {}
    public required init?(coder: NSCoder) {}
    open var collectionViewLayout: UICollectionViewLayout
    open weak var dataSource: (any UICollectionViewDataSource)?
    open weak var delegate: (any UICollectionViewDelegate)?
    @objc open dynamic func reloadData() {}
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { stub() }
    open var backgroundView: UIView?
    open var allowsSelection: Bool
    open func numberOfItems(inSection section: Int) -> Int { stub() }
    open var indexPathsForSelectedItems: [IndexPath]? { stub() }
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {}
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
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
    public func numberOfSections(in collectionView: UICollectionView) -> Int { stub() }
}

@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    public init(collectionViewLayout layout: UICollectionViewLayout) {}
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) {}
    open var collectionView: UICollectionView!
    open func numberOfSections(in collectionView: UICollectionView) -> Int { stub() }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        stub()
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { stub() }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
