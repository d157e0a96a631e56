import FileChanges
import JSON5
import Platform

/// The project's own configuration as a text that some keys are set in; all else of it stays.
struct ConfigurationEdit {
    private let old: [UInt8]?
    private let path: String

    init(in project: Project) throws {
        path = project.path(Configuration.fileName)
        old = try project.fileSystem.entry(at: path) == nil ? nil : project.fileSystem.read(path)
    }

    /// The file with these values, each at its path of keys.
    func change(_ settings: [(path: [String], value: JSONText)]) throws -> FileChange {
        do throws(JSON5Error) {
            var edit = try JSON5Edit(old ?? Array("{}\n".utf8))
            for setting in settings { try edit.set(setting.path, to: setting.value) }
            return FileChange(path: Configuration.fileName, contents: edit.text, basis: old, origin: .own)
        } catch {
            throw ConfigurationError.syntax(path: path, error)
        }
    }
}
