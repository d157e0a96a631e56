import Text

/// Types of the language and of Apple's frameworks that any file of an app may name, the files of a set's other modules
/// among them: a type of the app's own with such a name would be meant instead.
enum KnownTypes {
    static let names: Set<String> = Set(text.split(separator: " ").map { String($0) })

    /// Types of SwiftUI that somebody may want to hand over; without those that an app may well have, such as `Image`.
    static let swiftUI: Set = [
        "AnyView", "Binding", "Color", "ColorScheme", "EdgeInsets", "Font", "LocalizedStringKey", "NavigationPath",
        "ScenePhase",
    ]

    /// Views of SwiftUI that any file of an app with screens in SwiftUI may name; without those that are deprecated.
    static let swiftUIViews: Set = [
        "EmptyView", "ProgressView", "ScrollView", "TabView", "TimelineView",
    ]

    /// Whether a name, or a part of one, may be among them.
    static func mayHold(_ search: ByteSearch) -> Bool {
        search.finds(in: bytes) || swiftUIViews.contains { search.finds(in: Array($0.utf8)) }
    }

    /// The one that a name was most likely meant as; nil where one slip does not make it one. A slip makes many a short
    /// name another one, as `Post` and `Host` are: of these, only capitals may be wrong.
    static func nearest(to name: String) -> String? {
        names.filter { known in
            name.utf8.count > 4 ? Spelling.isSlip(name, for: known) : name.lowercased() == known.lowercased()
        }.min()
    }

    private static let bytes = Array(text.utf8)
    private static let text = """
        Any AnyObject Array Bool Character Codable CodingKey Data Date Decimal Decodable Dictionary Double Encodable \
        Equatable Error Float Hashable ID Identifiable IndexPath Int MainActor NSObject Never Optional Self Sendable Set \
        String Substring Task TimeInterval URL URLRequest URLSession UUID Void XCTestCase \
        Bundle Calendar Formatter Host Locale Measurement Notification Operation Process Progress Stream Thread Timer Unit \
        UIActivityIndicatorView UIActivityViewController UIAlertController UIApplication UIBarButtonItem UIBarItem \
        UIBezierPath UIButton \
        UICollectionView UICollectionViewCell UICollectionViewController UIColor UIControl UIFont UIImage UIImageView \
        UILabel \
        UINavigationController UINavigationItem UIPickerView UIProgressView UIResponder UIScene UIScreen UIScrollView \
        UISearchController UISplitViewController UIStackView UIStoryboard UITabBarController UITabBarItem UITableView \
        UITableViewCell UITableViewController UITextView UIView UIViewController UIWindow UIWindowScene
        """
}
