import Text

/// Which files are parts of modules: Swift files, storyboards and xibs, and what else sets write.
struct ModuleFileKinds: Sendable {
    fileprivate static let sources = [".swift", ".storyboard", ".xib"]
    private static let usualTable = SuffixTable(sources)

    private let table: SuffixTable
    /// The names of what is called alike in all modules, such as `Localizable.strings`.
    private let plainNames: Set<String>
    /// The names in which the module's stands in another form, such as `client_list.json`.
    private let formedNames: [NamePattern]

    init(_ sets: [SetNames]) {
        let others = sets.flatMap(\.files).filter { !$0.isSource }
        table = others.isEmpty ? Self.usualTable : SuffixTable(Self.sources + Set(others.compactMap(\.ending)).sorted())
        plainNames = Set(others.compactMap(\.plainName))
        formedNames = others.map(\.name).filter(\.hasFormedName)
    }

    /// Whether a file may be a part of a module.
    func contain(_ name: String) -> Bool { table.match(name[...].utf8) != nil }

    /// Whether it is one of Swift's, a storyboard or a xib.
    static func isSource(_ name: String) -> Bool { usualTable.match(name[...].utf8) != nil }

    /// Whether a file may name types of Swift's, and is none of Swift's: one of Objective-C, XcodeGen's description of
    /// a project, or what the system reads to make an object.
    static func mayNameTypes(_ name: String) -> Bool {
        guard let last = name.utf8.last, "mhlt".utf8.contains(last), name.utf8.first != UInt8(ascii: ".") else {
            return false
        }
        return namingTypes.contains { name.utf8.ends(with: $0.utf8) }
    }

    private static let namingTypes = [".m", ".mm", ".h", ".pch", ".yml", ".yaml", ".plist"]

    /// Whether a file that may be a part of some module is one of this.
    func isPart(_ name: String, of module: String) -> Bool {
        if Self.isSource(name) || name.contains(module) || plainNames.contains(name) { return true }
        guard !formedNames.isEmpty else { return false }
        let forms = ModuleForms(module)
        return formedNames.contains { $0.matches(name, for: forms) }
    }
}

extension SetNames.File {
    fileprivate var isSource: Bool {
        guard case .text(let end)? = name.pieces.last else { return false }
        return ModuleFileKinds.sources.contains { end.utf8.ends(with: $0.utf8) }
    }

    /// What the names end with, from the dot on.
    fileprivate var ending: String? {
        guard case .text(let end)? = name.pieces.last, let dot = end.lastIndex(of: ".") else { return nil }
        return String(end[dot...])
    }

    fileprivate var plainName: String? {
        guard case .text(let text)? = name.pieces.first, name.pieces.count == 1 else { return nil }
        return text
    }
}
