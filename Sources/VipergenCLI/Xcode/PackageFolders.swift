import Platform
import Text

/// The folders of a project in which Swift packages lie, whose files no Xcode project names.
struct PackageFolders {
    private let project: Project
    private var known: [String: Bool] = [:]

    init(in project: Project) {
        self.project = project
    }

    /// Whether a file belongs to a package that lies below a folder; the folder's own does not count.
    mutating func hold(_ file: String, below folder: String) -> Bool {
        var place = Path.split(file).folder
        while !place.isEmpty, place != folder {
            if isPackage(place) { return true }
            place = Path.split(place).folder
        }
        return false
    }

    /// Whether a folder is that of a package.
    mutating func isPackage(_ folder: String) -> Bool {
        if let known = known[folder] { return known }
        let entry = try? project.fileSystem.entry(at: project.path(Path.join(folder, "Package.swift")))
        known[folder] = entry != nil
        return entry != nil
    }
}
