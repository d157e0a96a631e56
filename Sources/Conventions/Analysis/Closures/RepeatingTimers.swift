import SwiftOutline

/// Timers that repeat, and display links: the run loop keeps them, and they what they call, until somebody invalidates
/// them. In `deinit` it is too late for that.
struct RepeatingTimers {
    let module: CheckedModule

    /// What makes one.
    static let makers = [scheduled, timer, link]
    private static let scheduled = "scheduledTimer"
    private static let timer = "Timer"
    private static let link = "CADisplayLink"

    /// What is kept of the object by the timer that is made at a use.
    func capture(by maker: Use, in file: ModuleFile, _ code: CodeTokens) -> StrongCapture? {
        guard let type = maker.type, let start = code.index(at: maker.name.lowerBound), code.text(start + 1) == "(",
            case let owner = file.typeNames[type], module.isClass(owner)
        else { return nil }
        let isLink = code.text(start) == Self.link
        let isScheduled = code.text(start) == Self.scheduled
        // Of a property the type need not be named: `timer = .scheduledTimer(…)`.
        let isImplicit = isScheduled && code.text(start - 2) == "="
        if isScheduled {
            guard code.text(start - 1) == ".", isImplicit || code.text(start - 2) == Self.timer else { return nil }
        }
        if !isLink {
            guard let repeats = code.argument("repeats", of: start + 1), code.text(repeats) == "true",
                code.isArgument(repeats)
            else { return nil }
        }
        guard let (place, kept) = kept(by: start, maker, in: file, code),
            case let first = isImplicit ? start - 1 : isScheduled ? start - 2 : start,
            let name = name(ofMadeAt: first, code, owner, isScheduled: isScheduled),
            !isInvalidated(name, of: owner, besides: code.restart(before: name.start))
        else { return nil }
        return StrongCapture(
            file: file, offset: code.tokens[place].range.lowerBound, owner: owner,
            keeper: isLink ? .displayLink(name.property ?? Self.link) : .timer(name.property), kept: kept)
    }

    /// What a timer keeps that holds the object strongly, and where that stands.
    private func kept(
        by start: Int, _ maker: Use, in file: ModuleFile, _ code: CodeTokens
    ) -> (place: Int, kept: StrongCapture.Kept)? {
        if let target = code.argument("target", of: start + 1) {
            return code.text(target) == "self" && code.isArgument(target) ? (target, .target) : nil
        }
        let block = code.argument("block", of: start + 1) ?? code.end(of: start + 1).map { $0 + 1 }
        guard let block, code.tokens.indices.contains(block) else { return nil }
        if code.text(block) == "{" {
            return code.capturesSelf(block) && !code.isWithinUnowned(block) ? (block, .closure) : nil
        }
        guard code.text(block - 1) == ":" else { return nil }
        let value = file.outline.source[code.tokens[block].range.lowerBound...]
        return KeptClosures.method(in: value, maker, file).map { (block, .method($0)) }
    }

    /// Who knows a timer, but for the run loop.
    private struct Name {
        /// The property that it is assigned to.
        var property: String?
        var isLocal = false
        /// The token with which the statement begins.
        let start: Int
    }

    /// Who knows what is made at a token; nil where it is somebody else's.
    private func name(ofMadeAt first: Int, _ code: CodeTokens, _ owner: String, isScheduled: Bool) -> Name? {
        guard code.text(first - 1) == "=" else {
            return isScheduled && code.beginsStatement(first) ? Name(start: first) : nil
        }
        let name = code.text(first - 2)
        if ["let", "var"].contains(code.text(first - 3)) || name == "_" {
            return isScheduled ? Name(isLocal: name != "_", start: first - 2) : nil
        }
        let isMember = code.text(first - 3) == "."
        guard !isMember || code.isOfSelf(first - 2), module.storedProperty(name, of: owner) != nil else { return nil }
        return Name(property: name, start: isMember ? first - (code.text(first - 4) == "?" ? 5 : 4) : first - 2)
    }

    /// Whether somebody may invalidate a timer before its object is gone: nobody knows that it is another one.
    private func isInvalidated(_ name: Name, of owner: String, besides restart: Int?) -> Bool {
        module.files.contains { file in
            let outline = file.outline
            return file.uses(of: "invalidate").contains { index in
                let use = outline.uses[index]
                guard use.roles.contains(.member), restart != use.name.lowerBound else { return false }
                guard !name.isLocal, let receiver = SelfGift.receiver(of: use.name, in: outline),
                    receiver != name.property || index > 0 && !module.mayBe(of: owner, index - 1, in: file),
                    let type = use.type.map({ file.typeNames[$0] }),
                    !outline.isLocal(Array(receiver.utf8)[...], at: index),
                    module.storedProperty(receiver, of: type) != nil
                else { return outline.runsBeforeDeinit(use.name.lowerBound) }
                return false
            }
        }
    }
}

extension CodeTokens {
    /// Where the timer is invalidated that a statement replaces at once by another one: `timer?.invalidate()` right
    /// before it.
    fileprivate func restart(before statement: Int) -> Int? {
        var last = statement - 1
        if text(last) == "nil", text(last - 1) == "=" { last -= isOfSelf(last - 2) ? 5 : 3 }
        guard text(last) == ")", text(last - 1) == "(", text(last - 2) == "invalidate" else { return nil }
        return tokens[last - 2].range.lowerBound
    }
}
