import TemplateSets

/// What some modules have in common, and what only some of them have.
struct Skeleton {
    struct File {
        var draft: Draft.File
        var isTest: Bool
        /// The numbers of the modules that have it.
        var owners: [Int]
    }

    private(set) var files: [File] = []
    let moduleCount: Int
    /// The numbers of the modules that have tests.
    let tested: [Int]

    /// Lays modules side by side. A text that differs from module to module becomes what all have, in the words of the
    /// first; a module whose name is of several words goes before, since its forms of the name tell more.
    init(_ drafts: [Draft]) {
        var drafts = drafts.filter { !$0.name.isOneWord } + drafts.filter(\.name.isOneWord)
        moduleCount = drafts.count
        tested = drafts.indices.filter { !drafts[$0].tests.isEmpty }
        let keys = NameKey(drafts.map(\.name))
        if Set(drafts.map { keys.key($0.folder.utf8) }).count > 1 {
            // 'Login' and 'OrdersModule' lie side by side: then the name alone is what folders are called.
            for index in drafts.indices { drafts[index].folder = PlaceholderName.module }
        }
        add(drafts.map(\.files), isTest: false, keys)
        add(drafts.map(\.tests), isTest: true, keys)
    }

    private mutating func add(_ modules: [[Draft.File]], isTest: Bool, _ keys: NameKey) {
        let modules = modules.count > 1 ? Self.gathered(Self.spelledAlike(modules), keys) : modules
        var order: [[UInt8]] = []
        var versions: [[UInt8]: [(owner: Int, file: Draft.File)]] = [:]
        for (owner, files) in modules.enumerated() {
            for file in files {
                let key = keys.key(file.path.joined(separator: "/").utf8)
                if versions[key] == nil { order.append(key) }
                versions[key, default: []].append((owner, file))
            }
        }
        for key in order {
            guard let all = versions[key], var file = all.first?.file else { continue }
            if file.isSwift { file.contents = SwiftMerge.merged(all.map(\.file.contents), keys) }
            files.append(File(draft: file, isTest: isTest, owners: all.map(\.owner)))
        }
    }

    /// With folders and files that one module calls `View` and another `view` called as in the first.
    private static func spelledAlike(_ modules: [[Draft.File]]) -> [[Draft.File]] {
        var spellings: [String: [String]] = [:]
        return modules.map { files in
            files.map { file in
                var file = file
                for end in 1...file.path.count {
                    let part = Array(file.path[..<end])
                    let known = spellings[part.joined(separator: "/").lowercased()] ?? part
                    spellings[known.joined(separator: "/").lowercased()] = known
                    file.path.replaceSubrange(..<end, with: known)
                }
                return file
            }
        }
    }

    /// With a file that modules have in different folders in the one where most have it.
    private static func gathered(_ modules: [[Draft.File]], _ keys: NameKey) -> [[Draft.File]] {
        var places: [[UInt8]: [[String]]] = [:]
        var shared: Set<[UInt8]> = []
        for files in modules {
            let names = Dictionary(grouping: files) { keys.key(($0.path.last ?? "").utf8) }
            for (name, same) in names {
                if same.count > 1 { shared.insert(name) }
                places[name, default: []] += same.map { Array($0.path.dropLast()) }
            }
        }
        return modules.map { files in
            files.map { file in
                let name = keys.key((file.path.last ?? "").utf8)
                guard !shared.contains(name), let all = places[name], let last = file.path.last else { return file }
                var file = file
                let counts = all.map { folder in all.count { $0 == folder } }
                let best = counts.firstIndex(of: counts.max() ?? 0) ?? 0
                file.path = all[best] + [last]
                return file
            }
        }
    }

    /// Whether all modules have a file that could have it; of a test, those with tests.
    func isCommon(_ file: File) -> Bool {
        file.owners.count == (file.isTest ? tested.count : moduleCount)
    }
}
