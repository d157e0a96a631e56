import SwiftOutline

extension CheckedModule {
    /// The functions that do not call what others of their type call, as each of them does in the set.
    func callsLost() -> [LooseEnd] {
        var ends: [LooseEnd] = []
        forEachExpectedType { expected, type, _, _ in
            guard !expected.sharedCalls.isEmpty else { return }
            let functions = self.functions(of: type)
            for call in expected.sharedCalls { ends += callsLost(of: call, by: functions, of: type) }
        }
        return ends
    }

    /// A function or property with a body.
    private typealias Function = (file: ModuleFile, member: Int)

    private func functions(of type: String) -> [Function] {
        files.flatMap { file in
            file.outline.members.indices.filter { number in
                let member = file.outline.members[number]
                return member.body != nil && member.owner.map { file.typeNames[$0] } == type
            }
            .map { (file, $0) }
        }
    }

    private func callsLost(of call: SharedCall, by functions: [Function], of type: String) -> [LooseEnd] {
        var called: Set<String> = []
        var silent: [Function] = []
        let known = namesOfFunctions(like: call.function)
        for caller in call.callers {
            let callers = functions.filter { caller.matches($0.file.memberNames[$0.member], for: forms) }
            let names = callers.flatMap { self.names(known, namedBy: $0) }
            called.formUnion(names)
            if names.isEmpty, let first = callers.first { silent.append(first) }
        }
        guard !silent.isEmpty, !called.isEmpty else { return [] }
        // What is called in a function that the set does not know may have been moved there.
        let isMoved = functions.contains { function in
            let name = function.file.memberNames[function.member]
            let isKnown = (call.callers + call.otherCallers).contains { $0.matches(name, for: forms) }
            return !isKnown && !called.contains(name) && !self.names(called, namedBy: function).isEmpty
        }
        guard !isMoved else { return [] }
        return silent.filter(isToCall).map { file, member in
            LooseEnd(
                kind: .lost(function: called.min() ?? "", caller: file.memberNames[member]), type: type, file: file,
                offset: file.outline.members[member].name.lowerBound)
        }
    }

    /// Whether a function does something, or nothing without saying why.
    private func isToCall(_ function: Function) -> Bool {
        let outline = function.file.outline
        return !outline.uses(in: outline.extent(ofMember: function.member)).allSatisfy { $0.roles.contains(.bound) }
            || !outline.doesSomething(outline.members[function.member])
    }

    /// The names that functions of the module have, of those that a pattern matches.
    private func namesOfFunctions(like pattern: NamePattern) -> Set<String> {
        var names: Set<String> = []
        for file in files {
            for (number, member) in file.outline.members.enumerated() where member.kind == .func {
                if pattern.matches(file.memberNames[number], for: forms) { names.insert(file.memberNames[number]) }
            }
        }
        return names
    }

    /// Which of some names a function names.
    private func names(_ names: Set<String>, namedBy function: Function) -> [String] {
        let outline = function.file.outline
        return outline.uses(in: outline.extent(ofMember: function.member)).compactMap { use in
            guard use.roles.isDisjoint(with: [.bound, .labelled]) else { return nil }
            let name = outline.text(of: use.name)
            return names.contains(name) ? name : nil
        }
    }
}
