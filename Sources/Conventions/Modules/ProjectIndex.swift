/// What the names of a project's files tell of its modules.
public struct ProjectIndex: Sendable {
    /// The components of modules: which module a type of this name belongs to, by the type's name.
    private var owners: [UInt64: Component] = [:]
    /// The names of Swift files without their ending, and those of test files.
    private var fileNames: Set<UInt64> = []
    /// The folders of modules that share their name with another one.
    let doubledNames: [String: [String]]
    /// The names of the modules, sorted.
    let moduleNames: [String]
    private var testFiles: Set<String> = []
    private var folderNames: Set<String> = []
    /// The project's own places for the roots of sets.
    private let directories: [String: String]
    /// The application's Swift module, where the configuration or the Xcode project tells it.
    public var productModule: String?

    private struct Component {
        let module: Int32
        let isFace: Bool
    }

    private let names: [String]

    /// Indexes a tree and the modules that were found in it.
    public init(_ tree: SourceTree, modules: [FoundModule], directories: [String: String] = [:]) {
        self.directories = directories
        names = modules.map(\.name)
        moduleNames = Array(Set(names)).sorted()
        var folders: [String: [String]] = [:]
        for module in modules { folders[module.name, default: []].append(module.folder) }
        doubledNames = folders.filter { $0.value.count > 1 }
        for folder in tree.folders {
            if folder.parent == 0 { folderNames.insert(String(folder.name)) }
            for file in folder.files where file.hasSuffix(".swift") {
                fileNames.insert(NameHash.of(file.utf8.dropLast(6)))
                if file.hasSuffix("Tests.swift") || file.hasSuffix("Test.swift") || file.hasSuffix("Spec.swift") {
                    testFiles.insert(file)
                }
            }
        }
        for (index, module) in modules.enumerated() {
            let components = module.files.compactMap { Self.component(of: $0, module: module) }
            let hasAssembly = components.contains { $0.role == .assembly }
            for (name, role) in components {
                let isFace = role == .assembly || role == .router && !hasAssembly || Self.isFace(name)
                owners[NameHash.of(name.utf8)] = Component(module: Int32(index), isFace: isFace)
            }
        }
    }

    private static func component(of path: String, module: FoundModule) -> (name: String, role: Role)? {
        guard path.hasSuffix(".swift"), let file = path.split(separator: "/").last else { return nil }
        let name = String(file.dropLast(6))
        guard name.hasPrefix(module.name), let (_, _, role) = Role.split(name), role != .entity else { return nil }
        return (name, role)
    }

    /// What other modules may name: delegates and inputs.
    private static func isFace(_ name: String) -> Bool {
        ["ModuleDelegate", "ModuleInput", "ModuleOutput", "Delegate", "Inputs"].contains(where: name.hasSuffix)
    }

    /// The module whose inside a name is, if it is another than this; nil where anybody may use the name.
    func stranger(_ name: some Collection<UInt8>, to module: String) -> String? {
        guard let component = owners[NameHash.of(name)], !component.isFace else { return nil }
        let owner = names[Int(component.module)]
        return owner == module ? nil : owner
    }

    /// Whether some Swift file is called by this name.
    func hasFile(named name: String) -> Bool { fileNames.contains(NameHash.of(name.utf8)) }

    /// Whether there is a test file of this name.
    func hasTest(_ name: String) -> Bool { testFiles.contains(name) }

    /// Whether a folder at the top of the project has a name: a target of its own, perhaps.
    func hasFolder(named name: String) -> Bool { folderNames.contains(name) }

    /// Where a test of a module goes: below the project's own place for tests, in the module's groups.
    func testPath(_ test: ExpectedTest, of module: ModuleUnderCheck) -> String {
        var parts = test.path.map { $0.text(for: module.forms) }
        guard let root = parts.first else { return "" }
        parts[0] = directories[root] ?? root
        let modules = module.convention?.files.first?.root.first?.text(for: module.forms) ?? ""
        let place = (directories[modules] ?? modules) + "/"
        if module.folder.hasPrefix(place) {
            let groups = module.folder.dropFirst(place.count).split(separator: "/").dropLast().map(String.init)
            parts.insert(contentsOf: groups, at: test.path.dropFirst().firstIndex(where: \.hasName) ?? 1)
        }
        return parts.joined(separator: "/")
    }

    /// Whether some test is named for a module.
    func hasTests(ofModule name: String) -> Bool {
        testFiles.contains { $0.hasPrefix(name) }
    }
}

/// A number for a name, so that a name in a text can be looked up without making a string of it.
enum NameHash {
    static func of(_ name: some Collection<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }
}
