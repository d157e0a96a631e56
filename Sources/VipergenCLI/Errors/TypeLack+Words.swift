import TemplateSets
import Text

extension ParameterError.TypeLack {
    /// What is wrong with the type.
    var words: String {
        switch self {
        case .conformance(let protocols): "it is not \(listed(protocols))"
        case .function(let name, let type): "\(quoted(type)) has no function \(quoted(name))"
        case .value(let property): "its \(quoted(property)) may be nil"
        case .arguments: "it is generic, and its arguments cannot be given"
        case .nonisolated: "the target isolates it to the main actor, and services use it elsewhere"
        case .unisolated: "it is isolated to the main actor, and services use it elsewhere"
        case .access(nil): "only its own file can use it"
        case .access(let target?): "it is internal to the target \(quoted(target))"
        }
    }

    /// What to do in the file that declares it.
    func hint(of type: String, in path: String) -> String {
        switch self {
        case .conformance(let protocols):
            "Add \(listed(protocols.map(quoted))) to what it conforms to, in \(escaped(path))."
        case .value(let property):
            "Give \(quoted(property)) a type that is not optional, in \(escaped(path))."
        case .function: "Declare it, in \(escaped(path))."
        case .arguments: "Name another type, such as one that is declared with the arguments, in \(escaped(path))."
        case .nonisolated(let keyword):
            "Declare it as \(quoted("nonisolated \(keyword) \(type)")), in \(escaped(path))."
        case .unisolated: "Declare it without '@MainActor', in \(escaped(path))."
        case .access(nil): "Declare it without 'private' or 'fileprivate', in \(escaped(path))."
        case .access: "Declare it public, with what others use of it, in \(escaped(path))."
        }
    }
}
