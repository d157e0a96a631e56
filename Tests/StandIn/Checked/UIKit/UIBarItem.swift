// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIBarItem: NSObject {
    public override init() {}
    public required init?(coder: NSCoder) {}
    open var isEnabled: Bool
    open var title: String?
    open var image: UIImage?
    open var tag: Int
    open var accessibilityIdentifier: String?
}

@MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }
    public override init() {}
    public required init?(coder: NSCoder) {}
    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {}
    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {}
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {}
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {}
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {}
    public convenience init(customView: UIView) {}
    open var style: UIBarButtonItem.Style
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction?
    open var customView: UIView?
}

@MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }
    public init(title: String) {}
    public required init?(coder: NSCoder) {}
    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var hidesBackButton: Bool
    open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode
    open var backBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
}

@MainActor
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }
    public override init() {}
    public required init?(coder: NSCoder) {}
    public convenience init(title: String?, image: UIImage?, tag: Int) {}
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {}
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {}
    open var badgeValue: String?
    open var selectedImage: UIImage?
}
