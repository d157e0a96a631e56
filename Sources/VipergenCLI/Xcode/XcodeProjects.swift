import Platform
import Text
import XcodeProject

/// The Xcode projects that vipergen's project may mean. They are told by their paths below it: `App.xcodeproj`.
struct XcodeProjects {
    /// The projects that were found: the one that is named, or all of them.
    let paths: [String]
    /// Others, which nobody names: each is that of the files around which it lies.
    private(set) var unnamed: [String] = []
    /// The project that is configured and is not there.
    private(set) var missing: ConfiguredName?
    /// Where none was found, one whose file is empty.
    private var empty: String?
    private let project: Project
    /// Whether one is named, on the command line or in the configuration: it is meant for all that is new.
    let isNamed: Bool
    /// Whether the command line names it, which is meant for all files.
    private let isGiven: Bool

    /// Finds the projects that lie in the project's folder, that a workspace there names, and that lie above the
    /// folders that are configured for modules. One that is named, on the command line or in the configuration, is the
    /// only one.
    init(of project: Project, in folder: XcodeProjectFolder, named name: String?) throws {
        self.project = project
        isGiven = name != nil
        isNamed = name != nil || project.configuration.xcode.project != nil
        if let name {
            guard try Self.isProject(name, in: project) else { throw XcodeError.notAProject(name) }
            paths = [name]
            return
        }
        if let configured = project.configuration.xcode.project {
            let path = try ProjectPath.normal(configured.name).flatMap {
                try Self.isProject($0, in: project) ? $0 : nil
            }
            paths = path.map { [$0] } ?? []
            missing = path == nil ? configured : nil
            empty = try path == nil && Self.isEmpty(configured.name, in: project) ? configured.name : nil
            return
        }
        var found = folder.projects
        for workspace in folder.workspaces {
            let path = project.path("\(workspace)/contents.xcworkspacedata")
            guard try project.fileSystem.entry(at: path) != nil else { continue }
            let text = try project.fileSystem.read(path)
            found += WorkspaceFile.projects(in: text).compactMap(ProjectPath.normal)
        }
        for place in project.configuration.directories.values {
            found += try Self.projects(above: place, in: project)
        }
        var known: Set<String> = []
        paths = try found.sorted().filter { path in
            try XcodeProjectFolder.isProject(path.lastComponent) && known.insert(path).inserted
                && Self.isProject(path, in: project)
        }
        if paths.isEmpty { empty = try found.sorted().first { try Self.isEmpty($0, in: project) } }
    }

    /// Throws where there is no project.
    func expectSome() throws {
        guard paths.isEmpty else { return }
        if let empty { throw Self.emptiness(of: empty) }
        throw missing.map(XcodeError.notConfigured) ?? .noProject
    }

    /// A warning of a project that is as good as none, because its file is empty; nil where there is none.
    var warningOfEmpty: String? {
        empty.map { "warning: \(escaped($0))/project.pbxproj is empty; the Xcode project was left alone\n" }
    }

    /// The path of the project that a word on the command line names.
    static func path(_ word: String, in project: Project, _ context: RunContext) throws -> String {
        let candidates = try ProjectPath.candidates(word, in: project, context)
        if let path = try candidates.first(where: { try isProject($0, in: project) }) { return path }
        if let empty = try candidates.first(where: { try isEmpty($0, in: project) }) { throw emptiness(of: empty) }
        throw XcodeError.notAProject(
            word, nearest: NearbyName.of(word, endingWith: ".xcodeproj", among: candidates, in: project))
    }

    /// The projects in the folders around a place, that of vipergen's project left out.
    private static func projects(above place: String, in project: Project) throws -> [String] {
        try folders(around: place).flatMap { try projects(in: $0, of: project) }
    }

    private static func projects(in folder: String, of project: Project) throws -> [String] {
        guard try project.fileSystem.entry(at: project.path(folder) + "/.")?.kind == .directory else { return [] }
        let names = try project.fileSystem.names(in: project.path(folder))
        return names.filter { $0.hasSuffix(".xcodeproj") }.map { Path.join(folder, $0) }
    }

    /// The folders around a place, the innermost first and vipergen's project left out.
    private static func folders(around place: String) -> [String] {
        var found: [String] = []
        var folder = Path.split(place).folder
        while !folder.isEmpty {
            found.append(folder)
            folder = Path.split(folder).folder
        }
        return found
    }

    /// The same with the projects that lie in some folders, which frameworks beside an application have of their own.
    func adding(projectsIn folders: [String]) throws -> XcodeProjects {
        var result = self
        for path in try folders.flatMap({ try Self.projects(in: $0, of: project) }).sorted()
        where XcodeProjectFolder.isProject(path.lastComponent) && !paths.contains(path)
            && !result.unnamed.contains(path)
        {
            if try Self.isProject(path, in: project) { result.unnamed.append(path) }
        }
        return result
    }

    /// The same with the projects in the folders around some files, where these may go into one that nobody names.
    func adding(projectsAround files: [String], thatAreThere areThere: Bool) throws -> XcodeProjects {
        isGiven || isNamed && !areThere ? self : try adding(projectsAround: files)
    }

    /// The same with the projects in the folders around some files, each of which is looked into once.
    func adding(projectsAround files: [String]) throws -> XcodeProjects {
        var folders: Set<String> = []
        for file in files {
            for folder in Self.folders(around: file) {
                // What is around a known folder is known.
                guard folders.insert(folder).inserted else { break }
            }
        }
        return try adding(projectsIn: Array(folders))
    }

    /// Whether a folder is an Xcode project. One whose file is empty is only a place for what Xcode keeps beside it.
    private static func isProject(_ path: String, in project: Project) throws -> Bool {
        try entry(of: path, in: project).map { $0.kind != .file || $0.size > 0 } ?? false
    }

    /// Whether a folder would be a project if its file were not empty.
    private static func isEmpty(_ path: String, in project: Project) throws -> Bool {
        try entry(of: path, in: project) != nil && !isProject(path, in: project)
    }

    private static func entry(of path: String, in project: Project) throws -> Entry? {
        guard path.hasSuffix(".xcodeproj") else { return nil }
        return try project.fileSystem.entry(at: project.path("\(path)/project.pbxproj"))
    }

    private static func emptiness(of path: String) -> XcodeError {
        let error = ProjectFileError(kind: .empty, location: Location(line: 1, column: 1))
        return .unreadable(path: "\(path)/project.pbxproj", error)
    }

    /// The projects that a file may go into: those of the innermost folder around it that has one. A project that is
    /// the only one may have files anywhere but where an unnamed one lies.
    func candidates(for file: String) -> [String] {
        guard !isNamed, paths.count > 1 || !unnamed.isEmpty else { return paths }
        return innermost(of: paths + unnamed, around: file) ?? (paths.count > 1 ? [] : paths)
    }

    /// The projects that a file which is there may go into: where the configuration names one, another one all the same
    /// in whose folder the file lies, such as its framework's.
    func homes(of file: String) -> [String] {
        guard isNamed, !isGiven else { return candidates(for: file) }
        let innermost = innermost(of: paths + unnamed, around: file) ?? paths
        return innermost.contains { paths.contains($0) } ? paths : innermost
    }

    /// The projects that a file may be in: beside one that is named, for files that are new, its own framework's.
    func possibleHolders(of file: String) -> [String] {
        isNamed ? paths + (innermost(of: unnamed, around: file) ?? []) : candidates(for: file)
    }

    private func innermost(of paths: [String], around file: String) -> [String]? {
        let around = paths.filter { ProjectPath.isPath(file, below: Path.split($0).folder) }
        let depths = around.map { Path.components($0).count }
        guard let innermost = depths.max() else { return nil }
        return zip(around, depths).filter { $0.1 == innermost }.map(\.0)
    }

    /// The projects that people edit, named or not.
    var edited: [String] { (paths + unnamed).filter { generator(of: $0) == nil } }

    /// The tool that writes a project; nil where people do.
    func generator(of path: String) -> GeneratedProject? {
        let folder = Path.split(path).folder
        let place = folder.isEmpty ? project.root : project.path(folder)
        return (try? project.fileSystem.names(in: place)).flatMap { GeneratedProject(besideProject: $0) }
    }
}
