import Platform
import Text

/// What one folder holds, as far as modules consist of it.
struct FolderListing: Sendable {
    /// One that is handed on as it is: a large project has many, and copies of them would count references to each
    /// part.
    final class Shared: Sendable {
        let listing: FolderListing

        init(_ listing: FolderListing) {
            self.listing = listing
        }
    }

    var files: [String] = []
    var folders: [String] = []
    /// Those of the files that are tests.
    var tests = TestIndex.Part()
    /// The names of the storyboards and xibs that are there in several languages, each in a folder for it.
    var localized: [String] = []
    var failures: [FileError] = []
    var holdsProject = false
    /// Whether the description of a pod lies here, which CocoaPods builds in a project of its own.
    var holdsPod = false
    /// Whether the terms lie here under which others may use what is in the folder.
    var holdsLicense = false
    /// Whether a file that is none of Swift's and may name a type of Swift's lies here.
    var mayNameTypes = false
    /// Whether an application begins here.
    var startsApplication = false
    /// The names of the Xcode projects, without their ending.
    var xcodeProjects: [Substring] = []

    /// What an application or package is made from, beside Xcode's own project.
    private static let projectFiles: Set = ["Package.swift", "Project.swift", "Podfile", "project.yml"]

    /// Nearly all names are longer.
    private static func isProjectFile(_ name: String) -> Bool { name.utf8.count < 14 && projectFiles.contains(name) }

    /// Lists the folder at a path below a root.
    init(
        of folder: String, in root: String, _ kinds: ModuleFileKinds, _ isExcluded: (String, String) -> Bool,
        _ fileSystem: any FileSystem
    ) {
        let place = folder.isEmpty ? root : Path.join(root, folder)
        var languages: [String] = []
        do throws(FileError) {
            for (name, kind) in try fileSystem.entries(in: place) where name.utf8.first != UInt8(ascii: ".") {
                if kind == .directory, name.utf8.ends(with: ".lproj".utf8) { languages.append(name) }
                take(name, kind, folder, kinds, isExcluded)
            }
        } catch {
            // What is gone by now is no folder of the project.
            if error.code != ENOENT || folder.isEmpty {
                var path = folder.isEmpty ? root : folder
                if error.operation == .decodeName { path = Path.join(path, Path.split(error.path).name) }
                failures.append(FileError(error.operation, path, code: error.code))
            }
        }
        files.sort()
        for file in files { tests.note(file) }
        folders.sort()
        for language in languages {
            let names = (try? fileSystem.names(in: Path.join(place, language))) ?? []
            localized += names.filter { ModuleFileKinds.isSource($0) && !$0.utf8.ends(with: ".swift".utf8) }
        }
    }

    private mutating func take(
        _ name: String, _ kind: Entry.Kind, _ folder: String, _ kinds: ModuleFileKinds,
        _ isExcluded: (String, String) -> Bool
    ) {
        let isPart = kinds.contain(name)
        switch kind {
        case .directory:
            if name.utf8.ends(with: ".xcodeproj".utf8) {
                holdsProject = true
                xcodeProjects.append(name.dropLast(10))
            }
            if !ForeignFolders.contain(name), !isExcluded(folder, name) { folders.append(name) }
        case .file where isPart, .link where isPart:
            if Self.isProjectFile(name) { holdsProject = true }
            if !isExcluded(folder, name) { files.append(name) }
            if name == "AppDelegate.swift" { startsApplication = true }
        case .file where Self.isProjectFile(name):
            holdsProject = true
            if ModuleFileKinds.mayNameTypes(name) { mayNameTypes = true }
        case .file where OthersFolders.isLicense(name): holdsLicense = true
        case .file where name.utf8.ends(with: ".podspec".utf8) || name.utf8.ends(with: ".podspec.json".utf8):
            holdsPod = true
        case .file where ModuleFileKinds.mayNameTypes(name), .link where ModuleFileKinds.mayNameTypes(name):
            mayNameTypes = true
        case .other where isPart:
            failures.append(FileError(.read, folder.isEmpty ? name : folder + "/" + name, code: EINVAL))
        default: break
        }
    }
}
