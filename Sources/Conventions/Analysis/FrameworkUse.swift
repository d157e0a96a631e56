/// By what a text uses a framework.
enum FrameworkUse {
    /// A name of the framework's.
    case name(Range<Int>)
    /// What UIKit adds to an index path.
    case indexPath(Range<Int>)
    /// Something without a name, or of a framework whose names are not known.
    case unknown
    /// A call that screens understand, but others may, too: `dismiss(animated:)`.
    case possible
}
