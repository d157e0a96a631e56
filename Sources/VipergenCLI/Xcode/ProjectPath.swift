import Platform
import Text

/// Paths below vipergen's project, as they are seen from elsewhere.
enum ProjectPath {
    /// The path without dots, needless slashes and ways back; nil where it leads out of the folder that it starts in.
    static func normal(_ path: String) -> String? {
        if isPlain(path) { return path }
        var components: [String] = []
        for component in Path.components(path) where component != "." {
            guard component == ".." else {
                components.append(component)
                continue
            }
            guard components.popLast() != nil else { return nil }
        }
        return Path.join(components)
    }

    /// A path below the project as it is seen from a folder of the project.
    static func path(_ path: String, from folder: String) -> String {
        if folder.isEmpty, isPlain(path) { return path }
        let (own, around) = (Path.components(path), Path.components(folder))
        var shared = 0
        while shared < min(own.count, around.count), own[shared] == around[shared] { shared += 1 }
        let ways = [String](repeating: "..", count: around.count - shared)
        return Path.join(ways + own[shared...])
    }

    /// Whether a path has no needless slashes and no names that begin with a dot, as nearly all paths.
    private static func isPlain(_ path: String) -> Bool {
        var previous = Path.slash
        for byte in path.utf8 {
            if previous == Path.slash, byte == Path.slash || byte == UInt8(ascii: ".") { return false }
            previous = byte
        }
        return previous != Path.slash
    }

    /// Whether a path is that of something below a folder of the project, whose own path may be empty.
    static func isPath(_ path: String, below folder: String) -> Bool {
        folder.isEmpty
            || path.utf8.count > folder.utf8.count && path.utf8.starts(with: folder.utf8)
                && path.utf8.dropFirst(folder.utf8.count).first == Path.slash
    }

    /// What a word on the command line may name, the likeliest first, as paths below the project: seen from where the
    /// person stands, and from the project. Throws where it can only lie elsewhere.
    static func candidates(_ word: String, in project: Project, _ context: RunContext) throws -> [String] {
        try readings(word, in: project, context).flatMap(\.self)
    }

    /// The same by ways to read the word, each with the paths that lead to one place: without links, and as it is
    /// written.
    static func readings(_ word: String, in project: Project, _ context: RunContext) throws -> [[String]] {
        let root = try project.fileSystem.realPath(project.root)
        var known: Set<String> = []
        let readings = [context.environment.workingDirectory, root].map { folder in
            let absolute = Path.resolve(word, in: folder)
            let places = [try? project.fileSystem.realPath(absolute), normal(absolute).map { "/" + $0 }]
            return places.compactMap { $0.flatMap { path(ofPlace: $0, below: root) } }
                .filter { known.insert($0).inserted }
        }
        guard !known.isEmpty else { throw XcodeError.outsideProject(word) }
        return readings.filter { !$0.isEmpty }
    }

    private static func path(ofPlace place: String, below root: String) -> String? {
        if place == root { return "" }
        let prefix = root == "/" ? root : root + "/"
        return place.hasPrefix(prefix) ? String(place.dropFirst(prefix.count)) : nil
    }
}
