/// The names in code: uses of what is declared elsewhere, and bindings.
extension OutlineParser {
    /// Whether the token stands where a label can, with a colon behind it: then a keyword is a name.
    @inline(__always)
    var isLabel: Bool {
        guard frame.hasLabels, cursor.keyword != .underscore else { return false }
        guard isBehindListStart else { return false }
        if cursor.following == UInt8(ascii: ":") { return true }
        // `func move(from start: Int, in view: View)`
        return frame.bracket == .parameters && frame.binds && cursor.isFollowedByWord && !isParameterModifier
    }

    mutating func readName() {
        var roles: Use.Roles = []
        let following = cursor.following
        let isMember = before.byte == UInt8(ascii: ".")
        if isMember {
            // `.self` and `.init` are no names.
            if cursor.keyword == .selfValue || cursor.keyword == .`init` { return step() }
            roles.insert(.member)
        }
        switch following {
        case UInt8(ascii: "("):
            if cursor.isCalled { roles.insert(.called) }
        case UInt8(ascii: "="):
            if cursor.isAssigned, !frame.isType || cursor.isFirstOnLine { roles.insert(.assigned) }
        case UInt8(ascii: ":"):
            let isParenthesized = frame.hasLabels && (isBehindListStart || before.keyword == .underscore)
            // The second of several trailing closures has a label as well.
            if isParenthesized || before.byte == UInt8(ascii: "}") { roles.insert(.labelled) }
        default:
            break
        }
        if !isMember {
            if frame.binds {
                bind(&roles, following)
            } else if frame.isDeclaration, before.byte == UInt8(ascii: ","), isFollowing(following, pattern: ":=,") {
                roles.insert(.bound)
            } else if frame.mayHaveSignature, !frame.isPastParameters {
                candidates.append(outline.uses.count)
            }
        }
        record(roles)
    }

    /// Decides whether a name where names are bound is one that is.
    private mutating func bind(_ roles: inout Use.Roles, _ following: UInt8) {
        switch frame.bracket {
        case .parameters:
            // Of two names the first is a label; what is neither named nor a label is a type.
            if following == UInt8(ascii: ":") {
                roles.insert(.bound)
            } else if cursor.isFollowedByWord, isBehindListStart, !isParameterModifier {
                roles.insert(.labelled)
            }
        case .closureParameters:
            switch following {
            case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: ")"): candidates.append(outline.uses.count)
            default: break
            }
        case .captures:
            if roles.contains(.assigned) { candidates.append(outline.uses.count) }
        default:
            if following == UInt8(ascii: ".") || following == UInt8(ascii: "(") || roles.contains(.labelled) { return }
            roles.insert(.bound)
            frame.binds = false
        }
    }

    /// Whether the word is one like `some`, before a parameter's type in an enum case.
    @inline(__always)
    private var isParameterModifier: Bool {
        switch cursor.keyword {
        case .some, .any, .inout, .borrowing, .consuming, .sending, .isolated, .each, .repeat: true
        default: false
        }
    }

    /// Whether the token begins an element of a list.
    @inline(__always)
    private var isBehindListStart: Bool {
        before.byte == UInt8(ascii: "(") || before.byte == UInt8(ascii: ",") || before.byte == UInt8(ascii: "[")
    }

    @inline(__always)
    func isFollowing(_ byte: UInt8, pattern: StaticString) -> Bool {
        pattern.withUTF8Buffer { $0.contains(byte) }
    }

    mutating func readComma() {
        frame.isType = false
        switch frame.bracket {
        case .parameters, .closureParameters:
            frame.binds = true
        case .parenthesis, .literal:
            frame.binds = frame.bindsElements
        default:
            break
        }
        step()
        if frame.declaresCases { readCaseName() }
    }
}
