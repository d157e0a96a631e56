import Text
import XcodeProject

/// The targets that build what lies around a file: who adds one to a folder means its targets.
struct NeighbouringTargets {
    /// How many Swift files below a folder targets build, and how many of them each does.
    private var counts: [String: (all: Int, byTarget: [String: Int])] = [:]

    init(in file: ProjectFile) {
        for reference in file.files {
            guard let path = reference.path, path.hasSuffix(".swift"), !reference.memberships.isEmpty else { continue }
            let targets = Set(reference.memberships.map(\.target))
            var folder = Path.split(path).folder
            while !folder.isEmpty {
                counts[folder, default: (0, [:])].all += 1
                for target in targets { counts[folder]?.byTarget[target, default: 0] += 1 }
                folder = Path.split(folder).folder
            }
        }
    }

    /// The targets that build most of the Swift files in the nearest folder around a file that has any; nil where there is
    /// no such folder but the project's own.
    func targets(of path: String) -> [String]? {
        var folder = Path.split(path).folder
        while !folder.isEmpty {
            if let (all, byTarget) = counts[folder] {
                let most = byTarget.filter { $0.value * 2 > all }.keys.sorted()
                return most.isEmpty ? nil : most
            }
            folder = Path.split(folder).folder
        }
        return nil
    }
}
