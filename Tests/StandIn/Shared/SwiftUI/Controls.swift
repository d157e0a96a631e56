// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Text: PrimitiveView {
    private let content: String

    nonisolated public init<Content: StringProtocol>(_ content: Content) {
        self.content = String(content)
    }

    public func render(into rendering: inout Rendering) {
        rendering.texts.append(content)
    }
}

public struct ProgressView: PrimitiveView {
    nonisolated public init() {}

    public func render(into rendering: inout Rendering) {
        rendering.isInProgress = true
    }
}

public struct Label: PrimitiveView {
    private let title: String

    nonisolated public init<Title: StringProtocol>(_ title: Title, systemImage: String) {
        self.title = String(title)
    }

    public func render(into rendering: inout Rendering) {
        rendering.texts.append(title)
    }
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public func render(into rendering: inout Rendering) {
        rendering.add(label)
        rendering.add(description)
        rendering.add(actions)
    }
}

public struct LabeledContent: PrimitiveView {
    private let title: String
    private let value: String

    nonisolated public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
        self.title = String(title)
        self.value = String(value)
    }

    public func render(into rendering: inout Rendering) {
        rendering.texts += [title, value]
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label, Description == EmptyView, Actions == EmptyView {
    public init<Title: StringProtocol>(_ title: Title, systemImage: String) {
        self.init { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let cancel = ButtonRole(name: "cancel")
    public static let destructive = ButtonRole(name: "destructive")
}

public struct Button: PrimitiveView {
    private let title: String
    private let action: @MainActor () -> Void

    // SwiftUI's is `@preconcurrency`, too: methods are its actions in the mode of Swift 5.
    @preconcurrency
    nonisolated public init<Title: StringProtocol>(
        _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(title, action: action)
    }

    @preconcurrency
    nonisolated public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
        self.title = String(title)
        self.action = action
    }

    public func render(into rendering: inout Rendering) {
        rendering.buttons[title] = action
    }
}

public struct ToolbarItemPlacement: Sendable {
    public static let cancellationAction = ToolbarItemPlacement()
}

public struct ToolbarItem<Content: View>: PrimitiveView {
    private let content: Content

    public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func render(into rendering: inout Rendering) {
        rendering.add(content)
    }
}

public struct VStack<Content: View>: PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func render(into rendering: inout Rendering) {
        rendering.add(content)
    }
}

public struct List<Data: RandomAccessCollection, Row: View>: PrimitiveView where Data.Element: Identifiable {
    private let data: Data
    private let row: (Data.Element) -> Row

    public init(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) {
        self.data = data
        row = rowContent
    }

    public func render(into rendering: inout Rendering) {
        for element in data { rendering.add(row(element)) }
    }
}

public struct AnyView: PrimitiveView {
    private let content: any View

    public init(_ content: some View) {
        self.content = content
    }

    public func render(into rendering: inout Rendering) {
        rendering.add(content)
    }
}
