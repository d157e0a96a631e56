import SwiftOutline
import Text

/// Where a module of a project lies, as `check` tells modules apart.
public struct ModulePlace: Sendable, Equatable {
    /// Its name.
    public let name: String
    /// How some of its files spell the name; nil where all agree.
    public let otherSpelling: String?
    /// The folder that it lies in, below the project; empty for the project's own.
    public let folder: String
    /// Whether the folder is the module's alone; else other modules lie there, or what else an application has.
    public let ownsFolder: Bool
    /// The paths of its files below the project, sorted; tests left out.
    public let files: [String]

    /// A module of this name and these files in a folder.
    public init(name: String, otherSpelling: String? = nil, folder: String, ownsFolder: Bool, files: [String]) {
        self.name = name
        self.otherSpelling = otherSpelling
        self.folder = folder
        self.ownsFolder = ownsFolder
        self.files = files
    }

    /// Whether an application begins among some files.
    public static func startsApplication(_ files: [String]) -> Bool {
        files.contains { ApplicationStart.files.contains(String($0.lastComponent)) }
    }

    /// A module in a folder that is its own where the files say so; the folder of an application is nobody's.
    fileprivate init(_ found: FoundModule, in tree: SourceTree, isAlone: Bool) {
        func isNamed(_ path: String) -> Bool {
            let file = path.lastComponent
            return file.hasPrefix(found.name) || found.otherSpelling.map(file.hasPrefix) ?? false
        }
        // 'ListRouter' is called for ToDoList, too, as long as no other module is there.
        func isCalledFor(_ file: String) -> Bool {
            isNamed(file)
                || Role.split(Role.baseName(ofFile: file)).map { parts in
                    parts.stem.count > 2 && found.name.hasSuffix(parts.stem)
                } ?? false
        }
        let isOfApplication = Self.startsApplication(found.files)
        let own = isOfApplication ? found.files.filter(isNamed) : found.files
        let isWhole = isAlone && !found.folder.isEmpty && !ModulesFolder.isUsual(found.folder.lastComponent)
        self.init(
            name: found.name, otherSpelling: found.otherSpelling, folder: found.folder,
            ownsFolder: !isOfApplication
                && (found.ownsFolder || isWhole && tree.areMany(of: found.folder, isCalledFor)),
            files: own)
    }
}

extension SourceTree {
    /// Whether a quarter of the Swift files in a folder are of some kind, by their names, and no application begins
    /// there.
    fileprivate func areMany(of folder: String, _ isOfKind: (String) -> Bool) -> Bool {
        let name = folder.lastComponent
        var inside: Set<Int> = []
        var files: [String] = []
        // Each folder comes after the one that it lies in.
        for (index, found) in folders.enumerated() {
            let isInside = found.parent.map(inside.contains) ?? false
            guard isInside || found.name == name && path(index) == folder else { continue }
            inside.insert(index)
            files += found.files.filter { $0.utf8.ends(with: ".swift".utf8) }
        }
        return !ModulePlace.startsApplication(files) && files.count(where: isOfKind) * 4 >= files.count
    }
}

extension ProjectChecker {
    /// Where the modules of the project lie, by folder and name.
    public var modulePlaces: [ModulePlace] {
        let counts = modules.reduce(into: [:]) { $0[$1.folder, default: 0] += 1 }
        return modules.map { ModulePlace($0, in: tree, isAlone: counts[$0.folder] == 1) }
    }

    private func place(of module: FoundModule) -> ModulePlace {
        ModulePlace(module, in: tree, isAlone: modules.count { $0.folder == module.folder } == 1)
    }

    /// Of the modules of a result that follow no set the one that most others are like, by the names of their files:
    /// the best one to make a set from. Nil where each follows one, or a new module could have nothing of the others.
    ///
    /// - Parameter folder: Where new modules go: one that lies there is taken, if there is any.
    public func typicalFreeModule(of result: CheckResult, in folder: String = "") -> ModulePlace? {
        let built = Set(builtModules.map { "\($0.folder) \($0.name)" })
        let all = result.reports.filter { report in
            report.set == nil && !BaseModule.names.contains(report.module)
                && built.contains("\(report.folder) \(report.module)")
        }
        let near = all.filter { folder.isEmpty || ($0.folder + "/").hasPrefix(folder + "/") }
        let free = near.isEmpty ? all : near
        // What is usual some modules tell, all over the project.
        let step = max(1, free.count / Self.enough)
        let some = free.indices.filter { $0 % step == 0 }.prefix(Self.enough).map { free[$0] }
        let known = Set(some.map { "\($0.folder) \($0.module)" })
        let found = modules.filter { known.contains("\($0.folder) \($0.name)") }
        let shapes = found.map(\.shape)
        let ratings = found.indices.map { number in
            shapes.reduce(0.0) { $0 + Self.likeness(shapes[number], $1) }
        }
        let order = found.indices.sorted { first, second in
            let one = (found[first].isOdd ? 0 : 1, ratings[first], found[first].ownsFolder ? 1 : 0)
            let other = (found[second].isOdd ? 0 : 1, ratings[second], found[second].ownsFolder ? 1 : 0)
            // Of equal ones the first.
            return one == other ? first < second : one > other
        }
        return order.first { hasOwnFiles(found[$0]) }.map { place(of: found[$0]) }
    }

    /// Whether files of a module have its name, in their own or in what they declare: only these can a new module have,
    /// too. One of several does not make a module.
    private func hasOwnFiles(_ module: FoundModule) -> Bool {
        let names = ([module.name] + [module.otherSpelling].compactMap(\.self)).map { $0.lowercased() }
        func isNamed(_ text: some StringProtocol) -> Bool {
            let text = text.lowercased()
            return names.contains { text.contains($0) }
        }
        func declaresNamed(_ path: String) -> Bool {
            guard let bytes = try? fileSystem.read(Path.resolve(path, in: project.root)),
                bytes.count <= Self.largestFile, case let outline = Outline(bytes)
            else { return false }
            return outline.types.contains { isNamed(outline.text(of: $0.name)) }
        }
        let files = module.files.filter { $0.utf8.ends(with: ".swift".utf8) }
        let own = files.lazy.filter { isNamed($0.lastComponent) || declaresNamed($0) }.prefix(2)
        return !files.isEmpty && own.count >= min(2, files.count)
    }

    private static let enough = 16

    private static func likeness(_ first: Set<String>, _ second: Set<String>) -> Double {
        let all = first.union(second).count
        return all == 0 ? 0 : Double(first.intersection(second).count) / Double(all)
    }
}

extension FoundModule {
    /// Whether it is called as what holds other modules, or what they share: few are like it.
    fileprivate var isOdd: Bool {
        let words: Set = ["Base", "Common", "Container", "Root", "Shared", "Tab", "Tabbar", "Tabs"]
        return !words.isDisjoint(with: NameAdvice.words(of: name))
    }

    /// The names of its Swift files, with a mark for the module's own.
    fileprivate var shape: Set<String> {
        Set(
            files.filter { $0.utf8.ends(with: ".swift".utf8) }.map { path in
                let file = path.lastComponent
                guard file.hasPrefix(name) else { return String(file) }
                return "*" + file.dropFirst(name.count)
            })
    }
}
