import SwiftOutline

// How near a type is to the view, by its name and what it inherits.
extension OwnershipGraph {
    /// The numbers of the classes that inherit another library's view controller, `ASDKViewController<ASDisplayNode>`,
    /// or one that the project declares outside of the module, whatever that is called.
    static func foreignScreens(_ names: [String], in module: CheckedModule) -> [Int] {
        let types = Set(
            module.inheritances.filter { type, parents in
                parents.contains(where: Subtypes.isForeignScreen)
                    || parents.first.map { module.isScreenOfProject($0) } ?? false
            }.map(\.type))
        return names.indices.filter { types.contains(names[$0]) }
    }

    /// The types that presenters have as their view and that no role tells: a `ScreenModel` that SwiftUI shows.
    static func shown(by edges: [Edge], _ ranks: [Int]) -> Set<Int> {
        let views = edges.filter { $0.name == "view" && ranks[$0.source] == presenterRank }
        return Set(views.flatMap(\.targets)).filter { ranks[$0] == noRank }
    }

    private static let presenterRank = 2

    /// The controller first, for it is what a window or another module holds.
    static func rank(_ name: String, isController: Bool) -> Int {
        let role = Self.role(of: name)
        // A worker that is a controller for some method of it is still a worker.
        if isController && role != .entity || name.hasSuffix("ViewController") { return 0 }
        guard let role else { return noRank }
        return switch role {
        case .view: 1
        case .presenter: presenterRank
        case .interactor: 3
        case .router: 4
        default: noRank
        }
    }

    /// The role that a name tells, or would if it were spelled right: a `FeedWareframe` is a wireframe. A type within
    /// another one may be called as its role alone.
    static func role(of name: String) -> Role? {
        Role.role(of: name) ?? bareRoles[name] ?? RoleWords.correctedEnd(name).flatMap { Role.role(of: $0) }
    }

    private static let bareRoles = Dictionary(
        Role.suffixes.filter { Role.layered.contains($0.role) }.map { ($0.text, $0.role) }
    ) { first, _ in first }

    /// The rank of a type that has none.
    static let noRank = 5

    /// What another view holds that shows it, whatever it is called.
    static let viewTypes = ["UIView", "UIControl"] + ShownViews.cellTypes
}

extension CheckedModule {
    /// Whether a class that the project declares outside of the module inherits a view controller, however many steps
    /// further on.
    fileprivate func isScreenOfProject(_ name: String) -> Bool {
        var next: String? = name
        var seen: Set<String> = []
        while let name = next.map({ String($0.prefix { $0 != "<" }) }), seen.insert(name).inserted {
            if Subtypes.isScreen(name) { return true }
            next = index.baseClass(name)?.superclass
        }
        return false
    }
}
