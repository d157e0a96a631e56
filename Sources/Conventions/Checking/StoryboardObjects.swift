import Platform
import Text

/// Whose objects storyboards make, which set no property but outlets. A xib may only be loaded by the object that it
/// names.
enum StoryboardObjects {
    /// Those of some classes that a storyboard of a tree names, in whatever language. None is read where there are no
    /// classes.
    static func classes(
        among classes: Set<String>, in tree: SourceTree, root: String, on fileSystem: any FileSystem, threads: Int
    ) -> Set<String> {
        guard !classes.isEmpty else { return [] }
        let folders = tree.folders.indices.map { Path.join(root, tree.path($0)) }
        let searches = classes.sorted().map { ($0, ByteSearch("customClass=\"\($0)\"".utf8)) }
        let found = inParallel(folders.count, threads: threads) { index in
            storyboards(in: folders[index], on: fileSystem).flatMap { path -> [String] in
                guard let bytes = try? fileSystem.read(path), bytes.count <= ModuleChecker.largestFile else {
                    return []
                }
                return searches.filter { $0.1.finds(in: bytes) }.map(\.0)
            }
        }
        return Set(found.joined())
    }

    private static func storyboards(in folder: String, on fileSystem: any FileSystem) -> [String] {
        let names = (try? fileSystem.names(in: folder)) ?? []
        return names.sorted().flatMap { name -> [String] in
            let path = Path.join(folder, name)
            if name.utf8.ends(with: ".lproj".utf8) { return storyboards(in: path, on: fileSystem) }
            return name.utf8.ends(with: ".storyboard".utf8) ? [path] : []
        }
    }
}
