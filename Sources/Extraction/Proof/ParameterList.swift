import SwiftOutline

/// What an initializer or a function takes.
struct ParameterList: Hashable {
    var parameters: [Outline.Argument] = []

    /// Whether it can be called with arguments of some labels.
    func accepts(_ given: [String]) -> Bool {
        var rest = given[...]
        for parameter in parameters {
            if rest.first == parameter.label {
                rest = rest.dropFirst()
            } else if !parameter.isOptional {
                return false
            }
        }
        return rest.isEmpty
    }
}
