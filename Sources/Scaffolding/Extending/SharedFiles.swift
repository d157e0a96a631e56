import FileChanges
import Platform
import SwiftOutline
import Text

extension [FileChange] {
    /// The same, but that a file which modules share stays as somebody has changed it only where it still declares what
    /// is used of it.
    public func keepingSharedFiles(in root: String, on fileSystem: any FileSystem) -> [FileChange] {
        map { change in
            guard change.isShared, change.path.utf8.ends(with: ".swift".utf8),
                let old = try? fileSystem.read(Path.join(root, change.path)), old != change.contents
            else { return change }
            var change = change
            change.isShared = Outline(change.contents).declarations.isSubset(of: Outline(old).declarations)
            return change
        }
    }
}

extension Outline {
    /// What others can use: types and their members by name. Nobody uses what tests declare.
    fileprivate var declarations: Set<String> {
        let isOfTests = imports.contains { ["XCTest", "Testing"].contains(text(of: $0.module)) }
        guard !isOfTests else { return [] }
        let used = members.filter { member in
            !self[member.modifiers].contains { ["private", "fileprivate"].contains(text(of: $0)) }
        }
        return Set(types.map { path(of: $0) }).union(
            used.map { member in
                let owner = member.owner.map { path(of: types[$0]) } ?? ""
                return owner + "." + text(of: member.name)
            })
    }
}
