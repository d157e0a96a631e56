/// Which types of a module are, inherit or conform to a type, through the module's own types and those of UIKit.
struct Heirs {
    private let names: [String]
    /// What is said to inherit what, extensions included, with generic arguments left out.
    private let pairs: [(type: String, parent: String)]

    init(of names: [String], in module: ModuleUnderCheck) {
        self.names = names
        var pairs: [(type: String, parent: String)] = []
        for (type, parents) in module.inheritances {
            for parent in parents {
                if parent.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) {
                    for part in parent.split(separator: "&") { pairs.append((type, String(part.prefix { $0 != "<" }))) }
                } else {
                    pairs.append((type, parent))
                }
            }
        }
        self.pairs = pairs
    }

    /// The numbers of the types, the type itself first where it is one of the module's.
    func of(_ name: String) -> [Int] {
        var found: [Int] = []
        var seen = [name]
        var next = 0
        while next < seen.count {
            let parent = seen[next]
            next += 1
            for (index, type) in names.enumerated() where type == parent && !found.contains(index) {
                found.append(index)
            }
            for pair in pairs where pair.parent == parent && !seen.contains(pair.type) { seen.append(pair.type) }
            if parent.utf8.first == UInt8(ascii: "U") {
                for (child, above) in Self.system where above == parent && !seen.contains(child) { seen.append(child) }
            }
        }
        return found
    }

    private static let system = [
        ("UITableViewController", "UIViewController"), ("UICollectionViewController", "UIViewController"),
        ("UINavigationController", "UIViewController"), ("UITabBarController", "UIViewController"),
        ("UIPageViewController", "UIViewController"), ("UISplitViewController", "UIViewController"),
        ("UIAlertController", "UIViewController"), ("UITableView", "UIView"), ("UICollectionView", "UIView"),
    ]
}
