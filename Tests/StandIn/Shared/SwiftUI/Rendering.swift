// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What would be seen of a view, and what could be done with it. SwiftUI has no such thing.
@MainActor
public struct Rendering {
    public var title: String?
    public var texts: [String] = []
    public var isInProgress = false
    public var buttons: [String: @MainActor () -> Void] = [:]
    /// What runs while the view is there, with what it is run anew for.
    public var tasks: [(id: String, action: @Sendable () async -> Void)] = []
    /// What pulls the rows down.
    public var refresh: (@Sendable () async -> Void)?
    public var identifiers: [String] = []
    /// The titles of the alerts that are shown.
    public var alerts: [String] = []
    /// What is presented over the view, and what closes it.
    public var sheets: [Rendering] = []
    public var dismissals: [@MainActor () -> Void] = []
    var destinations: [@MainActor (AnyHashable) -> Rendering?] = []

    init() {}

    public init(_ view: some View) {
        add(view)
    }

    public mutating func add(_ view: some View) {
        if let primitive = view as? any PrimitiveView {
            primitive.render(into: &self)
        } else {
            add(view.body)
        }
    }

    mutating func merge(_ other: Rendering) {
        title = other.title ?? title
        texts += other.texts
        isInProgress = isInProgress || other.isInProgress
        buttons.merge(other.buttons) { $1 }
        tasks += other.tasks
        refresh = other.refresh ?? refresh
        identifiers += other.identifiers
        alerts += other.alerts
        sheets += other.sheets
        dismissals += other.dismissals
        destinations += other.destinations
    }
}
