import Text

extension ProjectFile {
    /// The folders of the Swift packages that are developed with the project, from the project's folder. What is in
    /// them is none of the project's files.
    var localPackages: [String] { packageFolders.filter { !Self.isAround($0) } }

    /// The folders of those that the project itself lies in, as an example's does: not all in them is the package's.
    public var packagesAround: [String] { packageFolders.filter(Self.isAround) }

    /// Whether a folder is the project's own or one around it.
    private static func isAround(_ folder: String) -> Bool { Path.components(folder).allSatisfy { $0 == ".." } }

    /// Those that the project builds from where they lie, and those that lie in its navigator.
    private var packageFolders: [String] {
        guard !tree.wrappers.isEmpty || objects.kinds.contains(.localPackage) else { return [] }
        var folders = tree.folders
        var paths = objects.all(.localPackage).compactMap { package in
            objects.string("relativePath", of: package).map { folders.folder(at: $0, from: tree.sourceRoot) }
        }
        for file in tree.wrappers {
            // A folder that Xcode knows for a package it calls a wrapper, and other wrappers have an extension.
            guard let folder = tree.location(of: file), let name = tree.name(of: file, in: objects) else { continue }
            if !name.utf8.contains(UInt8(ascii: ".")) { paths.append(folders.folder(name, in: folder)) }
        }
        var known: Set<Int> = []
        return paths.filter { known.insert($0).inserted }.map { folders.path(of: $0) }
    }
}
