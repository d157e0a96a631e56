import Platform
import Text

/// Finds template sets: in folders, in the order given, and then among the built-in ones.
public struct SetLibrary: Sendable {
    /// Where a set was found.
    public struct Found: Sendable {
        /// The set's name.
        public var name: String
        /// The set's folder; nil for a built-in one.
        public var path: String?
    }

    /// Sets inside the binary.
    public struct BuiltIn: Sendable {
        let names: [String]
        let set: @Sendable (String) -> TemplateSet?

        /// No sets.
        public static let none = BuiltIn(names: []) { _ in nil }

        /// Sets of these names, each made when it is asked for.
        public init(names: [String], set: @escaping @Sendable (String) -> TemplateSet?) {
            self.names = names
            self.set = set
        }
    }

    private let folders: [String]
    private let builtIn: BuiltIn
    private let fileSystem: any FileSystem

    /// The sets in these folders, the first before the second, and the built-in ones.
    public init(folders: [String], builtIn: BuiltIn, on fileSystem: any FileSystem) {
        self.folders = folders
        self.builtIn = builtIn
        self.fileSystem = fileSystem
    }

    /// All sets, sorted by name; of several with one name the one that would be used.
    public func all() throws(TemplateSetError) -> [Found] {
        var sets: [String: Found] = [:]
        for name in builtIn.names { sets[name] = Found(name: name, path: nil) }
        do throws(FileError) {
            for folder in folders.reversed() where (try? fileSystem.entry(at: folder)) != nil {
                if try isSet(folder) {
                    let name = Self.lastComponent(folder)
                    sets[name] = Found(name: name, path: folder)
                    continue
                }
                for name in try fileSystem.names(in: folder) where try isSet("\(folder)/\(name)") {
                    sets[name] = Found(name: name, path: "\(folder)/\(name)")
                }
            }
        } catch { throw .file(error) }
        return sets.values.sorted { $0.name < $1.name }
    }

    /// Whether there is something of this name to load, be it sound or not.
    public func contains(_ name: String) -> Bool {
        builtIn.names.contains(name)
            || folders.contains { folder in
                Self.lastComponent(folder) == name && (try? isSet(folder)) == true
                    || Self.isPlain(name) && (try? fileSystem.entry(at: "\(folder)/\(name)")) != nil
            }
    }

    /// The set of this name; throws with the names there are.
    public func load(_ name: String) throws(TemplateSetError) -> TemplateSet {
        var other: String?
        for folder in folders {
            guard let path = try place(of: name, in: folder) else { continue }
            if try isMeantAsSet(path) { return try load(path: path) }
            other = other ?? path
        }
        if let set = builtIn.set(name) { return within(set) }
        if let other { throw noManifest(in: other) }
        throw .unknownSet(name, known: try all().map(\.name))
    }

    /// The set in this folder.
    public func load(path: String) throws(TemplateSetError) -> TemplateSet {
        let hasManifest: Bool
        do throws(FileError) { hasManifest = try isSet(path) } catch { throw .file(error) }
        guard hasManifest else { throw noManifest(in: path) }
        let folder = try SetFolder(path: path, on: fileSystem)
        return within(try TemplateSet(name: Self.lastComponent(path), folder: folder))
    }

    /// The set among the others, which its references may name.
    private func within(_ set: TemplateSet) -> TemplateSet {
        var set = set
        set.neighbours = Neighbours(in: self)
        return set
    }

    /// The folder of a set, which may be the one that sets are looked for in; nil where there is nothing of the name.
    private func place(of name: String, in folder: String) throws(TemplateSetError) -> String? {
        do throws(FileError) {
            if Self.lastComponent(folder) == name, try isSet(folder) { return folder }
            guard Self.isPlain(name) else { return nil }
            let path = "\(folder)/\(name)"
            return try exists(path, in: folder) ? path : nil
        } catch { throw .file(error) }
    }

    /// Whether a folder is a set, or one that has lost its manifest. Anything else hides no set of its name.
    private func isMeantAsSet(_ path: String) throws(TemplateSetError) -> Bool {
        do throws(FileError) {
            if try isSet(path) { return true }
            return try exists("\(path)/\(TemplateSet.defaultBlueprint)", in: path)
        } catch { throw .file(error) }
    }

    private func noManifest(in folder: String) -> TemplateSetError {
        let names = (try? fileSystem.names(in: folder)) ?? []
        return .noManifest(folder: folder, isGeneramba: names.contains { $0.hasSuffix(".rambaspec") })
    }

    private func isSet(_ path: String) throws(FileError) -> Bool {
        try exists("\(path)/\(TemplateSet.manifestName)", in: path)
    }

    /// Whether something is in a folder. A folder that cannot even be looked at, as in another's home, has nothing; in
    /// one that can, an error is no answer.
    private func exists(_ path: String, in folder: String) throws(FileError) -> Bool {
        do throws(FileError) {
            return try fileSystem.entry(at: path) != nil
        } catch {
            // What is too long to be a name is none of a file.
            guard error.code == ENAMETOOLONG || (try? fileSystem.entry(at: folder)) == nil else { throw error }
            return false
        }
    }

    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.contains("/") && !name.contains("\0")
    }

    private static func lastComponent(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
