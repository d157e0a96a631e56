/// What gives one of UIKit's objects to another, or leads from one screen to another, whoever is asked for it. Without it
/// what was made is not seen, and the compiler says nothing.
enum UIKitConnections {
    static let functions: Set<String> = [
        "addAction", "addArrangedSubview", "addChild", "addSubview", "addTarget", "appendItems", "appendSections",
        "apply", "applySnapshotUsingReloadData", "dismiss", "endRefreshing", "popToRootViewController",
        "popToViewController", "popViewController", "present", "pushViewController", "register", "setViewControllers",
        "show", "startAnimating", "stopAnimating",
    ]

    static let properties: Set<String> = [
        "backgroundView", "contentConfiguration", "leftBarButtonItem", "leftBarButtonItems", "refreshControl",
        "rightBarButtonItem", "rightBarButtonItems", "rootViewController", "viewControllers",
    ]
}
