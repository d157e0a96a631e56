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
        public let isTest: Bool
        /// The names of Swift files, storyboards and xibs, sorted.
        public fileprivate(set) var files: [String] = []

        /// The index of the folder that it lies in; nil for the project's own.
        var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }

        fileprivate init(_ name: String, in parent: Folder?, at index: Int) {
            self.name = name
            parentIndex = Int32(index)
            let isTest = ["Tests", "Test", "Specs", "Mocks", "TestHelpers"].contains { name.utf8.ends(with: $0.utf8) }
            self.isTest = parent?.isTest == true || isTest
        }
    }

    /// The folders; each after the one that it lies in.
    public private(set) var folders: [Folder]
    /// The names of test files.
    private(set) var tests = TestNames()
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
            tests.note(name)
        }
    }

    /// Lists a project's folders, some thousands at a time on several threads. Links to folders are not followed. What
    /// test folders hold is kept in `folders` only where that is asked for.
    public init(
        root: String, excluding isExcluded: @escaping @Sendable (_ folder: String, _ name: String) -> Bool,
        on fileSystem: any FileSystem, threads: Int, keepsTests: Bool = true
    ) {
        folders = [Folder("", in: nil, at: -1)]
        var next = 0
        while next < folders.count {
            // A few thousand at a time, for the paths of all folders at once are more than the tree itself.
            let batch = next..<min(folders.count, next + Self.batchSize)
            var paths = FolderPaths()
            let places = batch.map { paths.path(of: $0, in: self) }
            let listings = inParallel(places.count, threads: places.count < Self.fewFolders ? 1 : threads) { offset in
                FolderListing(of: places[offset], in: root, isExcluded, fileSystem)
            }
            for (index, listing) in zip(batch, listings) {
                for file in listing.files { tests.note(file) }
                if keepsTests || !folders[index].isTest { folders[index].files = listing.files }
                folders[index].holdsProject = listing.holdsProject
                failures += listing.failures
                for name in listing.folders { folders.append(Folder(name, in: folders[index], at: index)) }
            }
            next = batch.upperBound
        }
    }

    private static let batchSize = 4096
    /// Below this number of folders another thread costs more than it gains.
    private static let fewFolders = 32

    /// The path of a folder below the project; empty for the project's own.
    public func path(_ index: Int) -> String {
        guard let parent = folders[index].parent else { return "" }
        return path(folders[index].name, in: path(parent))
    }

    /// The path of a file or folder in a folder.
    public func path(_ file: String, in folder: String) -> String {
        if folder.isEmpty { return file }
        var path = ""
        path.reserveCapacity(folder.utf8.count + file.utf8.count + 1)
        path += folder
        path += "/"
        path += file
        return path
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

/// Makes the paths of a tree's folders one after the other. Those of neighbours share what is above them.
struct FolderPaths {
    private var index: Int?
    private var path = ""
    private var parent: Int?
    private var above = ""

    mutating func path(of index: Int, in tree: SourceTree) -> String {
        if index == self.index { return path }
        guard let parent = tree.folders[index].parent else { return "" }
        if parent != self.parent {
            above = tree.path(parent)
            self.parent = parent
        }
        self.index = index
        path = tree.path(tree.folders[index].name, in: above)
        return path
    }
}

/// A path below a root, as the file system needs it.
public func joined(_ root: String, _ path: String) -> String {
    root == "." ? path : root.hasSuffix("/") ? root + path : "\(root)/\(path)"
}
