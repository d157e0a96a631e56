import SwiftOutline

/// What methods of kept objects, and of the class itself, are given.
extension KeptClosures {
    /// A call of a method that may be given a closure, and what it is a method of.
    struct Call {
        /// The number of its use.
        let use: Int
        /// The property of the class whose object has the method; nil where the class has it.
        let receiver: String?
        let type: String
    }

    /// The call at a use, where a type of the module, or in a file that is called as it, has the method:
    /// `row.configure(item) { self.open(item) }`.
    func call(at index: Int, in file: ModuleFile) -> Call? {
        let outline = file.outline
        let use = outline.uses[index]
        guard outline.isGivenClosure(madeAt: use.name.lowerBound) else { return nil }
        if let type = file.typeWithMethod(calledAt: index) {
            let owner = file.typeNames[type]
            return module.isClass(owner) ? Call(use: index, receiver: nil, type: owner) : nil
        }
        guard use.roles.contains(.member), let type = use.type,
            let receiver = SelfGift.receiver(of: use.name, in: outline),
            receiver.utf8.first?.isCapital == false, case let owner = file.typeNames[type], module.isClass(owner),
            // Most closures are given to lists, and to what the system declares.
            module.typeKept(by: receiver, of: owner).map(isDeclared) ?? true,
            let (kept, _) = keptObject(receiver, at: index, in: file, owner), isDeclared(kept)
        else { return nil }
        return Call(use: index, receiver: receiver, type: kept)
    }

    private func isDeclared(_ type: String) -> Bool {
        !module.declarations(of: type).isEmpty || module.mayBeOfProject(type) && module.index.hasFile(named: type)
    }

    /// What a call is given that keeps the object, where its method puts it into a property for good.
    func capture(by call: Call, in file: ModuleFile, _ code: CodeTokens) -> StrongCapture? {
        let use = file.outline.uses[call.use]
        guard let name = code.index(at: use.name.lowerBound), let type = use.type else { return nil }
        let closures = code.closures(behind: name)
        let kept = closures.compactMap { closure -> (place: Int, keeper: String)? in
            guard code.capturesSelf(closure), !code.isWithinUnowned(closure) else { return nil }
            let function = code.text(name)
            let before = code.text(closure - 1)
            let slot: ForeignSlot? =
                switch before {
                case ":": .argument(code.text(closure - 2), of: function)
                case "(": .argument(nil, of: function)
                case ")", function: closures.last == closure ? .trailing(of: function) : nil
                default: nil
                }
            return slot.flatMap { keeper(of: $0, in: call) }.map { (closure, $0) }
        }
        guard let first = kept.first else { return nil }
        return StrongCapture(
            file: file, offset: code.tokens[first.place].range.lowerBound, owner: file.typeNames[type],
            keeper: .property(first.keeper), others: kept.dropFirst().map { code.name(ofClosure: $0.place) })
    }

    /// The property of the class by which what a call is given is kept.
    private func keeper(of slot: ForeignSlot, in call: Call) -> String? {
        if let receiver = call.receiver { return keeps(slot, call.type) ? receiver : nil }
        guard let name = property(keeping: slot, call.type), let kept = module.storedProperty(name, of: call.type)
        else { return nil }
        return kept.file.outline.isListOfFunctions(kept.member) && module.removesItems(of: name) ? nil : name
    }
}

extension ModuleFile {
    /// The type in whose code a method of its own is called at a use.
    fileprivate func typeWithMethod(calledAt index: Int) -> Int? {
        let use = outline.uses[index]
        guard let type = use.type, !use.roles.contains(.member) || outline.isOfSelf(use),
            outline.source[use.name].first?.isCapital == false,
            members(outline.source[use.name]).contains(where: { number in
                let member = outline.members[number]
                return member.kind == .func && member.owner.map { typeNames[$0] == typeNames[type] } ?? false
            })
        else { return nil }
        return type
    }
}
