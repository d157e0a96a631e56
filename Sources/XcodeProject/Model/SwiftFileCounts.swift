import Text

/// How many Swift files lie below each folder of a project, and which targets build them. Folders and targets are
/// counted by their numbers: a path for each file would take as long as to read the project.
public struct SwiftFileCounts: Sendable {
    /// What lies below a folder.
    private struct Count {
        var files = 0
        /// How many of the files some target builds.
        var built = 0
        /// How many each target builds, by its object.
        var byTarget: [Int: Int] = [:]
    }

    private let project: ProjectFile
    private var counts: [Count]

    /// Counts the files of a project.
    public init(_ project: ProjectFile) {
        self.project = project
        let (tree, entries) = (project.tree, BuildEntries(project))
        counts = [Count](repeating: Count(), count: tree.folders.count)
        for object in tree.order.lazy.map(Int.init) where project.isFile(object) {
            guard let folder = tree.location(of: object), tree.isSwift(object, in: project.objects) else { continue }
            counts[folder].files += 1
            // The lines of one target stand together.
            var last: Int?
            for entry in entries[project.buildItem(of: object)] where entry.target != last {
                if last == nil { counts[folder].built += 1 }
                counts[folder].byTarget[entry.target, default: 0] += 1
                last = entry.target
            }
        }
        // A folder has a higher number than the one around it.
        for folder in counts.indices.reversed() where counts[folder].files > 0 {
            guard let parent = tree.folders.parent(of: folder) else { continue }
            counts[parent].files += counts[folder].files
            counts[parent].built += counts[folder].built
            counts[parent].byTarget.merge(counts[folder].byTarget, uniquingKeysWith: +)
        }
    }

    /// The names of the targets that build most of the Swift files below a folder, whether all of these are built or
    /// not; nil where none lies there.
    ///
    /// - Parameter folder: The path from the project's folder, whose own is empty.
    public func targets(ofMostBelow folder: String) -> [String]? {
        guard let folder = project.tree.folders.find(folder), counts[folder].files > 0 else { return nil }
        return names(counts[folder], most: counts[folder].files)
    }

    /// The names, sorted, of the targets that build most of the Swift files in the nearest folder around a file in
    /// which any are built; nil where there is no such folder but the project's own.
    public func targets(around path: String) -> [String]? {
        var folder = Path.split(path).folder
        while !folder.isEmpty {
            if let known = project.tree.folders.find(folder), counts[known].built > 0 {
                let names = names(counts[known], most: counts[known].built)
                return names.isEmpty ? nil : names.sorted()
            }
            folder = Path.split(folder).folder
        }
        return nil
    }

    private func names(_ count: Count, most all: Int) -> [String] {
        count.byTarget.filter { $0.value * 2 > all }.map { project.name(ofTarget: $0.key) }
    }
}
