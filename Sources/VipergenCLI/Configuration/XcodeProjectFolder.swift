import Platform
import Text
import XcodeProject

/// The Xcode project in a directory: its name, and the header that it gives its files.
struct XcodeProjectFolder {
    /// The project's name, nil where there is none.
    let name: String?
    /// The names of the projects, without the one that CocoaPods makes, and of the workspaces.
    let projects: [String]
    let workspaces: [String]
    private let folders: [String]
    private let directory: String
    private let fileSystem: any FileSystem

    /// Whether a name is that of an Xcode project, and not of one that CocoaPods makes, nor of the link to that which
    /// its template for pods puts beside them.
    static func isProject(_ name: some StringProtocol) -> Bool {
        name.hasSuffix(".xcodeproj") && name != "Pods.xcodeproj" && name != "_Pods.xcodeproj"
    }

    /// Looks in one directory, not below it.
    init(in directory: String, on fileSystem: any FileSystem) throws {
        self.fileSystem = fileSystem
        self.directory = directory
        let names = try fileSystem.names(in: directory).sorted()
        projects = names.filter(Self.isProject)
        workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
        // A name of several lines would leave the comment that it is to stand in.
        name = (projects + workspaces).first { !$0.hasHazard }
            .map { String($0[..<($0.lastIndex(of: ".") ?? $0.endIndex)]) }
        folders = (projects + workspaces).map { Path.resolve($0, in: directory) }
    }

    /// The texts of the project files, one behind the other, with that of a project elsewhere which is named.
    func text(with named: String? = nil) throws(FileError) -> [UInt8] {
        var text: [UInt8] = []
        let other = named.map { Path.resolve($0, in: directory) }.flatMap { folders.contains($0) ? nil : $0 }
        for folder in folders + [other].compactMap(\.self) where folder.hasSuffix(".xcodeproj") {
            guard let bytes = try read("\(folder)/project.pbxproj") else { continue }
            // Of the only one there is no second copy: it may have megabytes.
            if text.isEmpty { text = bytes } else { text += bytes }
        }
        return text
    }

    /// A file's bytes; nil where there is none.
    private func read(_ path: String) throws(FileError) -> [UInt8]? {
        do throws(FileError) {
            return try fileSystem.read(path)
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return nil }
            throw error
        }
    }

    /// The macros of the project's `IDETemplateMacros.plist`, if it has a header among them. `warn` gets a line for one
    /// that cannot be read.
    func templateMacros(warning warn: (String) -> Void) throws(FileError) -> [String: String]? {
        for (name, folder) in zip(projects + workspaces, folders) {
            let path = "xcshareddata/IDETemplateMacros.plist"
            guard let bytes = try read("\(folder)/\(path)") else { continue }
            do throws(ProjectFileError) {
                let macros = try PropertyListStrings.read(bytes)
                if macros["FILEHEADER"] != nil { return macros }
            } catch {
                warn(Self.warning(of: "\(name)/\(path)", error))
            }
        }
        return nil
    }

    private static func warning(of path: String, _ error: ProjectFileError) -> String {
        let words =
            error.kind == .binary
            ? "a binary property list is not read; convert it with 'plutil -convert xml1 \(escaped(shellWord(path)))'"
            : "it is no sound property list, and its header is not used"
        return "\(error.location.text(in: escaped(path))): warning: \(words)\n"
    }
}
