extension SourceTree {
    /// Whether a folder's name is that of one for tests.
    static func isNamedForTests(_ folder: String) -> Bool {
        ["Tests", "Test", "Specs", "Mocks", "TestHelpers"].contains { folder.utf8.ends(with: $0.utf8) }
    }

    /// Takes folders for a module's that are called as those for tests but hold several layers of their own name: the
    /// module SpeedTest is none of tests.
    mutating func findModulesNamedForTests() {
        var outermost: [Int32] = []
        outermost.reserveCapacity(folders.count)
        var layers: [Int32: Set<Role>] = [:]
        for (index, folder) in folders.enumerated() {
            let above = folder.parent.map { outermost[$0] } ?? -1
            let root = above >= 0 || !folder.isTest ? above : Int32(index)
            outermost.append(root)
            guard root >= 0 else { continue }
            let name = folders[Int(root)].name
            for file in folder.files where file.utf8.starts(with: name.utf8) && file.utf8.ends(with: ".swift".utf8) {
                guard let (stem, _, role) = Role.split(file.dropLast(6)), stem == name, Role.layered.contains(role)
                else { continue }
                layers[root, default: []].insert(role)
            }
        }
        guard layers.contains(where: { $0.value.count > 1 }) else { return }
        for index in folders.indices where (layers[outermost[index]]?.count ?? 0) > 1 {
            let parent = folders[index].parent.map { folders[$0].isTest } ?? false
            folders[index].isTest =
                parent || index != Int(outermost[index]) && Self.isNamedForTests(folders[index].name)
        }
    }
}
