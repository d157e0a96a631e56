import Platform
import Text

/// Looks for the project that a folder is part of: the nearest folder with a configuration, else the nearest that an
/// Xcode project, a package or a repository makes one; the folder itself where neither is.
///
/// What lies above is looked at only where it has to be. The home folder and `/` are nobody's project unless one stands
/// right in them, and what lies above and belongs to another user says nothing: in `/tmp` anybody can leave a
/// `.vipergen.json`.
struct ProjectSearch {
    private let start: String
    private let fileSystem: any FileSystem
    /// The home folder as it is called and, where links lead there, as the system calls it.
    private lazy var homes = Self.names(of: home, on: fileSystem)
    private let home: String?
    private(set) var doubt: ProjectPlace.Doubt?
    /// The nearest folder that was passed over, because what makes it a project is somebody else's.
    private(set) var passedOver: String?

    /// A search from a folder, whose path is absolute and free of links.
    init(from start: String, home: String?, on fileSystem: any FileSystem) {
        self.start = start
        self.home = home
        self.fileSystem = fileSystem
    }

    /// The absolute path of the project above; nil where it is the folder itself.
    mutating func run() -> String? {
        if has(Configuration.fileName, in: start) != nil { return nil }
        for folder in above {
            if let marker = has(Configuration.fileName, in: folder), trusts(marker, in: folder) { return folder }
        }
        if marker(in: start) != nil { return nil }
        for folder in above {
            if let marker = marker(in: folder), trusts(marker, in: folder) { return folder }
        }
        doubt = start == "/" ? .top : homes.contains(start) ? .home : nil
        return nil
    }

    /// The folders above, the nearest first, without `/` and without the home folder and what is above that.
    private lazy var above: [String] = {
        guard !homes.contains(start) else { return [] }
        var folders: [String] = []
        var folder = Path.split(start).folder
        while !folder.isEmpty, !homes.contains(folder) {
            folders.append(folder)
            folder = Path.split(folder).folder
        }
        return folders
    }()

    private static func names(of home: String?, on fileSystem: any FileSystem) -> [String] {
        guard var home, home.utf8.first == Path.slash else { return [] }
        while home.utf8.count > 1, home.utf8.last == Path.slash { home.removeLast() }
        let real = (try? fileSystem.realPath(home)) ?? home
        return [home, real]
    }

    private func has(_ name: String, in folder: String) -> Entry? {
        let entry = try? fileSystem.entry(at: Path.join(folder, name))
        return entry?.kind == .other ? nil : entry
    }

    /// What makes a folder a project without a configuration.
    private func marker(in folder: String) -> Entry? {
        if let entry = has(".git", in: folder) ?? has("Package.swift", in: folder) { return entry }
        // A folder for everybody's files is no project, and may hold thousands.
        guard folder == start || !isOpenToAll(folder), let names = try? fileSystem.names(in: folder) else { return nil }
        return names.first(where: XcodeProjectFolder.isProject).flatMap { has($0, in: folder) }
    }

    /// Whether what lies above belongs to this user, or to whom the folder belongs that the search began in: a
    /// container builds as another user what somebody has checked out.
    private mutating func trusts(_ marker: Entry, in folder: String) -> Bool {
        if !isOpenToAll(folder) {
            if marker.owner == fileSystem.user { return true }
            if let own = try? fileSystem.entry(at: start), own.owner == marker.owner { return true }
        }
        passedOver = passedOver ?? folder
        return false
    }

    /// Whether everybody may put files there, as in `/tmp`.
    private func isOpenToAll(_ folder: String) -> Bool {
        guard let entry = try? fileSystem.entry(at: folder) else { return true }
        return entry.permissions & 0o1002 == 0o1002
    }
}
