import Platform

/// A file system that takes note of what it is asked, and of the state of what lies there.
///
/// The state is looked at before the answer is got: what changes in between is seen as a change later, and never
/// missed.
final class ObservedFileSystem: FileSystem, @unchecked Sendable {
    private let base: any FileSystem
    private let lock = Lock()
    private var current: ObservationLog?
    private var latest = 0

    /// Takes notes for as long as a log takes them.
    init(_ base: any FileSystem, log: ObservationLog) {
        self.base = base
        current = log
    }

    /// All that was asked; nil where there is more to it: something was written, or nobody could say what lay there.
    var log: ObservationLog? { lock.locked { current } }

    /// From when on a change of anything that was seen shows, in nanoseconds since 1970.
    var settled: Int { lock.locked { latest } }

    func entry(at path: String) throws(FileError) -> Entry? {
        do throws(FileError) {
            let entry = try base.entry(at: path)
            note(.entry, path, Sight(entry))
            return entry
        } catch {
            giveUp()
            throw error
        }
    }

    func target(at path: String) throws(FileError) -> Entry? {
        do throws(FileError) {
            let target = try base.target(at: path)
            note(.contents, path, Sight(target))
            return target
        } catch {
            giveUp()
            throw error
        }
    }

    func read(_ path: String) throws(FileError) -> [UInt8] {
        try noting(path) { (show) throws(FileError) in try base.read(path, showing: show) }
    }

    func names(in directory: String) throws(FileError) -> [String] {
        try entries(in: directory).map(\.name)
    }

    func entries(in directory: String) throws(FileError) -> [(name: String, kind: Entry.Kind)] {
        try noting(directory) { (show) throws(FileError) in try base.entries(in: directory, showing: show) }
    }

    /// Notes what a path leads to with the answer to what it is asked.
    private func noting<Answer>(
        _ path: String, _ ask: ((Entry) -> Void) throws(FileError) -> Answer
    ) throws(FileError) -> Answer {
        var shown: Entry?
        do throws(FileError) {
            let answer = try ask { shown = $0 }
            note(.contents, path, Sight(shown))
            return answer
        } catch {
            // That nothing is there is an answer by itself.
            if error.code == ENOENT {
                note(.contents, path, Sight(nil))
                throw error
            }
            // It may be there by now: whoever looks has to ask again.
            observe(.contents, path)
            return try ask { _ in }
        }
    }

    func realPath(_ path: String) throws(FileError) -> String {
        observe(.realPath, path)
        return try base.realPath(path)
    }

    func open(_ directory: String) throws(FileError) -> any Directory {
        giveUp()
        return try base.open(directory)
    }

    func createDirectory(_ path: String) throws(FileError) {
        giveUp()
        try base.createDirectory(path)
    }

    func createFile(_ path: String, bytes: [UInt8], permissions: UInt16) throws(FileError) {
        giveUp()
        try base.createFile(path, bytes: bytes, permissions: permissions)
    }

    func remove(_ path: String) throws(FileError) {
        giveUp()
        try base.remove(path)
    }

    func append(_ bytes: [UInt8], to path: String) throws(FileError) {
        giveUp()
        try base.append(bytes, to: path)
    }

    func setPermissions(_ path: String, _ permissions: UInt16) throws(FileError) {
        giveUp()
        try base.setPermissions(path, permissions)
    }

    var user: UInt32 { base.user }

    var now: Int {
        giveUp()
        return base.now
    }

    private func observe(_ question: Observation.Question, _ path: String) {
        guard let sight = try? Sight(question, path, on: base) else { return giveUp() }
        note(question, path, sight)
    }

    private func note(_ question: Observation.Question, _ path: String, _ sight: Sight) {
        lock.locked {
            let isNoted = current?.add(Observation(question: question, path: path, state: sight.state))
            if isNoted == false { current = nil }
            latest = max(latest, sight.settled)
        }
    }

    private func giveUp() {
        lock.locked { current = nil }
    }
}
