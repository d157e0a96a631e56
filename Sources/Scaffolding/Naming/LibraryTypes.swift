import Text

/// Types of libraries that tests import and that an app's entities may well be called as. In the app its own type is meant;
/// in tests, which import the app as well, such a name would be ambiguous.
enum LibraryTypes {
    /// Whether a name is one of them.
    static func contain(_ name: String) -> Bool { ByteSearch(" \(name) ".utf8).finds(in: Array(" \(text) ".utf8)) }

    /// Of Swift Testing, the Objective-C runtime, the system's `MacTypes.h` and Foundation.
    private static let text = """
        Attachment Bug Comment Confirmation Expectation Issue SourceLocation Tag Trait \
        Category Method Protocol Selector \
        Fixed Handle Point Rect Size Style \
        Dimension Expression FileHandle Pipe Port Scanner
        """
}
