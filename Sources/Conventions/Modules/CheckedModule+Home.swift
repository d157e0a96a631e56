import Text

extension Convention {
    /// The root of a module's own folder, where other files have other ones that are called as the module, too.
    var mainRootOfSeveral: [NamePattern]? {
        let roots = files.lazy.filter(\.isRequired).map(\.root).filter { $0.last?.hasName == true }
        guard let first = roots.first, roots.contains(where: { $0 != first }) else { return nil }
        let swift = files.filter { $0.isRequired && $0.name.isSwiftFile }
        return ModuleHome.main(of: swift.map(\.root))
    }

    /// Whether no root has most of a module's files: then no folder is its own.
    var hasNoRoot: Bool {
        let swift = files.filter { $0.isRequired && $0.name.isSwiftFile && $0.name.hasName }
        let roots = Dictionary(grouping: swift) { $0.root.first }.values
        return roots.count > 1 && !roots.contains { $0.count * 2 > swift.count }
    }

    /// The root of a module's own folder.
    var homeRoot: [NamePattern] { mainRoot ?? files.first?.root ?? [] }
}

extension CheckedModule {
    /// The folder of the module that a file lies in: its own, but for a layer that has a root of its own.
    func home(of file: ExpectedFile) -> String {
        if convention?.isSpread == true { return Path.join(place(file.root[...])) }
        guard let main = convention?.mainRoot, file.root != main, file.root.last?.hasName == true else { return folder }
        let own = place(main.dropLast())
        let parts = Path.components(folder)
        guard parts.count > own.count, parts.starts(with: own), let name = file.root.last else { return folder }
        return Path.join(place(file.root.dropLast()) + parts[own.count..<parts.count - 1] + [name.text(for: forms)])
    }

    /// The folders of a root of the set, the first of which a project may have in a place of its own.
    func place(_ root: ArraySlice<NamePattern>) -> [String] {
        let parts = root.map { $0.text(for: forms) }
        guard let first = parts.first else { return [] }
        return Path.components(index.directories[first] ?? first) + parts.dropFirst()
    }
}
