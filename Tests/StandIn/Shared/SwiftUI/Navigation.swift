// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    public init() {}
    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<Element: Hashable>(_ element: Element) { elements.append(element) }
    public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}

/// What lies on top of the stack is seen.
public struct NavigationStack<Root: View>: PrimitiveView {
    private let path: Binding<NavigationPath>
    private let root: Root

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.path = path
        self.root = root()
    }

    public func render(into rendering: inout Rendering) {
        var below = Rendering()
        below.add(root)
        guard let top = path.wrappedValue.elements.last else {
            rendering.merge(below)
            return
        }
        for destination in below.destinations {
            if let view = destination(top) { rendering.merge(view) }
        }
    }
}
