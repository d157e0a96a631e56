import Text

extension ProjectFile {
    /// The folders of the Swift packages that are developed with the project, from the project's folder: those that it
    /// builds from where they lie, and those that lie in its navigator. What is in them is none of the project's files.
    public var localPackages: [String] {
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
