import Text
import XcodeProject

extension XcodeFile {
    /// The first Swift file that has the name of one that is added to the same target, as a path below vipergen's
    /// project.
    func namesake(of additions: [Edit.Addition]) -> (file: String, target: String)? {
        let added = Set(additions.map(\.path))
        let targets = Dictionary(
            additions.filter { $0.path.hasSuffix(".swift") && !$0.targets.isEmpty }
                .map { (Path.split($0.path).name, $0.targets) }
        ) { $0 + $1 }
        guard !targets.isEmpty else { return nil }
        for reference in file.files(named: Set(targets.keys)) {
            guard let path = reference.path, let wanted = targets[Path.split(path).name], !added.contains(path) else {
                continue
            }
            if let found = reference.memberships.first(where: { wanted.contains($0.target) }) {
                return (outer(path) ?? path, found.target)
            }
        }
        return nil
    }

    /// The targets but for tests that each build most of the Swift files below a folder, in the order of the file.
    func productTargets(below folder: String) -> [String] {
        targets(below: folder) { ![.unitTests, .uiTests].contains($0) }
    }

    /// The targets of some kinds that each build most of the Swift files below a folder, in the order of the file.
    func targets(below folder: String, ofKind isWanted: (Target.Kind) -> Bool) -> [String] {
        let place = inner(folder)
        let candidates = file.targetsWithoutSettings.filter { isWanted($0.kind) }.map(\.name)
        guard let targets = SwiftFileCounts(file).targets(ofMostBelow: place) else {
            let synchronized = file.synchronizedFolders.last {
                $0.path == place || ProjectPath.isPath(place, below: $0.path)
            }
            return candidates.filter { synchronized?.targets.contains($0) ?? false }
        }
        return candidates.filter(targets.contains)
    }

    /// The targets that all leave out a file of a synchronized folder, which none builds then; nil where that is not
    /// so.
    func omission(of path: String) -> [String]? {
        let path = inner(path)
        for folder in file.synchronizedFolders.reversed() {
            guard let file = folder.relativePath(of: path) else { continue }
            if case .leftOut = folder.omission(of: file) { return folder.targets }
            return nil
        }
        return nil
    }
}
