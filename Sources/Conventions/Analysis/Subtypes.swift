/// Which types of a module are, inherit or conform to a type, through the module's own types and those of UIKit.
struct Subtypes {
    /// The numbers of the types of a name.
    private var numbers: [String: [Int]] = [:]
    /// What is said to inherit a name, extensions included, with generic arguments left out.
    private var children: [String: [String]] = [:]

    init(of names: [String], in module: CheckedModule) {
        for (number, name) in names.enumerated() { numbers[name, default: []].append(number) }
        for (type, parents) in module.inheritances {
            for parent in parents {
                if parent.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) {
                    for part in TypeText.inherited(parent) { children[part, default: []].append(type) }
                } else {
                    children[parent, default: []].append(type)
                }
            }
        }
    }

    /// The numbers of the types, the type itself first where it is one of the module's.
    func of(_ name: String) -> [Int] {
        // Most types have no subtypes.
        if children[name] == nil, name.utf8.first != UInt8(ascii: "U") { return numbers[name] ?? [] }
        var found: [Int] = []
        var queue = [name]
        var seen: Set = [name]
        var next = 0
        while next < queue.count {
            let parent = queue[next]
            next += 1
            found += numbers[parent] ?? []
            for child in children[parent] ?? [] where seen.insert(child).inserted { queue.append(child) }
            if parent.utf8.first == UInt8(ascii: "U") {
                for (child, above) in Self.system where above == parent && seen.insert(child).inserted {
                    queue.append(child)
                }
            }
        }
        return found
    }

    /// Whether a class of UIKit inherits another one.
    static func isSystemClass(_ name: String, below parent: String) -> Bool {
        system.contains { $0 == (name, parent) }
    }

    private static let system = [
        ("UITableViewController", "UIViewController"), ("UICollectionViewController", "UIViewController"),
        ("UINavigationController", "UIViewController"), ("UITabBarController", "UIViewController"),
        ("UIPageViewController", "UIViewController"), ("UISplitViewController", "UIViewController"),
        ("UIAlertController", "UIViewController"), ("UITableView", "UIView"), ("UICollectionView", "UIView"),
    ]
}
