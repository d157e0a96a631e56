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

public struct Button: PrimitiveView {
    private let title: String
    private let action: @MainActor () -> Void

    nonisolated public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
        self.title = String(title)
        self.action = action
    }

    public func render(into rendering: inout Rendering) {
        rendering.buttons[title] = action
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
