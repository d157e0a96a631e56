import TemplateSets
import Text

/// What a project's configuration names that is not there. Such a setting does nothing, and nobody would notice.
///
/// Only what is certain is told. What a person has configured for all projects need not be in each.
struct UnknownNames {
    private let project: Project
    private var configuration: Configuration { project.configuration }
    private var library: SetLibrary { project.library }

    init(in project: Project) {
        self.project = project
    }

    /// The warnings of `gen`. Of roots only those are looked at that seem to be meant for the set: others may be other
    /// sets', and to read these takes longer than to write a module.
    func warnings(using set: TemplateSet) -> [String] {
        guard configuration.roots.contains(where: { !set.hasRoot($0.name) }) else { return unknownSets() }
        let roots = set.roots
        let open = roots.filter { configuration.directories[$0] == nil }.sorted()
        let isMisspelled = configuration.roots.contains { root in
            !roots.contains(root.name) && nearest(to: root.name, in: open) != nil
        }
        return unknownSets() + (isMisspelled ? unknownRoots() : [])
    }

    /// The warnings of `check`, which has looked at all folders.
    func warnings(among folders: @autoclosure () -> [String]) -> [String] {
        let excluded = configuration.check?.excludedNames ?? []
        return unknownSets() + unknownRoots()
            + own(excluded).compactMap { misspelled($0, among: folders()) }
    }

    /// The sets that have values for their parameters, and are not there.
    private func unknownSets() -> [String] {
        own(configuration.parametrizedSets).filter { !library.contains($0.name) }.map(unknownSet)
    }

    private func unknownSet(_ name: ConfiguredName) -> String {
        let known = (try? library.all().map(\.name)) ?? []
        return warning(name, "there is no template set \(quoted(name.name))", known: known, what: "sets")
    }

    /// The roots that no set has. A set that cannot be read may have any.
    private func unknownRoots() -> [String] {
        var left = own(configuration.roots)
        guard !left.isEmpty, let found = try? library.all() else { return [] }
        var known: Set<String> = []
        let usual = project.usualSet
        for name in found.map(\.name).filter({ $0 == usual }) + found.map(\.name).filter({ $0 != usual }) {
            guard let roots = try? library.load(name).roots, !roots.contains(where: { $0.contains("{{") }) else {
                return []
            }
            left.removeAll { roots.contains($0.name) }
            if left.isEmpty { return [] }
            known.formUnion(roots)
        }
        return left.map { root in
            warning(root, "no template set has a root \(quoted(root.name))", known: known.sorted(), what: "roots")
        }
    }

    /// A path without wildcards that is not there, where one that is there is nearly called so. Another one may be
    /// there tomorrow, or on another machine.
    private func misspelled(_ pattern: ConfiguredName, among folders: @autoclosure () -> [String]) -> String? {
        var parts = Path.components(pattern.name).filter { $0 != "." }
        if parts.last == "**" { parts.removeLast() }
        let path = Path.join(parts)
        guard !path.contains("*"), !path.contains("?"), (try? project.fileSystem.entry(at: project.path(path))) == nil,
            let near = nearest(to: path, in: folders())
        else { return nil }
        return warning(pattern, "there is no file or folder \(quoted(path))", known: [near], what: "folders")
    }

    private func warning(_ name: ConfiguredName, _ words: String, known: [String], what: String) -> String {
        let hints = suggestion(for: name.name, among: known, what: what).map { "  \($0)\n" }
        return "\(name.location.text(in: escaped(name.path))): warning: \(words)\n" + hints.joined()
    }

    /// Those that stand in the project's own file.
    private func own(_ names: [ConfiguredName]) -> [ConfiguredName] {
        let file = project.path(Configuration.fileName)
        return names.filter { $0.path == file }
    }
}

extension TemplateSet {
    /// Whether a blueprint writes or changes something in this folder. To ask takes less than to list all of them.
    fileprivate func hasRoot(_ name: String) -> Bool {
        blueprints.contains { blueprint in
            let folder = blueprint.name + "/" + name + "/"
            return blueprint.files.contains { $0.source.utf8.begins(with: folder.utf8) }
                || blueprint.edits.contains { $0.file.utf8.begins(with: (name + "/").utf8) }
        }
    }
}
