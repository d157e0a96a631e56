import FileChanges
import Platform
import SwiftOutline
import TemplateSets
import Text

extension EarlierModules {
    /// The files of tests that import the application's module by the name that it was taken to have: those of other
    /// sets, of which this one knows nothing, and those that somebody wrote or changed.
    ///
    /// - Parameter taken: the paths of files that are written otherwise.
    func renamedImports(in paths: [String], besides taken: Set<String>) -> [FileChange] {
        let (old, new) = (before.productModule, after.productModule)
        guard old != new else { return [] }
        return paths.filter { SkeletonFile.isTest($0) && !taken.contains($0) }.compactMap { path in
            guard let text = try? fileSystem.read(Path.join(root, path)) else { return nil }
            let outline = Outline(text)
            var contents = text
            for named in outline.imports.reversed()
            where outline.text(of: named.path) == old && outline.text(of: named.range).hasPrefix("@testable ") {
                contents.replaceSubrange(named.path, with: new.utf8)
            }
            return contents == text ? nil : FileChange(path: path, contents: contents, basis: text)
        }
    }
}
