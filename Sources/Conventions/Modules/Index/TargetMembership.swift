/// What the Xcode projects say of the files of modules.
public struct TargetMembership: Sendable {
    /// A file that a target lists, though it is not on disk.
    public struct ListedFile: Sendable {
        /// The path below the project.
        public var path: String
        /// The target's name.
        public var target: String
        /// The path of the Xcode project.
        public var xcodeProject: String

        /// A file of a target.
        public init(path: String, target: String, xcodeProject: String) {
            self.path = path
            self.target = target
            self.xcodeProject = xcodeProject
        }
    }

    /// What is asked of the Xcode projects, in paths below the project. What only some need is put together when it is
    /// needed.
    public struct Question: Sendable {
        private let modules: [FoundModule]
        /// The folders that hold an Xcode project or another description of one, its own left out.
        public let projectFolders: [String]
        /// The folders of pods, whose files CocoaPods builds.
        public let podFolders: [String]

        init(about modules: [FoundModule], in tree: SourceTree) {
            self.modules = modules
            projectFolders = tree.projectFolders
            podFolders = tree.podFolders
        }

        /// The files of modules.
        public var files: [String] { modules.flatMap(\.files).filter(ModuleFileKinds.isSource) }
        /// The modules' folders.
        public var folders: [String] { modules.map(\.folder) }
    }

    /// The files that are in no target, with the Xcode project that they should be in, by their paths below the
    /// project.
    public var untargeted: [String: String]
    /// The files that are listed and gone, each once.
    public var gone: [ListedFile]

    /// Xcode projects that cannot be read, with where and why, in words for warnings.
    public var unreadable: [String] = []

    /// Tells the path of a file with a name that a target of an Xcode project builds and that is there; nil for none.
    public var builtFile: @Sendable (_ name: String, _ xcodeProject: String) -> String? = { _, _ in nil }

    /// Tells the path at which a target of an Xcode project lists the only file of a name that is not there; nil for
    /// none.
    public var lostFile: @Sendable (_ name: String, _ xcodeProject: String) -> String? = { _, _ in nil }

    /// Whether two files hold the same, by their paths below the project.
    public var areAlike: @Sendable (_ first: String, _ second: String) -> Bool = { _, _ in false }

    /// Tells the targets that build some files, by the files' paths below the project. Names tell those of several
    /// Xcode projects apart; what nothing is known of is left out.
    public var targets: @Sendable (_ files: [String]) -> [String: Set<String>]

    /// What is known; nothing where there is no Xcode project.
    public init(
        untargeted: [String: String] = [:], gone: [ListedFile] = [],
        targets: @escaping @Sendable (_ files: [String]) -> [String: Set<String>] = { _ in [:] }
    ) {
        self.untargeted = untargeted
        self.gone = gone
        self.targets = targets
    }
}

/// The same by modules.
struct ModuleMemberships: Sendable {
    let untargeted: [String: String]
    let areAlike: @Sendable (String, String) -> Bool
    private let builtFile: @Sendable (String, String) -> String?
    private let lostFile: @Sendable (String, String) -> String?
    private let targets: @Sendable ([String]) -> [String: Set<String>]
    /// How many of the files that are in no target have a name.
    private let countsOfNames: [Substring: Int]
    /// By the module's folder and name.
    private var gone: [[String]: [TargetMembership.ListedFile]] = [:]

    init(_ membership: TargetMembership, modules: [FoundModule]) {
        untargeted = membership.untargeted
        areAlike = membership.areAlike
        builtFile = membership.builtFile
        lostFile = membership.lostFile
        targets = membership.targets
        countsOfNames = membership.untargeted.keys.reduce(into: [:]) { $0[$1.lastComponent, default: 0] += 1 }
        guard !membership.gone.isEmpty else { return }
        let names = Dictionary(grouping: modules, by: \.folder).mapValues { $0.map(\.name) }
        for file in membership.gone {
            guard let module = Self.module(around: file.path, names) else { continue }
            gone[module, default: []].append(file)
        }
    }

    /// The module in the innermost folder around a file that has one: that with the longest name that begins the
    /// file's, else the only one.
    private static func module(around path: String, _ names: [String: [String]]) -> [String]? {
        let name = path.lastComponent
        var folder = path[...]
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = folder[..<slash]
            guard let known = names[String(folder)] else { continue }
            let named = known.filter { name.hasPrefix($0) }.max { $0.utf8.count < $1.utf8.count }
            return (named ?? (known.count == 1 ? known[0] : nil)).map { [String(folder), $0] }
        }
        return nil
    }

    /// The path of a file with a name that a target of an Xcode project builds, and one that builds some of these
    /// files, too, where any does.
    func builtFile(named name: String, by xcodeProject: String, beside files: [String]) -> String? {
        guard let path = builtFile(name, xcodeProject) else { return nil }
        if files.isEmpty { return path }
        let targets = targets(files + [path])
        let own = files.reduce(into: Set<String>()) { $0.formUnion(targets[$1] ?? []) }
        return own.isEmpty || targets[path].map { !$0.isDisjoint(with: own) } ?? true ? path : nil
    }

    /// The path at which a target lists a file that is in none by its own path, where nothing is; nil where another
    /// file may be meant, or where that is told by itself.
    func lostPath(of file: String) -> String? {
        guard let xcodeProject = untargeted[file], case let name = file.lastComponent,
            countsOfNames[name] == 1, let path = lostFile(String(name), xcodeProject),
            !gone.values.contains(where: { $0.contains { $0.path == path } })
        else { return nil }
        return path
    }

    /// The files of a module that are listed and gone.
    func gone(from module: ProjectIndex.Asker) -> [TargetMembership.ListedFile] {
        gone.isEmpty ? [] : gone[[module.folder, module.name]] ?? []
    }
}
