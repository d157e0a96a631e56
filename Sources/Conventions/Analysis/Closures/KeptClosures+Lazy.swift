import SwiftOutline

/// What properties get when they are first asked for.
extension KeptClosures {
    /// What is kept of a closure that is made when it is first asked for:
    /// `lazy var close: () -> Void = { self.leave() }`.
    func capture(byLazy number: Int, in file: ModuleFile, _ code: CodeTokens) -> StrongCapture? {
        let member = file.outline.members[number]
        guard let start = member.initialValue, case let owner = file.outline.ownerName(of: member),
            module.isClass(owner), !module.letsGo(of: file.memberNames[number], in: owner)
        else { return nil }
        if file.outline.source[start].isCapital {
            return capture(byMadeAt: start, for: file.memberNames[number], of: owner, in: file, code)
        }
        if file.outline.source[start] == UInt8(ascii: "[") {
            return code.index(at: start).flatMap {
                capture(ofListGivenAt: $0, by: file.memberNames[number], of: owner, in: file, code)
            }
        }
        let keeper = StrongCapture.Keeper.property(file.memberNames[number])
        if let method = member.owner.flatMap({ Self.method(in: file.outline.source[start...], ofType: $0, file) }) {
            return StrongCapture(file: file, offset: start, owner: owner, keeper: keeper, kept: .method(method))
        }
        guard let closure = code.index(at: start), code.text(closure) == "{", let end = code.end(of: closure),
            code.text(end + 1) != "(" || code.isOnNewLine(end + 1), code.capturesSelf(closure)
        else { return nil }
        return StrongCapture(file: file, offset: start, owner: owner, keeper: keeper)
    }

    /// Whether a use stands in an observer of a property that has a value from the beginning and never gets another one:
    /// no `didSet` runs for the first.
    func isInIdleObserver(_ use: Use, in file: ModuleFile) -> Bool {
        let outline = file.outline
        guard let member = outline.member(containing: use.name.lowerBound), member.kind == .var,
            let start = member.initialValue, start < use.name.lowerBound, outline.source[start] != UInt8(ascii: "{"),
            !outline.hasModifier("lazy", member)
        else { return false }
        let own = outline.member(around: use.name.lowerBound)
        return !module.files.contains { other in
            other.assignments(to: outline.text(of: member.name)).contains { index in
                other !== file || !own.contains(other.outline.uses[index].name.lowerBound)
            }
        }
    }

    /// Whether what has a local name is what a property of the class gets when it is first asked for, and which nobody
    /// lets go of.
    func isReturned(_ name: String, toLazyAround index: Int, in file: ModuleFile, _ owner: String) -> Bool {
        let outline = file.outline
        let place = outline.uses[index].name.lowerBound
        guard let member = outline.member(containing: place), let start = member.initialValue, start < place,
            outline.source[start] == UInt8(ascii: "{"), outline.hasModifier("lazy", member),
            OwnershipGraph.owns(member, outline), outline.ownerName(of: member) == owner,
            case let property = outline.text(of: member.name)
        else { return false }
        return file.uses(of: name, in: place..<outline.member(around: place).upperBound).contains(
            where: outline.isReturned)
            && module.files.contains { file in
                file.uses(of: property).contains { !file.outline.uses[$0].roles.contains(.bound) }
            } && !module.letsGo(of: property, in: owner)
    }
}

extension ModuleFile {
    /// Whether a property gets a function, or an object that is given one, when it is first asked for.
    func isLazyKeeper(_ number: Int) -> Bool {
        let member = outline.members[number]
        guard let start = member.initialValue, outline.hasModifier("lazy", member) else { return false }
        let value = outline.source[start...]
        if outline.source[start].isCapital { return outline.isGivenClosure(madeAt: start) }
        if value.first == UInt8(ascii: "[") { return outline.isListOfFunctions(member) }
        guard member.isStored, !member.isStatic, member.type == nil || outline.isFunctionHeld(by: member) else {
            return false
        }
        return value.first == UInt8(ascii: "{")
            ? !Outline.holdsSelfWeakly(value)
            : member.owner.flatMap { KeptClosures.method(in: value, ofType: $0, self) } != nil
    }
}
