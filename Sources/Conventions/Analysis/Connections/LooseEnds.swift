import SwiftOutline

/// What the set ties together and a module does not, though it has both ends: a function that nothing calls or that
/// does nothing, a component that is given and not passed on, an object that is never handed to those which it is there
/// for.
struct LooseEnd {
    enum Kind {
        case uncalled(String)
        case partlyCalled(String, overloads: Int)
        case empty(String)
        case dropped(component: String, function: String)
        case unset(label: String)
        case neverSet(String)
        case neverShown(String)
        case lost(String, caller: String, Loss)
        case misnamed(String, meant: String)
    }

    /// What a function no longer does: it calls no function of a name, sets no property, or does so less often than it
    /// should.
    enum Loss {
        case call, setting, oneOfMany
    }

    let kind: Kind
    let type: String
    let file: ModuleFile
    let offset: Int
    /// What the rest of the project has to tell: there is no loose end if the answer is no.
    var question: OpenQuestion?

    fileprivate var place: Place { Place(file: ObjectIdentifier(file), offset: offset) }

    fileprivate struct Place: Hashable {
        let file: ObjectIdentifier
        let offset: Int
    }

    var isUnset: Bool {
        if case .unset = kind { true } else { false }
    }
}

extension CheckedModule {
    /// The loose ends of the module.
    func looseEnds() -> [LooseEnd] {
        var ends: [LooseEnd] = []
        let functions = declaredFunctions()
        for file in files {
            guard let calls = file.expected?.calls, !calls.isEmpty else { continue }
            for function in callsMissed(in: file, of: calls) {
                // One function may be called as two of the set's are.
                ends.add(looseEnds(of: function, among: functions))
            }
        }
        // Who is not called is given nothing, either, and who hands nothing over may have nothing else to do.
        if ends.isEmpty {
            forEachExpectedType { expected, name, home, _ in ends += missingHandovers(of: name, expected, in: home) }
        }
        let idle = Set(ends.filter(\.isUnset).map(\.type))
        let doingNothing = functionsDoingNothing()
        ends.add(emptyFunctions(among: doingNothing).filter { !idle.contains($0.type) })
        ends.add(callsLost())
        ends.add(emptiedFunctions(among: doingNothing))
        ends.add(silentEvents(among: doingNothing))
        ends.add(propertiesNeverSet())
        ends.add(viewsNeverShown())
        return ends
    }

    /// The functions that a file does not call, or of which more has to be asked.
    private func callsMissed(in file: ModuleFile, of calls: [ExpectedFunction]) -> [ExpectedFunction] {
        let (source, uses) = (file.outline.source, file.outline.uses)
        let names = calls.map { name(of: $0) }
        var lengths: UInt64 = 0
        for name in names { lengths |= 1 << UInt64(name.count & 63) }
        var counts = [Int](repeating: 0, count: calls.count)
        for index in uses.indices where lengths >> UInt64(uses[index].name.count & 63) & 1 == 1 {
            let name = uses[index].name
            let first = source[name.lowerBound]
            for number in calls.indices where names[number].count == name.count && names[number].first == first {
                let isCall =
                    source[name].elementsEqual(names[number])
                    && uses[index].roles.isDisjoint(with: [.bound, .labelled])
                    && file.outline.isCall(uses[index], of: calls[number])
                if isCall { counts[number] += 1 }
            }
        }
        return calls.indices.filter { counts[$0] < calls[$0].overloads || !calls[$0].components.isEmpty }
            .map { calls[$0] }
    }

    /// The bytes of a function's name; none where a part of it may be anything.
    private func name(of function: ExpectedFunction) -> [UInt8] {
        if !function.fixedName.isEmpty { return function.fixedName }
        return function.name.isOpen ? [] : Array(function.name.text(for: forms).utf8)
    }

    /// A function that a type of the module declares.
    private struct DeclaredFunction {
        let file: Int
        let member: Int
        let owner: Int
        let name: ArraySlice<UInt8>
    }

    private func declaredFunctions() -> [DeclaredFunction] {
        var functions: [DeclaredFunction] = []
        for (file, outline) in files.map(\.outline).enumerated() {
            for member in outline.members.indices where outline.members[member].kind == .func {
                guard let owner = outline.members[member].owner else { continue }
                let name = outline.source[outline.members[member].name]
                functions.append(DeclaredFunction(file: file, member: member, owner: owner, name: name))
            }
        }
        return functions
    }

    /// The loose ends of the functions that may be what is expected.
    private func looseEnds(of expected: ExpectedFunction, among functions: [DeclaredFunction]) -> [LooseEnd] {
        let name = name(of: expected)
        let start = name.isEmpty ? Array(expected.name.start(for: forms).utf8) : name
        let type = expected.type.text(for: forms)
        let candidates = functions.filter { function in
            (name.isEmpty || function.name.count == name.count) && function.name.starts(with: start)
                && files[function.file].typeNames[function.owner] == type
        }
        let ends = candidates.flatMap { looseEnds(of: $0.member, in: files[$0.file], type, expected) }
        guard ends.isEmpty, expected.overloads > 1 else { return ends }
        let overloads = candidates.map { (file: files[$0.file], member: $0.member) }
            .filter { !$0.file.outline.isCalledFromOutside($0.file.outline.members[$0.member]) }
        return uncalledOverload(among: overloads, of: type, expected).map { [$0] } ?? []
    }

    private func looseEnds(
        of number: Int, in file: ModuleFile, _ type: String, _ expected: ExpectedFunction
    ) -> [LooseEnd] {
        let function = file.outline.members[number]
        let name = file.outline.text(of: function.name)
        guard expected.name.matches(name, for: forms), !file.outline.isCalledFromOutside(function) else { return [] }
        func end(_ kind: LooseEnd.Kind) -> LooseEnd {
            LooseEnd(kind: kind, type: type, file: file, offset: function.name.lowerBound)
        }
        let isRequirement = function.owner.map { file.outline.types[$0].kind == .protocol } ?? false
        if !isCalled(name, of: type, expected),
            !expected.name.isOpen
                || !mayBelongToOthers(name, of: type) && !isEvent(name, of: type) && !isTold(by: function, in: file)
        {
            // Who needs it no longer may have left nothing in it.
            let isLoose =
                isRequirement
                ? !isImplemented(name, besides: type)
                : expected.mayBeEmpty || file.outline.doesSomething(function)
            if isLoose {
                var end = end(.uncalled(name))
                if expected.name.isOpen { end.question = questionOfCalls(to: name, of: type) }
                return [end]
            }
        }
        // What is assigned to a property of the same name is asked of the property.
        let assigned = file.expected?.connections.filter { !$0.isOwn }.map { $0.property.text(for: forms) } ?? []
        let components = expected.components.filter { !assigned.contains($0) }
        guard !isRequirement, !components.isEmpty else { return [] }
        return file.outline.components(givenTo: number).filter { !$0.isUsed && components.contains($0.name) }
            .map { end(.dropped(component: $0.name, function: name)) }
    }

    /// Whether a function that is named only somewhat like the set's is somebody else's to call.
    private func questionOfCalls(to name: String, of type: String) -> OpenQuestion {
        let types = [type] + inherits(type).filter { !declarations(of: $0).isEmpty }
        return .isUncalled(name, of: types, besides: files.map(\.path))
    }

    /// Whether a function that is named only somewhat like the set's may belong to a protocol that is not the module's,
    /// such as `updateSearchResults(for:)`: the code that calls it is not seen.
    private func mayBelongToOthers(_ name: String, of type: String) -> Bool {
        let isOfOthers = inherits(type).contains { inherited in
            let isKnown = Self.knownConformances.contains { inherited.utf8.ends(with: $0.utf8) }
            return !isKnown && !inherited.utf8.begins(with: "UITableView".utf8)
                && !inherited.utf8.begins(with: "UICollectionView".utf8) && declarations(of: inherited).isEmpty
        }
        return isOfOthers && !isRequired(name)
    }

    /// Whether a protocol of the module demands a function of this name.
    func isRequired(_ name: String) -> Bool {
        files.contains { file in
            zip(file.outline.members, file.memberNames).contains { member, other in
                member.kind == .func && other == name
                    && member.owner.map { file.outline.types[$0].kind } == .protocol
            }
        }
    }

    /// The ends of names of what tells a type's functions nothing: superclasses of screens, and what opened modules
    /// tell.
    private static let knownConformances = ["ViewController", "ModuleDelegate", "ModuleOutput", "Cell", "NSObject"]

    /// Whether some type of the module but the protocol itself has a function of this name that is no requirement.
    func isImplemented(_ name: String, besides type: String) -> Bool {
        files.contains { file in
            zip(file.outline.members, file.memberNames).contains { member, other in
                guard member.kind == .func, let owner = member.owner else { return false }
                return other == name && file.outline.types[owner].kind != .protocol && file.typeNames[owner] != type
            }
        }
    }
}

extension [LooseEnd] {
    /// Adds those at whose places there is none yet.
    fileprivate mutating func add(_ others: [LooseEnd]) {
        guard !others.isEmpty else { return }
        var places = Set(map(\.place))
        for end in others where places.insert(end.place).inserted { append(end) }
    }
}

extension Outline {
    /// Whether a use of a function's name calls it as the set does.
    fileprivate func isCall(_ use: Use, of function: ExpectedFunction) -> Bool {
        guard !isImplicit(use) else { return false }
        guard !function.receiverNames.isEmpty else { return function.isCalledByOthers == isOfOther(use) }
        guard isOfOther(use) else { return false }
        let receiver = receiver(of: use)
        return function.receiverNames.contains { receiver.elementsEqual($0) }
    }

    /// Whether a function may be called from where no code of the module is: through another one that it overrides, or
    /// by a control.
    fileprivate func isCalledFromOutside(_ function: Member) -> Bool {
        hasModifier("override", function) || Self.delegateMethods.contains(text(of: function.name))
            || self[function.attributes].contains {
                source[$0].starts(with: "@objc".utf8) || source[$0].starts(with: "@IB".utf8)
            }
    }

    /// Whether a function is called as one of these, or nearly.
    static func mayBeDelegateMethod(_ name: String) -> Bool {
        // Few so much as begin with the same letter.
        delegateMethods.contains { $0.utf8.first == name.utf8.first && name.hasPrefix($0.dropLast(2)) }
    }

    /// What UIKit's objects ask their delegates and data sources, by the name of the object that asks.
    static let delegateMethods: Set = [
        "collectionView", "mapView", "navigationController", "pageViewController", "pickerView", "searchBar", "tabBar",
        "tabBarController", "tableView", "textField", "textView", "webView",
    ]
}
