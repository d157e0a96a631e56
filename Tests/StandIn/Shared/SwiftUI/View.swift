// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Of SwiftUI only what screens are made of. Nothing is drawn: a `Rendering` tells what would be seen.

@MainActor
public protocol View {
    associatedtype Body: View
    @ViewBuilder
    @MainActor
    var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a primitive view has no body") }
}

/// A view that says itself what is seen of it.
@MainActor
public protocol PrimitiveView: View where Body == Never {
    func render(into rendering: inout Rendering)
}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

@resultBuilder
public enum ViewBuilder {
    @MainActor
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    @MainActor
    public static func buildBlock() -> EmptyView { EmptyView() }
    @MainActor
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @MainActor
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }
    @MainActor
    public static func buildIf<Content: View>(_ content: Content?) -> ConditionalView<Content, EmptyView> {
        content.map { .first($0) } ?? .second(EmptyView())
    }
    @MainActor
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalView<First, Second> {
        .first(first)
    }
    @MainActor
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalView<First, Second> {
        .second(second)
    }
}

public struct EmptyView: PrimitiveView {
    nonisolated public init() {}
    public func render(into rendering: inout Rendering) {}
}

public enum ConditionalView<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)

    public func render(into rendering: inout Rendering) {
        switch self {
        case .first(let view): rendering.add(view)
        case .second(let view): rendering.add(view)
        }
    }
}

public struct TupleView<each Content: View>: PrimitiveView {
    private let content: (repeat each Content)

    public init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    public func render(into rendering: inout Rendering) {
        repeat rendering.add(each content)
    }
}
