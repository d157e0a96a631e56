import Platform
import Text

/// What the names of a project's files tell of its modules, and what else is known of the project as a whole.
struct ProjectIndex: Sendable {
    /// The components of modules: which module a type of this name belongs to, by the type's name.
    private var owners: [UInt64: Component] = [:]
    private let fileNames: FileNameIndex
    private let localized: Set<String>
    /// The folders of modules that share their name with another one of their application.
    let doubledNames: [[String]]
    /// The names of the Swift files of these, by folder; none of a copy that no target builds.
    private var doubledFiles: [String: Set<String>] = [:]
    /// The targets that build these, by folder; none where nothing is known.
    private var targets: [String: Set<String>] = [:]
    private let tests: TestIndex
    /// The protocols that weak proxies conform to.
    private let weakProxies: Set<UInt64>
    /// What the modules' folders are called like.
    let folderHabit: FolderHabit
    private let folderNames: Set<String>
    /// The project's own places for the roots of sets.
    let directories: [String: String]
    /// The text of the Xcode project, which names the modules of all its targets; empty where there is none.
    let xcodeProject: [UInt8]
    /// The application's Swift module, where the configuration or the Xcode project tells it.
    let productModule: String?

    /// What the Xcode projects say of the files of modules.
    let memberships: ModuleMemberships
    /// The Xcode projects that cannot be read, in words for warnings.
    let unreadableXcodeProjects: [String]

    /// A module that asks something.
    struct Asker {
        let name: String
        let folder: String
        /// A number for the application that it is part of.
        let project: UInt64
    }

    private struct Component {
        let module: Int32
        let isPublic: Bool
        let hasBuilder: Bool
    }

    private let names: [String]
    private let nameHashes: Set<UInt64>
    private let moduleFolders: [String]
    private let projectFolder: @Sendable (String) -> String
    /// The path of the folder with a number.
    let folderPath: @Sendable (Int) -> String

    /// Indexes a tree and the modules that were found in it, some of which follow these sets.
    init(
        of project: CheckedProject, _ tree: SourceTree, modules: [FoundModule], sets: [SetNames],
        weakProxies: Set<UInt64>, threads: Int
    ) {
        self.weakProxies = weakProxies
        directories = project.directories
        xcodeProject = project.xcodeProject
        productModule = project.productModule
        let internals = Dictionary(sets.map { ($0.set, $0.unusualInternals) }) { first, _ in first }
        names = modules.map(\.name)
        nameHashes = Set(names.lazy.map { NameHash.of($0) })
        moduleFolders = modules.map(\.folder)
        tests = tree.tests
        folderHabit = FolderHabit(of: modules, in: tree)
        let projectFolder = tree.projectFolder
        self.projectFolder = projectFolder
        folderPath = { tree.path($0) }
        // Two applications beside each other may have modules of one name.
        let projects = modules.map { NameHash.of(projectFolder($0.folder)) }
        doubledNames = Self.doubledNames(of: modules, projects)
        let isAsked = project.severities[.xcodeMembership] != nil && !modules.isEmpty || !doubledNames.isEmpty
        let membership =
            isAsked
            ? project.targetMembership(TargetMembership.Question(about: modules, in: tree))
            : TargetMembership()
        // Where the rule is off, the names of what is in no target are told as all others.
        memberships = ModuleMemberships(
            project.severities[.xcodeMembership] == nil ? TargetMembership() : membership, modules: modules)
        unreadableXcodeProjects = membership.unreadable
        if !doubledNames.isEmpty {
            let folders = Set(doubledNames.flatMap(\.self))
            let doubled = modules.filter { folders.contains($0.folder) }
            for module in doubled
            where module.files.contains(where: { ModuleFileKinds.isSource($0) && membership.untargeted[$0] == nil }) {
                doubledFiles[module.folder, default: []].formUnion(
                    module.files.lazy.filter { $0.utf8.ends(with: ".swift".utf8) }.map { String($0.lastComponent) })
            }
            let built = membership.targets(doubled.flatMap(\.files))
            // A model that both applications build does not make their modules one.
            let counts = doubled.flatMap(\.files).reduce(into: [:]) { $0[$1.lastComponent, default: 0] += 1 }
            for module in doubled {
                let own = module.files.filter { counts[$0.lastComponent, default: 0] > 1 }
                    .reduce(into: Set<String>()) { $0.formUnion(built[$1] ?? []) }
                targets[module.folder, default: []]
                    .formUnion(own.isEmpty ? Self.packageTarget(module.folder, in: projectFolder) : own)
            }
        }
        localized = tree.localized
        fileNames = FileNameIndex(of: tree, threads: threads)
        folderNames = Set(tree.folders.lazy.filter { $0.parent == 0 }.map(\.name))
        let components = inParallel(modules.count, threads: threads, fewest: 64) { number in
            let module = modules[number]
            return Self.components(of: module, internals: module.set.flatMap { internals[$0] } ?? [])
        }
        owners.reserveCapacity(components.reduce(0) { $0 + $1.parts.count })
        for (index, project) in projects.enumerated() {
            for (name, isPublic) in components[index].parts {
                owners[name ^ project] = Component(
                    module: Int32(index), isPublic: isPublic, hasBuilder: components[index].hasBuilder)
            }
        }
    }

    /// The same with a table of its own, for another thread: to look something up in a table counts a reference.
    var copy: ProjectIndex {
        var copy = self
        copy.owners = Dictionary(uniqueKeysWithValues: owners.map { ($0, $1) })
        return copy
    }

    /// The hashes of the names of a module's components, and whether others may use them, with whether one of them is
    /// its builder; `internals` are ends of names that its set alone knows.
    private static func components(
        of module: FoundModule, internals: [String]
    ) -> (parts: [(name: UInt64, isPublic: Bool)], hasBuilder: Bool) {
        let components = module.files.compactMap { component(of: $0, module: module) }
        let hasAssembly = components.contains { $0.role == .assembly }
        let name = NameHash.of(module.name)
        let own = internals.map { ending in
            var hash = name
            NameHash.add(ending.utf8, to: &hash)
            return (name: hash, isPublic: false)
        }
        let others = components.map { name, role in
            let isPublic =
                role == .assembly || role == .router && !hasAssembly
                || role == .contract && Self.isPublic(name, of: module.name)
            return (name: NameHash.of(name.utf8), isPublic: isPublic)
        }
        // Where a set has roles of its own, nothing tells which of them is a builder.
        return (own + others, hasAssembly || !internals.isEmpty)
    }

    private static func component(of path: String, module: FoundModule) -> (name: Substring, role: Role)? {
        guard path.utf8.ends(with: ".swift".utf8) else { return nil }
        let name = Substring(path.lastComponent.utf8.dropLast(6))
        guard let (stem, role) = split(name, of: module.name), role != .entity,
            stem == module.name || role == .contract && isPublic(name, of: module.name)
        else { return nil }
        return (name, role)
    }

    /// The stem and the role of a name. 'NextModuleBuilder' is the builder of NextModule, and no module builder of Next.
    private static func split(_ name: Substring, of module: String) -> (stem: Substring, role: Role)? {
        guard let (stem, _, role) = Role.split(name) else { return nil }
        guard stem.utf8.count < module.utf8.count, name.utf8.begins(with: module.utf8),
            case let rest = Substring(name.utf8.dropFirst(module.utf8.count)),
            let own = Role.suffixes.first(where: { $0.text == rest })
        else { return (stem, role) }
        return (module[...], own.role)
    }

    /// The foreign module whose internal type has a name with this hash: another one of the same application. Nil where
    /// anybody may use the type.
    func foreignModule(declaring name: UInt64, seenFrom module: Asker) -> String? {
        guard let component = owners[name ^ module.project], !component.isPublic else { return nil }
        let owner = names[Int(component.module)]
        if owner == module.name { return nil }
        // A variant or a part of a module is called as the module, and lies in its folder.
        let folder = moduleFolders[Int(component.module)]
        let isPart =
            owner.hasPrefix(module.name) && (folder + "/").hasPrefix(module.folder + "/")
            || module.name.hasPrefix(owner) && (module.folder + "/").hasPrefix(folder + "/")
        return isPart ? nil : owner
    }

    /// Whether the module that declares a type with this hash of its name has a builder of its own.
    func hasBuilder(besides name: UInt64, seenFrom module: Asker) -> Bool {
        owners[name ^ module.project]?.hasBuilder ?? false
    }

    /// Whether a type with this hash of its name is one of a module's components.
    func isComponent(_ name: UInt64, inProject project: UInt64) -> Bool { owners[name ^ project] != nil }

    /// Whether the project has proxies that hold another object weakly.
    var hasWeakProxies: Bool { !weakProxies.isEmpty }

    /// Whether what has a type may be a proxy that holds another object weakly.
    func mayBeWeakProxy(_ type: Substring) -> Bool {
        weakProxies.contains(NameHash.of(type.utf8))
    }

    /// Whether a type is called as one of a module with another name.
    func isOfModule(_ type: String, otherThan module: String) -> Bool {
        isOfSomeModule(type, namedBeyond: type.utf8.countOfCommonStart(with: module.utf8))
    }

    /// Whether a type is called as one of some module, whose name has more bytes than the given number.
    func isOfSomeModule(_ type: String, namedBeyond count: Int = 0) -> Bool {
        var hash = NameHash.start
        var length = 0
        for byte in type.utf8 {
            NameHash.add(byte, to: &hash)
            length += 1
            if length > count, nameHashes.contains(hash) { return true }
        }
        return false
    }

    /// Whether a folder is some module's.
    func hasModule(in folder: String) -> Bool { moduleFolders.contains(folder) }

    /// A number for the application that a folder is part of.
    func project(of folder: String) -> UInt64 { NameHash.of(projectFolder(folder)) }

    /// Where another module of the same name lies in the same application; nil where there is none. A folder within the
    /// module's own is a part of it, and so is one that has no file of the same name; and what no target builds
    /// together bears one name in peace: an application for the phone and one for the watch.
    func double(of folder: String) -> String? {
        let own = targets[folder] ?? []
        guard let files = doubledFiles[folder] else { return nil }
        return doubledNames.first { $0.contains(folder) }?.first { other in
            let others = targets[other] ?? []
            return other != folder && !other.hasPrefix(folder + "/") && !folder.hasPrefix(other + "/")
                && (own.isEmpty || others.isEmpty || !own.isDisjoint(with: others))
                && !files.isDisjoint(with: doubledFiles[other] ?? [])
        }
    }

    /// The folder that is called as a module and holds the one which that module's own folder is called as.
    func folderSwapped(with module: Asker) -> String? {
        let own = module.folder.lastComponent
        guard own != module.name, nameHashes.contains(NameHash.of(own.utf8)) else { return nil }
        return names.indices.first { number in
            names[number] == own && moduleFolders[number].lastComponent == module.name
                && project(of: moduleFolders[number]) == module.project
        }.map { moduleFolders[$0] }
    }

    /// The target of a package that a folder is part of, which is named by its own folder in `Sources`.
    private static func packageTarget(_ folder: String, in projectFolder: (String) -> String) -> Set<String> {
        let project = projectFolder(folder)
        let parts = Path.components(String(folder.dropFirst(project.count)))
        return parts.count > 2 && parts[0] == "Sources" ? [project + "/" + parts[1]] : []
    }

    /// Whether some Swift file is called by this name.
    func hasFile(named name: String) -> Bool { fileNames.hasFile(named: name) }

    /// The same of an application.
    func hasFile(named name: String, inProject project: UInt64) -> Bool {
        fileNames.hasFile(named: name, inProject: project)
    }

    /// The number of the folder that the one Swift file of this name lies in.
    func folder(ofFile name: String) -> Int? { fileNames.folder(ofFile: name) }

    /// Whether there is a storyboard or xib of this name.
    func hasInterface(named name: String) -> Bool {
        fileNames.hasInterface(named: name) || isLocalized(name)
    }

    /// Whether a storyboard or xib of this name is there in several languages, in folders that are nobody's modules.
    func isLocalized(_ name: String) -> Bool { localized.contains(name) }

    /// Whether there is a test file of this name.
    func hasTest(_ name: String) -> Bool { tests.contain(name) }

    /// Whether a folder at the top of the project has a name: a target of its own, perhaps.
    func hasFolder(named name: String) -> Bool { folderNames.contains(name) }

    /// Where the test of a file of a module goes: below the project's own place for tests, in the module's groups.
    func testPath(_ test: ExpectedTest, called name: String, of file: ModuleFile, in module: CheckedModule) -> String {
        // A folder that may be called anything is called as that of what is tested.
        let folders = Path.components(Path.split(file.path).folder)
        var parts = test.path.dropLast().map { part in
            part.isOpen
                ? folders.last { part.matches($0, for: module.forms) } ?? "" : part.text(for: module.forms)
        }
        parts = parts.filter { !$0.isEmpty } + [name]
        guard let first = parts.first else { return "" }
        parts[0] = directories[first] ?? first
        let place = Path.join(module.place(module.convention?.homeRoot.dropLast() ?? [])) + "/"
        if module.folder.hasPrefix(place) {
            let groups = module.folder.dropFirst(place.count).split(separator: "/").dropLast().map(String.init)
            parts.insert(contentsOf: groups, at: test.path.dropFirst().firstIndex(where: \.hasName) ?? 1)
        }
        return parts.joined(separator: "/")
    }

    /// Whether some test is named for a module.
    func hasTests(ofModule name: String) -> Bool { tests.nameModule(name) }
}
