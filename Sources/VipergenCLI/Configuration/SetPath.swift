import Platform
import TemplateSets
import Text

/// A template set that is named by the path of its folder: `./house`, `../sets/house/entity`.
struct SetPath {
    /// The set's folder, as the file system needs it.
    let folder: String
    let blueprint: String

    /// Whether a word is a path and not the name of a set.
    static func isPath(_ word: String) -> Bool {
        word.hasPrefix("./") || word.hasPrefix("../") || word.hasPrefix("/")
    }

    /// The set at a path; nil where a word is no path of one.
    ///
    /// - Parameter place: A path as the file system needs it.
    init?(_ word: String, on fileSystem: any FileSystem, place: (String) throws(FileError) -> String) {
        guard Self.isPath(word) else { return nil }
        let path = Self.withoutTrailingSlashes(word)
        let (parent, name) = Path.split(path)
        for (folder, blueprint) in [(path, TemplateSet.defaultBlueprint), (parent, name)] where !folder.isEmpty {
            guard let place = try? place(folder),
                (try? fileSystem.entry(at: Path.join(place, TemplateSet.manifestName))) != nil
            else { continue }
            (self.folder, self.blueprint) = (place, blueprint)
            return
        }
        return nil
    }

    private static func withoutTrailingSlashes(_ path: String) -> String {
        var path = path
        while path.utf8.count > 1, path.utf8.last == Path.slash { path.removeLast() }
        return path
    }
}
