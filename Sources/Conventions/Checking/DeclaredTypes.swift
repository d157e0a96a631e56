import Platform
import SwiftOutline
import Text

/// Which of some types any file of a project declares, whatever the file is called. Few checks ask, since it takes
/// reading them all.
struct DeclaredTypes {
    private let names: Set<String>

    /// Looks for types in the Swift files of a tree. What cannot be read declares nothing.
    init(
        amongst wanted: Set<String>, in tree: SourceTree, root: String, on fileSystem: any FileSystem, threads: Int
    ) {
        let folders = tree.folders
        let paths = folders.indices.map(tree.path)
        let searches = wanted.map { ByteSearch($0.utf8) }
        let found = inParallel(folders.count, threads: threads) { index in
            var found: Set<String> = []
            for file in folders[index].files where file.utf8.ends(with: ".swift".utf8) {
                let path = Path.join(root, Path.join(paths[index], file))
                guard let bytes = try? fileSystem.read(path), bytes.count <= ModuleChecker.largestFile,
                    // Few files so much as name one of them.
                    searches.contains(where: { $0.finds(in: bytes) })
                else { continue }
                let outline = Outline(bytes)
                for type in outline.types where type.kind != .extension {
                    let name = outline.text(of: type.name)
                    if wanted.contains(name) { found.insert(name) }
                }
                for member in outline.members where member.kind == .typealias {
                    let name = outline.text(of: member.name)
                    if wanted.contains(name) { found.insert(name) }
                }
            }
            return found
        }
        names = found.reduce(into: []) { $0.formUnion($1) }
    }

    /// Takes out what reports say of types that are declared after all.
    static func removeViolations(
        denying declared: (Set<String>) -> DeclaredTypes, from reports: inout [ModuleReport]
    ) {
        let wanted = Set(reports.lazy.flatMap(\.violations).compactMap(\.undeclaredType))
        guard !wanted.isEmpty else { return }
        let names = declared(wanted).names
        guard !names.isEmpty else { return }
        for index in reports.indices {
            reports[index].remove(denying: names)
        }
    }
}

extension ModuleReport {
    fileprivate mutating func remove(denying names: Set<String>) {
        violations.removeAll { $0.undeclaredType.map(names.contains) ?? false }
        guard var after = afterEdits?.report else { return }
        after.remove(denying: names)
        afterEdits = AnticipatedReport(after)
    }
}
