import Text

/// Finds what version control writes into a file where two sides of a merge do not fit together.
enum ConflictSearch {
    /// What the first line of a conflict begins with.
    static let marker = "<<<<<<< "

    /// The first lines of conflicts that have both their sides.
    static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Range<Int>?
        var hasOtherSide = false
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            if line.starts(with: marker.utf8) {
                (start, hasOtherSide) = (line.indices, false)
            } else if line.elementsEqual("=======".utf8) {
                hasOtherSide = true
            } else if line.starts(with: ">>>>>>> ".utf8) {
                if let start, hasOtherSide { found.append(start) }
                start = nil
            }
        }
        return found
    }
}

extension Violation {
    /// Whether it tells of a conflict.
    var isOfConflict: Bool { rule == .placeholder && symbol.contains(": " + ConflictSearch.marker) }
}
