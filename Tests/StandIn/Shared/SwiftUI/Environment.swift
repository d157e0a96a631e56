// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public struct DismissAction: Sendable {
    let action: @MainActor () -> Void
    public func callAsFunction() { action() }
}

@MainActor
public struct EnvironmentValues: Sendable {
    /// What holds for the views that are made.
    static var current = EnvironmentValues()

    public internal(set) var isPresented = false
    public internal(set) var dismiss = DismissAction {}

    /// What a sheet gives the views in it.
    static func presented(_ dismissal: @escaping @MainActor () -> Void, render: () -> Rendering) -> Rendering {
        let outer = current
        defer { current = outer }
        current = EnvironmentValues(isPresented: true, dismiss: DismissAction(action: dismissal))
        return render()
    }
}

@propertyWrapper
@MainActor
public struct Environment<Value> {
    public let wrappedValue: Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        wrappedValue = EnvironmentValues.current[keyPath: keyPath]
    }
}
