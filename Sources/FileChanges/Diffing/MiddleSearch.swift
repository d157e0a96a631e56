/// Finds where a shortest edit path crosses the middle of a box, from both its corners at once.
///
/// A diagonal is the difference of the position in the old text and that in the new one.
struct MiddleSearch {
    /// For each diagonal, how far in the old text the paths from the start have come, and those from the end.
    private var forward: [Int]
    private var backward: [Int]
    private let offset: Int
    /// After so many edits from each corner, the furthest path is taken for the best one.
    private let patience: Int

    init(oldCount: Int, newCount: Int) {
        offset = newCount + 1
        forward = Array(repeating: 0, count: oldCount + newCount + 3)
        backward = forward
        var root = 1
        while root * root < oldCount + newCount { root *= 2 }
        patience = max(root, 256)
    }

    /// A point on a path through a box whose corners differ; never a corner itself.
    mutating func middle(of box: Box, _ old: [Int32], _ new: [Int32]) -> (old: Int, new: Int) {
        let lowest = box.oldStart - box.newEnd
        let highest = box.oldEnd - box.newStart
        let start = box.oldStart - box.newStart
        let end = box.oldEnd - box.newEnd
        let meetsForward = (start - end) % 2 != 0
        var (forwardLow, forwardHigh, backwardLow, backwardHigh) = (start, start, end, end)
        forward[offset + start] = box.oldStart
        backward[offset + end] = box.oldEnd

        var edits = 0
        while true {
            edits += 1
            widen(&forwardLow, &forwardHigh, within: lowest...highest, &forward, unreached: -1)
            for diagonal in stride(from: forwardHigh, through: forwardLow, by: -2) {
                let (before, after) = (forward[offset + diagonal - 1], forward[offset + diagonal + 1])
                var x = before >= after ? before + 1 : after
                while x < box.oldEnd, x - diagonal < box.newEnd, old[x] == new[x - diagonal] { x += 1 }
                forward[offset + diagonal] = x
                if meetsForward, diagonal >= backwardLow, diagonal <= backwardHigh, backward[offset + diagonal] <= x {
                    return (x, x - diagonal)
                }
            }
            widen(&backwardLow, &backwardHigh, within: lowest...highest, &backward, unreached: .max / 2)
            for diagonal in stride(from: backwardHigh, through: backwardLow, by: -2) {
                let (before, after) = (backward[offset + diagonal - 1], backward[offset + diagonal + 1])
                var x = before < after ? before : after - 1
                while x > box.oldStart, x - diagonal > box.newStart, old[x - 1] == new[x - diagonal - 1] { x -= 1 }
                backward[offset + diagonal] = x
                if !meetsForward, diagonal >= forwardLow, diagonal <= forwardHigh, x <= forward[offset + diagonal] {
                    return (x, x - diagonal)
                }
            }
            if edits >= patience {
                let ahead = furthestForward(box, stride(from: forwardLow, through: forwardHigh, by: 2))
                let back = furthestBackward(box, stride(from: backwardLow, through: backwardHigh, by: 2))
                let gained = ahead.old + ahead.new - box.oldStart - box.newStart
                let gainedBack = box.oldEnd + box.newEnd - back.old - back.new
                return gained >= gainedBack ? ahead : back
            }
        }
    }

    /// Adds a diagonal at each side, or leaves one out where the box ends.
    private func widen(
        _ low: inout Int, _ high: inout Int, within bounds: ClosedRange<Int>, _ reached: inout [Int], unreached: Int
    ) {
        if low > bounds.lowerBound {
            low -= 1
            reached[offset + low - 1] = unreached
        } else {
            low += 1
        }
        if high < bounds.upperBound {
            high += 1
            reached[offset + high + 1] = unreached
        } else {
            high -= 1
        }
    }

    private func furthestForward(_ box: Box, _ diagonals: StrideThrough<Int>) -> (old: Int, new: Int) {
        var best = (old: box.oldStart, new: box.newStart)
        for diagonal in diagonals {
            let x = min(forward[offset + diagonal], box.oldEnd, box.newEnd + diagonal)
            if x + x - diagonal > best.old + best.new { best = (x, x - diagonal) }
        }
        return best
    }

    private func furthestBackward(_ box: Box, _ diagonals: StrideThrough<Int>) -> (old: Int, new: Int) {
        var best = (old: box.oldEnd, new: box.newEnd)
        for diagonal in diagonals {
            let x = max(backward[offset + diagonal], box.oldStart, box.newStart + diagonal)
            if x + x - diagonal < best.old + best.new { best = (x, x - diagonal) }
        }
        return best
    }
}
