import Text

/// Observations as bytes, which are handed on whenever there are many: a large project has more than are worth keeping
/// in memory.
struct ObservationLog {
    /// How many bytes are kept until they are handed on.
    static let partSize = 1 << 20

    private(set) var count = 0
    /// The hash of all that was handed on.
    private(set) var hash = StableHash()
    private var writer = ByteWriter()
    /// The hashes of the observations so far, up to some number: many files are read by several rules.
    private var known: Set<UInt64> = []
    private static let mostKnown = 1 << 16
    private let limit: Int
    private let handOn: ([UInt8]) -> Bool

    /// Takes at most so many observations. What takes bytes tells whether it could.
    init(limit: Int, handOn: @escaping ([UInt8]) -> Bool) {
        self.limit = limit
        self.handOn = handOn
    }

    /// Adds an observation that is not known yet. False where there are too many, or the bytes could not be taken.
    mutating func add(_ observation: Observation) -> Bool {
        if known.count < Self.mostKnown, !known.insert(observation.hash).inserted { return true }
        guard count < limit else { return false }
        count += 1
        observation.write(to: &writer)
        guard writer.bytes.count >= Self.partSize else { return true }
        let part = writer.takeWords()
        hash.combine(wordsOf: part[...])
        return handOn(part)
    }

    /// What was not handed on yet.
    var rest: [UInt8] { writer.bytes }
}
