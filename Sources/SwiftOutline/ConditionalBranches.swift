/// Conditional compilation: each branch is balanced on its own, from the state before the `#if`.
extension BracketBalance {
    mutating func beginConditional(at offset: Int) {
        conditionals.append(Conditional(offset: offset, before: open.state, kept: open.count))
    }

    mutating func beginBranch(at offset: Int, isElse: Bool) {
        guard var conditional = conditionals.last, !conditional.hasElse else {
            report(.unbalancedConditional, at: offset, since: 0)
            return
        }
        endBranch(of: &conditional)
        conditional.hasElse = isElse
        conditional.kept = open.count
        conditionals[conditionals.count - 1] = conditional
        open.state = conditional.before
    }

    mutating func endConditional(at offset: Int) {
        guard var conditional = conditionals.popLast() else {
            report(.unbalancedConditional, at: offset, since: 0)
            return
        }
        endBranch(of: &conditional)
        let after = conditional.afterFirstBranch ?? conditional.before
        if !conditional.hasElse {
            requireSame(after, conditional.before, in: &conditional)
        }
        open.state = conditional.isFaulty ? conditional.before : after
        open.forget(keeping: conditionals.last?.kept ?? 0)
    }

    private mutating func endBranch(of conditional: inout Conditional) {
        if let expected = conditional.afterFirstBranch {
            requireSame(expected, open.state, in: &conditional)
        } else {
            conditional.afterFirstBranch = open.state
        }
    }

    /// Reports the bracket that makes two branches differ, once in a conditional.
    private mutating func requireSame(
        _ first: OpenBrackets.State, _ second: OpenBrackets.State, in conditional: inout Conditional
    ) {
        guard !conditional.isFaulty, !open.isSame(first, second) else { return }
        conditional.isFaulty = true
        let start = conditional.offset
        let unclosed = [second, first].compactMap { open.innermost(of: $0) }.first { $0.offset > start }
        if let unclosed, unclosed.bracket != nil {
            reportUnclosed(unclosed)
        } else if let (bracket, offset) = conditional.outwardClosing {
            report(.unbalanced(opening: nil, closing: bracket), at: offset, since: start)
        } else {
            report(.unbalancedConditional, at: start, since: start)
        }
    }
}
