import SwiftOutline

/// Timers and other sources of Dispatch that a class keeps: `timer.setEventHandler { self.tick() }`. They keep what
/// they call until somebody cancels them. In `deinit` it is too late for that.
struct EventSources {
    let module: CheckedModule

    /// What gives one something to call.
    static let makers = ["setEventHandler"]

    /// What is kept of the object by the source that is told at a use what to call.
    func capture(at index: Int, in file: ModuleFile, _ code: CodeTokens) -> StrongCapture? {
        let outline = file.outline
        let use = outline.uses[index]
        guard let type = use.type, case let owner = file.typeNames[type], module.isClass(owner),
            let name = code.index(at: use.name.lowerBound), let (place, kept) = kept(by: name, use, in: file, code),
            let source = property(toldAt: index, name, in: file, owner, code), !isEnded(source, of: owner)
        else { return nil }
        return StrongCapture(
            file: file, offset: code.tokens[place].range.lowerBound, owner: owner, keeper: .property(source),
            kept: kept)
    }

    /// What a source is given that holds the object strongly, and where that stands.
    private func kept(
        by name: Int, _ use: Use, in file: ModuleFile, _ code: CodeTokens
    ) -> (place: Int, kept: StrongCapture.Kept)? {
        if let closure = code.closures(behind: name).first {
            return code.capturesSelf(closure) && !code.isWithinUnowned(closure) ? (closure, .closure) : nil
        }
        guard let given = code.argument("handler", of: name + 1), code.tokens.indices.contains(given) else {
            return nil
        }
        let value = file.outline.source[code.tokens[given].range.lowerBound...]
        return KeptClosures.method(in: value, use, file).map { (given, .method($0)) }
    }

    /// The property of the class that keeps the source.
    private func property(
        toldAt index: Int, _ name: Int, in file: ModuleFile, _ owner: String, _ code: CodeTokens
    ) -> String? {
        let outline = file.outline
        guard let receiver = SelfGift.receiver(of: outline.uses[index].name, in: outline) else { return nil }
        guard outline.isReceiverLocal(receiver, at: index) else {
            return isSource(receiver, of: owner) ? receiver : nil
        }
        let bound = outline.binding(of: Array(receiver.utf8)[...], before: index)
        guard let local = bound.flatMap({ code.index(at: outline.uses[$0].name.lowerBound) }) else { return nil }
        let destinations = Destinations(owner: owner, file: file, code: code)
        for place in destinations.places(ofLocal: local) {
            for case .property(let property) in destinations.goals(of: place) where isSource(property, of: owner) {
                return property
            }
        }
        return nil
    }

    /// Whether a property of the class owns a source, as its type or its initial value tells.
    private func isSource(_ name: String, of owner: String) -> Bool {
        guard let property = module.storedProperty(name, of: owner), case let outline = property.file.outline,
            OwnershipGraph.owns(property.member, outline)
        else { return false }
        if let type = property.member.type { return outline.text(of: type).utf8.holds("DispatchSource") }
        return property.member.initialValue.map { outline.source[$0...].starts(with: "DispatchSource.".utf8) } ?? false
    }

    /// Whether somebody may cancel a source while its object is there, lets go of it, or takes from it what it calls.
    private func isEnded(_ source: String, of owner: String) -> Bool {
        module.letsGo(of: source, in: owner)
            || module.propertyAnswers.answer(to: .init(kind: .cancels, property: source, owner: owner)) {
                module.files.contains { file in
                    (file.uses(of: "cancel") + file.uses(of: "setEventHandler")).contains { index in
                        mayEnd(source, of: owner, at: index, in: file)
                            && file.outline.runsBeforeDeinit(file.outline.uses[index].name.lowerBound)
                    }
                }
            }
    }

    private func mayEnd(_ source: String, of owner: String, at index: Int, in file: ModuleFile) -> Bool {
        let outline = file.outline
        let use = outline.uses[index]
        let rest = outline.source[use.name.upperBound...]
        guard use.roles.contains(.member),
            outline.source[use.name].elementsEqual("cancel".utf8)
                || ["(handler: nil", " {}", " { }"].contains(where: { rest.starts(with: $0.utf8) })
        else { return false }
        let receiver = SelfGift.receiver(of: use.name, in: outline)
        if receiver == source { return index == 0 || module.mayBe(of: owner, index - 1, in: file) }
        // Under another name it may be this one, unless that is another property's.
        guard use.type.map({ file.typeNames[$0] }) == owner else { return false }
        guard let receiver, !outline.isReceiverLocal(receiver, at: index) else { return true }
        return module.storedProperty(receiver, of: owner) == nil
    }
}
