import SwiftOutline

extension CheckedModule {
    /// Whether some place of the module may call a function of a type, as the set calls it: that of another object, if
    /// others have to call it, or the type's own.
    func isCalled(_ name: String, of type: String, _ expected: ExpectedFunction) -> Bool {
        files.contains { file in
            file.outline.uses.contains { isUse($0, of: name, in: file) && mayCall($0, in: file, of: type, expected) }
        }
    }

    private func isUse(_ use: Use, of name: String, in file: ModuleFile) -> Bool {
        use.name.count == name.utf8.count && file.outline.source[use.name].elementsEqual(name.utf8)
            && use.roles.isDisjoint(with: [.bound, .labelled])
    }

    /// Of functions with one name, of which the set calls each, one that is not called: there are fewer calls than
    /// functions, of which the set has no more. It is one whose argument no call has, if the names of the arguments
    /// tell.
    func uncalledOverload(
        among functions: [(file: ModuleFile, member: Int)], of type: String, _ expected: ExpectedFunction
    ) -> LooseEnd? {
        guard let first = functions.first else { return nil }
        let name = first.file.memberNames[first.member]
        // What comes first behind the name of each that is called.
        let arguments = files.flatMap { file in
            let uses = file.outline.uses
            return uses.indices.filter { number in
                isUse(uses[number], of: name, in: file) && mayCall(uses[number], in: file, of: type, expected)
            }
            .map { number in number + 1 < uses.count ? file.outline.text(of: uses[number + 1].name) : "" }
        }
        guard arguments.count < min(functions.count, expected.overloads) else { return nil }
        let uncalled = functions.first { file, member in
            let parameter = file.outline.uses(in: file.outline.extent(ofMember: member)).first {
                $0.roles.contains(.bound)
            }
            return parameter.map { !arguments.contains(file.outline.text(of: $0.name)) } ?? false
        }
        let (file, member) = uncalled ?? first
        return LooseEnd(
            kind: .partlyCalled(name, overloads: functions.count), type: type, file: file,
            offset: file.outline.members[member].name.lowerBound)
    }

    private func mayCall(
        _ use: Use, in file: ModuleFile, of type: String, _ expected: ExpectedFunction
    ) -> Bool {
        let owner = use.type.map { file.typeNames[$0] }
        guard file.outline.isOfOther(use) else { return owner == type }
        if file.outline.isImplicit(use) { return false }
        if expected.receivers.isEmpty, expected.isCalledByOthers,
            !isCalled(owner, as: type) || !isPassedOn(use, in: file, expected)
        {
            return true
        }
        let receiver = String(decoding: file.outline.receiver(of: use), as: UTF8.self)
        return receiverTypes.mayBe(type, called: receiver, in: owner)
    }

    /// Whether a type of the module is one that it is called by: itself, or a protocol.
    private func isCalled(_ type: String?, as other: String) -> Bool {
        type.map { $0 == other || inherits($0).contains(other) } ?? false
    }

    /// Whether a function passes on, under its own name, what it is asked for: that does not call itself. Of those that
    /// the set does not call either nothing more is known.
    private func isPassedOn(_ use: Use, in file: ModuleFile, _ expected: ExpectedFunction) -> Bool {
        let outline = file.outline
        guard let function = outline.member(containing: use.name.lowerBound), function.kind == .func,
            outline.source[function.name].elementsEqual(outline.source[use.name])
        else { return false }
        let fullName = outline.fullName(of: function)
        return !expected.uncalled.contains { $0.matches(fullName, for: forms) }
    }

    /// Of functions that do nothing, those that always do something in the set. One that the module would have to call,
    /// and does not, is not needed.
    func emptyFunctions(among functions: [LooseEnd]) -> [LooseEnd] {
        emptyFunctions(among: functions) { expected, _, name in
            expected.busy.contains { $0.matches(name, for: forms) }
                && !expected.idle.contains { $0.matches(name, for: forms) }
        }
    }

    /// Of functions that do nothing, those that do something in the set beside others that the module has.
    func emptiedFunctions(among functions: [LooseEnd]) -> [LooseEnd] {
        emptyFunctions(among: functions) { expected, type, name in
            expected.busyBeside.contains { function in
                function.name.matches(name, for: forms)
                    && function.others.allSatisfy { hasFunction(like: $0, in: type) }
            }
        }
    }

    /// Of functions that do nothing, those by which the module tells its delegate of an event, and those by which it is
    /// told of one.
    func silentEvents(among functions: [LooseEnd]) -> [LooseEnd] {
        lazy var delegates = self.delegates
        lazy var told = eventsOfOthers()
        return emptyFunctions(among: functions) { expected, type, name in
            if let listener = told[name] {
                // Who is told passes it on under its name, and who has rows fetches them anew.
                return listener == type
                    ? isImplemented(name, besides: type)
                    : expected.sharedCalls.contains { hasFunction(like: $0.function, in: type) }
            }
            return !delegates.contains(type) && delegates.contains { hasFunction(like: NamePattern(name), in: $0) }
        }
    }

    /// The functions that delegates of other modules have here, and the types that are these delegates.
    private func eventsOfOthers() -> [String: String] {
        var events: [String: String] = [:]
        for file in files {
            for number in file.outline.types.indices where isDelegate(number, in: file) {
                for member in file.members[number] where file.outline.members[member].kind == .func {
                    events[file.memberNames[member]] = file.typeNames[number]
                }
            }
        }
        return events
    }

    /// Whether a type is the extension that makes a class the delegate of another module.
    private func isDelegate(_ number: Int, in file: ModuleFile) -> Bool {
        let type = file.outline.types[number]
        return type.kind == .extension
            && file.outline[type.inherits].contains { inherited in
                Self.ends.contains { file.outline.source[inherited].ends(with: $0.utf8) }
            }
    }

    /// Whether a function is what a module that was opened calls: `fetchOrdersModuleDidFinish`.
    func isTold(by function: Member, in file: ModuleFile) -> Bool {
        function.owner.map { isDelegate($0, in: file) } ?? false
    }

    /// Whether a function tells the module's delegate of what it is called after, such as `didTapSave`: what leads to
    /// it is the team's to write.
    func isEvent(_ name: String, of type: String) -> Bool {
        let end = name.prefix(1).uppercased() + name.dropFirst()
        return delegates.contains { delegate in
            delegate != type
                && declarations(of: delegate).contains { file, number in
                    file.members[number].contains { member in
                        file.outline.members[member].kind == .func
                            && (file.memberNames[member] == name || file.memberNames[member].hasSuffix(end))
                    }
                }
        }
    }

    private static let ends = ["ModuleDelegate", "ModuleOutput"]

    private var delegates: [String] {
        typeNames.filter { name in Self.ends.contains { name == self.name + $0 } }
    }

    private func emptyFunctions(
        among functions: [LooseEnd], where isBusy: (ExpectedType, String, String) -> Bool
    ) -> [LooseEnd] {
        guard !functions.isEmpty else { return [] }
        var ends: [LooseEnd] = []
        forEachExpectedType { expected, type, _, _ in
            ends += functions.filter { end in
                guard end.type == type, case .empty(let name) = end.kind else { return false }
                return isBusy(expected, type, name) && (isNamed(name) || !isToBeCalled(name, of: type))
            }
        }
        return ends
    }

    /// The functions of the module that do nothing.
    func functionsDoingNothing() -> [LooseEnd] {
        var empty: [LooseEnd] = []
        for file in files {
            let outline = file.outline
            for number in outline.members.indices where outline.isEmptyFunction(number) {
                let function = outline.members[number]
                guard let owner = function.owner,
                    !(namesHelpersFreely && isAskedFor(by: owner, in: file))
                        // A set that was not learnt knows what other modules tell.
                        || !isOfLearntSet && isDelegate(owner, in: file)
                else { continue }
                empty.append(
                    LooseEnd(
                        kind: .empty(file.memberNames[number]), type: file.typeNames[owner], file: file,
                        offset: function.name.lowerBound))
            }
        }
        return empty
    }

    /// Whether an extension is there for a protocol of somebody else's: what that requires may have nothing to do.
    private func isAskedFor(by extension: Int, in file: ModuleFile) -> Bool {
        let type = file.outline.types[`extension`]
        let parents = file.outline[type.inherits].map { file.outline.text(of: $0) }
        return type.kind == .extension && !parents.isEmpty && Set(typeNames).isDisjoint(with: parents)
    }

    private func hasFunction(like pattern: NamePattern, in type: String) -> Bool {
        functionNames[type, default: []].contains { pattern.matches($0, for: forms) }
    }

    private func isToBeCalled(_ name: String, of type: String) -> Bool {
        files.contains { file in
            file.expected?.calls.contains { $0.type.matches(type, for: forms) && $0.name.matches(name, for: forms) }
                == true
        }
    }

    /// Whether anything in the module bears a name, but for declarations.
    func isNamed(_ name: String) -> Bool {
        files.contains { file in
            file.uses(of: name).contains { file.outline.uses[$0].roles.isDisjoint(with: [.bound, .labelled]) }
        }
    }
}

extension Outline {
    /// Whether a member is a function of an object, overrides none, and has nothing in its body.
    fileprivate func isEmptyFunction(_ number: Int) -> Bool {
        guard members[number].body != nil, !doesSomething(members[number]) else { return false }
        return members[number].kind == .func && !members[number].isStatic && !hasModifier("override", members[number])
    }
}
