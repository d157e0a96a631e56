/// What gives one of UIKit's objects to another, leads from one screen to another, or ends a task that nobody waits
/// for, whoever is asked for it; and what SwiftUI's views are told to do. Without it what was made is not seen, and the
/// compiler says nothing.
enum SystemConnections {
    static let functions: Set<String> = [
        "addAction", "addArrangedSubview", "addChild", "addSubview", "addTarget", "appendItems", "appendSections",
        "apply", "applySnapshotUsingReloadData", "cancel", "dismiss", "endRefreshing", "performSegue",
        "popToRootViewController", "popToViewController", "popViewController", "present", "pushViewController",
        "register", "setViewControllers", "show", "startAnimating", "stopAnimating",
        "alert", "confirmationDialog", "fullScreenCover", "navigationDestination", "onAppear", "overlay", "popover",
        "refreshable", "sheet", "task",
    ]

    static let properties: Set<String> = [
        "backgroundView", "contentConfiguration", "leftBarButtonItem", "leftBarButtonItems", "prompt",
        "refreshControl",
        "rightBarButtonItem", "rightBarButtonItems", "rootViewController", "viewControllers",
    ]

    /// What a class inherits, and sets of itself alone.
    static let ownProperties: Set<String> = ["view"]
}
