import SwiftOutline

/// A module with the texts of its files, as rules see it.
final class ModuleUnderCheck {
    let name: String
    let folder: String
    let ownsFolder: Bool
    /// What its set expects; nil where it follows none.
    let convention: Convention?
    let forms: ModuleForms
    let index: ProjectIndex
    let layers: LayerTable
    /// A number for the application that it is part of.
    let project: UInt64
    /// The files, by path.
    private(set) var files: [ModuleFile] = []
    /// The names of the files that the set may write, made once.
    private var expectedNames: [String] = []

    init(_ found: FoundModule, convention: Convention?, index: ProjectIndex, texts: [(path: String, bytes: [UInt8])]) {
        name = found.name
        folder = found.folder
        ownsFolder = found.ownsFolder
        self.convention = convention
        forms = ModuleForms(found.name)
        self.index = index
        layers = convention?.layers ?? .standard
        project = index.project(of: found.folder)
        expectedNames = convention?.files.map { $0.name.isOpen ? "" : $0.name.text(for: forms) } ?? []
        files = texts.map { ModuleFile(path: $0.path, bytes: $0.bytes, in: self) }
    }

    /// What the set has under a file's name, and whether it has it at this path.
    func expectedFile(name: String, path: String) -> (file: ExpectedFile, isInPlace: Bool)? {
        guard let convention else { return nil }
        var elsewhere: ExpectedFile?
        for (index, file) in convention.files.enumerated() {
            guard file.name.isOpen ? file.name.matches(name, for: forms) : expectedNames[index] == name else { continue }
            if isPlace(of: file, path) { return (file, true) }
            if elsewhere == nil || elsewhere?.name.isOpen == true { elsewhere = file }
        }
        return elsewhere.map { ($0, false) }
    }

    private func isPlace(of file: ExpectedFile, _ path: String) -> Bool {
        guard path.hasPrefix(folder) else { return false }
        let parts = path.utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1).split(separator: UInt8(ascii: "/"))
            .dropLast().map(Substring.init)
        return parts.count == file.folders.count
            && zip(parts, file.folders).allSatisfy { $1.matches(String($0), for: forms) }
    }

    /// The file that holds what the set expects in this one.
    func file(for expected: ExpectedFile) -> ModuleFile? {
        let wanted = expected.name.text(for: forms)
        return files.first { $0.name == wanted }
    }

    /// The declarations of a type of this name, extensions left out, with the files they stand in.
    func declarations(of type: String) -> [(file: ModuleFile, type: Int)] {
        declarations[type] ?? []
    }

    /// Top-level types of the module by name.
    private lazy var declarations: [String: [(file: ModuleFile, type: Int)]] = {
        var found: [String: [(file: ModuleFile, type: Int)]] = [:]
        for file in files {
            for (index, type) in file.outline.types.enumerated() where type.parent == nil && type.kind != .extension {
                found[file.outline.text(of: type.name), default: []].append((file, index))
            }
        }
        return found
    }()

    /// The names of the top-level types that the module declares, in the order of the files.
    private(set) lazy var typeNames: [String] = files.flatMap { file in
        file.outline.types.filter { $0.parent == nil && $0.kind != .extension }.map { file.outline.text(of: $0.name) }
    }

    /// What a type inherits: in its declaration, and in the extensions of it in the module.
    func inherits(_ type: String) -> [String] { inheritances[type] ?? [] }

    private lazy var inheritances: [String: [String]] = {
        var found: [String: [String]] = [:]
        for file in files {
            for type in file.outline.types where type.parent == nil && !type.inherits.isEmpty {
                found[file.outline.text(of: type.name), default: []] += file.outline.inheritedNames(of: type)
            }
        }
        return found
    }()
}
