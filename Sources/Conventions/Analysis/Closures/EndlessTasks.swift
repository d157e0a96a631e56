import SwiftOutline

/// Tasks that a class keeps and that wait for what never ends:
/// `task = Task { for await note in notes { self.show(note) } }`. They keep the object until somebody cancels them. In
/// `deinit` it is too late for that.
struct EndlessTasks {
    let module: CheckedModule

    /// What makes one.
    static let makers = ["Task"]

    /// What is kept of the object by the task that is made at a use.
    func capture(at index: Int, in file: ModuleFile, _ code: CodeTokens) -> StrongCapture? {
        let outline = file.outline
        let use = outline.uses[index]
        guard let type = use.type, let start = code.index(at: use.name.lowerBound), code.text(start - 1) == "=",
            case let name = start - 2, code.text(name - 1) != "." || code.isOfSelf(name),
            case let owner = file.typeNames[type], module.isClass(owner),
            case let keeper = SubscriptionKeeper(name: code.text(name), isList: false),
            !outline.isLocal(Array(keeper.name.utf8)[...], at: index),
            case let last = code.text(start + 1) == "." ? start + 2 : start,
            let closure = code.closures(behind: last).first, code.capturesSelf(closure), !code.isWithinUnowned(closure),
            let loop = code.loop(in: closure),
            EndlessEvents(module: module, owner: owner).are(from: loop, in: file, code),
            KeptSubscriptions(module: module).isKept(by: keeper, of: owner)
        else { return nil }
        return StrongCapture(
            file: file, offset: code.tokens[closure].range.lowerBound, owner: owner, keeper: .property(keeper.name))
    }
}

extension CodeTokens {
    /// What the loop waits for that stands in braces, and not in others within them.
    fileprivate func loop(in opening: Int) -> CallChain? {
        guard let end = end(of: opening) else { return nil }
        var index = opening + 1
        var isWaiting = false
        while index < end {
            if text(index) == "for", text(index + 1) == "await" || text(index + 2) == "await" { isWaiting = true }
            if text(index) == "{" {
                // The names before the braces of the loop end what it goes through.
                guard !isWaiting else {
                    let last = text(index - 1) == ")" ? (start(of: index - 1) ?? index) - 1 : index - 1
                    return chain(endingAt: last)
                }
                index = self.end(of: index) ?? end
            }
            index += 1
        }
        return nil
    }
}
