/// The brackets that are open at a place, as a stack that can be kept and returned to at no cost.
///
/// It is a linked list in an array: a state of the stack is the index of its top.
struct OpenBrackets {
    struct Opening {
        /// The bracket, or nil for the `\(` of an interpolation.
        let bracket: UInt8?
        let offset: Int
        fileprivate let enclosing: State
    }

    /// What is open, as the index of the innermost opening; -1 when nothing is.
    typealias State = Int

    /// What is open now. Assigning a kept state returns to it.
    var state: State = -1
    private var openings: [Opening] = []

    /// Everything that is open now can be told from a later state, and is kept while this many openings are.
    var count: Int { openings.count }

    /// The innermost opening of a state.
    func innermost(of state: State) -> Opening? {
        state >= 0 ? openings[state] : nil
    }

    /// The innermost opening.
    var innermost: Opening? { innermost(of: state) }

    mutating func push(_ bracket: UInt8?, at offset: Int) {
        openings.append(Opening(bracket: bracket, offset: offset, enclosing: state))
        state = openings.count - 1
    }

    /// Closes the innermost opening; the first `kept` openings may be part of a kept state.
    mutating func pop(keeping kept: Int) {
        state = openings[state].enclosing
        forget(keeping: kept)
    }

    /// Frees the openings that are neither open nor kept.
    mutating func forget(keeping kept: Int) {
        openings.removeLast(openings.count - max(state + 1, kept))
    }

    /// Whether the same brackets are open in two states, wherever they were opened.
    func isSame(_ first: State, _ second: State) -> Bool {
        var (first, second) = (first, second)
        while first != second {
            guard first >= 0, second >= 0, openings[first].bracket == openings[second].bracket else { return false }
            (first, second) = (openings[first].enclosing, openings[second].enclosing)
        }
        return true
    }
}
