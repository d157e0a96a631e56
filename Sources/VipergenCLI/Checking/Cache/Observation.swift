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

    /// Whether everything is as it was.
    func holds(on fileSystem: any FileSystem) -> Bool {
        (try? Sight(question, path, on: fileSystem).state) == state
    }
}

/// What lies at a path right now.
struct Sight {
    /// The number by which a later look tells whether anything has changed.
    let state: UInt64
    /// When any of it last changed, in nanoseconds since 1970.
    let changed: Int

    init(_ question: Observation.Question, _ path: String, on fileSystem: any FileSystem) throws(FileError) {
        guard question != .realPath else {
            var hash = StableHash()
            hash.combine(try fileSystem.realPath(path))
            (state, changed) = (hash.mixed, 0)
            return
        }
        let entry = try fileSystem.entry(at: path)
        var target: Entry?
        if question == .contents, entry?.kind == .link {
            target = try fileSystem.entry(at: fileSystem.realPath(path))
        }
        self = Sight(entry, target: target)
    }

    /// What an entry shows, and what it leads to where it is a link.
    init(_ entry: Entry?, target: Entry? = nil) {
        let entries = [entry, target].compactMap(\.self)
        var hash = StableHash()
        for entry in entries {
            hash.combine(entry.device)
            hash.combine(entry.identity)
            for number in [entry.size, entry.modified, entry.changed] {
                hash.combine(UInt64(bitPattern: Int64(number)))
            }
        }
        state = entries.isEmpty ? 0 : max(1, hash.mixed)
        changed = entries.reduce(0) { max($0, $1.modified, $1.changed) }
    }
}
