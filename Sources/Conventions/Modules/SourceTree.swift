import Platform

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
        /// Whether it is for tests, or lies in such a folder.
        public internal(set) var isTest: Bool
        /// The names of Swift files, storyboards and xibs, sorted.
        public fileprivate(set) var files: [String] = []

        /// The index of the folder that it lies in; nil for the project's own.
        var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }

        fileprivate init(_ name: String, in parent: Folder?, at index: Int) {
            self.name = name
            parentIndex = Int32(index)
            isTest = parent?.isTest == true || SourceTree.isNamedForTests(name)
        }
    }

    /// The folders; each after the one that it lies in.
    public internal(set) var folders: [Folder]
    /// What could not be listed, or is neither file nor folder though it is named like a source.
    public private(set) var failures: [FileError] = []

    /// A tree of these files, given by their paths. For tests and examples, which have no disk.
    public init(paths: [String]) {
        folders = [Folder("", in: nil, at: -1)]
        var known: [String: Int] = [:]
        for path in paths.sorted() {
            var index = 0
            var place = ""
            var parts = path.split(separator: "/").map(String.init)
            guard let name = parts.popLast() else { continue }
            for part in parts {
                place += "/" + part
                if let child = known[place] {
                    index = child
                    continue
                }
                folders.append(Folder(part, in: folders[index], at: index))
                index = folders.count - 1
                known[place] = index
            }
            folders[index].files.append(name)
        }
        findModulesNamedForTests()
    }

    /// Lists a project's folders, some thousands at a time on several threads. Links to folders are not followed.
    public init(
        root: String, excluding isExcluded: @escaping @Sendable (String) -> Bool, on fileSystem: any FileSystem,
        threads: Int
    ) {
        folders = [Folder("", in: nil, at: -1)]
        var next = 0
        while next < folders.count {
            // A few thousand at a time, for the paths of all folders at once are more than the tree itself.
            let batch = next..<min(folders.count, next + Self.batchSize)
            let paths = batch.map(path)
            let listings = inParallel(paths.count, threads: paths.count < Self.fewFolders ? 1 : threads) { offset in
                FolderListing(of: paths[offset], in: root, isExcluded, fileSystem)
            }
            for (index, listing) in zip(batch, listings) {
                folders[index].files = listing.files
                folders[index].holdsProject = listing.holdsProject
                failures += listing.failures
                for name in listing.folders { folders.append(Folder(name, in: folders[index], at: index)) }
            }
            next = batch.upperBound
        }
        findModulesNamedForTests()
    }

    private static let batchSize = 4096
    /// Below this number of folders another thread costs more than it gains.
    private static let fewFolders = 32

    /// Forgets what test folders hold: in a large project that is half of all names, and an index knows enough of it.
    public mutating func forgetTests() {
        for index in folders.indices where folders[index].isTest { folders[index].files = [] }
    }

    /// The path of a folder below the project; empty for the project's own.
    public func path(_ index: Int) -> String {
        guard let parent = folders[index].parent else { return "" }
        let above = path(parent)
        return above.isEmpty ? folders[index].name : above + "/" + folders[index].name
    }

    /// The path of a file in a folder.
    public func path(_ file: String, in folder: String) -> String {
        folder.isEmpty ? file : folder + "/" + file
    }

    /// Tells the nearest folder, from one on upwards, that holds a project; empty where none does.
    var projectFolder: @Sendable (String) -> String {
        let projects = folders.indices.filter { folders[$0].holdsProject && $0 > 0 }.map(path)
        return { path in
            var found = ""
            for project in projects where path == project || path.hasPrefix(project + "/") {
                if project.utf8.count > found.utf8.count { found = project }
            }
            return found
        }
    }

    /// The paths of all files of the application that a file is part of, tests included.
    public func files(besides path: String) -> [String] {
        let projectFolder = projectFolder
        let project = projectFolder(path)
        return folders.indices.flatMap { index -> [String] in
            let folder = self.path(index)
            return projectFolder(folder) == project ? folders[index].files.map { self.path($0, in: folder) } : []
        }
    }
}

/// A path below a root, as the file system needs it.
public func joined(_ root: String, _ path: String) -> String {
    root == "." ? path : root.hasSuffix("/") ? root + path : "\(root)/\(path)"
}
