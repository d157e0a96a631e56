import SwiftOutline

extension KeptClosures {
    /// What is kept of a closure by an object that is made at an offset for a property of the class.
    func capture(
        byMadeAt offset: Int, for property: String, of owner: String, in file: ModuleFile, _ code: CodeTokens
    ) -> StrongCapture? {
        guard let start = code.index(at: offset), case let type = code.text(start), type != owner,
            code.text(code.end(ofCall: start)) != "."
        else { return nil }
        let closures = code.closures(behind: start).filter { closure in
            code.capturesSelf(closure) && !code.isWithinUnowned(closure) && keeps(closure, type, code)
        }
        guard let closure = closures.first, let kept = module.storedProperty(property, of: owner),
            OwnershipGraph.owns(kept.member, kept.file.outline), !module.letsGo(of: property, in: owner)
        else { return nil }
        return StrongCapture(
            file: file, offset: code.tokens[closure].range.lowerBound, owner: owner, keeper: .property(property),
            others: closures.dropFirst().map(code.name(ofClosure:)))
    }

    /// Whether objects of a type keep a closure that an initializer is given.
    private func keeps(_ closure: Int, _ type: String, _ code: CodeTokens) -> Bool {
        let isLabelled = code.text(closure - 1) == ":"
        guard isLabelled || [")", type].contains(code.text(closure - 1)) else { return false }
        return keeps(isLabelled ? .argument(code.text(closure - 2), of: "init") : .trailing(of: "init"), type)
    }

    /// Whether objects of a type keep a function that they are given, as the module tells, or the file that is called
    /// as the type.
    func keeps(_ slot: ForeignSlot, _ type: String) -> Bool {
        module.declarations(of: type).isEmpty
            ? module.index.keepsFunction(slot, inFileOf: type) : property(keeping: slot, type) != nil
    }

    /// The property in which objects of a type of the module keep a function that they are given, and which nobody
    /// lets go of.
    func property(keeping slot: ForeignSlot, _ type: String) -> String? {
        module.propertyAnswers.keeper(of: slot, in: type) {
            for declaration in module.declarations(of: type) {
                let outline = declaration.file.outline
                guard let property = outline.property(keepingFunction: slot, in: type) else { continue }
                let name = outline.text(of: property.name)
                if !module.letsGo(of: name, in: type) { return name }
            }
            return nil
        }
    }
}

extension Outline {
    /// Whether what is called, or made, at an offset is given a closure first that does not hold `self` weakly:
    /// `Loader(onDone: { self.load() })`.
    func isGivenClosure(madeAt start: Int) -> Bool {
        var depth = 0
        for place in source[start...].drop(while: \.isNamePart).indices {
            switch source[place] {
            case UInt8(ascii: "{"): return !Self.holdsSelfWeakly(source[place...])
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: " "): continue
            default: if depth == 0 { return false }
            }
            if depth < 0 { return false }
        }
        return false
    }
}
