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
        let modules = modules.count > 1 ? Self.spelledAlike(modules) : modules
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

    /// Whether all modules have a file that could have it; of a test, those with tests.
    func isCommon(_ file: File) -> Bool {
        file.owners.count == (file.isTest ? tested.count : moduleCount)
    }
}
