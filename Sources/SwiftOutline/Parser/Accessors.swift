extension OutlineParser {
    /// Reads the accessors of a property or subscript, if there are any. Whether they leave it stored.
    mutating func readAccessors() -> Bool {
        guard cursor.isPunctuation("{") else { return true }
        step()
        while cursor.isPunctuation("@") {
            _ = readAttribute()
        }
        guard beginsAccessor else {
            // It is the body of a getter.
            readRest(of: .brace)
            return false
        }
        var isStored = true
        while !cursor.isAtEnd, !cursor.isPunctuation("}") {
            switch cursor.keyword {
            case .didSet, .willSet:
                readAccessor()
            case .mutating, .nonmutating, .borrowing, .consuming, .underscoredConsuming, .nonisolated:
                step()
            default:
                if cursor.isName {
                    isStored = false
                    readAccessor()
                } else if cursor.isPunctuation("@") {
                    _ = readAttribute()
                } else if cursor.isPunctuation("{") || cursor.isPunctuation("(") || cursor.isPunctuation("[") {
                    readNested()
                } else {
                    step()
                }
            }
        }
        cursor.advance()
        return isStored
    }

    /// `get` and its like are names, unless what follows is what follows an accessor.
    private var beginsAccessor: Bool {
        switch cursor.keyword {
        case .get, .underscoredRead, .underscoredModify, .unsafeAddress, .unsafeMutableAddress, .didSet, .willSet,
            .set, .`init`:
            switch cursor.following {
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "@"): true
            case UInt8(ascii: "("): cursor.keyword != .get
            default: cursor.isFollowedByWord
            }
        case .mutating, .nonmutating, .borrowing, .consuming, .underscoredConsuming, .nonisolated:
            cursor.isFollowedByWord
        default:
            false
        }
    }

    private mutating func readAccessor() {
        step()
        if cursor.isPunctuation("("), cursor.following != UInt8(ascii: ")") {
            step()
            if cursor.isName { record(.bound) }
            if cursor.isPunctuation(")") { step() }
        }
        readEffects()
        if cursor.isPunctuation("{") { readNested() }
    }

    /// Reads `async throws(Failure)`.
    mutating func readEffects() {
        while cursor.keyword == .async || cursor.keyword == .throws || cursor.keyword == .rethrows {
            step()
            if cursor.isPunctuation("(") { readNested() }
        }
    }
}
