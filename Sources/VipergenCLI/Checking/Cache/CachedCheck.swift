import Platform
import Text

/// What one run of `check` saw and said, as it is kept in a file: its observations, and behind them the rest, which is
/// known at the end of the run.
struct CachedCheck: Equatable {
    var observations: [Observation]
    var words: [RecordingConsole.Words]
    var code: ExitCode

    /// The end of the file, behind the observations that were handed on. The hash of it all stands last: what was cut
    /// off or damaged is none.
    static func end(
        of log: ObservationLog, key: String, words: [RecordingConsole.Words], code: ExitCode
    ) -> [UInt8] {
        var tail = ByteWriter()
        tail.write(key)
        tail.write(UInt64(code.rawValue))
        tail.write(UInt64(words.count))
        for part in words {
            tail.write(part.isError ? 1 : 0)
            tail.write(part.text)
        }
        tail.write(UInt64(log.count))
        var end = ByteWriter()
        end.write(UInt64(tail.bytes.count))
        let bytes = log.rest + tail.bytes + end.bytes
        var hash = log.hash
        hash.combine(wordsOf: bytes[...])
        var last = ByteWriter()
        last.write(hash.mixed)
        return bytes + last.bytes
    }

    /// What a file holds; nil where it is not whole, or is another run's.
    init?(_ bytes: [UInt8], key: String) {
        let end = bytes.count - 2 * ByteWriter.numberSize
        guard end >= 0 else { return nil }
        var last = ByteReader(bytes, from: end)
        guard let size = last.number(), size <= UInt64(end), let whole = last.number() else { return nil }
        let tailStart = end - Int(size)
        var tail = ByteReader(bytes, from: tailStart)
        guard tail.text() == key else { return nil }
        var hash = StableHash()
        hash.combine(wordsOf: bytes.dropLast(ByteWriter.numberSize))
        guard hash.mixed == whole,
            let code = tail.number().flatMap({ ExitCode(rawValue: Int32(truncatingIfNeeded: $0)) }),
            let words = tail.list({ reader in
                reader.number().flatMap { number in
                    reader.text().map { RecordingConsole.Words(isError: number == 1, text: $0) }
                }
            }),
            let count = tail.number(), count <= UInt64(tailStart)
        else { return nil }
        var reader = ByteReader(bytes)
        guard let observations = reader.list(Int(count), Observation.init) else { return nil }
        (self.observations, self.words, self.code) = (observations, words, code)
    }

    /// Whether all that the run saw is as it was.
    func isUpToDate(on fileSystem: any FileSystem, threads: Int) -> Bool {
        let share = 256
        let counts = stride(from: 0, to: observations.count, by: share).map { $0..<min($0 + share, observations.count) }
        return !inParallel(counts.count, threads: threads) { [observations] number in
            observations[counts[number]].allSatisfy { $0.holds(on: fileSystem) }
        }.contains(false)
    }
}

extension StableHash {
    /// Goes on with bytes, eight of which count as one number; the last ones, where they are fewer, one by one. Behind
    /// such no more words can follow.
    mutating func combine(wordsOf bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { bytes in
            let whole = bytes.count / ByteWriter.numberSize * ByteWriter.numberSize
            for offset in stride(from: 0, to: whole, by: ByteWriter.numberSize) {
                combine(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            }
            for byte in bytes[whole...] { combine(UInt64(byte)) }
        }
    }
}
