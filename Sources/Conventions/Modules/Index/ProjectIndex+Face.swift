import Text

extension ProjectIndex {
    /// What other modules may name: delegates and inputs.
    static func isPublic(_ name: Substring, of module: String) -> Bool {
        guard name.utf8.begins(with: module.utf8) else { return false }
        var rest = Substring(name.utf8.dropFirst(module.utf8.count))
        if rest.hasPrefix("Module") { rest = rest.dropFirst(6) }
        if rest.hasSuffix("Protocol") { rest = rest.dropLast(8) }
        return ["Delegate", "Input", "Output", "Inputs"].contains(rest)
    }

    /// Whether a file of this name, without its ending, is a module's builder, which others call, or one of what they
    /// may name.
    static func isFace(_ name: Substring, of module: String) -> (isBuilder: Bool, isContract: Bool) {
        guard let (stem, _, role) = Role.split(name) else { return (false, false) }
        return (role == .assembly && stem == module, role == .contract && isPublic(name, of: module))
    }
}
