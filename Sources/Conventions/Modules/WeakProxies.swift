import Platform
import SwiftOutline
import Text

/// The protocols that a project's weak proxies conform to: a presenter that is given `WeakRefVirtualProxy(controller)` for
/// its view owns the proxy alone.
enum WeakProxies {
    /// The hashes of the protocols' names. Only files that are called as such proxies are read, which hardly a project has.
    static func protocols(in tree: SourceTree, root: String, on fileSystem: any FileSystem) -> Set<UInt64> {
        var found: Set<UInt64> = []
        for index in tree.folders.indices where !tree.folders[index].isTest {
            for file in tree.folders[index].files where isProxy(file.utf8) {
                let path = Path.join(root, tree.path(file, in: tree.path(index)))
                guard let bytes = try? fileSystem.read(path), bytes.count <= ModuleChecker.largestFile else { continue }
                found.formUnion(protocols(in: Outline(bytes)))
            }
        }
        return found
    }

    private static func isProxy(_ file: String.UTF8View) -> Bool {
        file.begins(with: "Weak".utf8) && file.ends(with: ".swift".utf8)
    }

    /// What types that hold something weakly conform to.
    private static func protocols(in outline: Outline) -> Set<UInt64> {
        let holders = Set(
            outline.members.filter { $0.ownership != .strong && $0.isStored }.map(outline.ownerName(of:)))
        let types = outline.types.filter { holders.contains(outline.text(of: $0.name)) }
        return Set(types.flatMap { outline.inheritedNames(of: $0) }.map { NameHash.of($0) })
    }
}
