import Platform
import TemplateSets

extension Project {
    /// Whether a set may write what others act on: it is a part of this program, or of the project, which could hold
    /// such files itself.
    func trusts(_ set: TemplateSet) throws(FileError) -> Bool {
        guard let folder = set.folder.path else { return true }
        let root = try fileSystem.realPath(root)
        return try fileSystem.realPath(folder).utf8.starts(with: (root == "/" ? root : root + "/").utf8)
    }
}
