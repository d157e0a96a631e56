import Text

/// Which types of a module are, inherit or conform to a type, through the module's own types and those of UIKit.
struct Subtypes {
    /// The numbers of the types of a name.
    private let numbers: NameTable<Int>
    /// What is said to inherit a name, extensions included, with generic arguments left out.
    private let children: NameTable<UInt64>

    init(of names: [String], in module: CheckedModule) {
        numbers = NameTable(names.enumerated().map { (NameHash.of($1), $0) })
        var children: [(hash: UInt64, value: UInt64)] = []
        for (type, parents) in module.inheritances + module.nestedInheritances {
            let type = NameHash.of(type)
            for parent in parents {
                if parent.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) {
                    for part in TypeText.inherited(parent) { children.append((NameHash.of(part), type)) }
                } else {
                    children.append((NameHash.of(parent), type))
                }
                if Self.isForeignScreen(parent),
                    numbers[NameHash.of(parent.utf8.prefix { $0 != UInt8(ascii: "<") })].isEmpty
                {
                    children.append((Self.screen, type))
                }
            }
        }
        self.children = NameTable(children)
    }

    /// The numbers of the types of a name, without those that inherit it.
    func named(_ name: Substring) -> ArraySlice<Int> { numbers[NameHash.of(name.utf8)] }

    /// The numbers of the types, the type itself first where it is one of the module's.
    func of(_ name: Substring) -> ArraySlice<Int> {
        let hash = NameHash.of(name.utf8)
        // Most types have no subtypes.
        if children[hash].isEmpty, Self.systemChildren[hash].isEmpty { return numbers[hash] }
        var found: ArraySlice<Int> = []
        var queue = [hash]
        var seen: Set = [hash]
        var next = 0
        while next < queue.count, next < Self.most {
            let parent = queue[next]
            next += 1
            found += numbers[parent]
            for child in children[parent] where seen.insert(child).inserted { queue.append(child) }
            for child in Self.systemChildren[parent] where seen.insert(child).inserted { queue.append(child) }
        }
        return found
    }

    /// No type of one screen has so many subtypes: of more, the nearest are told.
    private static let most = 1_000

    /// Whether a name is that of a view controller that is not UIKit's, such as the one that all screens of an
    /// application inherit: `BaseViewController`, `BaseController`, `BaseVC`.
    static func isForeignScreen(_ name: String) -> Bool {
        let name = name.utf8.prefix { $0 != UInt8(ascii: "<") }
        if name.ends(with: "VC".utf8) { return true }
        return name.ends(with: "Controller".utf8) && !name.begins(with: "UI".utf8)
            && (name.ends(with: "ViewController".utf8) || name.begins(with: "Base".utf8))
    }

    /// Whether a name is that of any view controller's class, UIKit's own included.
    static func isScreen(_ name: String) -> Bool {
        name == "UIViewController" || isForeignScreen(name) || isSystemClass(name, below: "UIViewController")
    }

    private static let screen = NameHash.of("UIViewController")

    /// Whether a class of UIKit inherits another one.
    static func isSystemClass(_ name: String, below parent: String) -> Bool {
        system.contains { $0 == (name, parent) }
    }

    private static let systemChildren = NameTable(
        system.map { (hash: NameHash.of($0.1), value: NameHash.of($0.0)) })

    private static let system = [
        ("UITableViewController", "UIViewController"), ("UICollectionViewController", "UIViewController"),
        ("UINavigationController", "UIViewController"), ("UITabBarController", "UIViewController"),
        ("UIPageViewController", "UIViewController"), ("UISplitViewController", "UIViewController"),
        ("UIAlertController", "UIViewController"), ("UIHostingController", "UIViewController"),
        ("UISearchController", "UIViewController"), ("UIImagePickerController", "UIViewController"),
        ("UIImagePickerController", "UINavigationController"),
        ("UITableView", "UIView"), ("UICollectionView", "UIView"),
        ("UIControl", "UIView"), ("UIButton", "UIView"), ("UIButton", "UIControl"), ("UITextField", "UIView"),
        ("UITextField", "UIControl"), ("UILabel", "UIView"), ("UIImageView", "UIView"), ("UIStackView", "UIView"),
        ("UIScrollView", "UIView"), ("UITextView", "UIView"), ("UISearchBar", "UIView"),
        ("UITableViewCell", "UIView"), ("UITableViewHeaderFooterView", "UIView"),
        ("UICollectionReusableView", "UIView"), ("UICollectionViewCell", "UIView"),
        ("UITableView", "UIScrollView"), ("UICollectionView", "UIScrollView"), ("UITextView", "UIScrollView"),
        ("UISwitch", "UIView"), ("UISwitch", "UIControl"), ("UISlider", "UIView"), ("UISlider", "UIControl"),
        ("UIDatePicker", "UIView"), ("UIDatePicker", "UIControl"), ("UIPageControl", "UIView"),
        ("UIPageControl", "UIControl"), ("UISegmentedControl", "UIView"), ("UISegmentedControl", "UIControl"),
        ("UIStepper", "UIView"), ("UIStepper", "UIControl"), ("UINavigationBar", "UIView"), ("UITabBar", "UIView"),
        ("UIToolbar", "UIView"), ("UIWindow", "UIView"),
    ]
}
