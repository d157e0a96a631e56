import Platform
import Scaffolding
import Text
import XcodeProject

/// The folders of a project in which Swift packages and pods lie, whose files no Xcode project names.
struct PackageFolders {
    private let project: Project
    private var known: [String: Bool] = [:]
    private var ways: [Way: Bool] = [:]

    /// A folder, seen from one around it.
    private struct Way: Hashable {
        let place: String
        let folder: String
    }

    /// - Parameter pods: The folders of pods, as far as they are known.
    init(in project: Project, pods: [String] = []) {
        self.project = project
        for pod in pods { known[pod] = true }
    }

    /// Whether a file belongs to a package or pod that lies below a folder; the folder's own does not count.
    mutating func hold(_ file: String, below folder: String) -> Bool {
        isWithin(Path.split(file).folder, below: folder)
    }

    private mutating func isWithin(_ place: String, below folder: String) -> Bool {
        guard !place.isEmpty, place != folder else { return false }
        let key = Way(place: place, folder: folder)
        if let known = ways[key] { return known }
        let isWithin = isPackage(place) || isWithin(Path.split(place).folder, below: folder)
        ways[key] = isWithin
        return isWithin
    }

    /// Which of some files belong to no target of the package in a folder that holds an Xcode project, too.
    mutating func withoutPackage(_ files: [String], in folder: String) -> [String] {
        guard !files.isEmpty, isPackage(folder),
            let text = try? project.fileSystem.read(project.path(Path.join(folder, "Package.swift")))
        else { return files }
        let manifest = PackageManifest(text)
        return files.filter { !manifest.holds(folder.isEmpty ? $0 : String($0.dropFirst(folder.count + 1))) }
    }

    /// The same for the package of the whole project, where an Xcode project that lies deeper is named for all files:
    /// what is not below it belongs to the package.
    mutating func withoutOuterPackage(_ files: [String], around folder: String) -> [String] {
        let outer = files.filter { !ProjectPath.isPath($0, below: folder) }
        guard !folder.isEmpty, !outer.isEmpty else { return files }
        let gone = Set(outer).subtracting(withoutPackage(outer, in: ""))
        return gone.isEmpty ? files : files.filter { !gone.contains($0) }
    }

    /// The same for the packages that an Xcode project builds and lies in itself.
    mutating func withoutPackages(_ files: [String], around xcode: XcodeFile) -> [String] {
        xcode.file.packagesAround.compactMap(xcode.outer).reduce(files) { files, folder in
            let own = files.filter { ProjectPath.isPath($0, below: folder) }
            let gone = Set(own).subtracting(withoutPackage(own, in: folder))
            return gone.isEmpty ? files : files.filter { !gone.contains($0) }
        }
    }

    /// Whether a folder is that of a package or a pod.
    mutating func isPackage(_ folder: String) -> Bool {
        if let known = known[folder] { return known }
        let entry = try? project.fileSystem.entry(at: project.path(Path.join(folder, "Package.swift")))
        known[folder] = entry != nil
        return entry != nil
    }
}
