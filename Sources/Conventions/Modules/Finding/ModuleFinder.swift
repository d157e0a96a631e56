import Platform
import Text

/// Finds the modules in a tree of files by the names of the files: what several roles share is a module's name.
struct ModuleFinder {
    /// Which files have one name and lie near each other.
    struct Sighting {
        /// The first role that was seen.
        let role: Int
        /// Whether another one was seen too.
        private(set) var isSeveral = false
        /// Whether one of them is a role that only a VIPER module has.
        private(set) var hasCore: Bool
        /// Whether one of them is none of these.
        private var hasOther: Bool
        /// A bit a role, as far as there are bits.
        private(set) var roles: UInt64
        /// Whether a folder beside it, with nothing else of the module, has the only core role.
        private var isCoreAway = false

        init(role: Int, isCore: Bool) {
            self.role = role
            hasCore = isCore
            hasOther = !isCore
            roles = 1 << UInt64(role % 64)
        }

        /// Nothing yet but that a folder beside it shows something.
        init(beside other: Sighting) {
            role = other.role
            hasCore = false
            hasOther = false
            roles = 0
        }

        /// Whether so little is seen, and so far apart, that one part may have nothing to do with the other: a
        /// presenter of alerts, and some view of alerts elsewhere.
        var isDoubtful: Bool { isCoreAway && hasOther && roles.nonzeroBitCount < 3 }

        mutating func add(_ other: Sighting) {
            isSeveral = isSeveral || other.isSeveral || role != other.role
            hasCore = hasCore || other.hasCore
            hasOther = hasOther || other.hasOther
            roles |= other.roles
        }

        func adding(_ other: Sighting) -> Sighting {
            var sum = self
            sum.add(other)
            return sum
        }

        /// Adds what a folder beside it shows.
        mutating func join(_ other: Sighting) {
            isCoreAway = isCoreAway || !hasCore && other.hasCore
            add(other)
        }
    }

    struct Key: Hashable {
        let name: String
        let folder: Int
    }

    /// A module, and where its files are in the tree.
    struct Sighted: Sendable {
        let name: String
        /// How some of its files spell the name; nil where all agree.
        let otherSpelling: String?
        let folder: String
        /// Whether the folder is the module's alone.
        let ownsFolder: Bool
        /// Whether it shows no role that only a VIPER module has, and merely lies beside modules that do.
        let isDoubtful: Bool
        /// The set by whose shape it was found, whatever the ends of its files' names tell.
        let shapeSet: String?
        var files: [(folder: Int, file: Int)] = []
    }

    let tree: SourceTree
    let suffixes: RoleSuffixes
    private let shapes: ShapeFinder?

    /// Finds modules whose files have the usual roles, or those of some sets, and those that are told by shapes.
    init(in tree: SourceTree, sets: [SetNames], shapes: ShapeFinder?) {
        self.tree = tree
        suffixes = RoleSuffixes(sets)
        self.shapes = shapes
    }

    /// The modules, by folder and name.
    func modules(threads: Int = 1) -> [Sighted] {
        let (found, spellings) = joinedSpellings(sightings(threads: threads))
        let keys = joinedNeighbours(found).compactMap { key, sighting in
            sighting.isSeveral && sighting.hasCore
                && !(sighting.isDoubtful && !Self.isNamed(tree.folders[key.folder].name, for: key.name))
                ? (key: key, isDoubtful: false) : nil
        }
        let others = neighbours(of: keys.map(\.key), among: found).map { (key: $0, isDoubtful: true) }
        let shaped = shapes?.modules(besides: Set(keys.map(\.key.folder))) ?? [:]
        let unnamed = shaped.keys.filter { !others.map(\.key).contains($0) }.map { (key: $0, isDoubtful: false) }
        var known = keys + others + unnamed
        let ofRoles = known.isEmpty ? modulesOfRoles() : nil
        if let ofRoles { known = ofRoles.keys.map { (key: $0, isDoubtful: false) } }
        let all = known.sorted { ($0.key.folder, $0.key.name) < ($1.key.folder, $1.key.name) }
        let owners = FolderOwners(all.map(\.key.folder), in: tree)
        var modules = all.map { key, isDoubtful in
            let folder = tree.folders[key.folder].name
            let isAlone =
                owners.of(key.folder).count == 1 && key.folder > 0
                && (Self.isNamed(folder, for: key.name) || Self.isBeginning(folder, of: key.name)
                    || Self.isEnding(folder, of: key.name))
            return Sighted(
                name: key.name, otherSpelling: spellings[key], folder: tree.path(key.folder), ownsFolder: isAlone,
                isDoubtful: isDoubtful, shapeSet: shaped[key])
        }
        for part in files(of: modules, owners, threads: threads) {
            for (owner, folder, file) in part where isPart(folder, file, of: all[owner].key, among: ofRoles) {
                modules[owner].files.append((folder, file))
            }
        }
        // Who looks at nothing else means it.
        let isOfOthers = tree.isOfOthers
        let own = modules.filter { !isOfOthers($0.folder) }
        return (own.isEmpty ? modules : own).sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
    }

    /// The paths of a module's files, sorted.
    func paths(of sighted: Sighted) -> [String] {
        var paths = FolderPaths()
        return sighted.files.map { place in
            tree.path(tree.folders[place.folder].files[place.file], in: paths.path(of: place.folder, in: tree))
        }
        .sorted()
    }

    /// Whether a folder is called as a module, with what else may stand in it: 'For You', 'LoginModule', '2 Login'. The
    /// types themselves may be called so too: 'LoginModulePresenter' in 'Login'. Or they are called in the plural:
    /// 'GenresPresenter' in 'Genre'. A cell's folder may have its kind: 'CartTableViewCell' of 'CartCellPresenter'.
    static func isNamed(_ folder: String, for module: String) -> Bool {
        if folder == module { return true }
        if let cell = cells.first(where: { folder.hasSuffix($0) }), folder.dropLast(cell.utf8.count) + "Cell" == module
        {
            return true
        }
        let name = folder.lowercased().filter { $0.isLetter || $0.isNumber }.drop(while: \.isNumber)
        return name.hasPrefix(module.lowercased()) || module.lowercased() == name + "module"
            || name.utf8.count > 3 && module.lowercased() == name + "s"
            || hasWords(of: module, folder)
    }

    private static let cells = ["TableViewCell", "CollectionViewCell"]

    /// Whether a folder has a module's words in some order, and perhaps in the plural: 'ListGenres' of GenreList.
    private static func hasWords(of module: String, _ folder: String) -> Bool {
        guard abs(folder.utf8.count - module.utf8.count) < 4 else { return false }
        let words = words(of: module)
        return words.count > 1 && words == Self.words(of: folder.filter { $0 != " " })
    }

    /// The words of a name, without plurals, in their order.
    private static func words(of name: String) -> [String] {
        NameAdvice.words(of: name).map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 }.sorted()
    }

    /// Whether a folder is called as the first words of a module: 'News' with a 'NewsViewPresenter', 'WelcomeScreen'
    /// with a 'WelcomePagePresenter'.
    private static func isBeginning(_ folder: String, of module: String) -> Bool {
        let name = withoutWhole(folder)
        return name.utf8.count > 2 && module.hasPrefix(name)
            && module.dropFirst(name.count).first.map(\.isUppercase) ?? false
    }

    /// Whether a folder is called as the last words of a module: 'Rewards' with an 'AnalyticsRewardsPresenter',
    /// 'ListScene' with a 'ToDoListPresenter'.
    private static func isEnding(_ folder: String, of module: String) -> Bool {
        let name = withoutWhole(folder)
        return name.utf8.count > 3 && name.first?.isUppercase == true && module.hasSuffix(name)
            && module.utf8.count > name.utf8.count && !isForRole(String(name))
    }

    /// A folder's name without the word for all of a module.
    static func withoutWhole(_ folder: String) -> Substring {
        wholes.first { folder.hasSuffix($0) }.map { folder.dropLast($0.utf8.count) } ?? folder[...]
    }

    private func sightings(threads: Int) -> [Key: Sighting] {
        // Folders of one module lie near each other, and most of them are put together at once.
        let seen = tree.inParts(threads: threads) { sightings(in: $0) }
        var found = seen[0]
        for part in seen.dropFirst() { found.merge(part) { $0.adding($1) } }
        // What a class conforms to or inherits may be called as the class, with an 'I', 'P' or 'Base' before it.
        return found.filter { key, _ in
            !Self.prefixes.contains { prefix in
                let name = key.name.utf8
                guard name.begins(with: prefix.utf8), let next = name.dropFirst(prefix.utf8.count).first, next.isCapital
                else { return false }
                return found[Key(name: String(key.name.dropFirst(prefix.count)), folder: key.folder)] != nil
            }
        }
    }

    /// What stands before the name of a module's component in that of its protocol or superclass.
    private static let prefixes = ["I", "P", "Any", "Base", "Abstract"]

    /// What some of the folders show.
    private func sightings(in indices: Range<Int>) -> [Key: Sighting] {
        var found: [Key: Sighting] = [:]
        for index in indices where !tree.folders[index].isTest {
            let folder = tree.folders[index]
            for file in folder.files where file.utf8.ends(with: ".swift".utf8) {
                guard let (stem, role) = suffixes.split(file.utf8.dropLast(6)), !Self.isBase(folder.name, of: stem)
                else { continue }
                let sighting = Sighting(role: role, isCore: suffixes.isCore[role])
                found[Key(name: stem, folder: anchor(of: stem, in: index)), default: sighting].add(sighting)
            }
        }
        return found
    }

    /// The same name in folders beside each other, none of which shows a module by itself, is one module of the parent.
    private func joinedNeighbours(_ found: [Key: Sighting]) -> [Key: Sighting] {
        var result = found
        for (key, sighting) in found where !sighting.isSeveral {
            guard let parent = tree.folders[key.folder].parent else { continue }
            result[Key(name: key.name, folder: parent), default: Sighting(beside: sighting)].join(sighting)
        }
        return result
    }

    /// The folder of a module: the nearest that has its name, else the nearest that is not named for a role.
    private func anchor(of stem: String, in folder: Int) -> Int {
        var next: Int? = folder
        while let index = next {
            let parent = tree.folders[index].parent
            if Self.hasName(tree.folders[index].name, stem) {
                // The interactor's folder of a module that is called Interactor is not the module's own.
                guard let parent, tree.folders[parent].name == stem, Self.roleFolders.contains(stem.lowercased()) else {
                    return index
                }
            }
            next = parent
        }
        let index = folderOfAllRoles(around: folder)
        // 'LoginModule' is the folder of what lies in its 'VIPER'.
        if let parent = tree.folders[index].parent, Self.isOfWhole(tree.folders[parent].name, of: stem),
            !Self.isOfWhole(tree.folders[index].name, of: stem)
        {
            return parent
        }
        return index
    }

    /// Whether a folder bears a module's name, in words perhaps: 'Sign Up' of SignUp.
    private static func hasName(_ folder: String, _ stem: String) -> Bool {
        folder == stem
            || folder.utf8.count > stem.utf8.count
                && folder.utf8.lazy.filter { $0 != UInt8(ascii: " ") }.elementsEqual(stem.utf8)
    }

    /// Whether a folder says that it has all of a module: 'LoginModule'.
    private static func isOfWhole(_ folder: String, of stem: String) -> Bool {
        guard folder.utf8.begins(with: stem.utf8) else { return false }
        return wholes.contains { folder.utf8.dropFirst(stem.utf8.count).elementsEqual($0.utf8) }
    }

    /// What follows a module's name in that of the folder that has all of it.
    private static let wholes = ["Module", "Scene", "Screen"]

    /// Whether a folder is named for a role, whatever spaces have slipped in.
    static func isForRole(_ folder: String) -> Bool {
        var name = folder.lowercased()
        while name.utf8.last == UInt8(ascii: " ") { name.removeLast() }
        return roleFolders.contains(name) || isMisspelledRole(name)
    }

    /// Whether a folder is nearly named for a role: `Iteractor`.
    private static func isMisspelledRole(_ name: String) -> Bool {
        longRoleFolders.contains { role in
            name.utf8.first == role.first && abs(name.utf8.count - role.count) < 2
                && Spelling.isOneSlip(Array(name.utf8), role)
        }
    }

    private static let longRoleFolders = ["interactor", "presenter", "wireframe", "configurator", "viewcontroller"]
        .map { Array($0.utf8) }

    /// Whether a folder holds what modules inherit or conform to: `VIPERPresenter` in `VIPERBase`.
    private static func isBase(_ folder: String, of stem: String) -> Bool {
        folder.utf8.ends(with: "Base".utf8) && folder.utf8.dropLast(4).elementsEqual(stem.utf8)
    }

    private static let roleFolders: Set = [
        "view", "views", "viewcontroller", "viewcontrollers", "controller", "presenter", "presenters", "interactor",
        "interactors", "router", "routers", "routing", "wireframe", "wireframes", "builder", "builders", "assembly",
        "configurator", "configurators", "module", "factory", "protocol", "protocols", "contract", "contracts",
        "entity", "entities", "model", "models", "interface", "interfaces", "implementation", "implementations",
        "default", "ui", "user interface", "application logic", "manager", "input", "output", "worker", "workers",
    ]
}
