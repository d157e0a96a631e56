import SwiftOutline

/// Where a class of the module gives itself to an object that it makes for another one, which it owns, and whose type
/// is declared elsewhere: `header.presenter = HeaderPresenter(delegate: self)`, or
/// `header = Header(presenter: HeaderPresenter(delegate: self))`.
struct IndirectOwners {
    let module: CheckedModule

    /// What a gift closes a cycle by; nil where what is given to is nobody's, or of the module itself.
    func owner(
        by gift: SelfGift, at number: Int, in file: ModuleFile, _ owner: String, _ properties: ForeignProperties
    ) -> ForeignOwner? {
        let outline = file.outline
        guard let callee = callee(of: gift, before: number, in: outline),
            case let type = outline.text(of: outline.uses[callee].name), isForeign(type), module.isClass(owner),
            let target = target(ofMadeAt: callee, in: file),
            case let name = outline.text(of: outline.uses[target].name),
            case let isArgument = outline.uses[target].roles.contains(.labelled),
            let holder = isArgument
                ? made(with: target, in: file, owner, properties) : holder(of: target, in: file, owner),
            holder != owner, holder != type, !module.letsGo(of: name, in: holder)
        else { return nil }
        var questions: [OpenQuestion] = []
        if module.declarations(of: holder).isEmpty {
            guard isForeign(holder) else { return nil }
            let slot: ForeignSlot = isArgument ? .argument(name, of: "init") : .property(name)
            questions = [.owns(slot, by: holder, as: .view)]
        } else {
            guard module.isClass(holder), let kept = module.storedProperty(name, of: holder),
                OwnershipGraph.owns(kept.member, kept.file.outline)
            else { return nil }
        }
        return ForeignOwner(
            file: file, name: gift.name, slot: gift.slot, owner: owner, property: name, type: type, between: holder,
            questions: questions)
    }

    /// The type of the object, declared elsewhere, that is made with an argument for a property of the class.
    private func made(
        with argument: Int, in file: ModuleFile, _ owner: String, _ properties: ForeignProperties
    ) -> String? {
        guard let callee = file.outline.callee(around: file.outline.uses[argument].name.lowerBound, before: argument),
            !file.outline.uses[callee].roles.contains(.member),
            let holder = properties.holder(ofMade: callee, in: file), !module.letsGo(of: holder.property, in: owner)
        else { return nil }
        return holder.type
    }

    private func isForeign(_ type: String) -> Bool {
        ForeignProperties.isForeign(type, to: module, inFilesOf: DeclaringFiles.names) || module.mayBeOfProject(type)
    }

    /// The use that makes the object which is given something: right there, or under a local name.
    private func callee(of gift: SelfGift, before number: Int, in outline: Outline) -> Int? {
        switch gift.receiver {
        case .made(let callee): return callee
        case .named(let name):
            guard let bound = outline.binding(of: Array(name.utf8)[...], before: number), !outline.isParameter(bound)
            else { return nil }
            let binding = outline.uses(ofBinding: bound, before: number)
            let made = binding.indices.dropFirst().first { binding[$0].isTypeName(in: outline) }
            return made.flatMap { outline.isMade(at: $0, for: bound) ? $0 : nil }
        }
    }

    /// The use of another object's property, or the label of an argument, that gets what is made: at once or by a local
    /// name.
    private func target(ofMadeAt callee: Int, in file: ModuleFile) -> Int? {
        let outline = file.outline
        guard callee > 0, outline.isMade(at: callee, for: callee - 1) else { return nil }
        let target = outline.uses[callee - 1]
        guard target.roles.contains(.bound) else {
            return target.roles.contains([.member, .assigned]) || target.roles.contains(.labelled) ? callee - 1 : nil
        }
        let name = outline.text(of: target.name)
        let function = outline.member(around: target.name.lowerBound)
        return file.uses(of: name, in: target.name.upperBound..<max(target.name.upperBound, function.upperBound))
            .lazy.map { $0 - 1 }.first { place in
                let use = outline.uses[place]
                let value = outline.value(assignedTo: use)
                let isGiven =
                    use.roles.contains([.member, .assigned])
                    || use.roles.contains(.labelled) && !use.roles.contains(.bound)
                return place > callee && isGiven && value.isAlone(name)
                    && value.startIndex == outline.uses[place + 1].name.lowerBound
            }
    }

    /// The type of the object whose property is set, and which the class keeps: by a property, or in its table.
    private func holder(of target: Int, in file: ModuleFile, _ owner: String) -> String? {
        let outline = file.outline
        guard let receiver = SelfGift.receiver(of: outline.uses[target].name, in: outline) else { return nil }
        guard outline.isReceiverLocal(receiver, at: target) else {
            return module.letsGo(of: receiver, in: owner) ? nil : module.typeKept(by: receiver, of: owner)
        }
        return module.isScreen(owner) ? outline.typeOfCell(called: receiver, before: target) : nil
    }
}

extension Outline {
    /// Whether what a use gets, or binds, is an object that is made at another one, and nothing that is made of it.
    fileprivate func isMade(at callee: Int, for target: Int) -> Bool {
        let call = uses[callee]
        guard call.roles.contains(.called), call.isTypeName(in: self),
            case let value = value(assignedTo: uses[target]), value.startIndex == call.name.lowerBound
        else { return false }
        var depth = 0
        let end = source[call.name.upperBound...].prefix(2000).firstIndex { byte in
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            return depth == 0
        }
        guard let end else { return false }
        let next = source[(end + 1)...].first { $0 > UInt8(ascii: " ") }
        return next != UInt8(ascii: ".") && next != UInt8(ascii: "?")
    }
}
