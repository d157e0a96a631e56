import Platform
import Text

/// The files of a project's folders as an Xcode project may name them: one that Xcode shows as one file, such as an
/// asset catalog, is one.
struct XcodeFiles {
    private let project: Project
    private let exclusions: Exclusions

    init(in project: Project) {
        self.project = project
        exclusions = Exclusions(of: project, project.configuration.check ?? CheckSettings())
    }

    /// The files that words of the command line name, by their paths below the project.
    func find(_ words: [String], _ context: RunContext) throws -> [String] {
        var found: [String] = []
        for word in words {
            let candidates = try ProjectPath.candidates(word, in: project, context)
            guard let path = try candidates.first(where: { try kind(of: $0) != nil }) else {
                throw XcodeError.noSuchFile(word, nearest: NearbyName.of(word, among: candidates, in: project))
            }
            guard !Self.isForeign(path), try isFileOrFolder(path) else { throw XcodeError.notAddable(word) }
            let isFolder =
                try kind(of: path) == .directory && (!ForeignFolders.isBundle(path) || path.hasSuffix(".lproj"))
            found += try isFolder ? files(in: path) { _ in true } : [path]
        }
        return found
    }

    /// Whether something lies there that can be read: no pipe, and no link that leads to none or to nothing.
    private func isFileOrFolder(_ path: String) throws -> Bool {
        switch try kind(of: path) {
        case .file, .directory: true
        case .link:
            (try? project.fileSystem.realPath(project.path(path)))
                .flatMap { try? project.fileSystem.entry(at: $0) }.map { $0.kind != .other } ?? false
        case .other, nil: false
        }
    }

    /// Whether a path is git's or vipergen's own, or that of a project, which only Xcode can put into another.
    private static func isForeign(_ path: String) -> Bool {
        Path.components(path).contains {
            $0 == ".git" || $0.hasPrefix(".vipergen") || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
        }
    }

    /// The files in a folder that a target should hold. Folders with a project of their own, and Swift packages, are
    /// passed over.
    func sources(in folder: String) throws -> [String] {
        let found = try files(in: folder) { names in
            !names.contains { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }
        }
        return found.filter(Self.isSource)
    }

    private static let sourceExtensions: Set = [
        "swift", "m", "mm", "c", "cpp", "metal", "storyboard", "xib", "xcassets", "strings", "stringsdict", "xcstrings",
        "xcdatamodeld", "intentdefinition",
    ]

    private static func isSource(_ path: String) -> Bool {
        let name = path.lastComponent
        guard let dot = name.lastIndex(of: "."), name != "Package.swift" else { return false }
        return sourceExtensions.contains(String(name[name.index(after: dot)...]))
    }

    /// The files below a folder, sorted. `enters` tells by the names in a folder below whether to go into it.
    private func files(in folder: String, entering enters: ([String]) -> Bool) throws -> [String] {
        var found: [String] = []
        var folders = [folder]
        while let current = folders.popLast() {
            let entries = try project.fileSystem.entries(in: current.isEmpty ? project.root : project.path(current))
            guard current == folder || enters(entries.map(\.name)) else { continue }
            for (name, kind) in entries where !exclusions.cover(name, in: current) {
                let path = Path.join(current, name)
                if kind == .file {
                    // Editors leave what was there before under a name with a tilde.
                    if name.utf8.first != UInt8(ascii: "."), name.utf8.last != UInt8(ascii: "~") { found.append(path) }
                } else if kind == .directory {
                    if !ForeignFolders.contain(name) || name.hasSuffix(".lproj") {
                        folders.append(path)
                    } else if ForeignFolders.isBundle(name), !name.hasSuffix(".xcodeproj") {
                        found.append(path)
                    }
                }
            }
        }
        return found.sorted()
    }

    private func kind(of path: String) throws -> Entry.Kind? {
        path.isEmpty ? .directory : try project.fileSystem.entry(at: project.path(path))?.kind
    }
}
