import Conventions
import Platform
import Scaffolding
import TemplateSets
import Text

/// Where a project keeps its modules and their tests, as far as its folders tell.
struct ProjectSurvey {
    /// The Xcode project's name, nil where there is none.
    private(set) var project: String?
    /// The folder that holds nearly all modules, else most of them; nil where none was found.
    private(set) var modules: String?
    /// Whether most modules lie in the project's own folder, which is none that new ones could be mapped to.
    private(set) var lieInProjectItself = false
    /// Why the first folder that could not be listed could not; there may be modules in it.
    private(set) var failure: FileError?

    private static let deepest = 8
    private static let roles = [
        "ViewController", "View", "Presenter", "Interactor", "Router", "Wireframe", "ModuleBuilder", "Builder",
        "Configurator", "ModuleConfigurator", "Assembly", "Module", "Factory", "Protocols", "Contracts",
    ]

    private static let beginPackages: Set = ["Package.swift", "Project.swift"]

    private var folders: [String] = []
    /// Those with Swift files in them, not below.
    private var foldersOfFiles: Set<String> = []
    /// Those below the project's in which a package begins, or a project that Tuist makes; and by all folders with an
    /// Xcode project the name of that.
    private var packageFolders: [String] = []
    private var xcodeProjects: [String: String] = [:]
    /// How many modules lie directly in a folder, and how many modules' tests.
    private var moduleCounts: [String: Int] = [:]
    private var testCounts: [String: Int] = [:]

    private let root: String
    private let fileSystem: any FileSystem
    private let mayTest: (_ tests: String, _ modules: String) -> Bool

    /// Looks at the names of a project's folders and files; no file is opened.
    /// - Parameters:
    ///   - parents: The folders that modules lie in, as `check` sees them, each once for every module.
    ///   - mayHoldModules: Whether the first modules may come to a folder that is called as those of modules are.
    ///   - mayTest: Whether what lies in a folder may test the modules in another one.
    init(
        of root: String, modulesIn parents: [String], on fileSystem: any FileSystem,
        mayHoldModules: (String) -> Bool, mayTest: @escaping (_ tests: String, _ modules: String) -> Bool
    ) throws {
        (self.root, self.fileSystem, self.mayTest) = (root, fileSystem, mayTest)
        project = try XcodeProjectFolder(in: root, on: fileSystem).name
        _ = walk("", depth: 0, root, fileSystem)
        let usual = folders.filter { folder in
            let name = Self.name(of: folder)
            // In small letters it may be a library's.
            return ModulesFolder.isUsual(name) && !folder.contains("Tests")
                && (name.first?.isUppercase == true || holdsSwift(folder))
        }
        let package = PackageTarget(mainIn: root, on: fileSystem)
        let count = parents.count(where: \.isEmpty)
        lieInProjectItself = count > 1 && count * 2 > parents.count
        modules =
            (lieInProjectItself ? Self.shortest(usual.filter(mayHoldModules)) ?? "Modules" : nil)
            ?? folder(ofModulesIn: parents, usual) ?? widestFolder(of: moduleCounts)
            ?? package.map { $0.sources + "/Modules" } ?? Self.shortest(usual.filter(mayHoldModules))
            ?? appFolder.map { $0 + "/Modules" }
    }

    /// The folder for the tests of the modules in a folder: the one that holds such tests, else one that is called like
    /// one of tests, else a new one beside the Xcode project around the modules.
    func tests(ofModulesIn folder: String?) -> String {
        var survey = self
        survey.modules = folder
        let target = folder.flatMap { PackageTarget(of: $0, in: root, on: fileSystem) }
        // What the tests that are there tell is true of the modules that are there.
        if folder != modules, let target { return target.tests }
        return survey.foundTests ?? target?.tests ?? survey.namedTests ?? survey.newTests
    }

    private var foundTests: String? {
        Self.best(of: testCounts).map(withoutGroups).flatMap { mayHoldTests($0) ? $0 : nil }
    }

    private var namedTests: String? {
        let folders = folders.filter { folder in
            folder.hasSuffix("Tests") && !TestNames.isFolderOfUITests(folder) && mayTestModules(folder)
        }
        let name = modules.flatMap(home).flatMap { xcodeProjects[$0] } ?? project ?? ""
        let own = folders.filter { Self.name(of: $0) == name + "Tests" }
        return Self.shortest(own.isEmpty ? folders : own)
    }

    private var newTests: String {
        guard let modules, let home = home(of: modules), home != modules else { return "Tests" }
        return Path.join(home, "Tests")
    }

    /// The folder itself or the nearest one around it in which an Xcode project lies; nil where there is none.
    private func home(of folder: String) -> String? {
        var home = folder
        while xcodeProjects[home] == nil {
            guard !home.isEmpty else { return nil }
            home = Path.split(home).folder
        }
        return home
    }

    /// The folder of the modules that lie in some folders, below which no project of its own begins: what lies beside
    /// that is a part of none.
    private func folder(ofModulesIn parents: [String], _ usual: [String]) -> String? {
        // One module tells less of where the next one goes than the name of a folder around it.
        let around = folders.filter { folder in
            parents.count == 1 && holds(folder, parents[0])
                && (usual.contains(folder) || folder != parents[0] && Self.mayHoldScreens(folder))
        }
        let found = parents.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        guard let folder = around.max(by: { $0.count < $1.count }) ?? widestFolder(of: found) else { return nil }
        let packages = packageFolders.filter { home in
            holds(folder, home) && parents.contains { holds(home, $0) }
        }
        if !packages.isEmpty {
            let others = parents.filter { parent in !packages.contains { holds($0, parent) } }
            return self.folder(ofModulesIn: others, usual) ?? appFolder.map { $0 + "/Modules" } ?? folder
        }
        guard xcodeProjects.keys.contains(where: { holds(folder, $0) }) else { return folder }
        // Beside the Xcode project lie its sources, the largest part of what is there, if not the modules themselves.
        func part(of parent: String) -> Substring { parent.dropFirst(folder.count + 1).prefix { $0 != "/" } }
        let below = found.filter { ProjectPath.isPath($0.key, below: folder) }
        let parts = Dictionary(grouping: below) { part(of: $0.key) }
        let sizes = parts.mapValues { $0.reduce(0) { $0 + $1.value } }
        let largest = sizes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        if let own = found[folder], own >= largest.flatMap({ sizes[$0] }) ?? 0 { return folder }
        return largest.flatMap { parts[$0] }.flatMap { Self.best(of: Dictionary(uniqueKeysWithValues: $0)) } ?? folder
    }

    /// Whether a folder is called as those around modules may be, though other folders are, too.
    private static func mayHoldScreens(_ folder: String) -> Bool {
        let name = name(of: folder).lowercased()
        return ["page", "pages"].contains(name) || ModulesFolder.isUsual(name + "s")
    }

    /// Whether a folder is another one or lies around it.
    private func holds(_ folder: String, _ other: String) -> Bool {
        other == folder || ProjectPath.isPath(other, below: folder)
    }

    private func holdsSwift(_ folder: String) -> Bool {
        foldersOfFiles.contains { holds(folder, $0) }
    }

    /// A folder of tests without the groups that the modules have, too: `AppTests/Login/SignIn` where there is
    /// `App/Modules/Login/SignIn`.
    private func withoutGroups(_ tests: String) -> String {
        guard let modules else { return tests }
        let parts = tests.split(separator: "/")
        let groups = (0..<parts.count).dropFirst().first { start in
            folders.contains(modules + "/" + parts[start...].joined(separator: "/"))
        }
        return parts[..<(groups ?? parts.count)].joined(separator: "/")
    }

    /// Whether the tests of modules may go to a folder: not where the modules themselves lie in it, as where each has
    /// its tests beside it, and not to the tests of a library or of packages.
    private func mayHoldTests(_ folder: String) -> Bool {
        if ([modules].compactMap(\.self) + packageFolders).contains(where: { holds(folder, $0) }) { return false }
        let tests = folders.first { $0.hasSuffix("Tests") && ($0 == folder || ProjectPath.isPath(folder, below: $0)) }
        return tests.map(mayTestModules) ?? isOfApplication(folder)
    }

    /// Whether a folder of tests lies beside what holds the modules: another one belongs to a library.
    private func mayTestModules(_ folder: String) -> Bool {
        let parent = Path.split(folder).folder
        return (parent.isEmpty || modules.map { holds(parent, $0) } ?? true) && isOfApplication(folder)
    }

    /// Whether a folder of tests belongs to no other application than the modules do.
    private func isOfApplication(_ folder: String) -> Bool {
        guard let modules else { return true }
        let home = home(of: folder)
        return (home == nil || home == self.home(of: modules)) && mayTest(folder, modules)
    }

    /// The folder of the app's own sources: that of the project's name.
    private var appFolder: String? {
        project.flatMap { folders.contains($0) ? $0 : nil }
    }

    /// Goes through a folder; tells the names of the Swift files at most two folders below it.
    private mutating func walk(
        _ folder: String, depth: Int, _ root: String, _ fileSystem: any FileSystem
    ) -> [[String]] {
        let path = folder.isEmpty ? root : Path.resolve(folder, in: root)
        guard depth < Self.deepest, let names = names(in: path, fileSystem),
            // What lies in a template set is no module.
            folder.isEmpty || !names.contains(TemplateSet.manifestName)
        else { return [[], []] }
        var own: [String] = []
        var below: [String] = []
        if !folder.isEmpty {
            if names.contains(where: Self.beginPackages.contains) { packageFolders.append(folder) }
        }
        if let name = names.sorted().first(where: XcodeProjectFolder.isProject) {
            xcodeProjects[folder] = String(name.dropLast(".xcodeproj".count))
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            if name.hasSuffix(".swift") {
                own.append(String(name.dropLast(6)))
                foldersOfFiles.insert(folder)
                continue
            }
            guard !ProjectSources.passesOver(name) else { continue }
            let inner = folder.isEmpty ? name : "\(folder)/\(name)"
            guard (try? fileSystem.entry(at: Path.resolve(inner, in: root)))?.kind == .directory else { continue }
            folders.append(inner)
            let files = walk(inner, depth: depth + 1, root, fileSystem)
            below += files[0]
            let all = files[0] + files[1]
            if !name.hasSuffix("Cell"), Self.roles.count(where: { all.contains(name + $0) }) > 1 {
                moduleCounts[folder, default: 0] += 1
            }
            if Self.roles.contains(where: { all.contains(name + $0 + "Tests") || all.contains(name + $0 + "Test") }) {
                testCounts[folder, default: 0] += 1
            }
        }
        return [own, below]
    }

    private mutating func names(in path: String, _ fileSystem: any FileSystem) -> [String]? {
        do throws(FileError) {
            return try fileSystem.names(in: path)
        } catch {
            failure = failure ?? error
            return nil
        }
    }

    /// The same as `best`, but for the rest of the modules: it lies in the folder around that one, with no other Swift
    /// file beside, or under a usual name.
    private func widestFolder(of counts: [String: Int]) -> String? {
        if let folder = Self.namedFolder(of: counts) { return folder }
        guard let best = Self.best(of: counts), case let parent = Path.split(best).folder, !parent.isEmpty else {
            return Self.best(of: counts)
        }
        func holdsAll(_ folder: String) -> Bool {
            counts.allSatisfy { holds(folder, $0.key) }
        }
        guard !holdsAll(best), holdsAll(parent) else { return best }
        let isFull = foldersOfFiles.allSatisfy { folder in
            guard folder == parent || ProjectPath.isPath(folder, below: parent) else { return true }
            let part = folder.dropFirst(parent.count + 1).prefix { $0 != "/" }
            return !part.isEmpty && counts.keys.contains { ($0 + "/").hasPrefix("\(parent)/\(part)/") }
        }
        return isFull || ModulesFolder.isUsual(Self.name(of: parent)) ? parent : best
    }

    /// A folder under a usual name that holds most of what is counted, where the rest lies below none that is called so;
    /// nil where there is no such folder.
    private static func namedFolder(of counts: [String: Int]) -> String? {
        let most = counts.values.reduce(0, +) * 2
        let named = counts.keys.filter { ModulesFolder.isUsual(name(of: $0)) }.filter { folder in
            let rest = counts.keys.filter { $0 != folder && !ProjectPath.isPath($0, below: folder) }
            let sum = counts.reduce(0) { rest.contains($1.key) ? $0 : $0 + $1.value }
            return sum * 3 >= most && !rest.contains { Path.components($0).contains(where: ModulesFolder.isUsual) }
        }
        return shortest(named)
    }

    /// The deepest folder that holds nearly all that is counted, itself or in folders below, else the one with most.
    private static func best(of counts: [String: Int]) -> String? {
        var sums: [String: Int] = [:]
        for (folder, count) in counts {
            var path = folder
            while !path.isEmpty {
                sums[path, default: 0] += count
                path = Path.split(path).folder
            }
        }
        let most = counts.values.reduce(0, +) * 4
        let shared = sums.filter { $0.value * 5 >= most }.max { ($0.key.count, $0.key) < ($1.key.count, $1.key) }
        return (shared ?? sums.filter { counts[$0.key] != nil }.max { ($0.value, $1.key) < ($1.value, $0.key) })?.key
    }

    private static func shortest(_ folders: [String]) -> String? {
        folders.min { ($0.count, $0) < ($1.count, $1) }
    }

    private static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
