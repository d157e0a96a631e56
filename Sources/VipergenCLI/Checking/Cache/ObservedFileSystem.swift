import Platform

/// A file system that takes note of what it is asked, and of the state of what lies there.
///
/// The state is looked at before the answer is got, and kept as it was at first: what changes in between is seen as a
/// change later, and never missed.
final class ObservedFileSystem: FileSystem, @unchecked Sendable {
    private let base: any FileSystem
    private let limit: Int
    private let lock = Lock()
    private var noted: [Observation]? = []
    private var paths = [Set<String>](repeating: [], count: Observation.Question.allCases.count)
    private var latest = 0

    /// Notes at most so many questions; whoever asks more asks too much to be worth it.
    init(_ base: any FileSystem, limit: Int) {
        self.base = base
        self.limit = limit
    }

    /// All that was asked; nil where there is more to it: something was written, or nobody could say what lay there.
    var observations: [Observation]? { lock.locked { noted } }

    /// When any of what was seen last changed, in nanoseconds since 1970.
    var latestChange: Int { lock.locked { latest } }

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

    func read(_ path: String) throws(FileError) -> [UInt8] {
        observe(.contents, path)
        return try base.read(path)
    }

    func names(in directory: String) throws(FileError) -> [String] {
        observe(.contents, directory)
        return try base.names(in: directory)
    }

    func entries(in directory: String) throws(FileError) -> [(name: String, kind: Entry.Kind)] {
        observe(.contents, directory)
        return try base.entries(in: directory)
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
        let isNew = lock.locked { noted != nil && !paths[Int(question.rawValue)].contains(path) }
        guard isNew else { return }
        guard let sight = try? Sight(question, path, on: base) else { return giveUp() }
        note(question, path, sight)
    }

    private func note(_ question: Observation.Question, _ path: String, _ sight: Sight) {
        lock.locked {
            guard let count = noted?.count, paths[Int(question.rawValue)].insert(path).inserted else { return }
            guard count < limit else {
                (noted, paths) = (nil, [])
                return
            }
            noted?.append(Observation(question: question, path: path, state: sight.state))
            latest = max(latest, sight.changed)
        }
    }

    private func giveUp() {
        lock.locked { (noted, paths) = (nil, []) }
    }
}
