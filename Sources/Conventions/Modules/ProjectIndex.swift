/// What the names of a project's files tell of its modules.
public struct ProjectIndex: Sendable {
    /// The components of modules: which module a type of this name belongs to, by the type's name.
    private var owners: [UInt64: Component] = [:]
    /// The names of Swift files without their ending, and those of test files.
    private var fileNames: Set<UInt64> = []
    /// The folders of modules that share their name with another one of their application.
    private let doubledNames: [[String]]
    /// The names of test files, and of the modules that they are named for.
    private var testNames: Set<UInt64> = []
    private var testedModules: Set<UInt64> = []
    private var folderNames: Set<String> = []
    /// The project's own places for the roots of sets.
    private let directories: [String: String]
    /// The text of the Xcode project, which names the modules of all its targets; empty where there is none.
    public var projectText: [UInt8] = []
    /// The application's Swift module, where the configuration or the Xcode project tells it.
    public var productModule: String?

    private struct Component {
        let module: Int32
        let isFace: Bool
    }

    private let names: [String]
    private let projectFolder: @Sendable (String) -> String

    /// Indexes a tree and the modules that were found in it, some of which follow these sets.
    public init(
        _ tree: SourceTree, modules: [FoundModule], sets: [SetNames] = [], directories: [String: String] = [:]
    ) {
        self.directories = directories
        let insides = Dictionary(sets.map { ($0.set, $0.unusualInsides) }) { first, _ in first }
        names = modules.map(\.name)
        let projectFolder = tree.projectFolder
        self.projectFolder = projectFolder
        var folders: [String: [String]] = [:]
        for module in modules {
            // Two applications beside each other may have modules of one name.
            folders[projectFolder(module.folder) + "/" + module.name, default: []].append(module.folder)
        }
        doubledNames = folders.values.filter { $0.count > 1 }
        let moduleHashes = Set(names.map { NameHash.of($0.utf8) })
        for folder in tree.folders {
            if folder.parent == 0 { folderNames.insert(folder.name) }
            for file in folder.files where file.utf8.ends(with: ".swift".utf8) {
                let base = file.utf8.dropLast(6)
                if Self.isTestFile(base) {
                    testNames.insert(NameHash.of(file.utf8))
                    noteTests(base, moduleHashes)
                } else if !folder.isTest {
                    fileNames.insert(NameHash.of(base))
                }
            }
        }
        for (index, module) in modules.enumerated() {
            let project = NameHash.of(projectFolder(module.folder).utf8)
            let components = module.files.compactMap { Self.component(of: $0, module: module) }
            let hasAssembly = components.contains { $0.role == .assembly }
            for suffix in module.set.flatMap({ insides[$0] }) ?? [] {
                let component = Component(module: Int32(index), isFace: false)
                owners[NameHash.of((module.name + suffix).utf8) ^ project] = component
            }
            for (name, role) in components {
                let isFace =
                    role == .assembly || role == .router && !hasAssembly
                    || role == .contract && Self.isFace(name, of: module)
                owners[NameHash.of(name.utf8) ^ project] = Component(module: Int32(index), isFace: isFace)
            }
        }
    }

    /// The same with a table of its own, for another thread: to look something up in a table counts a reference.
    public var copy: ProjectIndex {
        var copy = self
        copy.owners = Dictionary(uniqueKeysWithValues: owners.map { ($0, $1) })
        return copy
    }

    private static func component(of path: String, module: FoundModule) -> (name: String, role: Role)? {
        guard path.utf8.ends(with: ".swift".utf8) else { return nil }
        let name = String(Substring(path.lastComponent.utf8.dropLast(6)))
        guard let (stem, _, role) = Role.split(name), role != .entity,
            stem == module.name || role == .contract && isFace(name, of: module)
        else { return nil }
        return (name, role)
    }

    /// What other modules may name: delegates and inputs.
    private static func isFace(_ name: String, of module: FoundModule) -> Bool {
        guard name.hasPrefix(module.name) else { return false }
        var rest = name.dropFirst(module.name.count)
        if rest.hasPrefix("Module") { rest = rest.dropFirst(6) }
        if rest.hasSuffix("Protocol") { rest = rest.dropLast(8) }
        return ["Delegate", "Input", "Output", "Inputs"].contains(rest)
    }

    /// The module whose inside a name is, if it is another one of the same application; nil where anybody may use it.
    func stranger(_ name: some Collection<UInt8>, to module: ModuleUnderCheck) -> String? {
        guard let component = owners[NameHash.of(name) ^ module.project], !component.isFace else { return nil }
        let owner = names[Int(component.module)]
        return owner == module.name ? nil : owner
    }

    /// A number for the application that a folder is part of.
    func project(of folder: String) -> UInt64 { NameHash.of(projectFolder(folder).utf8) }

    /// Where another module of the same name lies in the same application; nil where there is none.
    func double(of folder: String) -> String? {
        doubledNames.first { $0.contains(folder) }?.first { $0 != folder }
    }

    /// Whether some Swift file is called by this name.
    func hasFile(named name: String) -> Bool { fileNames.contains(NameHash.of(name.utf8)) }

    /// Whether there is a test file of this name.
    func hasTest(_ name: String) -> Bool { testNames.contains(NameHash.of(name.utf8)) }

    /// Whether the Xcode project names a Swift module.
    func namesModule(_ name: String) -> Bool {
        ["\(name);", "\"\(name)\";"].contains { projectText.contains($0.utf8) }
    }

    /// Whether a folder at the top of the project has a name: a target of its own, perhaps.
    func hasFolder(named name: String) -> Bool { folderNames.contains(name) }

    /// Where a test of a module goes: below the project's own place for tests, in the module's groups.
    func testPath(_ test: ExpectedTest, of module: ModuleUnderCheck) -> String {
        var parts = test.path.map { $0.text(for: module.forms) }
        guard let first = parts.first else { return "" }
        parts[0] = directories[first] ?? first
        var root = module.convention?.files.first?.root.dropLast().map { $0.text(for: module.forms) } ?? []
        if let first = root.first { root[0] = directories[first] ?? first }
        let place = root.joined(separator: "/") + "/"
        if module.folder.hasPrefix(place) {
            let groups = module.folder.dropFirst(place.count).split(separator: "/").dropLast().map(String.init)
            parts.insert(contentsOf: groups, at: test.path.dropFirst().firstIndex(where: \.hasName) ?? 1)
        }
        return parts.joined(separator: "/")
    }

    /// Whether some test is named for a module.
    func hasTests(ofModule name: String) -> Bool { testedModules.contains(NameHash.of(name.utf8)) }

    private static func isTestFile(_ base: Substring.UTF8View) -> Bool {
        base.ends(with: "Tests".utf8) || base.ends(with: "Test".utf8) || base.ends(with: "Spec".utf8)
    }

    /// Notes the modules whose names a test's name begins with, up to a capital.
    private mutating func noteTests(_ base: Substring.UTF8View, _ modules: Set<UInt64>) {
        var hash = NameHash.start
        for byte in base {
            if byte < 0x60 || byte >= 0x80, modules.contains(hash) { testedModules.insert(hash) }
            NameHash.add(byte, to: &hash)
        }
    }
}

/// A number for a name, so that a name in a text can be looked up without making a string of it.
enum NameHash {
    static let start: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    static func add(_ byte: UInt8, to hash: inout UInt64) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    @inline(__always)
    static func of(_ name: some Collection<UInt8>) -> UInt64 {
        var hash = start
        for byte in name { add(byte, to: &hash) }
        return hash
    }
}
