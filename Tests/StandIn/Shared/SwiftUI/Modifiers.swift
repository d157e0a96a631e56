// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ModifiedView<Content: View>: PrimitiveView {
    fileprivate let content: Content
    fileprivate let change: @MainActor (inout Rendering) -> Void

    public func render(into rendering: inout Rendering) {
        rendering.add(content)
        change(&rendering)
    }
}

extension View {
    public func navigationTitle<Title: StringProtocol>(_ title: Title) -> ModifiedView<Self> {
        let title = String(title)
        return ModifiedView(content: self) { $0.title = title }
    }

    public func navigationDestination<Data: Hashable, Destination: View>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Destination
    ) -> ModifiedView<Self> {
        ModifiedView(content: self) { rendering in
            rendering.destinations.append { value in
                (value.base as? Data).map { Rendering(destination($0)) }
            }
        }
    }

    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> ModifiedView<Self> {
        ModifiedView(content: self) { $0.tasks.append(("\(id)", action)) }
    }
}
