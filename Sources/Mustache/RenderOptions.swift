/// How a template is rendered, and within which bounds.
public struct RenderOptions: Sendable {
    /// How the values of variables are escaped.
    public var escaping: Escaping
    /// Whether a name that no context holds, or a partial that is not found, is an error; else it renders as nothing.
    public var strict: Bool
    /// How deep partials, parents, blocks, lambdas and sections may be nested within each other.
    /// A level takes up to 3 kB of the thread's stack, 7 kB in a debug build; sections take none.
    public var maximumDepth: Int
    /// The most bytes a rendering may have.
    public var maximumOutput: Int
    /// How many tags and texts may be rendered. What renders to nothing, many times over, takes time too.
    public var maximumSteps: Int

    /// - Parameters:
    ///   - escaping: How the values of variables are escaped.
    ///   - strict: Whether unknown names and partials are errors.
    ///   - maximumDepth: How deep partials, parents, blocks, lambdas and sections may be nested.
    ///   - maximumOutput: The most bytes a rendering may have.
    ///   - maximumSteps: How many tags and texts may be rendered.
    public init(
        escaping: Escaping = .html,
        strict: Bool = true,
        maximumDepth: Int = 64,
        maximumOutput: Int = 16 << 20,
        maximumSteps: Int = 10_000_000
    ) {
        self.escaping = escaping
        self.strict = strict
        self.maximumDepth = maximumDepth
        self.maximumOutput = maximumOutput
        self.maximumSteps = maximumSteps
    }
}
