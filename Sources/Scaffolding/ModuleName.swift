import Platform
import TemplateSets
import Text

/// The name of a module, with the groups that it is nested in.
public struct ModuleName: Sendable, Hashable {
    /// The groups from the outermost in; empty for a module at the top.
    public var groups: [String]
    /// The module's own name.
    public var name: String

    /// The groups and the name, separated by slashes.
    public var path: String { Path.join(groups + [name]) }

    /// Reads `ClientList` or `Settings/Profile`; every part must be a Swift type name in UpperCamelCase.
    public init(_ text: String) throws(ModuleNameError) {
        var parts: [String] = []
        for part in Self.parts(of: text) {
            if let fault = TypeName.fault(of: part) {
                throw ModuleNameError(name: text, fault: fault, suggestion: Self.suggestion(for: text))
            }
            parts.append(part)
        }
        name = parts.removeLast()
        groups = parts
    }

    /// Reads a list separated by commas; no module may stand in it twice.
    public static func list(_ text: String) throws(ModuleNameError) -> [ModuleName] {
        var names: [ModuleName] = []
        var indexes: [String: Int] = [:]
        for part in text.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false) {
            let name = try ModuleName(String(part))
            let folded = name.name.lowercased()
            if let other = indexes[folded].map({ names[$0] }) {
                let isPathAlike = other.path.lowercased() == name.path.lowercased()
                let fault: TypeName.Fault =
                    other == name ? .repeated : isPathAlike ? .differsInCase(other.path) : .sharesName(other.path)
                throw ModuleNameError(name: name.path, fault: fault, suggestion: nil)
            }
            indexes[folded] = names.count
            names.append(name)
        }
        return names
    }

    /// The names without the suffix that a blueprint adds: who asks for a `ClientApiService` gets that, as who asks for
    /// a `Client` does.
    public static func list(
        _ names: [ModuleName], for blueprint: Blueprint
    ) throws(ModuleNameError) -> [ModuleName] {
        guard !blueprint.suffix.isEmpty else { return names }
        var result: [ModuleName] = []
        for name in names {
            var plain = name
            if plain.name.hasSuffix(blueprint.suffix) { plain.name.removeLast(blueprint.suffix.count) }
            guard !plain.name.isEmpty else {
                throw ModuleNameError(name: name.path, fault: .suffixAlone, suggestion: nil)
            }
            guard !result.contains(plain) else {
                throw ModuleNameError(name: plain.path, fault: .repeated, suggestion: nil)
            }
            result.append(plain)
        }
        return result
    }

    private static func suggestion(for text: String) -> String? {
        let names = parts(of: text).compactMap(TypeName.nearest)
        return names.isEmpty ? nil : Path.join(names)
    }

    /// The texts between slashes. A slash parts whatever mark follows it, as it does in a path.
    private static func parts(of text: String) -> [String] {
        text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    }
}

/// Why a name is none for a module.
public struct ModuleNameError: Error, Sendable, Equatable {
    /// The name as given.
    public var name: String
    /// What is wrong with it.
    public var fault: TypeName.Fault
    /// The nearest name that is good, nil where there is none.
    public var suggestion: String?
}
