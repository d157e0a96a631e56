import SwiftOutline

/// What tells that a function lost a call on purpose.
extension CheckedModule {
    /// Whether something else stands in a function where a call of the set's stood, another function of the type makes
    /// the call, or what it was made for is gone from the type.
    func isOnPurpose(
        _ caller: CallingFunction, without names: Set<String>, of call: FixedCall, by functions: [CallingFunction],
        _ expected: ExpectedType
    ) -> Bool {
        guard !caller.uses.isEmpty else { return false }
        return isReplaced(call, in: caller) || call.isSetting && fillsCell(in: caller, besides: call)
            || functions.contains { $0 !== caller && hasTakenOver(names, of: call, $0, expected) }
            || call.words.value.lostMembers.contains { pattern in
                let name = pattern.text(for: forms)
                return !caller.words.contains(name) && !declares(name, in: caller.type)
            }
    }

    /// Whether a statement that the set's function does not have names what only the lost one named, or such statements
    /// are all that is left.
    func isReplaced(_ call: FixedCall, in caller: CallingFunction) -> Bool {
        let (outline, words) = (caller.file.outline, call.words.value)
        guard let body = outline.code(ofMember: caller.number) else { return false }
        let calls = caller.uses.indices.filter { isNewCall($0, in: caller, words.names) }
        guard !calls.isEmpty else { return false }
        let statements = calls.map { outline.statements(around: outline.uses[$0].name, in: body)[0] }
        let others = caller.uses.indices.filter { index in
            !statements.contains { $0.contains(outline.uses[index].name.lowerBound) }
        }
        guard !others.isEmpty else { return true }
        let kept = Set(others.map { caller.words[$0 - caller.uses.startIndex] })
        return words.lost.contains { pattern in
            let name = pattern.text(for: forms)
            return caller.words.contains(name) && !kept.contains(name)
        }
    }

    /// Whether a name calls what the set's function does not call.
    private func isNewCall(_ index: Int, in caller: CallingFunction, _ names: [NamePattern]) -> Bool {
        let outline = caller.file.outline
        let use = outline.uses[index]
        guard use.roles.isDisjoint(with: [.bound, .labelled]),
            use.roles.contains(.called) || outline.isGivenClosure(use)
        else { return false }
        func isKnown(_ name: String) -> Bool {
            names.contains { $0.pieces != [.anything] && $0.matches(name, for: forms) }
        }
        guard let type = outline.typeNamed(before: index) else {
            let name = caller.words[index - caller.uses.startIndex]
            if isKnown(name) { return false }
            // What the set's function is called after is asked of the same object.
            let receiver = String(decoding: outline.receiver(of: use), as: UTF8.self)
            return !(names.contains { $0.pieces == [.anything] } && isKnown(receiver) && isRequired(name))
        }
        return !isKnown(type)
    }

    /// Whether a function makes a call that it does not make in the set. One that the set does not have may connect
    /// something else.
    private func hasTakenOver(
        _ names: Set<String>, of call: FixedCall, _ function: CallingFunction, _ expected: ExpectedType
    ) -> Bool {
        guard function.count(names, isSetting: call.isSetting) > 0 else { return false }
        let calls = expected.fixedCalls.filter { isCaller(function, of: $0) }
        if calls.isEmpty {
            return !isNamedInSet(function.name, expected)
                && names.isDisjoint(with: SystemConnections.functions.union(SystemConnections.properties))
        }
        return !calls.contains { call in
            call.words.value.names.contains { pattern in
                pattern.pieces != [.anything] && names.contains { pattern.matches($0, for: forms) }
            }
        }
    }

    /// Whether a type has a member of some name, be it in an extension.
    private func declares(_ name: String, in type: String) -> Bool {
        files.contains { file in
            file.outline.members.indices.contains { number in
                file.memberNames[number] == name
                    && file.outline.members[number].owner.map { file.typeNames[$0] } == type
            }
        }
    }
}

extension CheckedModule {
    /// Whether what a function takes out of a table or grid for a row is given something there that is not in the set:
    /// `cell.textLabel?.text = client.name`. What a row shows is up to the module.
    private func fillsCell(in caller: CallingFunction, besides call: FixedCall) -> Bool {
        let outline = caller.file.outline
        guard caller.words.contains(where: { $0.hasPrefix("dequeue") }) else { return false }
        return caller.uses.indices.contains { index in
            let use = outline.uses[index]
            guard use.roles.isSuperset(of: [.member, .assigned]), outline.isContent(outline.value(assignedTo: use))
            else { return false }
            var first = index
            while first > caller.uses.startIndex, outline.uses[first].roles.contains(.member) { first -= 1 }
            let holder = outline.source[outline.uses[first].name]
            // Of a cast the type stands last.
            let isOfCast = outline.uses[first].isTypeName(in: outline) && holder.ends(with: "Cell".utf8)
            let isNew = outline.uses[first...index].dropFirst(isOfCast ? 0 : 1).contains { use in
                let name = outline.text(of: use.name)
                return !call.words.value.names.contains { $0.pieces != [.anything] && $0.matches(name, for: forms) }
            }
            guard isNew, !outline.isOfNoContent(use) else { return false }
            return isOfCast || outline.isBoundToDequeued(holder, before: first)
        }
    }
}

extension Outline {
    /// Whether a local name is that of what was just taken out of a table.
    fileprivate func isBoundToDequeued(_ name: ArraySlice<UInt8>, before index: Int) -> Bool {
        guard let bound = binding(of: name, before: index) else { return false }
        return uses(ofBinding: bound, before: index).dropFirst().contains {
            source[$0.name].starts(with: "dequeue".utf8)
        }
    }

    /// Whether a property of a cell shows nothing.
    fileprivate func isOfNoContent(_ use: Use) -> Bool {
        let name = source[use.name]
        return name.starts(with: "accessib".utf8) || name.elementsEqual("delegate".utf8)
            || name.elementsEqual("tag".utf8)
    }

    /// Whether a value is something to show, and neither nothing nor one that is always the same.
    fileprivate func isContent(_ value: ArraySlice<UInt8>) -> Bool {
        guard let first = value.first, first.isNamePart, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return false
        }
        return !["nil", "true", "false"].contains { value.isAlone($0) }
    }
}
