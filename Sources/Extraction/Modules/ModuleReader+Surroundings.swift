import Conventions
import Platform
import SwiftOutline
import Text

extension ModuleReader {
    /// The same module, with what it is to know of the project's other files: the names that have its own in them and
    /// that these declare, and what its types inherit.
    public func addingSurroundings(to module: ModuleSource) -> ModuleSource {
        var module = addingExtensions(to: module)
        // Beside others it may be called as its folder.
        let names = [
            module.name, String(module.name.dropLast(SharedSuffix.of(module).count)),
            String(module.name.dropFirst(SharedPrefix.of(module).count)),
            String(module.name.dropFirst(FilePrefix.of(module).count)),
        ]
        let tables = Set(names).map(NameTable.init)
        func isNamed(_ name: String) -> Bool {
            tables.contains { !$0.matches(in: Array(name.unicodeScalars)).isEmpty }
        }
        // Many a constant has a common word in its name.
        func isNamedFirst(_ name: String) -> Bool {
            let scalars = Array(name.unicodeScalars)
            let start = name.hasPrefix("k") && scalars.dropFirst().first?.properties.isUppercase == true ? 1 : 0
            return tables.contains { table in
                table.matches(in: scalars).contains { !table.isOneWord || $0.range.lowerBound <= start }
            }
        }
        let paths = module.paths
        let others = declarations.filter { !paths.contains($0.key) }.map(\.value)
        let declared = others.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        let labels = others.reduce(into: Set<FileDeclarations.Label>()) { $0.formUnion($1.labels) }
        // Many functions take arguments by one label, and most labels are the names of something.
        let named = declared.union(labels.map(\.name)).filter(isNamed)
        module.foreignNames = declared.intersection(named)
        for (type, parents) in others.flatMap(\.parents) where module.foreignNames.contains(type) {
            let named = parents.intersection(module.foreignNames)
            if !named.isEmpty { module.foreignParents[type, default: []].formUnion(named) }
        }
        module.foreignValues = others.reduce(into: []) { $0.formUnion($1.values.filter(isNamedFirst)) }
        if !module.tests.isEmpty {
            let tests = testDeclarations.filter { !module.testPaths.contains($0.key) }.map(\.value)
            let names = tests.map { $0.types.intersection($0.names).union($0.values) }
            module.testNames = names.reduce(into: []) { $0.formUnion($1.filter(isNamed)) }
        }
        for label in labels where named.contains(label.name) {
            module.foreignLabels[label.name, default: []].insert(label.function)
        }
        let own = paths.compactMap { declarations[$0] }
        for type in own.reduce(into: Set<String>(), { $0.formUnion($1.types.intersection($1.names).filter(isNamed)) }) {
            let takers = others.reduce(into: Set<Taker>()) { $0.formUnion($1.takers[type] ?? []) }
            if !takers.isEmpty { module.takers[type] = takers }
        }
        module.surroundings = surroundings(of: module)
        module.surroundings.typeNames = others.reduce(into: []) { $0.formUnion($1.types) }
        return module
    }

    /// What the project declares of the types that those of a module inherit, and that these inherit in turn.
    private func surroundings(of module: ModuleSource) -> Surroundings {
        var queue = Array(module.inheritedNames)
        var seen: Set<String> = []
        var paths: Set<String> = []
        while let name = queue.popLast().map(TypeParts.plain) {
            guard seen.insert(name).inserted else { continue }
            for path in placesOfTypes[name] ?? [] {
                paths.insert(path)
                queue += outline(of: path)?.parents(of: name) ?? []
            }
        }
        return Surroundings(paths.sorted().compactMap(outline))
    }

    private func outline(of path: String) -> Outline? {
        if let known = outlines[path] { return known }
        guard let bytes = try? contents(of: path) else { return nil }
        let outline = Outline(bytes)
        outlines[path] = outline
        return outline
    }
}
