/// A bracket that is open in code, and what is being read in it.
struct CodeFrame {
    enum Bracket {
        /// None: the code of a statement or initial value.
        case statement
        case brace
        case parenthesis
        /// The parameters of a function, or what an enum case holds.
        case parameters
        /// The parenthesis behind the brace of a closure.
        case closureParameters
        /// The square bracket behind the brace of a closure.
        case captures
        /// A square bracket that follows what it is a subscript of.
        case `subscript`
        /// A square bracket around a literal or type.
        case literal
        case interpolation
    }

    let bracket: Bracket
    /// Whether a closing brace can close something here: there is an open one, not beyond an interpolation.
    var hasBrace = false
    /// Whether an interpolation is around.
    var isInterpolated = false
    /// Whether the next name is that of a constant, variable or parameter.
    var binds = false
    /// Whether each element of the list in the brackets binds.
    var bindsElements = false
    /// Whether a comma leads to another variable of the same `let` or `var`.
    var isDeclaration = false
    /// Whether a type is being read that an initial value may follow.
    var isType = false
    /// Whether it is a closure as far as has been read: nothing that a signature cannot have.
    var mayHaveSignature = false
    /// Whether the parameters of a closure's signature have been read.
    var isPastParameters = false
    /// Whether the next brace is that of an enum.
    var isEnumHeader = false
    /// Whether it is the brace of an enum.
    var isEnum = false
    /// Whether names behind `case` or a comma are those of an enum's cases.
    var declaresCases = false
    /// How many candidates there were before it.
    var firstCandidate = 0

    init(_ bracket: Bracket) {
        self.bracket = bracket
    }

    /// Whether labels can stand in it.
    @inline(__always)
    var hasLabels: Bool {
        switch bracket {
        case .parenthesis, .parameters, .closureParameters, .subscript: true
        case .statement, .brace, .captures, .literal, .interpolation: false
        }
    }
}

extension OutlineParser {
    /// Steps over an opening bracket.
    mutating func open(_ bracket: CodeFrame.Bracket) {
        step()
        push(bracket)
    }

    /// Goes into a bracket whose opening has been stepped over.
    mutating func push(_ bracket: CodeFrame.Bracket) {
        var inner = CodeFrame(bracket)
        inner.hasBrace = frame.hasBrace
        inner.isInterpolated = frame.isInterpolated
        inner.firstCandidate = candidates.count
        switch bracket {
        case .brace:
            inner.hasBrace = true
            inner.isEnum = frame.isEnumHeader
            inner.mayHaveSignature = !inner.isEnum
            frame.isEnumHeader = false
        case .interpolation:
            inner.hasBrace = false
            inner.isInterpolated = true
        case .parameters, .closureParameters, .captures:
            inner.binds = true
            inner.bindsElements = true
        case .parenthesis, .literal:
            // A parenthesis among parameters is a type's.
            let isPattern = frame.binds && frame.bracket != .parameters && frame.bracket != .closureParameters
            inner.binds = isPattern
            inner.bindsElements = isPattern
        default:
            break
        }
        frame.binds = false
        frames.append(frame)
        frame = inner
    }

    /// Steps over a closing bracket, which closes what it fits, or nothing.
    mutating func close() {
        switch cursor.byte {
        case UInt8(ascii: "}") where frame.hasBrace:
            while frame.bracket != .brace { pop() }
            pop()
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            let isSquare = cursor.byte == UInt8(ascii: "]")
            if frame.fits(isSquare: isSquare) {
                pop()
            } else if frames.count > 1, frame.fits(isSquare: !isSquare),
                frames[frames.count - 1].fits(isSquare: isSquare)
            {
                pop()
                pop()
            }
        default:
            break
        }
        step()
    }

    /// Leaves a string's interpolation, with all that is open in it.
    mutating func closeInterpolation() {
        while frame.isInterpolated, frame.bracket != .interpolation { pop() }
        if frame.bracket == .interpolation { pop() }
    }

    mutating func pop() {
        // What a closure's signature might have been is settled with its frame; that of the one around is not.
        if frame.bracket == .brace, candidates.count > frame.firstCandidate {
            candidates.removeSubrange(frame.firstCandidate...)
        }
        if let outer = frames.popLast() { frame = outer }
    }
}

extension CodeFrame {
    fileprivate func fits(isSquare: Bool) -> Bool {
        switch bracket {
        case .parenthesis, .parameters, .closureParameters: !isSquare
        case .captures, .subscript, .literal: isSquare
        case .statement, .brace, .interpolation: false
        }
    }
}
