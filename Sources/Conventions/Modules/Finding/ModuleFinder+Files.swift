import Platform
import Text

extension ModuleFinder {
    /// The files that are parts of some modules, by the modules' numbers, the folders' and their own.
    func files(
        of modules: [Sighted], _ owners: FolderOwners, threads: Int
    ) -> [[(owner: Int, folder: Int, file: Int)]] {
        tree.inParts(threads: threads) { folders in
            var found: [(owner: Int, folder: Int, file: Int)] = []
            for folder in folders where !tree.folders[folder].isTest {
                let candidates = owners.around(folder)
                guard !candidates.isEmpty else { continue }
                let outer = owners.outer(of: folder, in: tree)
                for (number, file) in tree.folders[folder].files.enumerated() {
                    guard
                        let owner = Self.component(file, of: outer, besides: candidates, in: modules)
                            ?? Self.owner(of: file, among: candidates, in: modules),
                        tree.kinds.isPart(file, of: modules[owner].name)
                    else { continue }
                    // A storyboard, or a type, of a module that is called so itself is none of its tests.
                    let base = file.utf8.prefix { $0 != UInt8(ascii: ".") }
                    guard !TestNames.areTestSupport(base) || base.elementsEqual(modules[owner].name.utf8) else {
                        continue
                    }
                    found.append((owner, folder, number))
                }
            }
            return found
        }
    }

    /// The outer module that a file is a component of by its name, though its folder is another module's: the folder of
    /// Settings' router is that of a module Router in Settings, too.
    private static func component(
        _ file: String, of outer: Range<Int>, besides own: Range<Int>, in modules: [Sighted]
    ) -> Int? {
        guard !outer.isEmpty else { return nil }
        let base = Substring(file.utf8.prefix { $0 != UInt8(ascii: ".") })
        let stem = Role.split(base)?.stem ?? base
        guard !own.contains(where: { modules[$0].name == stem }) else { return nil }
        return outer.first { stem == modules[$0].name }
    }

    /// The module with the longest name that a file's name begins with; one that has its folder alone has all in it.
    private static func owner(of file: String, among owners: Range<Int>, in modules: [Sighted]) -> Int? {
        if owners.count == 1, modules[owners.lowerBound].ownsFolder { return owners.lowerBound }
        return
            owners.filter { owner in
                file.utf8.begins(with: modules[owner].name.utf8)
                    || modules[owner].otherSpelling.map { file.utf8.begins(with: $0.utf8) } ?? false
            }
            .max { modules[$0].name.utf8.count < modules[$1].name.utf8.count }
            ?? owners.first { modules[$0].ownsFolder }
    }
}

/// Which modules lie in each folder of a tree.
struct FolderOwners: Sendable {
    /// The numbers of the modules that lie in a folder.
    private var own: [Range<Int32>]
    /// The numbers of those that lie in it, or else in the nearest folder around it that has any.
    private var nearest: [Range<Int32>]

    /// Takes the folders of modules in their order, which is that of the folders.
    init(_ folders: [Int], in tree: SourceTree) {
        own = Array(repeating: 0..<0, count: tree.folders.count)
        for (number, folder) in folders.enumerated() {
            let start = own[folder].isEmpty ? Int32(number) : own[folder].lowerBound
            own[folder] = start..<Int32(number) + 1
        }
        nearest = own
        for folder in nearest.indices where nearest[folder].isEmpty {
            if let parent = tree.folders[folder].parent { nearest[folder] = nearest[parent] }
        }
    }

    /// The modules that lie in a folder.
    func of(_ folder: Int) -> Range<Int> { Int(own[folder].lowerBound)..<Int(own[folder].upperBound) }

    /// The modules around those that have what lies in a folder.
    func outer(of folder: Int, in tree: SourceTree) -> Range<Int> {
        var folder = folder
        while own[folder].isEmpty {
            guard let parent = tree.folders[folder].parent else { return 0..<0 }
            folder = parent
        }
        return tree.folders[folder].parent.map(around) ?? 0..<0
    }

    /// The modules that have what lies in a folder.
    func around(_ folder: Int) -> Range<Int> { Int(nearest[folder].lowerBound)..<Int(nearest[folder].upperBound) }
}
