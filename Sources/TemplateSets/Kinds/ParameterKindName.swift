/// The kinds of parameters, as `template.json` names them: a case here, and a file beside this one.
public enum ParameterKindName: String, Sendable, CaseIterable {
    case string, bool, choice, property, method

    /// The kind of this name.
    public var kind: any ParameterKind.Type {
        switch self {
        case .string: StringKind.self
        case .bool: BoolKind.self
        case .choice: ChoiceKind.self
        case .property: PropertyKind.self
        case .method: MethodKind.self
        }
    }
}
