/// Which types of a module are, inherit or conform to a type, through the module's own types and those of UIKit.
struct Subtypes {
    /// The numbers of the types of a name.
    private let numbers: NameTable<Int>
    /// What is said to inherit a name, extensions included, with generic arguments left out.
    private let children: NameTable<String>

    init(of names: [String], in module: CheckedModule) {
        numbers = NameTable(names.enumerated().map { (NameHash.of($1), $0) })
        var children: [(hash: UInt64, value: String)] = []
        for (type, parents) in module.inheritances {
            for parent in parents {
                if parent.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) {
                    for part in TypeText.inherited(parent) { children.append((NameHash.of(part), type)) }
                } else {
                    children.append((NameHash.of(parent), type))
                }
            }
        }
        self.children = NameTable(children)
    }

    /// The numbers of the types, the type itself first where it is one of the module's.
    func of(_ name: Substring) -> [Int] {
        let hash = NameHash.of(name.utf8)
        // Most types have no subtypes.
        if name.utf8.first != UInt8(ascii: "U"), children[hash].isEmpty { return numbers[hash].map(\.value) }
        var found: [Int] = []
        var queue = [String(name)]
        var seen = Set(queue)
        var next = 0
        while next < queue.count {
            let parent = queue[next]
            next += 1
            let hash = NameHash.of(parent)
            found += numbers[hash].map(\.value)
            for child in children[hash] where seen.insert(child.value).inserted { queue.append(child.value) }
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
