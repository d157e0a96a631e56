import SwiftOutline

/// Observations of values that a class keeps: `observation = player.observe(\\.rate) { _, _ in self.update() }`. They
/// keep their closures until somebody invalidates them, or lets go of them. In `deinit` it is too late for that.
struct KeptObservations {
    let module: CheckedModule

    /// What makes one.
    static let makers = ["observe"]

    /// What is kept of the object by the observation that is made at a use.
    func capture(at index: Int, in file: ModuleFile, _ code: CodeTokens) -> StrongCapture? {
        let outline = file.outline
        let use = outline.uses[index]
        guard let type = use.type, let name = code.index(at: use.name.lowerBound),
            let chain = code.chain(endingAt: name), case let owner = file.typeNames[type], module.isClass(owner),
            let keeper = code.keeper(of: chain), !outline.isLocal(Array(keeper.name.utf8)[...], at: index),
            let property = module.storedProperty(keeper.name, of: owner),
            code.text(name + 2) == "\\" || Self.isObservation(property),
            let (place, kept) = kept(by: name, use, in: file, code),
            KeptSubscriptions(module: module).isKept(by: keeper, of: owner)
        else { return nil }
        return StrongCapture(
            file: file, offset: code.tokens[place].range.lowerBound, owner: owner, keeper: .property(keeper.name),
            kept: kept)
    }

    /// Whether a property is for what keeps a closure that is told of changes.
    private static func isObservation(_ property: KeptProperty) -> Bool {
        guard let type = property.member.type.map({ property.file.outline.source[$0] }) else { return false }
        return type.holds("NSKeyValueObservation") || type.holds("NotificationToken")
    }

    /// What an observation is given that holds the object strongly, and where that stands.
    private func kept(
        by name: Int, _ use: Use, in file: ModuleFile, _ code: CodeTokens
    ) -> (place: Int, kept: StrongCapture.Kept)? {
        if let closure = code.closures(behind: name).last {
            return code.capturesSelf(closure) && !code.isWithinUnowned(closure) ? (closure, .closure) : nil
        }
        guard let given = code.argument("changeHandler", of: name + 1), code.tokens.indices.contains(given) else {
            return nil
        }
        let value = file.outline.source[code.tokens[given].range.lowerBound...]
        return KeptClosures.method(in: value, use, file).map { (given, .method($0)) }
    }
}
