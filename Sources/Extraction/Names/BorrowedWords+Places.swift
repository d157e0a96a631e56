import SwiftOutline

extension BorrowedWords {
    /// Where identifiers begin that are words of others, of those that may also be the module's own.
    func places(in outline: Outline) -> Set<Int> {
        guard !ambiguous.isEmpty else { return [] }
        var places = Set(borrowedLabels(in: outline).filter { ambiguous.contains($0.label) }.map(\.place))
        for index in borrowedMembers(of: outline) { addPlaces(of: outline.members[index], in: outline, to: &places) }
        return places
    }

    /// The name and labels of a member that others want, and what its body names by a label.
    private func addPlaces(of member: Member, in outline: Outline, to places: inout Set<Int>) {
        if ambiguous.contains(outline.text(of: member.name)) { places.insert(member.name.lowerBound) }
        guard member.kind == .func else { return }
        let labels = Set(outline.labels(behind: member.name.upperBound)).intersection(ambiguous)
        guard !labels.isEmpty else { return }
        let end = outline.arguments(endBehind: member.name.upperBound)
        let head = outline.uses.filter { (member.name.upperBound..<end).contains($0.name.lowerBound) }
            .filter { labels.contains(outline.text(of: $0.name)) && !$0.roles.contains(.member) }
        places.formUnion(head.map(\.name.lowerBound))
        let names = Set(head.filter { $0.roles.contains(.bound) }.map { outline.text(of: $0.name) })
        guard !names.isEmpty, let body = member.body else { return }
        let inside = outline.uses.filter { use in
            body.contains(use.name.lowerBound) && use.roles.isDisjoint(with: [.member, .labelled])
                && names.contains(outline.text(of: use.name))
        }
        places.formUnion(inside.map(\.name.lowerBound))
    }

    /// The labels that a text gives to what other files declare, with their places.
    func borrowedLabels(in outline: Outline) -> [(label: String, place: Int)] {
        let given = outline.uses.filter { $0.roles.contains(.labelled) && labels[outline.text(of: $0.name)] != nil }
        guard !given.isEmpty else { return [] }
        let numbers = Dictionary(outline.uses.enumerated().map { ($1.name.lowerBound, $0) }) { first, _ in first }
        let locals = LocalNames(outline)
        return outline.givenLabels.compactMap { call in
            guard labels[call.label]?.contains(call.function) == true, let callee = numbers[call.calleePlace] else {
                return nil
            }
            // What the module declares alike is meant unless somebody else is asked for it.
            guard
                ownLabels[call.label]?.contains(call.function) != true
                    || receivers.isForeign(callee, in: outline, locals)
            else { return nil }
            return (call.label, call.place)
        }
    }
}

extension Outline {
    /// The labels of the arguments that calls give, with what is called.
    fileprivate var givenLabels: [(function: String, calleePlace: Int, label: String, place: Int)] {
        var found: [(function: String, calleePlace: Int, label: String, place: Int)] = []
        var callees: [Token?] = []
        var lexer = Lexer(source)
        /// The last tokens: what precedes a colon is a label behind an opening parenthesis or a comma.
        var before: Token?
        var last: Token?
        while let token = lexer.next() {
            guard !token.isComment else { continue }
            let byte = token.range.count == 1 ? source[token.range.lowerBound] : 0
            switch byte {
            case UInt8(ascii: "("):
                let isCallee = last.map { $0.kind == .identifier && $0.range.upperBound == token.range.lowerBound }
                callees.append(isCallee == true ? last : nil)
            case UInt8(ascii: "["), UInt8(ascii: "{"): callees.append(nil)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = callees.popLast()
            case UInt8(ascii: ":"):
                guard let label = last, label.kind == .identifier, let callee = callees.last.flatMap(\.self),
                    before.map({ "(,".utf8.contains(source[$0.range.lowerBound]) && $0.range.count == 1 }) == true
                else { break }
                found.append(
                    (
                        text(of: callee.range), callee.range.lowerBound, text(of: label.range), label.range.lowerBound
                    ))
            default: break
            }
            (before, last) = (last, token)
        }
        return found
    }

    /// Behind the parentheses that open behind a place.
    fileprivate func arguments(endBehind place: Int) -> Int {
        var lexer = Lexer(source)
        var depth = 0
        while let token = lexer.next() {
            guard token.range.lowerBound >= place, token.range.count == 1 else { continue }
            switch source[token.range.lowerBound] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return token.range.upperBound }
            default: break
            }
        }
        return source.count
    }
}
