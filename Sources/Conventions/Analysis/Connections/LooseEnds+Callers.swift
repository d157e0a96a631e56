import SwiftOutline
import Text

extension CheckedModule {
    /// The functions that do not call what they call in the set: others of their type still call it, or nothing else
    /// was changed in them.
    func callsLost() -> [LooseEnd] {
        var ends: [LooseEnd] = []
        func addCallsLost(of type: String, _ expected: ExpectedType) {
            guard !expected.sharedCalls.isEmpty || !expected.fixedCalls.isEmpty else { return }
            let functions = self.functions(of: type)
            ends += expected.sharedCalls.flatMap { callsLost(of: $0, by: functions, expected) }
            let asked = functions.filter { Outline.mayBeDelegateMethod($0.name) }
            ends += expected.fixedCalls.flatMap { callsLost(of: $0, by: functions, asked, expected) }
        }
        forEachExpectedType { expected, type, _, _ in addCallsLost(of: type, expected) }
        for file in files {
            // What a file is written for, such as the cell of a row, is called after that.
            guard let expected = file.expected?.types.first, file.expected?.types.count == 1, expected.name.isOpen,
                case let types = Set(file.typeNames), types.count == 1, let type = types.first,
                expected.name.matches(type, for: forms)
            else { continue }
            addCallsLost(of: type, expected)
        }
        return ends
    }

    private func functions(of type: String) -> [CallingFunction] {
        files.flatMap { file in
            file.outline.members.indices.compactMap { number in
                let member = file.outline.members[number]
                guard let body = file.outline.code(ofMember: number), member.owner.map({ file.typeNames[$0] }) == type
                else { return nil }
                return CallingFunction(file, number, of: type, body)
            }
        }
    }

    private func callsLost(
        of call: SharedCall, by functions: [CallingFunction], _ expected: ExpectedType
    ) -> [LooseEnd] {
        var called: Set<String> = []
        var silent: [CallingFunction] = []
        let known = namesOfFunctions(like: call.function)
        for caller in call.callers {
            let callers = functions.filter { caller.matches($0.name, for: forms) }
            let names = callers.flatMap { $0.names(known) }
            called.formUnion(names)
            if names.isEmpty, let first = callers.first {
                silent.append(first)
            } else if callers.count > 1 {
                silent += silentOverloads(among: callers, known, of: call)
            }
        }
        guard !silent.isEmpty, let function = called.min() else { return [] }
        // What is called in a function that the set does not know may have been moved there.
        let isMoved = functions.contains { caller in
            let isKnown = (call.callers + call.otherCallers).contains { $0.matches(caller.name, for: forms) }
            return !isKnown && !called.contains(caller.name) && !caller.names(called).isEmpty
        }
        guard !isMoved else { return [] }
        return silent.filter { caller in
            if caller.uses.isEmpty { return !caller.file.outline.doesSomething(caller.member) }
            return !expected.fixedCalls.contains { fixed in
                isCaller(caller, of: fixed)
                    && (fixed.functions == [call.function] || fixed.words.value.lost.contains(call.function))
                    && isReplaced(fixed, in: caller)
            }
        }
        .map { $0.lost(function) }
    }

    /// Of functions with one name those that no longer call what each of the set's calls, as the types of their
    /// parameters tell.
    private func silentOverloads(
        among callers: [CallingFunction], _ known: Set<String>, of call: SharedCall
    ) -> [CallingFunction] {
        call.overloads.compactMap { signature in
            let alike = callers.filter { signature.matches($0.signature, for: forms) }
            return alike.count == 1 && alike[0].names(known).isEmpty ? alike[0] : nil
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

/// A function of a type, with what it names in its body. It is one object: each call of the set is looked for among
/// all, and copies would count references to each part.
final class CallingFunction {
    let file: ModuleFile
    let number: Int
    let type: String
    let name: String
    /// The name with the labels of its parameters.
    private(set) lazy var fullName = file.outline.fullName(of: member)
    let uses: ArraySlice<Use>
    /// The names of the uses, and whether it is the superclass that is asked.
    let words: [String]

    init(_ file: ModuleFile, _ number: Int, of type: String, _ body: Range<Int>) {
        self.file = file
        self.number = number
        self.type = type
        name = file.memberNames[number]
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
        // The generic type that 'zip' returns is made at run time, which takes longer than the count.
        words.indices.count { index in
            let use = uses[uses.startIndex + index]
            guard use.roles.isDisjoint(with: [.bound, .labelled]) else { return false }
            guard isSetting else { return names.contains(words[index]) }
            return file.outline.isChanged(use) && names.contains(file.outline.wordOfSetting(use))
        }
    }

    func misnamed(for name: String) -> LooseEnd {
        LooseEnd(kind: .misnamed(fullName, meant: name), type: type, file: file, offset: member.name.lowerBound)
    }

    func lost(_ name: String, _ loss: LooseEnd.Loss = .call) -> LooseEnd {
        LooseEnd(
            kind: .lost(name, caller: self.name, loss), type: type, file: file, offset: member.name.lowerBound)
    }
}
