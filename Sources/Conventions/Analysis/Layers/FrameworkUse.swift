/// By what a text uses a framework.
enum FrameworkUse {
    /// A name of the framework's.
    case name(Range<Int>)
    /// A value that is only carried: an image, a color, the style of a text.
    case value(Range<Int>)
    /// A view that is only passed on to the one who shows it: `some View`, `AnyView`.
    case view(Range<Int>)
    /// What UIKit adds to an index path.
    case indexPath(Range<Int>)
    /// The label of what SwiftUI adds to lists, for those who have moved or deleted their rows: `atOffsets`.
    case offsets(Range<Int>)
    /// Something without a name, or of a framework whose names are not known.
    case unknown
    /// A call that screens understand, but others may, too: `dismiss(animated:)`.
    case possible

    /// Whether what is used needs no screen, and could be carried in another form.
    var isCarried: Bool {
        switch self {
        case .value, .view, .indexPath, .offsets: true
        case .name, .unknown, .possible: false
        }
    }
}
