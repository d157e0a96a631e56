import Platform
import Text

/// What a file system was asked, and the state of what lay there: where that is the same, so is the answer.
struct Observation: Equatable {
    enum Question: UInt8, CaseIterable {
        /// What lies at a path, the path's own link not followed.
        case entry
        /// What stands in a file or folder; links are followed.
        case contents
        /// The path with every link resolved.
        case realPath
    }

    let question: Question
    let path: String
    /// The state as a number: another one, for all that happens, where anything has changed. 0 where nothing lies
    /// there.
    let state: UInt64

    /// A number that no other one has.
    var hash: UInt64 {
        var hash = StableHash()
        hash.combine(UInt64(question.rawValue))
        hash.combine(state)
        hash.combine(path)
        return hash.mixed
    }

    /// Writes it; the reader below reads it.
    func write(to writer: inout ByteWriter) {
        writer.write(UInt64(question.rawValue))
        writer.write(path)
        writer.write(state)
    }

    /// Whether everything is as it was.
    func holds(on fileSystem: any FileSystem) -> Bool {
        (try? Sight(question, path, on: fileSystem).state) == state
    }
}

extension Observation {
    /// Reads one; nil where there is none.
    init?(_ reader: inout ByteReader) {
        guard let number = reader.number(), let question = UInt8(exactly: number).flatMap(Question.init),
            let path = reader.text(), let state = reader.number()
        else { return nil }
        self.init(question: question, path: path, state: state)
    }
}

/// What lies at a path right now.
struct Sight {
    /// The number by which a later look tells whether anything has changed.
    let state: UInt64
    /// From when on another change of it shows in its times, in nanoseconds since 1970. What was changed just before may
    /// change again with the same ones, as the clocks that stamp files tick coarsely.
    let settled: Int

    /// For how long a change may be hidden, in nanoseconds: where clocks tick by the second or two, as on FAT, and
    /// where times have parts of a second.
    static let restingTimes = (coarse: 2_000_000_000, fine: 100_000_000)

    init(_ question: Observation.Question, _ path: String, on fileSystem: any FileSystem) throws(FileError) {
        guard question != .realPath else {
            var hash = StableHash()
            hash.combine(try fileSystem.realPath(path))
            (state, settled) = (hash.mixed, 0)
            return
        }
        self = Sight(try question == .entry ? fileSystem.entry(at: path) : fileSystem.target(at: path))
    }

    /// What an entry shows.
    init(_ entry: Entry?) {
        var hash = StableHash()
        if let entry {
            hash.combine(entry.device)
            hash.combine(entry.identity)
            hash.combine(UInt64(bitPattern: Int64(entry.size)))
            hash.combine(UInt64(bitPattern: Int64(entry.modified)))
            hash.combine(UInt64(bitPattern: Int64(entry.changed)))
        }
        state = entry == nil ? 0 : max(1, hash.mixed)
        settled = entry.map(Self.settled) ?? 0
    }

    private static func settled(_ entry: Entry) -> Int {
        let isFine = !entry.modified.isMultiple(of: 1_000_000_000)
        return max(entry.modified, entry.changed) + (isFine ? restingTimes.fine : restingTimes.coarse)
    }
}
