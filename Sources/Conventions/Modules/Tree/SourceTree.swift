import Platform
import Text

/// The folders of a project with the files in them that modules consist of.
public struct SourceTree: Sendable {
    /// A folder. It knows its own name alone: a large project has too many folders to spell out all their paths.
    public struct Folder: Sendable {
        /// The name; empty for the project's own folder.
        let name: String
        /// The index of the folder that it lies in; -1 for the project's own.
        fileprivate let parentIndex: Int32
        /// Whether a project of its own lies here: an Xcode project or a Swift package.
        fileprivate(set) var holdsProject = false
        /// Whether an application lies here that has no project beside it, one of several.
        fileprivate(set) var holdsApplication = false
        /// Whether a pod does, which is a project of its own, too.
        fileprivate(set) var holdsPod = false
        /// Whether the terms lie here under which others may use what is in the folder.
        fileprivate(set) var holdsLicense = false
        /// Whether a file that is none of Swift's and may name a type of Swift's lies here.
        fileprivate(set) var mayNameTypes = false
        /// The index of the outermost folder for tests that it is or lies in; -1 for none.
        fileprivate(set) var testRoot: Int32
        /// The names of Swift files, storyboards and xibs, and of what else sets write, sorted.
        public fileprivate(set) var files: [String] = []

        /// The index of the folder that it lies in; nil for the project's own.
        var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }

        fileprivate var holdsAny: Bool { holdsProject || holdsPod || holdsApplication }

        /// Whether it is for tests, or lies in such a folder.
        public var isTest: Bool { testRoot >= 0 }
    }

    /// The folders; each after the one that it lies in.
    public private(set) var folders = [Folder(name: "", parentIndex: -1, testRoot: -1)]
    /// The names of storyboards and xibs that are there in several languages.
    private(set) var localized: Set<String> = []
    /// The names of test files.
    private(set) var tests = TestIndex()
    /// Which files are listed.
    let kinds: ModuleFileKinds
    /// What could not be listed, or is neither file nor folder though it is named like a source.
    public private(set) var failures: [FileError] = []

    /// Lists a project's folders, some thousands at a time on several threads. Links to folders are not followed. What
    /// test folders hold is kept in `folders` only where that is asked for. The files of `sets` are listed, too, which
    /// are none of Swift's and no storyboards or xibs.
    public init(
        root: String, sets: [SetNames] = [],
        excluding isExcluded: @escaping @Sendable (_ folder: String, _ name: String) -> Bool,
        on fileSystem: any FileSystem, threads: Int, keepsTests: Bool = true
    ) {
        let kinds = ModuleFileKinds(sets)
        self.kinds = kinds
        var next = 0
        // What was listed last is added while the next folders are listed.
        var listings: [FolderListing.Shared] = []
        // The folders in which applications begin.
        var starts: [Int] = []
        while next < folders.count || !listings.isEmpty {
            // A few thousand at a time, for the paths of all folders at once are more than the tree itself.
            let batch = next..<min(folders.count, next + Self.batchSize)
            var paths = FolderPaths()
            let places = batch.map { (parent: paths.parent(of: $0, in: self), name: folders[$0].name) }
            let listed = listings
            listings = inParallel(places.count, threads: threads, fewest: 32) {
                for (offset, shared) in listed.enumerated() {
                    let index = batch.lowerBound - listed.count + offset
                    add(shared, as: index, keepsTests: keepsTests)
                    if shared.listing.startsApplication { starts.append(index) }
                }
            } _: { offset in
                let path = Path.join(places[offset].parent, places[offset].name)
                return FolderListing.Shared(FolderListing(of: path, in: root, kinds, isExcluded, fileSystem))
            }
            next = batch.upperBound
        }
        findModulesNamedForTests()
        findApplications(thatStartIn: starts)
    }

    private static let batchSize = 4096

    /// So many folders lie near each other.
    private static let partSize = 512

    /// The results of some work on the numbers of folders, those of neighbours at once, on several threads.
    func inParts<Result: Sendable>(
        threads: Int, _ work: @escaping @Sendable (Range<Int>) -> Result
    ) -> [Result] {
        let count = folders.count
        return inParallel(count / Self.partSize + 1, threads: threads) { part in
            work(part * Self.partSize..<min((part + 1) * Self.partSize, count))
        }
    }

    /// The path of a folder below the project; empty for the project's own.
    public func path(_ index: Int) -> String {
        guard let parent = folders[index].parent else { return "" }
        return path(folders[index].name, in: path(parent))
    }

    /// The path of a file or folder in a folder.
    func path(_ file: String, in folder: String) -> String { Path.join(folder, file) }

    /// The folders that hold a project of their own, without the tree's own.
    var projectFolders: [String] {
        folders.indices.filter { (folders[$0].holdsProject || folders[$0].holdsPod) && $0 > 0 }.map(path)
    }

    /// The folders of pods.
    var podFolders: [String] { folders.indices.filter { folders[$0].holdsPod }.map(path) }

    /// Tells the nearest folder, from one on upwards, that holds a project; empty where none does.
    var projectFolder: @Sendable (String) -> String {
        Self.folder(among: projectFolders + folders.indices.filter { folders[$0].holdsApplication }.map(path))
    }

    /// The same where a pod is a part of the project around it: whoever uses a pod of the project's own lies beside it.
    var applicationFolder: @Sendable (String) -> String {
        Self.folder(
            among: folders.indices.filter { folders[$0].holdsProject && $0 > 0 || folders[$0].holdsApplication }.map(
                path))
    }

    /// Whether several folders hold an application, or a framework with a project of its own.
    var hasSeveralApplications: Bool {
        folders.indices.contains { folders[$0].holdsProject && $0 > 0 || folders[$0].holdsApplication }
    }

    /// The hashes of the paths of the folders that hold each folder's project; none where there is a single project.
    var projectHashes: [UInt64] {
        guard folders.dropFirst().contains(where: \.holdsAny) else { return [] }
        var hashes: [UInt64] = []
        hashes.reserveCapacity(folders.count)
        for (index, folder) in folders.enumerated() {
            guard let parent = folder.parent else {
                hashes.append(NameHash.of(""))
                continue
            }
            hashes.append(folder.holdsAny ? NameHash.of(path(index)) : hashes[parent])
        }
        return hashes
    }

    /// The same tree after files have got other names, by their old paths.
    func renaming(_ names: [String: String]) -> SourceTree {
        var renamed = self
        let folders = Set(names.keys.map { Path.split($0).folder })
        for index in self.folders.indices {
            let folder = path(index)
            guard folders.contains(folder) else { continue }
            renamed.folders[index].files = self.folders[index].files.map { names[path($0, in: folder)] ?? $0 }.sorted()
        }
        return renamed
    }

    private static func folder(among projects: [String]) -> @Sendable (String) -> String {
        { path in
            var found = ""
            for project in projects where path == project || path.hasPrefix(project + "/") {
                if project.utf8.count > found.utf8.count { found = project }
            }
            return found
        }
    }

    /// The paths of all Swift files, storyboards and xibs of an application, tests and pods included, by the folder
    /// that holds its project: those whose names are wanted.
    func files(ofApplicationIn project: String, where isWanted: (String) -> Bool = { _ in true }) -> [String] {
        let applicationFolder = applicationFolder
        return folders.indices.flatMap { index -> [String] in
            let folder = self.path(index)
            guard applicationFolder(folder) == project else { return [] }
            return folders[index].files.filter { ModuleFileKinds.isSource($0) && isWanted($0) }
                .map { self.path($0, in: folder) }
        }
    }
}

// Folders for tests, and modules that are only called as one.
extension SourceTree {
    private mutating func add(_ shared: FolderListing.Shared, as index: Int, keepsTests: Bool) {
        tests.add(shared.listing.tests)
        if !shared.listing.localized.isEmpty { localized.formUnion(shared.listing.localized) }
        // A task that somebody was set may be called `ShopTest`, with the application in it.
        if shared.listing.holdsProject, folders[index].isTest,
            folders[Int(folders[index].testRoot)].name.utf8.last.map({ $0 | 0x20 }) == UInt8(ascii: "t")
        {
            folders[index].testRoot = -1
        }
        folders[index].files =
            keepsTests || !folders[index].isTest
            ? shared.listing.files : shared.listing.files.filter { mayBeOfModule($0, in: index) }
        folders[index].holdsProject = shared.listing.holdsProject
        folders[index].holdsPod = shared.listing.holdsPod
        folders[index].holdsLicense = shared.listing.holdsLicense
        folders[index].mayNameTypes = shared.listing.mayNameTypes
        if !shared.listing.failures.isEmpty { failures += shared.listing.failures }
        for name in shared.listing.folders {
            addFolder(name, in: index, isTarget: shared.listing.xcodeProjects.contains(name[...]))
        }
    }

    /// Adds a folder. One that an Xcode project beside it is called as holds what the project is for: an application
    /// may be called `SpeedTest`, but hardly `SpeedTests`.
    private mutating func addFolder(_ name: String, in parent: Int, isTarget: Bool) {
        let above = folders[parent].testRoot
        let isOfTests = TestNames.isFolder(name) && !(isTarget && name.utf8.last == UInt8(ascii: "t"))
        let testRoot = above < 0 && isOfTests ? Int32(folders.count) : above
        folders.append(Folder(name: name, parentIndex: Int32(parent), testRoot: testRoot))
    }

    /// Whether a file may be of a module: it is in no folder for tests, or is called as that folder.
    private func mayBeOfModule(_ file: String, in folder: Int) -> Bool {
        let testRoot = Int(folders[folder].testRoot)
        return testRoot < 0 || file.utf8.begins(with: folders[testRoot].name.utf8)
    }

    /// Takes folders for a module's that are called as those for tests but hold several layers of their own name: the
    /// module SpeedTest is none of tests.
    private mutating func findModulesNamedForTests() {
        var layers: [Int32: Set<Role>] = [:]
        for (index, folder) in folders.enumerated() where folder.isTest {
            let name = folders[Int(folder.testRoot)].name
            for file in folder.files where file.utf8.ends(with: ".swift".utf8) && mayBeOfModule(file, in: index) {
                guard let (stem, _, role) = Role.split(file.dropLast(6)), stem == name, Role.layered.contains(role)
                else { continue }
                layers[folder.testRoot, default: []].insert(role)
            }
        }
        let modules = layers.filter { $0.value.count > 1 }
        guard !modules.isEmpty else { return }
        for index in folders.indices where modules[folders[index].testRoot] != nil {
            let isModule = folders[index].testRoot == Int32(index)
            let above = folders[index].parent.map { folders[$0].testRoot } ?? -1
            folders[index].testRoot =
                above < 0 && !isModule && TestNames.isFolder(folders[index].name) ? Int32(index) : above
        }
    }
}

// Applications without projects.
extension SourceTree {
    /// Tells apart applications that lie beside each other without any project: each begins in a folder of its own, and
    /// has the outermost folder around it in which no other one begins.
    fileprivate mutating func findApplications(thatStartIn starts: [Int]) {
        let starts = starts.filter { start in
            !folders[start].isTest && !around(start).contains { folders[$0].holdsProject }
        }
        guard starts.count > 1 else { return }
        var counts: [Int: Int] = [:]
        for start in starts {
            for folder in around(start) { counts[folder, default: 0] += 1 }
        }
        for start in starts {
            let own = around(start).filter { counts[$0] == counts[start] }
            if let outermost = own.last, outermost > 0 { folders[outermost].holdsApplication = true }
        }
    }

    /// A folder, and those around it from the inside out.
    private func around(_ folder: Int) -> [Int] {
        Array(sequence(first: folder) { folders[$0].parent })
    }
}
