import Platform
import SwiftOutline
import Text

/// The protocols that weak proxies conform to: a presenter that is given `WeakRefVirtualProxy(controller)` for its view
/// owns the proxy alone.
enum WeakProxies {
    /// The hashes of the names, in a whole project. Only files that are called as such proxies are read, which hardly a
    /// project has.
    static func protocols(in tree: SourceTree, root: String, on fileSystem: any FileSystem) -> Set<UInt64> {
        var found: Set<UInt64> = []
        for index in tree.folders.indices where !tree.folders[index].isTest {
            for file in tree.folders[index].files where isProxy(file: file.utf8) {
                let path = Path.join(root, tree.path(file, in: tree.path(index)))
                guard let bytes = try? fileSystem.read(path), bytes.count <= ModuleChecker.largestFile else { continue }
                found.formUnion(protocols(in: Outline(bytes)))
            }
        }
        return found
    }

    private static func isProxy(file: String.UTF8View) -> Bool {
        file.ends(with: ".swift".utf8) && (file.ends(with: "Proxy.swift".utf8) || file.holds("Weak"))
    }

    /// The same of one file: what its types that hold something weakly conform to, and those that are declared
    /// elsewhere and called so.
    static func protocols(in outline: Outline) -> Set<UInt64> {
        let named = outline.types.filter { isProxy(type: outline.source[$0.name]) }
        guard !named.isEmpty else { return [] }
        let holders = Set(
            outline.members.filter { $0.ownership != .strong && $0.isStored }.map(outline.ownerName(of:)))
        let own = Set(outline.types.filter { $0.kind != .extension }.map { outline.text(of: $0.name) })
        let types = named.filter { type in
            let name = outline.text(of: type.name)
            return holders.contains(name) || !own.contains(name)
        }
        return Set(types.flatMap { outline.inheritedNames(of: $0) }.map { NameHash.of($0) })
    }

    /// The arguments and properties that a text gives a proxy: `view` in `Presenter(view: WeakRef(controller))`.
    static func receivers(in outline: Outline) -> Set<String> {
        var found: Set<String> = []
        for index in outline.uses.indices.dropFirst() where outline.uses[index].roles.contains(.called) {
            let (receiver, proxy) = (outline.uses[index - 1], outline.uses[index])
            let isGiven =
                !receiver.roles.isDisjoint(with: [.labelled, .assigned]) && !receiver.roles.contains(.bound)
            guard isGiven, isProxy(type: outline.source[proxy.name]),
                outline.source[receiver.name.upperBound..<proxy.name.lowerBound].allSatisfy({
                    " :=\n".utf8.contains($0)
                })
            else { continue }
            found.insert(outline.text(of: receiver.name))
        }
        return found
    }

    private static func isProxy(type name: ArraySlice<UInt8>) -> Bool {
        name.first?.isCapital == true
            && (name.ends(with: "Proxy".utf8)
                || name.holds("Weak") && Role.role(of: String(decoding: name, as: UTF8.self)) == nil)
    }
}
