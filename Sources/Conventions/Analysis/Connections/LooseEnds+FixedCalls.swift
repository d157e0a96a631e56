import SwiftOutline
import Text

extension CheckedModule {
    /// The functions of a type that do not do what they do in the set, though nothing else was changed in them.
    ///
    /// - Parameter asked: Those of them that a delegate or a data source may be asked by.
    func callsLost(
        of call: FixedCall, by functions: [CallingFunction], _ asked: [CallingFunction], _ expected: ExpectedType
    ) -> [LooseEnd] {
        let callers = functions.filter { (!$0.uses.isEmpty || isEmptied($0)) && isCaller($0, of: call) }
        guard !callers.isEmpty else { return misnamedCallers(of: call, among: asked, expected) }
        let own = ownNames(of: call, functions, expected)
        var others = call.functions.filter { !$0.isOpen }.map { $0.text(for: forms) }
        let names = Set(own + others)
        let counts = callers.map { (caller: $0, count: $0.count(names, isSetting: call.isSetting)) }
            .filter { $0.count < call.count }
        // Most lose nothing, and are asked no more.
        guard !counts.isEmpty, !areOverloaded(callers, of: call),
            call.others.isEmpty
                || hasMembers(like: call.others, in: call.ownerOfOthers?.text(for: forms) ?? functions[0].type)
        else { return [] }
        let lost = own.first { name in
            !functions.contains { call.isSetting ? $0.count([name], isSetting: true) > 0 : $0.callsOwn(name) }
        }
        // Of several ways the module has its own.
        let used = others.filter { name in functions.contains { $0.words.contains(name) } }
        if !used.isEmpty { others = used }
        guard let function = lost ?? Self.anyOf(others) ?? (call.isSetting ? names.min() : nil) else { return [] }
        return counts.compactMap { caller, count in
            // In one that does nothing any more nothing tells of another reason.
            let words = call.words.value
            let isUnchanged = isAll(of: caller, in: words.names) && keepsRest(caller, of: words)
            guard !isOther(caller, than: call, expected), isEmptied(caller) || isUnchanged,
                !isOnPurpose(caller, without: lost == nil ? Set(others) : [], of: call, by: functions, expected)
            else { return nil }
            return caller.lost(function, count > 0 ? .oneOfMany : call.isSetting ? .setting : .call)
        }
    }

    /// The functions that do what a delegate's function of the set does, and are called nearly as that: nobody asks for
    /// them.
    private func misnamedCallers(
        of call: FixedCall, among functions: [CallingFunction], _ expected: ExpectedType
    ) -> [LooseEnd] {
        guard !functions.isEmpty, case .text(let name)? = call.caller.pieces.first, call.caller.pieces.count == 1,
            Outline.delegateMethods.contains(String(name.prefix { $0 != "(" }))
        else { return [] }
        let names = Set(call.functions.filter { !$0.isOpen }.map { $0.text(for: forms) })
        return functions.filter { function in
            nearest(to: name, in: [function.fullName]) != nil
                && function.count(names, isSetting: call.isSetting) > 0
                && !expected.fixedCalls.contains { isCaller(function, of: $0) }
        }
        .map { $0.misnamed(for: name) }
    }

    /// Some names as one, for a message that quotes it: 'present' or 'show'.
    private static func anyOf(_ names: [String]) -> String? {
        guard names.count > 1, let last = names.last else { return names.first }
        return names.dropLast().joined(separator: "', '") + "' or '" + last
    }

    /// The module's own names for what the set calls, where that may be called anything, in the order of the patterns.
    private func ownNames(
        of call: FixedCall, _ functions: [CallingFunction], _ expected: ExpectedType
    ) -> [String] {
        call.functions.filter(\.isOpen).flatMap { pattern in
            let known =
                call.isSetting
                ? ownProperties(of: functions[0].type, expected)
                : functions.map(\.name).filter { !isNamedInSet($0, expected) }
            return known.filter { pattern.matches($0, for: forms) }
        }
    }

    private func areOverloaded(_ callers: [CallingFunction], of call: FixedCall) -> Bool {
        Set(callers.map { call.hasTypes ? $0.signature : $0.fullName }).count < callers.count
    }

    /// Whether a function still names what the set's does besides what it has lost. It may have cells of the module's.
    private func keepsRest(_ function: CallingFunction, of words: WordsBeside) -> Bool {
        let hasOwnCells = function.words.contains { $0.hasSuffix("Cell") && typeNames.contains($0) }
        return words.kept.allSatisfy { pattern in
            let name = pattern.text(for: forms)
            return function.words.contains(name) || hasOwnCells && name.hasPrefix("UI") && name.hasSuffix("Cell")
        }
    }

    private func hasMembers(like patterns: [NamePattern], in type: String) -> Bool {
        let names = declarations(of: type).flatMap { file, number in
            file.members[number].map { file.outline.fullName(of: file.outline.members[$0]) }
        }
        return patterns.allSatisfy { pattern in names.contains { pattern.matches($0, for: forms) } }
    }

    /// The stored properties of a type for which the set has no name.
    private func ownProperties(of type: String, _ expected: ExpectedType) -> [String] {
        declarations(of: type).flatMap { file, number in
            file.members[number].filter { file.outline.members[$0].isStored }.map { file.memberNames[$0] }
        }
        .filter { name in
            !expected.members.contains { !$0.name.isOpen && $0.name.matches(name, for: forms) }
        }
    }

    /// Whether a function does nothing any more, though somebody calls it. A comment may say why.
    private func isEmptied(_ function: CallingFunction) -> Bool {
        let outline = function.file.outline
        guard !outline.doesSomething(function.member) else { return false }
        return outline.hasModifier("override", function.member) || isNamed(function.name)
    }

    /// Whether another function of the set's is called somewhat like the caller, and a function is that one.
    private func isOther(_ function: CallingFunction, than call: FixedCall, _ expected: ExpectedType) -> Bool {
        guard call.caller.isOpen else { return false }
        if call.hasTypes {
            return expected.fixedCalls.contains { other in
                other.hasTypes && !other.caller.isOpen && other.caller.matches(function.signature, for: forms)
            }
        }
        guard !call.caller.hasFixedName else { return false }
        return isNamedInSet(function.name, expected)
    }

    /// Whether the set has a function of that very name, which no item of an option gives.
    func isNamedInSet(_ function: String, _ expected: ExpectedType) -> Bool {
        [expected.busy, expected.idle].joined().contains { !$0.isOpen && $0.matches(function, for: forms) }
    }

    /// Whether a function is the one that makes a call in the set. It may be given more than nothing.
    func isCaller(_ function: CallingFunction, of call: FixedCall) -> Bool {
        if call.hasTypes { return call.caller.matches(function.signature, for: forms) }
        if call.caller.matches(function.fullName, for: forms) { return true }
        return call.isOfNoParameters && call.caller.matches(function.name + "()", for: forms)
    }

    /// Whether a function names nothing but what the set's does. A name that an option gives whole may be any value
    /// that the function or its type has, and what other modules are asked for is theirs.
    private func isAll(of function: CallingFunction, in names: [NamePattern]) -> Bool {
        let outline = function.file.outline
        let bound = outline.uses(in: outline.extent(ofMember: function.number)).filter { $0.roles.contains(.bound) }
            .map { outline.text(of: $0.name) }
        let mayBeAny = names.contains { $0.pieces == [.anything] }
        return function.uses.indices.allSatisfy { index in
            let use = function.uses[index]
            let name = function.words[index - function.uses.startIndex]
            if use.roles.contains(.labelled) || outline.typeNamed(before: index) != nil { return true }
            // Which cells its rows have is up to the module.
            if name.hasSuffix("Cell"), use.isTypeName(in: outline), typeNames.contains(name) { return true }
            if names.contains(where: { $0.pieces != [.anything] && $0.matches(name, for: forms) }) { return true }
            // Which property of a value is shown, or passed on, is up to the value.
            let isProperty =
                !use.roles.contains(.called)
                && (outline.isMemberOfItem(use) || bound.contains { outline.isMember(use, ofValueCalled: $0) })
            guard mayBeAny else { return isProperty }
            if use.roles.contains(.called) { return outline.isOfOther(use) && isRequired(name) }
            return bound.contains(name) || use.isTypeName(in: outline)
                || isProperty
                || declarations(of: function.type).contains { file, type in
                    file.members[type].contains { file.outline.members[$0].isStored && file.memberNames[$0] == name }
                }
        }
    }
}

extension FixedCall {
    /// Whether the types of the parameters are part of the caller's name: it is one of several functions.
    fileprivate var hasTypes: Bool {
        guard case .text(let text)? = caller.pieces.last else { return false }
        return !text.utf8.ends(with: ":)".utf8) && !text.utf8.ends(with: "()".utf8)
    }

    fileprivate var isOfNoParameters: Bool {
        if case .text(let text)? = caller.pieces.last { text.utf8.ends(with: "()".utf8) } else { false }
    }
}

extension NamePattern {
    /// Whether only the labels of a function's name with its labels may be anything.
    fileprivate var hasFixedName: Bool {
        let base = pieces.prefix { if case .text(let text) = $0 { !text.contains("(") } else { true } }
        return !base.contains(.anything)
    }
}

extension Outline {
    /// Whether a use is that of a member of a local value: `id` of `client.id`.
    fileprivate func isMember(_ use: Use, ofValueCalled name: String) -> Bool {
        guard use.roles.contains(.member) else { return false }
        let before = source[..<use.name.lowerBound]
        return before.ends(with: "\(name).".utf8) && !before.dropLast(name.utf8.count + 1).endsInName
    }

    /// Whether a use is that of a member of what a subscript gives: `name` of `clients[id]?.name`.
    fileprivate func isMemberOfItem(_ use: Use) -> Bool {
        guard use.roles.contains(.member) else { return false }
        return source[..<use.name.lowerBound].dropLast().last { $0 != UInt8(ascii: "?") } == UInt8(ascii: "]")
    }

    /// The type whose member something is, or whose members' member: that of `shared` and `make` in
    /// `ClientFactory.shared.make()`.
    func typeNamed(before index: Int) -> String? {
        var index = index
        while uses[index].roles.contains(.member), index > 0 {
            let between = source[uses[index - 1].name.upperBound..<uses[index].name.lowerBound]
            guard between.count == 1 else { return nil }
            index -= 1
            if uses[index].isTypeName(in: self) { return text(of: uses[index].name) }
        }
        return nil
    }
}

extension ArraySlice<UInt8> {
    fileprivate var endsInName: Bool { last.map { $0.isNamePart || $0 == UInt8(ascii: ".") } ?? false }
}
