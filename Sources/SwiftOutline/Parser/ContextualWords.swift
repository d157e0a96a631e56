/// What a word is that is a name or a modifier, by what follows it.
extension TokenCursor {
    /// Whether a word like `some` is a modifier: it is a name where no type follows, on whatever line.
    var isTypeModifier: Bool {
        switch following {
        case UInt8(ascii: "("): keyword != .nonisolated || isCalled
        case UInt8(ascii: "["), UInt8(ascii: "~"), UInt8(ascii: "@"): true
        default: isFollowedByWord && followingKeyword.canBeginType
        }
    }

    /// Whether the parenthesis holds what modifiers have as arguments.
    var isModifierArgument: Bool {
        isModifierArgument(at: start)
    }

    /// Whether a parenthesis at an offset does.
    func isModifierArgument(at parenthesis: Int) -> Bool {
        let start = offset(ofTokenFrom: parenthesis + 1)
        let end = source.endOfWord(from: start)
        switch end - start {
        case 3: return isText("set", at: start)
        case 4: return isText("safe", at: start)
        case 6: return isText("unsafe", at: start)
        case 10: return isText("nonsending", at: start)
        default: return false
        }
    }

    /// Whether the word names an element of a tuple or a parameter: a colon follows, or a second word and a colon. Any
    /// keyword but `inout` can.
    var isElementLabel: Bool {
        if keyword == .inout { return false }
        if following == UInt8(ascii: ":") { return true }
        guard isFollowedByWord else { return false }
        let colon = source.offset(ofTokenFrom: source.endOfName(from: source.offset(ofTokenFrom: end)))
        return colon < source.count && source[colon] == UInt8(ascii: ":") && !source.isModuleSelector(at: colon)
    }
}

extension [UInt8] {
    /// Where the name ends that begins at an offset, with its backticks.
    fileprivate func endOfName(from start: Int) -> Int {
        guard self[start] == UInt8(ascii: "`") else { return endOfWord(from: start) }
        let end = self[(start + 1)...].firstIndex(of: UInt8(ascii: "`"))
        return end.map { $0 + 1 } ?? count
    }
}
