/// Types of libraries that tests import and that an app's entities may well be called as. In the app its own type is meant;
/// in tests, which import the app as well, such a name would be ambiguous.
enum LibraryTypes {
    static let names = Set(text.split(separator: " ").map(String.init))

    /// Of Swift Testing, the Objective-C runtime, the system's `MacTypes.h` and Foundation.
    private static let text = """
        Attachment Bug Comment Confirmation Expectation Issue SourceLocation Tag Trait \
        Category Method Protocol Selector \
        Fixed Handle Point Rect Size Style \
        Dimension Expression FileHandle Pipe Port Scanner
        """
}
