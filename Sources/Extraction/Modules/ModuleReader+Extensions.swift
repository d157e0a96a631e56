import SwiftOutline
import Text

extension ModuleReader {
    /// The same module with the files elsewhere that do nothing but extend its types and declare what it uses: the
    /// types of a new module would be without it.
    func addingExtensions(to module: ModuleSource) -> ModuleSource {
        let own = module.paths.compactMap { declarations[$0] }
        let types = own.reduce(into: Set<String>()) { $0.formUnion($1.types.intersection($1.names)) }
        let known = own.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        let paths = Set(types.flatMap { placesOfTypes[$0] ?? [] }).subtracting(module.paths)
        let extending = paths.filter { path in
            declarations[path].map { $0.types.isDisjoint(with: $0.names) && $0.types.isSubset(of: types) } ?? false
        }
        guard !extending.isEmpty else { return module }
        let texts = module.files.filter { $0.path.last?.hasSuffix(".swift") == true }.map(\.contents)
        let used = texts.reduce(into: Set<String>()) { found, text in
            let outline = Outline(text)
            found.formUnion(outline.uses.filter { $0.roles.contains(.member) }.map { outline.text(of: $0.name) })
        }
        var module = module
        for path in extending.sorted() {
            let name = Path.split(path).name
            guard let names = declarations[path]?.names, !names.subtracting(known).isDisjoint(with: used),
                !(module.files + module.tests).contains(where: { $0.path.last == name }),
                let contents = try? contents(of: path)
            else { continue }
            module.files.append(.init(path: [name], contents: contents))
            module.distantFiles.insert(name)
            module.paths.insert(path)
            module.neighbours.remove(String(name.dropLast(6)))
        }
        return module
    }
}
