import SwiftOutline
import Text

extension CheckedModule {
    /// The functions that do not call what they call in the set: others of their type still call it, or nothing else was
    /// changed in them.
    func callsLost() -> [LooseEnd] {
        var ends: [LooseEnd] = []
        forEachExpectedType { expected, type, _, _ in
            guard !expected.sharedCalls.isEmpty || !expected.fixedCalls.isEmpty else { return }
            let functions = self.functions(of: type)
            ends += expected.sharedCalls.flatMap { callsLost(of: $0, by: functions) }
            ends += expected.fixedCalls.flatMap { callsLost(of: $0, by: functions, expected) }
        }
        return ends
    }

    /// A function of a type, with what it names in its body.
    private struct Function {
        let file: ModuleFile
        let number: Int
        let type: String
        let name: String
        /// The name with the labels of its parameters.
        let fullName: String
        let uses: ArraySlice<Use>
        /// The names of the uses, and whether it is the superclass that is asked.
        let words: [String]

        init(_ file: ModuleFile, _ number: Int, of type: String, _ body: Range<Int>) {
            self.file = file
            self.number = number
            self.type = type
            name = file.memberNames[number]
            fullName = file.outline.fullName(of: file.outline.members[number])
            uses = file.outline.uses(in: body)
            words = uses.map(file.outline.word)
        }

        var member: Member { file.outline.members[number] }
        /// The full name with the types of the parameters.
        var signature: String { file.outline.fullName(of: member, withTypes: true) }

        /// Which of some names it names.
        func names(_ names: Set<String>) -> [String] {
            zip(uses, words).filter { $0.roles.isDisjoint(with: [.bound, .labelled]) && names.contains($1) }.map(\.1)
        }

        /// Whether it calls another function of its type.
        func callsOwn(_ function: String) -> Bool {
            zip(uses, words).contains { use, word in
                word == function && !file.outline.isOfOther(use) && use.roles.isDisjoint(with: [.bound, .labelled])
            }
        }

        /// How often it names one of some names, or sets a property of the name.
        func count(_ names: Set<String>, isSetting: Bool) -> Int {
            zip(uses, words).count { use, word in
                use.roles.isDisjoint(with: [.bound, .labelled]) && (!isSetting || use.roles.contains(.assigned))
                    && names.contains(word)
            }
        }

        func lost(_ name: String, _ loss: LooseEnd.Loss = .call) -> LooseEnd {
            LooseEnd(
                kind: .lost(name, caller: self.name, loss), type: type, file: file, offset: member.name.lowerBound)
        }
    }

    private func functions(of type: String) -> [Function] {
        files.flatMap { file in
            file.outline.members.indices.compactMap { number in
                let member = file.outline.members[number]
                guard let body = file.outline.code(ofMember: number), member.owner.map({ file.typeNames[$0] }) == type
                else { return nil }
                return Function(file, number, of: type, body)
            }
        }
    }

    private func callsLost(of call: SharedCall, by functions: [Function]) -> [LooseEnd] {
        var called: Set<String> = []
        var silent: [Function] = []
        let known = namesOfFunctions(like: call.function)
        for caller in call.callers {
            let callers = functions.filter { caller.matches($0.name, for: forms) }
            let names = callers.flatMap { $0.names(known) }
            called.formUnion(names)
            if names.isEmpty, let first = callers.first { silent.append(first) }
        }
        guard !silent.isEmpty, let function = called.min() else { return [] }
        // What is called in a function that the set does not know may have been moved there.
        let isMoved = functions.contains { caller in
            let isKnown = (call.callers + call.otherCallers).contains { $0.matches(caller.name, for: forms) }
            return !isKnown && !called.contains(caller.name) && !caller.names(called).isEmpty
        }
        guard !isMoved else { return [] }
        return silent.filter { !$0.uses.isEmpty || !$0.file.outline.doesSomething($0.member) }
            .map { $0.lost(function) }
    }

    private func callsLost(of call: FixedCall, by functions: [Function], _ expected: ExpectedType) -> [LooseEnd] {
        let callers = functions.filter { (!$0.uses.isEmpty || isEmptied($0)) && isCaller($0, of: call) }
        let isOverloaded = Set(callers.map { call.hasTypes ? $0.signature : $0.fullName }).count < callers.count
        guard !callers.isEmpty, !isOverloaded,
            call.others.allSatisfy({ other in functions.contains { other.matches($0.fullName, for: forms) } })
        else { return [] }
        var names: Set<String> = []
        var lost: [String] = []
        for pattern in call.functions where pattern.isOpen {
            let own = functions.map(\.name).filter { pattern.matches($0, for: forms) }
            names.formUnion(own)
            lost += own.filter { name in !functions.contains { $0.callsOwn(name) } }
        }
        let others = call.functions.filter { !$0.isOpen }.map { $0.text(for: forms) }
        names.formUnion(others)
        guard let function = (lost + others).first else { return [] }
        return callers.compactMap { caller in
            let count = caller.count(names, isSetting: call.isSetting)
            guard count < call.count, !isOther(caller, than: call, expected), isAll(of: caller, in: call.names),
                call.kept.allSatisfy({ caller.words.contains($0.text(for: forms)) })
            else { return nil }
            return caller.lost(function, count > 0 ? .oneOfMany : call.isSetting ? .setting : .call)
        }
    }

    /// Whether a function does nothing any more, though somebody calls it. A comment may say why.
    private func isEmptied(_ function: Function) -> Bool {
        let outline = function.file.outline
        guard !outline.doesSomething(function.member) else { return false }
        return outline.hasModifier("override", function.member) || isNamed(function.name)
    }

    /// Whether another function of the set's is called somewhat like the caller, and a function is that one.
    private func isOther(_ function: Function, than call: FixedCall, _ expected: ExpectedType) -> Bool {
        guard call.caller.isOpen else { return false }
        if call.hasTypes {
            return expected.fixedCalls.contains { other in
                other.hasTypes && !other.caller.isOpen && other.caller.matches(function.signature, for: forms)
            }
        }
        guard !call.caller.hasFixedName else { return false }
        return [expected.busy, expected.idle].joined().contains {
            !$0.isOpen && $0.matches(function.name, for: forms)
        }
    }

    /// Whether a function is the one that makes a call in the set. It may be given more than nothing.
    private func isCaller(_ function: Function, of call: FixedCall) -> Bool {
        if call.hasTypes { return call.caller.matches(function.signature, for: forms) }
        if call.caller.matches(function.fullName, for: forms) { return true }
        return call.isOfNoParameters && call.caller.matches(function.name + "()", for: forms)
    }

    /// Whether a function names nothing but what the set's does. A name that an option gives whole may be any value that
    /// the function or its type has, and what other modules are asked for is theirs.
    private func isAll(of function: Function, in names: [NamePattern]) -> Bool {
        let outline = function.file.outline
        let bound = outline.uses(in: outline.extent(ofMember: function.number)).filter { $0.roles.contains(.bound) }
            .map { outline.text(of: $0.name) }
        let mayBeAny = names.contains { $0.pieces == [.anything] }
        return function.uses.indices.allSatisfy { index in
            let use = function.uses[index]
            let name = function.words[index - function.uses.startIndex]
            if use.roles.contains(.labelled) || outline.typeNamed(before: index) != nil { return true }
            if names.contains(where: { $0.pieces != [.anything] && $0.matches(name, for: forms) }) { return true }
            // Which property of a value is shown, or passed on, is up to the value.
            let isProperty = !use.roles.contains(.called) && bound.contains { outline.isMember(use, ofValueCalled: $0) }
            guard mayBeAny else { return isProperty }
            if use.roles.contains(.called) { return outline.isOfOther(use) && isRequired(name) }
            return bound.contains(name) || use.isTypeName(in: outline)
                || isProperty
                || declarations(of: function.type).contains { file, type in
                    file.members[type].contains { file.outline.members[$0].isStored && file.memberNames[$0] == name }
                }
        }
    }

    /// The names that functions of the module have, of those that a pattern matches.
    private func namesOfFunctions(like pattern: NamePattern) -> Set<String> {
        guard pattern.isOpen else { return [pattern.text(for: forms)] }
        var names: Set<String> = []
        for file in files {
            for (number, member) in file.outline.members.enumerated() where member.kind == .func {
                if pattern.matches(file.memberNames[number], for: forms) { names.insert(file.memberNames[number]) }
            }
        }
        return names
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
