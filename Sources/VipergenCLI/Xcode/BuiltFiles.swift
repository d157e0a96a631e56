import Text
import XcodeProject

/// The files that the targets of an Xcode project build.
struct BuiltFiles {
    let xcode: XcodeFile
    private var kept: [ReferencedFile]?

    init(of xcode: XcodeFile) {
        self.xcode = xcode
    }

    /// Those of the Xcode project at a path. Throws where it cannot be read.
    init(_ path: String, in project: Project) throws {
        self.init(of: try XcodeFile(path, in: project))
    }

    /// The files. To list those of a large project takes milliseconds.
    var all: [ReferencedFile] { kept ?? xcode.file.files.filter { !$0.memberships.isEmpty } }

    /// Keeps the files for whoever asks next.
    mutating func keep() { kept = all }

    /// The paths below the Xcode project's folder, in small letters.
    var paths: Set<String> { Set(all.lazy.compactMap { $0.path?.lowercased() }) }

    /// The paths of those of some name, below vipergen's project.
    func files(named name: String) -> [String] {
        xcode.file.files(named: [name]).filter { !$0.memberships.isEmpty }.compactMap { $0.path.flatMap(xcode.outer) }
    }

    /// The path of the only one of some name that is not there, below vipergen's project or as the Xcode project has it
    /// where it lies elsewhere.
    func lostFile(named name: String, in project: Project) -> String? {
        let paths = Set(xcode.file.files(named: [name]).filter { !$0.memberships.isEmpty }.compactMap(\.path))
        let lost = paths.filter { !xcode.isThere($0, in: project) }
        return lost.count == 1 ? lost.first.map { xcode.outer($0) ?? $0 } : nil
    }

    /// The folders and names of files that lie outside vipergen's project: a file here may be one of them, by a path
    /// that leads to it on its author's machine alone.
    var placesElsewhere: Set<String> {
        Set(all.lazy.compactMap(\.path).filter { xcode.outer($0) == nil }.map(Self.place))
    }

    /// The name of a file and of the folder that it lies in.
    static func place(of path: String) -> String {
        Path.components(path).suffix(2).joined(separator: "/").lowercased()
    }

    /// The targets that build some files, by the files' paths below vipergen's project.
    func targets(of files: [String]) -> [String: Set<String>] {
        guard !files.isEmpty else { return [:] }
        let wanted = Dictionary(files.map { (xcode.inner($0), $0) }) { first, _ in first }
        var targets: [String: Set<String>] = [:]
        for file in all {
            guard let path = file.path.flatMap({ wanted[$0] }) else { continue }
            targets[path, default: []].formUnion(file.memberships.map { "\(xcode.project):\($0.target)" })
        }
        let names = xcode.file.targetsWithoutSettings.map(\.name)
        for folder in xcode.file.synchronizedFolders {
            for (path, outer) in wanted {
                guard let relative = folder.relativePath(of: path) else { continue }
                let own = names.filter { folder.isMember(relative, of: $0) }
                targets[outer, default: []].formUnion(own.map { "\(xcode.project):\($0)" })
            }
        }
        return targets
    }
}
