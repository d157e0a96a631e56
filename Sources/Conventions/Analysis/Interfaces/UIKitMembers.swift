/// Names that storyboards and xibs may use though no text of the project declares them.
enum UIKitMembers {
    /// Outlets that UIKit's own classes have.
    static let outlets: Set = [
        "view", "delegate", "dataSource", "tableView", "collectionView", "prefetchDataSource", "dragDelegate",
        "dropDelegate", "searchDisplayController", "navigationItem", "tabBarItem", "accessoryView", "backgroundView",
        "contentView", "selectedBackgroundView", "editingAccessoryView", "imageView", "textLabel", "detailTextLabel",
        "inputView", "inputAccessoryView", "maskView", "collectionViewLayout", "splitViewController", "searchBar",
        "viewControllers", "gestureRecognizers", "toolbarItems", "nextResponder", "window", "navigationBar", "toolbar",
        "leftBarButtonItem", "rightBarButtonItem", "titleView", "mask", "refreshControl", "tableHeaderView",
        "tableFooterView", "panGestureRecognizer", "backgroundImage", "transitioningDelegate",
        "multipleSelectionBackgroundView",
    ]

    /// Actions that UIKit's own classes have.
    static let actions: Set = [
        "becomeFirstResponder", "resignFirstResponder", "endEditing", "cut", "copy", "paste", "selectAll", "delete",
        "reloadData", "startAnimating", "stopAnimating", "removeFromSuperview", "dismissModalViewControllerAnimated",
        "popViewControllerAnimated", "endRefreshing", "beginRefreshing", "toggleBoldface", "performClose",
    ]
}
