import SwiftOutline

extension Coherence {
    /// Where initializers call one of their superclass: the type, and the labels.
    static func superclassCalls(in outline: Outline) -> [(type: String, labels: [String])] {
        outline.members.compactMap { member in
            guard member.kind == .`init`, let owner = member.owner, let body = member.body,
                let call = outline.source[body].firstIndex(of: Self.call)
            else { return nil }
            return (outline.text(of: outline.types[owner].name), outline.labels(behind: call + Self.call.count - 1))
        }
    }

    private static let call = Array("super.init(".utf8)

    /// What classes override though nothing that they inherit has it, where all of that is known.
    static func overridingNothing(in outlines: [Outline]) -> [(type: String, member: String)] {
        overridingNothing(in: outlines, Completion.types(outlines))
    }

    static func overridingNothing(
        in outlines: [Outline], _ types: [String: Completion.Declared]
    ) -> [(type: String, member: String)] {
        outlines.flatMap { outline in
            outline.members.compactMap { member -> (type: String, member: String)? in
                guard [.func, .var].contains(member.kind), let owner = member.owner,
                    outline[member.modifiers].contains(where: { outline.text(of: $0) == "override" })
                else { return nil }
                let (type, name) = (outline.text(of: outline.types[owner].name), outline.text(of: member.name))
                return types[type]?.kind == .class && inherits(type, nothingOf: name, types) ? (type, name) : nil
            }
        }
    }

    private static func inherits(
        _ type: String, nothingOf member: String, _ types: [String: Completion.Declared]
    ) -> Bool {
        var queue = Array(types[type]?.parents ?? [])
        var seen: Set = [type]
        while let next = queue.popLast() {
            guard seen.insert(next).inserted else { continue }
            guard let parent = types[next], let kind = parent.kind else { return false }
            if kind == .class, parent.members.contains(member) { return false }
            queue += parent.parents
        }
        return true
    }

    /// Whether a class of a framework has an initializer with some labels, as far as it is known.
    static func canInitialize(_ superclass: String, with labels: [String]) -> Bool {
        guard !labels.isEmpty, let known = initializers[superclass] else { return true }
        return known.contains(labels) || labels == ["coder"]
    }

    /// The initializers of a class of a framework, for whoever makes an object of one that inherits it; nil where they
    /// are not known.
    static func initializers(ofFramework superclass: String) -> [ParameterList]? {
        initializers[superclass].map { known in
            ([[], ["coder"]] + known).map { labels in
                ParameterList(parameters: labels.map { Outline.Argument(label: $0, isOptional: false) })
            }
        }
    }

    private static let initializers: [String: [[String]]] = {
        let views = ["UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIStackView", "UIScrollView"]
        let cells = ["UICollectionViewCell", "UICollectionReusableView"]
        let controllers = ["UIViewController", "UITabBarController", "UIPageViewController", "UISplitViewController"]
        var known: [String: [[String]]] = ["NSObject": []]
        for name in views + cells { known[name] = [["frame"]] }
        known["UIImageView"]? += [["image"], ["image", "highlightedImage"]]
        known["UIStackView"]? += [["arrangedSubviews"]]
        known["UITableViewCell"] = [["style", "reuseIdentifier"], ["frame"]]
        for name in controllers { known[name] = [["nibName", "bundle"]] }
        known["UIPageViewController"]? += [["transitionStyle", "navigationOrientation", "options"]]
        known["UISplitViewController"]? += [["style"]]
        known["UITableViewController"] = [["nibName", "bundle"], ["style"]]
        known["UICollectionViewController"] = [["nibName", "bundle"], ["collectionViewLayout"]]
        known["UINavigationController"] = [
            ["nibName", "bundle"], ["rootViewController"], ["navigationBarClass", "toolbarClass"],
        ]
        return known
    }()
}
