import SwiftOutline

/// Closures that capture the very object that keeps them: `view.onClose = { view.hide() }`.
extension KeptClosures {
    /// Whether an object other than `self` may be given a closure at a use that captures it, as far as the names tell.
    static func mayKeepOwner(at index: Int, in file: ModuleFile) -> Bool {
        let outline = file.outline
        let use = outline.uses[index]
        guard use.roles.isSuperset(of: [.member, .assigned]),
            outline.value(assignedTo: use).first == UInt8(ascii: "{"),
            let receiver = SelfGift.receiver(of: use.name, in: outline), receiver.utf8.first?.isCapital == false
        else { return false }
        let part = outline.member(around: use.name.lowerBound)
        return file.uses(of: receiver, in: part).last.map { $0 > index } ?? false
    }

    /// What is kept of an object by a closure that a property of its class keeps for good.
    func capture(ofKeeperAt index: Int, in file: ModuleFile, _ code: CodeTokens) -> StrongCapture? {
        let outline = file.outline
        let use = outline.uses[index]
        guard let owner = use.type, let receiver = SelfGift.receiver(of: use.name, in: outline),
            let (type, isLocal) = typeOfObject(receiver, at: index, in: file, code),
            case let property = outline.text(of: use.name), module.isClass(type), isKept(property, of: type),
            !module.letsGo(of: property, in: type),
            let closure = code.index(at: outline.value(assignedTo: use).startIndex), code.isAlone(closure),
            code.captures(receiver, in: closure, isLocal: isLocal),
            !code.isWithinWeak(receiver, closure),
            !isSetOnceMore(at: index, receiver, in: file)
        else { return nil }
        return StrongCapture(
            file: file, offset: code.tokens[closure].range.lowerBound, owner: file.typeNames[owner],
            keeper: .property("\(receiver).\(property)"), captured: .init(name: receiver, type: type))
    }

    /// Whether a property of what has a name is set elsewhere in the same function: another closure may take the place
    /// of that which is given at a use.
    private func isSetOnceMore(at index: Int, _ receiver: String, in file: ModuleFile) -> Bool {
        let outline = file.outline
        let name = outline.uses[index].name
        return file.uses(of: receiver, in: outline.member(around: name.lowerBound)).contains { place in
            guard place + 1 != index, outline.uses.indices.contains(place + 1) else { return false }
            let next = outline.uses[place + 1]
            return next.roles.isSuperset(of: [.member, .assigned])
                && outline.source[next.name].elementsEqual(outline.source[name])
        }
    }

    /// Whether a type of the module, or one that it inherits, has a stored property of a name that holds a function.
    func isKept(_ name: String, of type: String) -> Bool {
        guard let property = module.storedProperty(name, of: type) else { return false }
        let outline = property.file.outline
        return outline.isFunctionHeld(by: property.member)
            || outline.typeName(of: property.member).flatMap { module.aliases[$0] }.map(Outline.isFunction) ?? false
    }

    /// The class of an object that a name stands for all the time: a constant, a parameter, a cell, or what a property
    /// of the class keeps.
    private func typeOfObject(
        _ name: String, at index: Int, in file: ModuleFile, _ code: CodeTokens
    ) -> (type: String, isLocal: Bool)? {
        let outline = file.outline
        guard outline.isReceiverLocal(name, at: index) else {
            let owner = outline.uses[index].type.map { file.typeNames[$0] }
            return owner.flatMap { module.typeKept(by: name, of: $0) }.map { ($0, false) }
        }
        if let cell = outline.typeOfCell(called: name, before: index) { return (cell, true) }
        guard let bound = outline.binding(of: Array(name.utf8)[...], before: index),
            !outline.closesMore(in: outline.uses[bound].name.upperBound..<outline.uses[index].name.lowerBound),
            let place = code.index(at: outline.uses[bound].name.lowerBound)
        else { return nil }
        let type = code.text(place + 2)
        switch code.text(place + 1) {
        case ":":
            let isParameter = outline.isParameter(bound)
            let isConstant = code.text(place - 1) == "let" && !["weak", "unowned"].contains(code.text(place - 2))
            let isWhole = ["=", ",", ")", "?", "!"].contains(code.text(place + 3))
            return (isParameter || isConstant) && isWhole ? (type, true) : nil
        case "=":
            let end = code.end(ofCall: place + 2)
            guard code.text(place - 1) == "let", code.beginsStatement(place - 1), code.text(place + 3) == "(",
                code.tokens.indices.contains(end), code.isOnNewLine(end), code.text(end) != "."
            else { return nil }
            return (type, true)
        default: return nil
        }
    }
}

extension CodeTokens {
    /// Whether a closure holds the object strongly that a name stands for: it names it in its list, or uses what is
    /// local.
    fileprivate func captures(_ name: String, in opening: Int, isLocal: Bool) -> Bool {
        guard let end = end(of: opening) else { return false }
        var start = opening + 1
        if text(start) == "[", let close = self.end(of: start) {
            for place in inner(of: start) where text(place) == name && [",", "]"].contains(text(place + 1)) {
                if ["[", ","].contains(text(place - 1)) { return true }
                if text(place - 1) != "=" { return false }
            }
            start = close + 1
        }
        let names = indices(of: name, from: start).prefix { $0 < end }
        guard isLocal, !names.contains(where: { isBound($0) }) else { return false }
        return names.contains { text($0 - 1) != "." && text($0 + 1) != ":" }
    }

    /// Whether a closure stands in one that holds what has a name without owning it.
    fileprivate func isWithinWeak(_ name: String, _ opening: Int) -> Bool {
        var inner = opening
        while let outer = self.opening(around: inner) {
            let list = text(outer) == "{" && text(outer + 1) == "[" ? self.inner(of: outer + 1) : []
            if list.contains(where: { text($0) == name && !["[", ",", "="].contains(text($0 - 1)) }) { return true }
            inner = outer
        }
        return false
    }

    /// Whether a name that a token is binds something.
    private func isBound(_ index: Int) -> Bool {
        if outline.uses(in: tokens[index].range).first?.roles.contains(.bound) == true { return true }
        return ["in", ","].contains(text(index + 1)) && ["{", ","].contains(text(index - 1))
    }
}
