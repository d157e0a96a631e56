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
            if old == nil { try edit.set([Key.schema.name], to: .string(SchemaFile.configuration.url)) }
            for setting in settings { try edit.set(setting.path, to: setting.value) }
            let text = old?.endsLinesAsWindowsDoes == true ? edit.text.endingLinesAsWindowsDoes : edit.text
            return FileChange(path: Configuration.fileName, contents: text, basis: old, origin: .own)
        } catch {
            throw ConfigurationError.syntax(path: path, error)
        }
    }
}

extension [UInt8] {
    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// Whether there are lines, and all of them end in two bytes.
    fileprivate var endsLinesAsWindowsDoes: Bool {
        contains(Self.newline) && endingLinesAsWindowsDoes.count == count
    }

    fileprivate var endingLinesAsWindowsDoes: [UInt8] {
        var text: [UInt8] = []
        for byte in self {
            if byte == Self.newline, text.last != Self.carriageReturn { text.append(Self.carriageReturn) }
            text.append(byte)
        }
        return text
    }
}
