/// Checks that the brackets of a text are balanced and nested.
///
/// The branches of an `#if` all begin with the brackets that are open before it, and have to leave the same open.
struct BracketBalance {
    struct Conditional {
        /// Where the `#if` stands.
        let offset: Int
        let before: OpenBrackets.State
        /// How many openings the states of this conditional may need.
        var kept: Int
        var afterFirstBranch: OpenBrackets.State?
        var hasElse = false
        var isFaulty = false
        /// The first bracket that closes, within a branch, what was opened before the `#if`.
        var outwardClosing: (bracket: UInt8, offset: Int)?
    }

    /// Where a literal or comment was given up: it may have taken brackets with it.
    var lastGivenUp: Int?
    var open = OpenBrackets()
    var conditionals: [Conditional] = []
    private(set) var faults: [UnlocatedFault] = []
    private var consequences = 0

    /// Whether there have been so many faults that more would tell nothing.
    var isExhausted: Bool {
        faults.count + consequences >= UnlocatedFault.limit
    }

    mutating func take(_ token: Token, in source: [UInt8]) {
        let offset = token.range.lowerBound
        switch token.kind {
        case .punctuation:
            switch source[offset] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                open.push(source[offset], at: offset)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                close(source[offset], at: offset)
            default:
                break
            }
        case .stringHead:
            open.push(nil, at: offset)
        case .stringMiddle:
            closeInterpolation()
            open.push(nil, at: offset)
        case .stringTail:
            closeInterpolation()
        case .poundIf:
            beginConditional(at: offset)
        case .poundElseif, .poundElse:
            beginBranch(at: offset, isElse: token.kind == .poundElse)
        case .poundEndif:
            endConditional(at: offset)
        default:
            break
        }
    }

    /// Reports what is still open at the end of the text: the innermost only, as the others follow from it.
    mutating func finish() {
        guard !isExhausted else { return }
        if let conditional = conditionals.last {
            report(.unbalancedConditional, at: conditional.offset, since: conditional.offset)
        } else if let opening = open.innermost {
            reportUnclosed(opening)
        }
    }

    /// Reports a fault, unless a literal that has been given up since some offset explains it.
    mutating func report(_ kind: LexicalFault.Kind, at offset: Int, since: Int) {
        if let lastGivenUp, lastGivenUp >= since {
            consequences += 1
        } else {
            faults.append(UnlocatedFault(kind: kind, offset: offset))
        }
    }

    mutating func reportUnclosed(_ opening: OpenBrackets.Opening) {
        guard let bracket = opening.bracket else { return }
        report(.unbalanced(opening: bracket, closing: nil), at: opening.offset, since: opening.offset)
    }

    /// A brace closes what is open within it; a parenthesis or square bracket closes nothing beyond a brace.
    private mutating func close(_ closing: UInt8, at offset: Int) {
        guard let innermost = open.innermost, let opening = innermost.bracket else {
            report(.unbalanced(opening: nil, closing: closing), at: offset, since: 0)
            return
        }
        if isPair(opening, closing) {
            pop(closing, at: offset)
        } else if closing == UInt8(ascii: "}") {
            report(.unbalanced(opening: opening, closing: closing), at: offset, since: innermost.offset)
            while let inner = open.innermost?.bracket {
                pop(closing, at: offset)
                if inner == UInt8(ascii: "{") { break }
            }
        } else if opening == UInt8(ascii: "{") {
            report(.unbalanced(opening: nil, closing: closing), at: offset, since: innermost.offset)
        } else {
            report(.unbalanced(opening: opening, closing: closing), at: offset, since: innermost.offset)
            pop(closing, at: offset)
        }
    }

    private mutating func pop(_ closing: UInt8, at offset: Int) {
        if let conditional = conditionals.last, open.state <= conditional.before, conditional.outwardClosing == nil {
            conditionals[conditionals.count - 1].outwardClosing = (closing, offset)
        }
        open.pop(keeping: conditionals.last?.kept ?? 0)
    }

    /// Closes the innermost interpolation with all that is open within it.
    private mutating func closeInterpolation() {
        let kept = conditionals.last?.kept ?? 0
        if let innermost = open.innermost {
            reportUnclosed(innermost)
        }
        while let innermost = open.innermost {
            open.pop(keeping: kept)
            if innermost.bracket == nil { break }
        }
    }

    private func isPair(_ opening: UInt8, _ closing: UInt8) -> Bool {
        switch opening {
        case UInt8(ascii: "("): closing == UInt8(ascii: ")")
        case UInt8(ascii: "["): closing == UInt8(ascii: "]")
        default: closing == UInt8(ascii: "}")
        }
    }
}
