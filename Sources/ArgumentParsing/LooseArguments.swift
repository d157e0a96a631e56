/// What can be known of a command line while some of its options are not known yet.
public struct LooseArguments: Sendable, Equatable {
    /// A word that may be a positional argument.
    public struct Word: Sendable, Equatable {
        /// The word.
        public var text: String
        /// Whether it follows an unknown option, and so may be its value instead.
        public var mayBeValue: Bool
    }

    /// The known options, and the arguments by the likeliest reading: an unknown option takes the word after it,
    /// if it does not begin with `--no-`.
    public internal(set) var parsed = ParsedArguments()
    /// All words that may be arguments, in order.
    public internal(set) var words: [Word] = []
    /// The unknown options as they were typed, without values.
    public internal(set) var unknownOptions: [String] = []

    /// The words that may stand at a position among the arguments, counted from 0, the likeliest first.
    public func candidates(forArgumentAt index: Int) -> [String] {
        var found: [(text: String, doubts: Int)] = []
        var certain = 0
        var uncertain = 0
        for word in words {
            // Every word before it counts, or only the certain ones do, or something in between.
            if certain <= index, index <= certain + uncertain {
                found.append((word.text, index - certain + (word.mayBeValue ? 1 : 0)))
            }
            if word.mayBeValue { uncertain += 1 } else { certain += 1 }
        }
        let mostDoubts = found.reduce(0) { max($0, $1.doubts) }
        return (0...mostDoubts).flatMap { doubts in found.filter { $0.doubts == doubts }.map(\.text) }
    }
}
