/// The keywords in code that say what the names behind them are.
extension OutlineParser {
    mutating func readKeyword() {
        let keyword = cursor.keyword
        switch keyword {
        case .let, .var:
            readBinding()
        case .for:
            endSignature()
            step()
            while cursor.keyword == .try || cursor.keyword == .await { step() }
            frame.binds = cursor.keyword != .case
        case .in:
            readIn()
        case .func:
            readLocalFunction()
        case .class, .struct, .enum, .protocol, .typealias, .associatedtype, .extension:
            endSignature()
            step()
            frame.isEnumHeader = keyword == .enum
            if cursor.isName, cursor.keyword == .none, keyword != .extension { record(.bound) }
        case .case where frame.isEnum:
            endSignature()
            frame.declaresCases = true
            step()
            readCaseName()
        case .`init`, .subscript, .deinit:
            step()
            if cursor.isPunctuation("?") || cursor.isPunctuation("!") { step() }
            if cursor.isPunctuation("(") { open(.parameters) }
        case .as, .is, .where:
            frame.binds = false
            step()
        case .async, .await, .try, .throws, .rethrows, .inout, .anyType, .selfType, .underscore, .selfValue:
            step()
        case .weak, .unowned:
            readOwnership()
        default:
            if keyword.isReserved {
                endSignature()
                step()
            } else if isContextualKeyword {
                step()
            } else {
                readName()
            }
        }
    }

    /// What follows cannot be a closure's signature, nor the rest of a list of variables.
    private mutating func endSignature() {
        frame.mayHaveSignature = false
        frame.isDeclaration = false
        frame.binds = false
        frame.isEnumHeader = false
        frame.declaresCases = false
    }

    /// Reads the name of an enum's case, and goes into what it holds.
    mutating func readCaseName() {
        guard cursor.isName, !cursor.keyword.isReserved else { return }
        record(.bound)
        if cursor.isPunctuation("(") { open(.parameters) }
    }

    /// Reads `let` and, where it is one name, that.
    private mutating func readBinding() {
        let outer = before
        let isCondition =
            outer.keyword == .if || outer.keyword == .guard || outer.keyword == .while
            || outer.byte == UInt8(ascii: ",") && !frame.hasLabels
        let isPattern = isCondition || frame.hasLabels || outer.keyword == .case || outer.keyword == .catch
        endSignature()
        frame.isDeclaration = !isPattern
        step()
        // `if let view {` uses the name that it binds.
        if isCondition, cursor.isName, !cursor.keyword.isReserved, cursor.following != UInt8(ascii: "="),
            cursor.following != UInt8(ascii: ":")
        {
            record([])
        } else {
            frame.binds = true
        }
    }

    /// `in` ends a closure's signature, and so shows that there was one; or it ends the pattern of a loop.
    private mutating func readIn() {
        if frame.bracket == .brace, frame.mayHaveSignature {
            for index in candidates[frame.firstCandidate...] { bindUse(at: index) }
            candidates.removeSubrange(frame.firstCandidate...)
        }
        endSignature()
        step()
    }

    private mutating func readLocalFunction() {
        endSignature()
        step()
        if cursor.isName {
            record(.bound)
        } else if cursor.kind == .operator {
            step()
        }
        if cursor.kind == .operator, cursor.byte == UInt8(ascii: "<") { readLocalGenerics() }
        if cursor.isPunctuation("(") { open(.parameters) }
    }

    /// Reads `<T: P>` as far as it holds no brackets, which would need frames of their own.
    mutating func readLocalGenerics() {
        var depth = 0
        while cursor.isName || cursor.kind == .operator || cursor.isPunctuation(",") || cursor.isPunctuation(":")
            || cursor.isPunctuation(".") || cursor.isPunctuation("@") || cursor.isPunctuation("?")
        {
            if cursor.kind == .operator {
                for offset in cursor.start..<cursor.end {
                    if cursor.source[offset] == UInt8(ascii: "<") { depth += 1 }
                    if cursor.source[offset] == UInt8(ascii: ">") { depth -= 1 }
                }
                step()
                if depth <= 0 { return }
            } else if cursor.isName, !cursor.keyword.isReserved, cursor.keyword != .each {
                let isParameter = depth == 1 && (before.byte == UInt8(ascii: "<") || before.byte == UInt8(ascii: ","))
                record(
                    before.byte == UInt8(ascii: ".") ? .member : isParameter || before.keyword == .each ? .bound : [])
            } else {
                if cursor.keyword.isReserved, cursor.keyword.isIntroducer { return }
                step()
            }
        }
    }

    /// In a capture list `weak` has nothing to do with a variable of that name.
    private mutating func readOwnership() {
        guard cursor.isFollowedByWord || frame.bracket == .captures else { return readName() }
        step()
        if cursor.isPunctuation("("), frame.bracket == .captures { skipParentheses() }
    }

    /// Words like `any` and `consume` are keywords if another word follows them.
    private var isContextualKeyword: Bool {
        switch cursor.keyword {
        case .some, .any:
            cursor.isFollowedByWordInLine || cursor.following == UInt8(ascii: "~")
        case .get, .set, .didSet, .willSet:
            cursor.following == UInt8(ascii: "{")
                && (before.byte == UInt8(ascii: "{") || before.byte == UInt8(ascii: "}"))
        default:
            cursor.isFollowedByWordInLine && !isBeforeInfixWord
        }
    }

    /// `copy as Int` and `each in` have a variable of such a name.
    private var isBeforeInfixWord: Bool {
        switch cursor.followingKeyword {
        case .as, .is, .in, .else, .where: true
        default: false
        }
    }
}
