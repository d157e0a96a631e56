import Conventions
import SwiftOutline
import TemplateSets

/// What some modules have in common, and what only some of them have.
struct Skeleton {
    struct File {
        var draft: Draft.File
        var isTest: Bool
        /// The numbers of the modules that have it.
        var owners: [Int]
        /// Whether modules without it would not be whole.
        var isNeeded = false
        /// What they have in common, where it is Swift and they do not all say the same.
        var tree: MergeTree?
        /// What each of them says, where it is a storyboard or xib.
        var versions: [[UInt8]] = []
        /// Which of the versions it has.
        var source = 0
    }

    private(set) var files: [File] = []
    /// The files that are no part of a module like these.
    private(set) var leftOut: [File] = []
    private var completion: Completion?
    /// The modules, in the order in which they are compared.
    let drafts: [Draft]
    /// What the project declares beside them.
    let surroundings: Surroundings
    /// What of that each of them has its own of.
    let elsewhere: NamesElsewhere
    let moduleCount: Int
    /// Whether there is only what the first module has.
    let isLedByFirst: Bool
    /// The numbers of the modules that have tests.
    let tested: [Int]

    /// Lays modules side by side. A text that differs from module to module becomes what all have, in the words of the
    /// first; a module whose name is of several words goes before, since its forms of the name tell more.
    ///
    /// - Parameter isLedByFirst: Whether there is only what the first module has.
    init(_ drafts: [Draft], isLedByFirst: Bool = false) {
        self.isLedByFirst = isLedByFirst
        var drafts = SharedSpelling.applied(to: drafts, isLedByFirst: isLedByFirst)
        if drafts.count > 1 { drafts = drafts.map { $0.rewording { $0.map(\.withInheritedParts) } } }
        if !isLedByFirst { drafts = drafts.filter { !$0.name.isOneWord } + drafts.filter(\.name.isOneWord) }
        moduleCount = drafts.count
        tested = drafts.indices.filter { !drafts[$0].tests.isEmpty }
        let keys = NameKey(drafts.map(\.name))
        drafts = LeaderSpelling.applied(to: drafts, isLedByFirst: isLedByFirst, keys)
        let folder = Self.usualFolder(of: drafts, keys)
        for index in drafts.indices { drafts[index].folder = folder }
        drafts = Self.aligned(drafts, keys)
        self.drafts = drafts
        elsewhere = NamesElsewhere(of: drafts)
        surroundings = drafts.reduce(into: Surroundings()) { $0.merge($1.surroundings) }
        add(drafts.map(\.files), isTest: false, keys)
        add(drafts.map(\.tests), isTest: true, keys)
        for (owner, draft) in drafts.enumerated() {
            for shared in draft.shared where shared.declaration == nil {
                if let known = leftOut.firstIndex(where: { $0.draft.path == shared.file.path }) {
                    leftOut[known].owners.append(owner)
                } else {
                    leftOut.append(File(draft: shared.file, isTest: false, owners: [owner]))
                }
            }
        }
        leaveOutHelpers()
        completion = Completion(of: self)
        complete()
    }

    /// Makes what the modules have in common whole, and takes the texts that come of it; once more where some of it was
    /// left out, or is said in other words.
    mutating func complete() {
        guard var completion else { return }
        completion.run()
        self.completion = completion
        // One module's file may stay where it is, while those of others that are called alike are theirs.
        let known = Set(files.map(\.draft.path))
        let needed = completion.needed.subtracting(known)
        files += leftOut.filter { needed.contains($0.draft.path) }
        leftOut.removeAll { needed.contains($0.draft.path) }
        for index in files.indices { files[index].isNeeded = completion.needed.contains(files[index].draft.path) }
        for index in files.indices { files[index].takeText(naming: elsewhere) }
        leaveOut(files.filter { $0.draft.isSwift && !isUsual($0) && !completion.allows($0) })
        let texts = files.filter { !$0.isTest && $0.draft.isSwift }.map(\.draft.contents)
        let needs = InterfaceNeeds(of: texts)
        needInterfaces(named: needs)
        for index in files.indices where files[index].draft.isInterface {
            let gone = completion.ownNames.subtracting(ModuleNames(textsBeside(files[index])).declared)
            if !isLedByFirst, let best = needs.best(of: files[index].versions) {
                files[index].draft.contents = best
                files[index].source = files[index].versions.firstIndex(of: best) ?? 0
            }
            files[index].draft.contents = InterfaceConnections.removing(gone, from: files[index].draft.contents)
        }
    }

    /// What code names by itself is there, however few modules have a xib of their own.
    private mutating func needInterfaces(named needs: InterfaceNeeds) {
        func isNamed(_ file: File) -> Bool {
            file.draft.isInterface && needs.name(Role.baseName(ofFile: file.draft.path.last ?? ""))
        }
        files += leftOut.filter(isNamed)
        leftOut.removeAll(where: isNamed)
        for index in files.indices where isNamed(files[index]) { files[index].isNeeded = true }
    }

    /// The Swift texts that are there wherever a file is: those of most modules, and of all that have it.
    private func textsBeside(_ file: File) -> [[UInt8]] {
        let beside = files.filter { other in
            !other.isTest && other.draft.isSwift
                && (isUsual(other) || Set(file.owners).isSubset(of: other.owners))
        }
        return beside.map(\.draft.contents)
    }

    private mutating func add(_ modules: [[Draft.File]], isTest: Bool, _ keys: NameKey) {
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
            guard let all = versions[key], var file = all.first?.file, !isLedByFirst || all[0].owner == 0
            else { continue }
            let texts = all.map(\.file.contents)
            var tree: MergeTree?
            let hasParts = file.isSwift && !file.isManifest
            if hasParts, texts.contains(where: { $0 != texts[0] }) {
                tree = MergeTree(texts, keys, isLedByFirst: isLedByFirst)
            }
            // The shortest text is nearest to that of an empty screen.
            if file.isText, !hasParts, !file.isInterface, Set(texts.map(keys.key)).count > 1 {
                file.contents = texts.min { Self.lineCount($0) < Self.lineCount($1) } ?? file.contents
            }
            files.append(
                File(
                    draft: file, isTest: isTest, owners: all.map(\.owner), tree: tree,
                    versions: file.isInterface ? texts : []))
        }
    }

    /// What most of the folders are called that tell it. 'Login' and 'OrdersModule' lie side by side: then it is the
    /// name alone. Of 'Login' and 'Order List' the second tells more.
    private static func usualFolder(of drafts: [Draft], _ keys: NameKey) -> String {
        let telling = drafts.filter(\.hasTellingFolder)
        let habits = Dictionary(grouping: telling) { keys.key($0.folder.utf8) }.values
        let usual = habits.first { $0.count * 2 > telling.count }
        return usual.flatMap { all in (all.first { !$0.name.isOneWord } ?? all[0]).folder } ?? PlaceholderName.module
    }

    private static func lineCount(_ text: [UInt8]) -> Int { text.count { $0 == UInt8(ascii: "\n") } }

    /// The modules with what they have alike in the same place, by the same name.
    private static func aligned(_ drafts: [Draft], _ keys: NameKey) -> [Draft] {
        guard drafts.count > 1 else { return drafts }
        let files = gathered(spelledAlike(drafts.map(\.files)), keys)
        let tests = gathered(spelledAlike(drafts.map(\.tests)), keys)
        return drafts.indices.map { drafts[$0].holding(files[$0], tests: tests[$0]) }
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

    /// Takes out what one module alone has of several, but for files that are called as a part of a module.
    private mutating func leaveOutHelpers() {
        guard moduleCount > 1 else { return }
        let shared = Set(files.filter { $0.owners.count > 1 }.map { Self.partName($0.draft) })
        leaveOut(
            files.filter { file in
                guard file.owners.count == 1, !file.isTest || tested.count > 1 else { return false }
                let name = Self.partName(file.draft)
                let isNamed = !file.draft.isRenamed && file.draft.path.last?.contains(PlaceholderName.module) == true
                let isKnown = moduleCount == 2 || !file.draft.isSwift || Role.role(ofFile: name) != nil
                return !isNamed || !isKnown && !shared.contains(name)
            })
    }

    /// A file's name up to its ending, without what says that it is a test of the part.
    private static func partName(_ file: Draft.File) -> String {
        var name = Role.baseName(ofFile: file.path.last ?? "")[...]
        for ending in ["Tests", "Test"] where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
        return String(name)
    }

    private mutating func leaveOut(_ dispensable: [File]) {
        leftOut += dispensable
        let paths = Set(dispensable.map(\.draft.path))
        files.removeAll { paths.contains($0.draft.path) }
    }

    /// Takes out some of the modules' own files.
    mutating func leaveOut(where isFaulty: (File) -> Bool) {
        leaveOut(files.filter { !$0.isTest && isFaulty($0) })
    }

    /// Takes out tests, by their paths.
    mutating func leaveOutTests(where isUnsound: ([String]) -> Bool) {
        leaveOut(files.filter { $0.isTest && isUnsound($0.draft.path) })
    }

    /// Whether most modules have a file that could have it; of a test, those with tests.
    func isUsual(_ file: File) -> Bool {
        file.isNeeded || file.owners.count * 2 > (file.isTest ? tested.count : moduleCount)
    }

    /// Names that some Swift texts of a module use, and which these modules declare but the texts do not.
    func missing(in texts: [[UInt8]]) -> Set<String> { completion?.missing(in: texts) ?? [] }

    /// Gives a file other contents.
    mutating func replace(_ path: String, with contents: [UInt8]) {
        guard let index = files.firstIndex(where: { $0.draft.path.joined(separator: "/") == path }) else { return }
        files[index].draft.contents = contents
    }

    /// Whether all modules have a file that could have it; of a test, those with tests.
    func isCommon(_ file: File) -> Bool {
        file.isNeeded || file.owners.count == (file.isTest ? tested.count : moduleCount)
    }
}

extension Skeleton.File {
    /// What it holds now.
    var text: [UInt8] { tree?.text ?? draft.contents }

    /// Takes the text that its tree has now; that of the first module where it would be no Swift.
    mutating func takeText(naming elsewhere: NamesElsewhere) {
        guard draft.isSwift else { return }
        if let tree {
            let text = tree.text
            draft.contents = lexicalFaults(in: text).isEmpty && !text.isEmpty ? text : tree.texts[0].source
        }
        draft.contents = elsewhere.renaming(in: draft.contents)
    }
}

extension Draft.File {
    fileprivate var withInheritedParts: Draft.File {
        guard isSwift else { return self }
        var file = self
        file.contents = InheritedParts.separated(in: contents)
        return file
    }
}
