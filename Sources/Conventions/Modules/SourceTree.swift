import Platform

/// The folders of a project with the files in them that modules consist of.
public struct SourceTree: Sendable {
    /// A folder.
    public struct Folder: Sendable {
        /// The path below the project; empty for the project's own folder.
        public let path: String
        /// The index of the folder that it lies in.
        public let parent: Int?
        /// The names of Swift files, storyboards and xibs, sorted.
        public internal(set) var files: [String] = []
        /// Whether a project of its own lies here: an Xcode project or a Swift package.
        var holdsProject = false
        /// Whether it is for tests, or lies in such a folder.
        let isTest: Bool

        /// The last part of the path.
        var name: Substring { path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[$0...].dropFirst() } ?? path[...] }

        func path(of file: String) -> String { path.isEmpty ? file : "\(path)/\(file)" }
    }

    /// The folders; each after the one that it lies in.
    public private(set) var folders: [Folder]
    /// What could not be listed, or is neither file nor folder though it is named like a source.
    public private(set) var failures: [FileError] = []

    /// A tree of these files, given by their paths. For tests and examples, which have no disk.
    public init(paths: [String]) {
        folders = [Folder(path: "", parent: nil, isTest: false)]
        var known = ["": 0]
        for path in paths.sorted() {
            var index = 0
            var parts = path.split(separator: "/")
            guard let name = parts.popLast() else { continue }
            for part in parts {
                let inner = folders[index].path(of: String(part))
                if let child = known[inner] {
                    index = child
                    continue
                }
                folders.append(Self.folder(inner, in: folders[index], at: index))
                known[inner] = folders.count - 1
                index = folders.count - 1
            }
            folders[index].files.append(String(name))
        }
    }

    /// Lists a project's folders, level by level and each level on several threads. Links to folders are not followed.
    public init(
        root: String, excluding isExcluded: @escaping @Sendable (String) -> Bool, on fileSystem: any FileSystem,
        threads: Int
    ) {
        folders = [Folder(path: "", parent: nil, isTest: false)]
        var level = 0..<1
        while !level.isEmpty {
            let known = folders
            let start = level.lowerBound
            let listings = inParallel(level.count, threads: threads) { offset in
                Listing(of: known[start + offset], in: root, isExcluded, fileSystem)
            }
            let end = folders.count
            for (index, listing) in zip(level, listings) {
                folders[index].files = listing.files
                folders[index].holdsProject = listing.holdsProject
                failures += listing.failures
                for name in listing.folders {
                    let parent = folders[index]
                    folders.append(Self.folder(parent.path(of: name), in: parent, at: index))
                }
            }
            level = end..<folders.count
        }
    }

    /// Tells the nearest folder, from one on upwards, that holds a project; empty where none does.
    var projectFolder: @Sendable (String) -> String {
        let projects = folders.filter { $0.holdsProject && !$0.path.isEmpty }.map(\.path)
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
        return folders.filter { projectFolder($0.path) == project }
            .flatMap { folder in folder.files.map(folder.path(of:)) }
    }

    private static func folder(_ path: String, in parent: Folder, at index: Int) -> Folder {
        let name = parent.path.isEmpty ? path[...] : path.dropFirst(parent.path.count + 1)
        let isTest = ["Tests", "Test", "Specs", "Mocks", "TestHelpers"].contains(where: name.hasSuffix)
        return Folder(path: path, parent: index, isTest: parent.isTest || isTest)
    }
}

/// What one folder holds.
private struct Listing: Sendable {
    var files: [String] = []
    var folders: [String] = []
    var failures: [FileError] = []
    var holdsProject = false

    private static let passedOver: Set = [
        "Pods", "Carthage", "DerivedData", "build", "node_modules", "fastlane", "vendor", "SourcePackages",
    ]

    init(
        of folder: SourceTree.Folder, in root: String, _ isExcluded: (String) -> Bool, _ fileSystem: any FileSystem
    ) {
        let path = folder.path.isEmpty ? root : joined(root, folder.path)
        do throws(FileError) {
            for (name, kind) in try fileSystem.entries(in: path) where !name.hasPrefix(".") {
                let isSource = [".swift", ".storyboard", ".xib"].contains(where: name.hasSuffix)
                if name.hasSuffix(".xcodeproj") || name == "Package.swift" || name == "Project.swift" { holdsProject = true }
                switch kind {
                case .directory:
                    guard !Self.isBundle(name), !Self.passedOver.contains(name), !isExcluded(folder.path(of: name))
                    else { continue }
                    folders.append(name)
                case .file where isSource, .link where isSource:
                    if !isExcluded(folder.path(of: name)) { files.append(name) }
                case .other where isSource:
                    failures.append(FileError(.read, folder.path(of: name), code: EINVAL))
                default: break
                }
            }
        } catch {
            // What is gone by now is no folder of the project.
            if error.code != ENOENT || folder.path.isEmpty {
                failures.append(FileError(error.operation, folder.path.isEmpty ? root : folder.path, code: error.code))
            }
        }
        files.sort()
        folders.sort()
    }

    private static func isBundle(_ name: String) -> Bool {
        name.utf8.contains(UInt8(ascii: "."))
            && [
                ".xcodeproj", ".xcworkspace", ".xcassets", ".bundle", ".framework", ".xcframework", ".playground",
                ".xcdatamodeld", ".app", ".swiftpm", ".docc",
            ].contains(where: name.hasSuffix)
    }
}

/// A path below a root, as the file system needs it.
public func joined(_ root: String, _ path: String) -> String {
    root == "." ? path : root.hasSuffix("/") ? root + path : "\(root)/\(path)"
}
