/// Finds the modules in a tree of files by the names of the files: what several roles share is a module's name.
struct ModuleFinder {
    /// Files with one name and different roles that lie near each other.
    private struct Candidate {
        let name: String
        let folder: Int
        var suffixes: Set<String>
    }

    private struct Key: Hashable {
        let name: Substring
        let folder: Int
    }

    private let tree: SourceTree
    /// The ends of file names by which sets tell a module's files.
    private let suffixes: [String]
    /// The ends that only a VIPER module has.
    private let core: Set<String>
    private var candidates: [Candidate] = []

    /// Finds modules whose files have the usual roles, or those of some sets.
    init(in tree: SourceTree, sets: [SetNames]) {
        self.tree = tree
        let bySet = sets.map { set in
            set.files.compactMap(\.name.suffix).filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
        }
        let own = bySet.flatMap(\.self)
        let usual = Role.suffixes.map(\.text)
        suffixes = Set(own + usual).filter { !$0.isEmpty }
            .sorted { ($0.utf8.count, $1) > ($1.utf8.count, $0) }
        func isCore(_ suffix: String) -> Bool {
            ["Presenter", "Interactor", "Wireframe", "WireFrame"].contains(where: suffix.contains)
        }
        // A set whose roles have names of their own is told by these.
        core = Set((own + usual).filter(isCore) + bySet.filter { !$0.contains(where: isCore) }.flatMap(\.self))
        candidates = findCandidates()
    }

    /// The modules with their files, by folder and name.
    func modules() -> [FoundModule] {
        var byFolder: [Int: [Int]] = [:]
        for (index, candidate) in candidates.enumerated() { byFolder[candidate.folder, default: []].append(index) }
        var modules = candidates.map { candidate in
            let folder = tree.folders[candidate.folder]
            let isNamed = folder.name.lowercased().filter { $0.isLetter || $0.isNumber }
                .hasPrefix(candidate.name.lowercased())
            let isAlone = byFolder[candidate.folder]?.count == 1 && !folder.path.isEmpty && isNamed
            return FoundModule(name: candidate.name, folder: folder.path, ownsFolder: isAlone, files: [])
        }
        var home: [Int?] = []
        for (index, folder) in tree.folders.enumerated() {
            home.append(byFolder[index] == nil ? folder.parent.flatMap { home[$0] } : index)
            guard !folder.isTest, let place = home[index], let owners = byFolder[place] else { continue }
            for file in folder.files where !Self.isTest(file) {
                guard let owner = Self.owner(of: file, among: owners, in: modules) else { continue }
                modules[owner].files.append(folder.path(of: file))
            }
        }
        for index in modules.indices { modules[index].files.sort() }
        return modules.sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
    }

    /// The module with the longest name that a file's name begins with; one that has its folder alone has all in it.
    private static func owner(of file: String, among owners: [Int], in modules: [FoundModule]) -> Int? {
        if owners.count == 1, modules[owners[0]].ownsFolder { return owners[0] }
        return owners.filter { file.hasPrefix(modules[$0].name) }
            .max { modules[$0].name.utf8.count < modules[$1].name.utf8.count }
            ?? owners.first { modules[$0].ownsFolder }
    }

    private func findCandidates() -> [Candidate] {
        var found: [Key: Set<String>] = [:]
        for (index, folder) in tree.folders.enumerated() where !folder.isTest {
            for file in folder.files where file.hasSuffix(".swift") {
                let base = file.dropLast(6)
                guard let (stem, suffix) = split(base) else { continue }
                found[Key(name: stem, folder: anchor(of: stem, in: index)), default: []].insert(suffix)
            }
        }
        return joinedNeighbours(found)
            .filter { $0.value.count > 1 && !$0.value.isDisjoint(with: core) }
            .map { Candidate(name: String($0.key.name), folder: $0.key.folder, suffixes: $0.value) }
            .sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
    }

    /// The same name in folders beside each other, none of which shows a module by itself, is one module of the parent.
    private func joinedNeighbours(_ found: [Key: Set<String>]) -> [Key: Set<String>] {
        var result: [Key: Set<String>] = [:]
        for (key, suffixes) in found {
            if suffixes.count == 1, let parent = tree.folders[key.folder].parent {
                let neighbours = Key(name: key.name, folder: parent)
                result[found[neighbours] == nil ? neighbours : key, default: []].formUnion(suffixes)
                if found[neighbours] != nil { result[neighbours, default: []].formUnion(suffixes) }
            } else {
                result[key, default: []].formUnion(suffixes)
            }
        }
        return result
    }

    private func split(_ base: Substring) -> (Substring, String)? {
        guard !Self.isTestName(base) else { return nil }
        for suffix in suffixes where base.utf8.count > suffix.utf8.count && base.hasSuffix(suffix) {
            let stem = base.dropLast(suffix.count)
            return stem.first?.isLetter == true ? (stem, suffix) : nil
        }
        return nil
    }

    /// The folder of a module: the nearest that bears its name, else the nearest that is not named for a role.
    private func anchor(of stem: Substring, in folder: Int) -> Int {
        var index = folder
        while true {
            if tree.folders[index].name == stem { return index }
            guard let parent = tree.folders[index].parent else { break }
            index = parent
        }
        index = folder
        while Self.roleFolders.contains(tree.folders[index].name.lowercased()), let parent = tree.folders[index].parent {
            index = parent
        }
        return index
    }

    private static let roleFolders: Set = [
        "view", "views", "viewcontroller", "viewcontrollers", "controller", "presenter", "presenters", "interactor",
        "interactors", "router", "routers", "routing", "wireframe", "wireframes", "builder", "builders", "assembly",
        "configurator", "configurators", "module", "factory", "protocol", "protocols", "contract", "contracts",
        "entity", "entities", "model", "models", "interface", "interfaces", "implementation", "implementations",
        "default", "ui", "user interface", "application logic", "manager", "input", "output", "worker", "workers",
    ]

    private static func isTest(_ file: String) -> Bool {
        isTestName(file.prefix { $0 != "." })
    }

    private static func isTestName(_ base: Substring) -> Bool {
        ["Tests", "Test", "Spec", "Mock", "Mocks", "Spy", "Stub", "Fake", "Dummy"].contains(where: base.hasSuffix)
    }
}
