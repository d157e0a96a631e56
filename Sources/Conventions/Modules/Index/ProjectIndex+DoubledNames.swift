import Text

extension ProjectIndex {
    /// The folders of modules that share their name with others of their application.
    static func doubledNames(of modules: [FoundModule], _ projects: [UInt64]) -> [[String]] {
        var first: [UInt64: Int] = [:]
        first.reserveCapacity(modules.count)
        var doubled: [Int: [String]] = [:]
        for (number, module) in modules.enumerated() {
            let name = NameHash.of(module.name) ^ projects[number]
            if let other = first.updateValue(first[name] ?? number, forKey: name) {
                doubled[other, default: [modules[other].folder]].append(module.folder)
            }
        }
        // What shows how a library is used is an application of its own, whether or not its project lies there, and so
        // is each of several templates for code.
        return doubled.sorted { $0.key < $1.key }.flatMap { _, folders in
            Dictionary(grouping: folders, by: exampleFolder).sorted { $0.key < $1.key }.map(\.value)
        }
        .filter { $0.count > 1 }
    }

    /// The folder of examples, or of one of several templates, that another one lies in; empty where it lies in none.
    private static func exampleFolder(around folder: String) -> String {
        let parts = Path.components(folder)
        let outer = parts.dropLast()
        let end =
            outer.lastIndex { ["Example", "Examples", "Demo", "Demos"].contains($0) }
            ?? outer.dropLast().lastIndex(of: "Templates").map { $0 + 1 }
        return end.map { Path.join(Array(parts[...$0])) } ?? ""
    }
}
