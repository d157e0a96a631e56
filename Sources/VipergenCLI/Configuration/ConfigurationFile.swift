import JSON5
import Platform
import Text

extension Configuration {
    /// Reads a configuration file; nil where there is none.
    static func read(_ path: String, on fileSystem: any FileSystem) throws -> Configuration? {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try fileSystem.read(path)
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return nil }
            throw error
        }
        do {
            return try Configuration(Node(json5: bytes), path: path)
        } catch let error as JSON5Error {
            throw ConfigurationError.syntax(path: path, error)
        } catch let error as ShapeError {
            throw ConfigurationError.shape(path: path, error)
        }
    }

    private init(_ root: Node, path: String) throws {
        let object = try ObjectReader(root, known: Self.keys)
        template = try object.string("template")
        templates = try object.strings("templates") ?? []
        project = try object.string("project")
        author = try object.string("author")
        organization = try object.string("organization")
        header = try object.string("header")
        date = try object.string("date")
        if let date, !Self.isDate(date) {
            throw ConfigurationError.badDate(path: path, object["date"]?.location ?? object.location, date)
        }
        for (root, node) in try object.named("directories", by: "root") {
            guard case .string(let directory) = node.content else {
                throw ShapeError(kind: .wrongType(key: root, expected: .string), location: node.location)
            }
            guard Self.isPlainPath(directory) else {
                throw ConfigurationError.badDirectory(path: path, node.location, directory)
            }
            directories[root] = directory
        }
        if CheckSettings.keys.contains(where: { object[$0] != nil }) { check = try CheckSettings(object, path: path) }
        for (set, node) in try object.named("parameters", by: "set") {
            parameters[set] = try Self.settings(node, set: set, path: path)
        }
    }

    private static func settings(_ node: Node, set: String, path: String) throws(ShapeError) -> [ParameterSetting] {
        guard case .object(let members) = node.content else {
            throw ShapeError(kind: .wrongType(key: set, expected: .object), location: node.location)
        }
        var settings: [ParameterSetting] = []
        for member in members {
            let texts: [String]
            switch member.value.content {
            case .bool(let value): texts = [String(value)]
            case .string(let text): texts = [text]
            case .array:
                texts = try ObjectReader(node, known: members.map(\.key)).strings(member.key) ?? []
            default:
                throw ShapeError(kind: .wrongType(key: member.key, expected: .strings), location: member.value.location)
            }
            settings.append(ParameterSetting(name: member.key, texts: texts, path: path, location: member.location))
        }
        return settings
    }

    private static func isDate(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { $0.utf8.allSatisfy { (48...57).contains($0) } }
    }

    static func isPlainPath(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let trimmed = parts.last == "" ? parts.dropLast() : parts[...]
        return !trimmed.isEmpty && trimmed.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }
    }
}
