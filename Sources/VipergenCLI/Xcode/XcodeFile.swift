import FileChanges
import Text
import XcodeProject

/// An Xcode project's file as it was read, for edits that speak of paths below vipergen's project.
struct XcodeFile {
    /// The path of the `.xcodeproj` below vipergen's project.
    let project: String
    let file: ProjectFile

    /// The path of the file itself.
    var path: String { "\(project)/project.pbxproj" }
    /// The folder that the project lies in; empty for that of vipergen's project.
    var folder: String { Path.split(project).folder }

    /// Reads the file of a project.
    init(_ path: String, in project: Project) throws {
        self.project = path
        let bytes = try project.fileSystem.read(project.path("\(path)/project.pbxproj"))
        do throws(ProjectFileError) {
            file = try ProjectFile(bytes)
        } catch {
            throw XcodeError.unreadable(path: "\(path)/project.pbxproj", error)
        }
    }

    /// A path below vipergen's project as the Xcode project names it.
    func inner(_ path: String) -> String { ProjectPath.path(path, from: folder) }

    /// A path that the Xcode project names as one below vipergen's project; nil where it lies elsewhere.
    func outer(_ path: String) -> String? {
        path.utf8.first == Path.slash ? nil : ProjectPath.normal(Path.join(folder, path))
    }

    /// Throws where the file is written in a form that is only read, before anybody is asked about its targets.
    func expectEditable() throws {
        guard file.format == .openStep else { throw XcodeError.notEditable(path: path, .notEditable(file.format)) }
    }

    /// The file after an edit, with its words for reports; nil where the edit changes nothing.
    func applying(_ edit: Edit) throws -> (change: FileChange, words: String)? {
        let edited: EditedProject
        do throws(EditError) {
            edited = try file.applying(edit)
        } catch {
            throw XcodeError.notEditable(path: path, error)
        }
        guard edited.isChanged else { return nil }
        let change = FileChange(path: path, contents: edited.text, basis: file.text, origin: .project)
        return (change, "\(project): \(Self.words(for: edited))")
    }

    /// `12 files to App, 8 to AppTests`.
    private static func words(for edited: EditedProject) -> String {
        var parts: [String] = []
        func add(_ number: Int, _ rest: String) {
            guard number > 0 else { return }
            parts.append((parts.isEmpty ? count(number, "file") : "\(number)") + " " + rest)
        }
        for target in edited.targets { add(target.added, "to \(target.target)") }
        for target in edited.targets { add(target.removed, "from \(target.target)") }
        add(edited.movedReferences, "moved")
        if parts.isEmpty { add(edited.addedReferences, "added, in no target") }
        if parts.isEmpty { add(edited.removedReferences, "removed") }
        if edited.changedConfigurations > 0 {
            parts.append(
                count(
                    edited.changedConfigurations, "configuration without its base", "configurations without their base")
            )
        }
        return parts.isEmpty ? "updated" : parts.joined(separator: ", ")
    }
}
