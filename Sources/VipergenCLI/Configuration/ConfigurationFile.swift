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
            // A link is there, whatever it leads to.
            let isAbsent = error.code == ENOENT || error.code == ENOTDIR
            guard isAbsent, (try? fileSystem.entry(at: path)) == nil else { throw error }
            return nil
        }
        do {
            return try Configuration(Node(json5: bytes), in: bytes, path: path)
        } catch let error as JSON5Error {
            throw ConfigurationError.syntax(path: path, error)
        } catch let error as ShapeError {
            throw ConfigurationError.shape(path: path, error)
        }
    }

    private init(_ root: Node, in source: [UInt8], path: String) throws {
        let object = try ObjectReader(root, ConfigurationKeys.all)
        if let name = try object.string(ConfigurationKeys.template) {
            let location = object[ConfigurationKeys.template]?.location ?? object.location
            template = ConfiguredSet(name: name, origin: .file(path: path, location))
        }
        templates = try object.strings(ConfigurationKeys.templates) ?? []
        templatePlaces = try object.places(of: ConfigurationKeys.templates).map {
            ConfiguredName(name: $0.text, path: path, location: $0.location)
        }
        project = try Self.line(ConfigurationKeys.project, of: object, path)
        author = try Self.line(ConfigurationKeys.author, of: object, path)
        organization = try Self.line(ConfigurationKeys.organization, of: object, path)
        _ = try object.string(ConfigurationKeys.header)
        header = object[ConfigurationKeys.header].flatMap { QuotedText($0, in: source, of: path) }
        date = try object.string(ConfigurationKeys.date)
        if let date, !Self.isDate(date) {
            let location = object[ConfigurationKeys.date]?.location ?? object.location
            throw ConfigurationError.badDate(path: path, location, date)
        }
        for member in try object.map(ConfigurationKeys.directories) {
            let text = try member.value.string(named: member.key)
            let directory = Self.withoutDot(text)
            guard Self.isPlainPath(directory), !directory.hasHazard else {
                throw ConfigurationError.badPath(path: path, member.value.location, text)
            }
            directories[member.key] = directory
            roots.append(ConfiguredName(name: member.key, path: path, location: member.location))
        }
        if CheckKeys.all.contains(where: { object[$0] != nil }) { check = try CheckSettings(object, path: path) }
        if let baseline = check?.baseline, !Self.isPlainPath(baseline) {
            let location = object[CheckKeys.baseline]?.location ?? object.location
            throw ConfigurationError.badPath(path: path, location, baseline)
        }
        if let node = object[ConfigurationKeys.xcode] { xcode = try XcodeSettings(node, path: path) }
        if let identifier = xcode.bundleIdentifier, !XcodeSettings.isBundleIdentifier(identifier.name) {
            throw ConfigurationError.badBundleIdentifier(identifier)
        }
        for member in try object.map(ConfigurationKeys.parameters) {
            parameters[member.key] = try Self.settings(member, path: path)
            parametrizedSets.append(ConfiguredName(name: member.key, path: path, location: member.location))
        }
    }

    /// A text for a line of a comment, which another line would leave.
    private static func line(_ key: Key, of object: ObjectReader, _ path: String) throws -> String? {
        guard let text = try object.string(key) else { return nil }
        guard !text.hasHazard else {
            let location = object[key]?.location ?? object.location
            throw ConfigurationError.badLine(path: path, location, key.name, text)
        }
        return text
    }

    private static func settings(_ set: Node.Member, path: String) throws(ShapeError) -> [ParameterSetting] {
        var settings: [ParameterSetting] = []
        for member in try set.value.map(named: set.key, as: ConfigurationKeys.parametersOfSet) {
            let name = ConfiguredName(name: member.key, path: path, location: member.location)
            settings.append(try setting(name, member.value))
        }
        return settings
    }

    private static func setting(_ name: ConfiguredName, _ node: Node) throws(ShapeError) -> ParameterSetting {
        switch node.content {
        case .bool(let value): return ParameterSetting(name: name, texts: [(String(value), node.location)])
        case .string(let text): return ParameterSetting(name: name, texts: [(text, node.location)])
        case .array(let items):
            var texts: [(text: String, location: Location)] = []
            for item in items { texts.append((try item.item(of: name.name), item.location)) }
            return ParameterSetting(name: name, texts: texts, list: node.location)
        default: throw ShapeError(kind: .wrongType(key: name.name, expected: .setting), location: node.location)
        }
    }

    private static func isDate(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
        else { return false }
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...lengths[month - 1]).contains(day)
    }

    /// A path without the `./` that it may begin with.
    static func withoutDot(_ path: String) -> String {
        path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    static func isPlainPath(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let trimmed = parts.last == "" ? parts.dropLast() : parts[...]
        return !trimmed.isEmpty && trimmed.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }
    }
}
