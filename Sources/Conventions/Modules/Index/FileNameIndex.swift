import Platform
import Text

/// The names of a project's files that are no tests, as hashes.
struct FileNameIndex: Sendable {
    /// The names of Swift files, without their ending, with the numbers of the folders that they lie in; less than none
    /// where several have the name.
    private var swiftFiles: [UInt64: Int32] = [:]
    /// The same with the projects that they are in, where there are several.
    private var swiftFilesOfProjects: Set<UInt64> = []
    private var interfaces: Set<UInt64> = []

    /// What some folders hold.
    private struct Part: Sendable {
        var swiftFiles: [(name: UInt64, folder: Int32)] = []
        var interfaces: [UInt64] = []
    }

    /// Indexes the files of a tree.
    init(of tree: SourceTree, threads: Int) {
        let parts = tree.inParts(threads: threads) { Self.part(of: tree, $0) }
        let projects = tree.projectHashes
        swiftFiles.reserveCapacity(parts.reduce(0) { $0 + $1.swiftFiles.count })
        for part in parts {
            interfaces.formUnion(part.interfaces)
            for (name, folder) in part.swiftFiles {
                let isTaken = swiftFiles.updateValue(folder, forKey: name) != nil
                if isTaken { swiftFiles[name] = -1 }
                if !projects.isEmpty { swiftFilesOfProjects.insert(name ^ projects[Int(folder)]) }
            }
        }
    }

    private static func part(of tree: SourceTree, _ numbers: Range<Int>) -> Part {
        var part = Part()
        for number in numbers {
            let isTest = tree.folders[number].isTest
            for file in tree.folders[number].files {
                guard file.utf8.ends(with: ".swift".utf8) else {
                    if ModuleFileKinds.isSource(file) { part.interfaces.append(NameHash.of(file.utf8)) }
                    continue
                }
                let base = file.utf8.dropLast(6)
                guard !isTest, !TestNames.areTests(base) else { continue }
                part.swiftFiles.append((NameHash.of(base), Int32(number)))
            }
        }
        return part
    }

    /// Whether some Swift file is called by this name.
    func hasFile(named name: String) -> Bool { swiftFiles[NameHash.of(name.utf8)] != nil }

    /// The same of an application.
    func hasFile(named name: String, inProject project: UInt64) -> Bool {
        swiftFilesOfProjects.isEmpty
            ? hasFile(named: name) : swiftFilesOfProjects.contains(NameHash.of(name.utf8) ^ project)
    }

    /// The number of the folder that the one Swift file of this name lies in; nil where there is none, or several are.
    func folder(ofFile name: String) -> Int? {
        guard let folder = swiftFiles[NameHash.of(name.utf8)], folder >= 0 else { return nil }
        return Int(folder)
    }

    /// Whether there is a storyboard or xib of this name.
    func hasInterface(named name: String) -> Bool { interfaces.contains(NameHash.of(name.utf8)) }
}
