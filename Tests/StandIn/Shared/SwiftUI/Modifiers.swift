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

    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> ModifiedView<Self> {
        task(id: 0, priority: priority, action)
    }

    public func refreshable(action: @escaping @Sendable () async -> Void) -> ModifiedView<Self> {
        ModifiedView(content: self) { $0.refresh = action }
    }

    public func accessibilityIdentifier(_ identifier: String) -> ModifiedView<Self> {
        ModifiedView(content: self) { $0.identifiers.append(identifier) }
    }

    public func overlay<Overlay: View>(@ViewBuilder content: () -> Overlay) -> ModifiedView<Self> {
        adding(content())
    }

    public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> ModifiedView<Self> {
        adding(content())
    }

    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> ModifiedView<Self> {
        adding(menuItems())
    }

    private func adding(_ view: some View) -> ModifiedView<Self> {
        ModifiedView(content: self) { $0.add(view) }
    }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> ModifiedView<Self> {
        ModifiedView(content: self) { rendering in
            guard let value = item.wrappedValue else { return }
            let dismissal: @MainActor () -> Void = {
                item.wrappedValue = nil
                onDismiss?()
            }
            rendering.sheets.append(EnvironmentValues.presented(dismissal) { Rendering(content(value)) })
            rendering.dismissals.append(dismissal)
        }
    }

    public func alert<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> ModifiedView<Self> {
        let (actions, message) = (actions(), message())
        return ModifiedView(content: self) { rendering in
            guard isPresented.wrappedValue else { return }
            rendering.alerts.append(String(title))
            rendering.add(message)
            rendering.add(actions)
        }
    }
}
