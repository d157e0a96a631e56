import SwiftOutline

/// Subscriptions that a class keeps to what never ends, as publishers of Combine and observables of RxSwift may do:
/// `$title.sink { self.show($0) }.store(in: &cancellables)`. They keep their closures until somebody cancels them. In
/// `deinit` it is too late for that.
struct KeptSubscriptions {
    let module: CheckedModule

    /// What subscribes, or gives a subscription to who keeps it.
    static let makers = ["sink", "assign"] + last

    /// What gives a subscription to who keeps it, in Combine and in RxSwift, old and new.
    private static let last = ["store", "disposed", "addDisposableTo"]

    /// Whether a use gives a subscription to who keeps it.
    static func isLast(_ use: Use, in outline: Outline) -> Bool {
        last.contains { outline.source[use.name].elementsEqual($0.utf8) }
    }

    /// Whether a subscription in a part of a text may keep its class, as far as names tell.
    static func mayKeep(in part: Range<Int>, of outline: Outline) -> Bool {
        outline.mayHoldSelf(in: part)
            || outline.uses(in: part).contains { use in
                use.roles.contains(.labelled) && labels.contains { outline.source[use.name].elementsEqual($0.utf8) }
                    && outline.value(assignedTo: use).first?.isNamePart == true
            }
    }

    /// What closures are given under that get each new value.
    private static let labels = ["receiveValue", "onNext"]

    /// What keeps the object by the subscription that is made, or given away, at a use.
    func capture(at index: Int, in file: ModuleFile, _ code: CodeTokens) -> StrongCapture? {
        let outline = file.outline
        let use = outline.uses[index]
        guard let type = use.type, let last = code.index(at: use.name.lowerBound),
            let chain = code.chain(endingAt: last),
            case let owner = file.typeNames[type], module.isClass(owner),
            let keeper = code.keeper(of: chain), !outline.isLocal(Array(keeper.name.utf8)[...], at: index),
            case let whole = code.withLocals(chain),
            let (places, kept, rest) = kept(by: whole, use, of: owner, in: file, code),
            case let events = EndlessEvents(module: module, owner: owner),
            events.are(from: whole, in: file, code)
                || !events.end(whole, code) && events.are(from: chain, in: file, code),
            isKept(by: keeper, of: owner)
        else { return nil }
        return StrongCapture(
            file: file, offset: code.tokens[places[0]].range.lowerBound, owner: owner, keeper: .property(keeper.name),
            kept: kept, others: places.dropFirst().map(code.name(ofClosure:)), rest: rest)
    }

    /// What some calls are given that holds the object strongly, where that stands, and what does so beside closures.
    private func kept(
        by chain: CallChain, _ use: Use, of owner: String, in file: ModuleFile, _ code: CodeTokens
    ) -> (places: [Int], kept: StrongCapture.Kept, rest: StrongCapture.Kept?)? {
        let target = target(of: chain, use, of: owner, in: file, code)
        let closures = chain.closures.filter { code.capturesSelf($0) && !code.isWithinUnowned($0) }
        return closures.isEmpty ? target.map { ([$0.place], $0.kept, nil) } : (closures, .closure, target?.kept)
    }

    /// What some calls give each new value that is no closure and holds the object strongly, and where that stands.
    private func target(
        of chain: CallChain, _ use: Use, of owner: String, in file: ModuleFile, _ code: CodeTokens
    ) -> (place: Int, kept: StrongCapture.Kept)? {
        for name in chain.names where code.text(name + 1) == "(" {
            switch code.text(name) {
            case "assign":
                guard let target = code.argument("on", of: name + 1), code.text(target) == "self",
                    code.isArgument(target)
                else { continue }
                return (name, .assignment(to: property(assignedBy: name, code, of: owner)))
            case "sink", "subscribe", "bind", "drive", "emit":
                let given = Self.labels.lazy.compactMap { code.argument($0, of: name + 1) }.first
                guard let given, code.tokens.indices.contains(given),
                    let method = KeptClosures.method(
                        in: file.outline.source[code.tokens[given].range.lowerBound...], use, file)
                else { continue }
                return (given, .method(method))
            default: continue
            }
        }
        return nil
    }

    /// The property of a class that is assigned by a call: `assign(to: \.title, on: self)`.
    private func property(
        assignedBy call: Int, _ code: CodeTokens, of owner: String
    ) -> StrongCapture.AssignedProperty {
        guard let path = code.argument("to", of: call + 1), code.text(path) == "\\", code.isArgument(path + 2),
            case let name = code.text(path + 2), let property = module.storedProperty(name, of: owner),
            case let outline = property.file.outline,
            outline[property.member.attributes].contains(where: {
                outline.source[$0].starts(with: "@Published".utf8)
            })
        else { return .other }
        return outline.hasObservers(property.member) ? .observed(name) : .published(name)
    }

    /// Whether a class, or one that it inherits, keeps subscriptions in a property, and nobody may end them while their
    /// object is there.
    func isKept(by keeper: SubscriptionKeeper, of owner: String) -> Bool {
        let question = PropertyAnswers.Question(
            kind: keeper.isList ? .mayEndList : .mayEnd, property: keeper.name, owner: owner)
        let isEnded = module.propertyAnswers.answer(to: question) {
            module.files.contains { file in
                file.outline.mayEnd(keeper, at: file.uses(of: keeper.name)) { module.mayBe(of: owner, $0, in: file) }
            }
        }
        guard !isEnded else { return false }
        if let property = module.storedProperty(keeper.name, of: owner) {
            return OwnershipGraph.owns(property.member, property.file.outline)
        }
        return ([owner] + module.allInherited(by: owner)).filter(module.isClass).contains { type in
            module.inherits(type).first.map { base in
                !module.isClass(base) && module.index.keepsSubscriptions(in: keeper.name, ofClass: base)
            } ?? false
        }
    }
}

/// The property that keeps a subscription, alone or with others.
struct SubscriptionKeeper {
    let name: String
    let isList: Bool
}

extension Outline {
    /// Whether a part of the text names `self` where it is not held weakly.
    fileprivate func mayHoldSelf(in part: Range<Int>) -> Bool {
        var rest = source[part]
        while let start = rest.firstIndex(of: UInt8(ascii: "s")) {
            rest = rest[(start + 1)...]
            guard rest.starts(with: "elf".utf8) else { continue }
            let before = source[..<start]
            let after = start + 4 < source.count ? source[start + 4] : 0
            if after.isNamePart || after == UInt8(ascii: "?") { continue }
            if before.last?.isNamePart == true || before.last == UInt8(ascii: ".") { continue }
            if !["weak ", "unowned ", "let ", "let self = "].contains(where: { before.ends(with: $0.utf8) }) {
                return true
            }
        }
        return false
    }

    /// Whether somebody may end the subscriptions in a property while their object is there, or do with them what is
    /// not known.
    ///
    /// - Parameters:
    ///   - places: the uses that may be of that name; all where that is not known.
    ///   - isMeant: whether a use of that name is one of the property.
    func mayEnd(
        _ keeper: SubscriptionKeeper, at places: ArraySlice<Int>? = nil, where isMeant: (Int) -> Bool = { _ in true }
    ) -> Bool {
        (places ?? Array(uses.indices)[...]).contains { index in
            let use = uses[index]
            guard source[use.name].elementsEqual(keeper.name.utf8), !use.roles.contains(.bound),
                mayEnd(index, isList: keeper.isList), runsBeforeDeinit(use.name.lowerBound), isMeant(index)
            else { return false }
            // What is there from the beginning ends nothing.
            return member(containing: use.name.lowerBound)?.kind != .`init`
        }
    }

    /// Whether a use of what keeps subscriptions may end them: it is assigned, asked for its elements, or cancelled.
    private func mayEnd(_ index: Int, isList: Bool) -> Bool {
        let use = uses[index]
        if use.roles.contains(.assigned) { return isList || value(assignedTo: use).starts(with: "nil".utf8) }
        if source[..<use.name.lowerBound].ends(with: "in ".utf8) { return true }
        guard index + 1 < uses.count, uses[index + 1].roles.contains(.member),
            source[use.name.upperBound..<uses[index + 1].name.lowerBound].allSatisfy({ " \n?!.".utf8.contains($0) })
        else { return false }
        return !["insert", "append", "store"].contains { source[uses[index + 1].name].elementsEqual($0.utf8) }
    }
}

extension CodeTokens {
    /// The property that is given the subscription which some calls make; nil where nobody keeps it, or somebody else.
    func keeper(of chain: CallChain) -> SubscriptionKeeper? {
        guard let last = chain.names.last else { return nil }
        switch text(last) {
        case "store", "disposed", "addDisposableTo":
            let label = ["store": "in", "disposed": "by"][text(last)]
            guard text(last + 1) == "(", var place = label.map({ argument($0, of: last + 1) }) ?? last + 2 else {
                return nil
            }
            if text(place) == "&" { place += 1 }
            if text(place) == "self", text(place + 1) == "." { place += 2 }
            return text(place + 1) == ")" ? SubscriptionKeeper(name: text(place), isList: true) : nil
        default:
            guard text(end(ofCall: last)) != "." else { return nil }
            return keeper(ofValueAt: chain.start)
        }
    }

    /// The property that is given a value, also by way of a local constant.
    private func keeper(ofValueAt start: Int, locals: Int = mostLocals) -> SubscriptionKeeper? {
        if text(start - 1) == "(", text(start - 3) == ".", ["insert", "append"].contains(text(start - 2)) {
            return SubscriptionKeeper(name: text(start - 4), isList: true)
        }
        let name = start - 2
        guard text(name + 1) == "=" else { return nil }
        if text(name - 1) == "let" {
            guard locals > 0, let end = scope(ofUnendedLocal: name) else { return nil }
            let places = indices(of: text(name), from: name + 1).prefix { $0 < end }
            return places.lazy.filter(isWholeValue).compactMap { keeper(ofValueAt: $0, locals: locals - 1) }.first
        }
        return text(name - 1) != "." || isOfSelf(name) ? SubscriptionKeeper(name: text(name), isList: false) : nil
    }

    /// Whether a name is all that something is given.
    private func isWholeValue(_ index: Int) -> Bool {
        let next = index + 1
        if [")", ",", "}", ";"].contains(text(next)) || next == tokens.count { return true }
        return isOnNewLine(next) && text(next) != "."
    }
}
