import Conventions
import Platform
import Text

extension ModuleReader {
    /// The files in the project's folders for tests that are called for the module, or lie in a folder that is. Tests
    /// of a user interface are the application's, and those of another application are of its own modules.
    func tests(
        of module: ModuleSource, at place: [String], besides own: Set<String>
    ) throws -> [(file: ModuleSource.File, place: String)] {
        let finder = ModuleNameFinder(
            NameTable(module.name), vocabulary: Vocabulary(name: module.name, neighbours: module.neighbours))
        let application = application(of: place)
        let namesakes = namesakes(of: own, finder)
        let files = Set(module.files.compactMap { $0.path.last.map(Role.baseName(ofFile:)) })
        // Of a part of a module that was chosen by its folder alone there are tests of the other parts, too.
        func isOfOtherPart(_ test: String) -> Bool {
            let base = Role.baseName(ofFile: test)
            let ending = ["Tests", "Test"].first(where: base.hasSuffix) ?? ""
            let tested = String(base.dropLast(ending.count))
            return !ending.isEmpty && module.neighbours.contains(tested) && !files.contains(tested)
                && Role.split(tested).map { Role.layered.contains($0.role) || $0.role == .assembly } ?? false
        }
        var tests: [(file: ModuleSource.File, place: String)] = []
        for index in tree.folders.indices where tree.folders[index].isTest {
            let folder = tree.folders[index]
            let parts = Path.components(tree.path(index))
            guard !parts.contains(where: { TestNames.isFolderOfUITests($0) }) else { continue }
            let isNamed = folder.files.contains { Self.isNamed($0, finder) }
            let home = parts.lastIndex { Self.isWhole($0, finder) }
            guard home != nil || isNamed, isOfOne(application, place, with: parts),
                !namesakes.contains(where: { parts.sharedStart(with: $0) > parts.sharedStart(with: place) })
            else { continue }
            for name in folder.files {
                guard home != nil || Self.isNamed(name, finder), !own.contains(Path.join(parts + [name])),
                    !ApplicationFiles.areNamed(name), !isOfOtherPart(name)
                else { continue }
                let below = home.map { Array(parts[($0 + 1)...]) } ?? []
                var path = below + [name]
                if tests.contains(where: { $0.file.path == path }) { path = [parts.last ?? ""] + path }
                let place = Path.join(parts + [name])
                tests.append((.init(path: path, contents: try contents(of: place)), place))
            }
        }
        return tests
    }

    /// The folders of files that are called as some of a module's are, and for it: another application beside this one
    /// may have a module of the same name, and the tests nearest to that are its.
    private func namesakes(of own: Set<String>, _ finder: ModuleNameFinder) -> Set<[String]> {
        let names = Set(own.map { Path.split($0).name }).filter { Self.isNamed($0, finder) }
        let others = swiftFiles(besides: own).filter { names.contains($0.name) && !tree.folders[$0.folder].isTest }
        return Set(others.map { Path.components(tree.path($0.folder)) })
    }

    /// Whether tests lie in the application of a module, or it in theirs.
    private func isOfOne(_ application: [String]?, _ place: [String], with tests: [String]) -> Bool {
        guard let application, !tests.starts(with: application) else { return true }
        return self.application(of: tests).map { place.starts(with: $0) } ?? true
    }

    /// The nearest folder around a place that has an Xcode project or is a package; nil for none.
    private func application(of place: [String]) -> [String]? {
        var folder = place
        while true {
            let names = (try? fileSystem.names(in: Path.join(root, Path.join(folder)))) ?? []
            if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }) { return folder }
            guard folder.popLast() != nil else { return nil }
        }
    }

    /// Whether a folder is the module's: its name, with no more than 'Tests' or 'Module' after it.
    private static func isWhole(_ folder: String, _ finder: ModuleNameFinder) -> Bool {
        let scalars = Array(folder.unicodeScalars)
        guard let match = finder.table.matches(in: scalars).first, match.range.lowerBound == 0 else { return false }
        var rest = String.UnicodeScalarView()
        rest.append(contentsOf: scalars[match.range.upperBound...])
        return ["", "Tests", "Test", "Module", "ModuleTests"].contains(String(rest))
    }

    private static func isNamed(_ file: String, _ finder: ModuleNameFinder) -> Bool {
        file.hasSuffix(".swift") && !finder.names(in: Array(Role.baseName(ofFile: file).unicodeScalars), .path).isEmpty
    }
}

extension [String] {
    /// How many elements two lists begin with alike.
    fileprivate func sharedStart(with other: [String]) -> Int { zip(self, other).prefix { $0 == $1 }.count }
}
