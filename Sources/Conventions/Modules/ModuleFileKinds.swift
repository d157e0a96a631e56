import Text

/// Which files are parts of modules: Swift files, storyboards and xibs, and what else sets write.
struct ModuleFileKinds: Sendable {
    private static let sources = [".swift", ".storyboard", ".xib"]
    private static let usualTable = SuffixTable(sources)

    private let table: SuffixTable
    /// The names of what is called alike in all modules, such as `Localizable.strings`.
    private let plainNames: Set<String>

    init(_ sets: [SetNames]) {
        let others = sets.flatMap(\.files).filter { !$0.isSource }
        table = others.isEmpty ? Self.usualTable : SuffixTable(Self.sources + Set(others.compactMap(\.ending)).sorted())
        plainNames = Set(others.compactMap(\.plainName))
    }

    /// Whether a file may be a part of a module.
    func contain(_ name: String) -> Bool { table.match(name[...].utf8) != nil }

    /// Whether it is one of Swift's, a storyboard or a xib.
    static func isSource(_ name: String) -> Bool { usualTable.match(name[...].utf8) != nil }

    /// Whether a file that may be a part of some module is one of this.
    func isPart(_ name: String, of module: String) -> Bool {
        Self.isSource(name) || name.contains(module) || plainNames.contains(name)
    }
}

extension SetNames.File {
    fileprivate var isSource: Bool {
        guard case .text(let end)? = name.pieces.last else { return false }
        return ModuleFileKinds.isSource("*" + end)
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
