import BuiltInSets
import Platform
import Scaffolding
import TemplateSets
import Testing

/// The files that `gen` would write, by path. They are kept: many tests ask for the same.
func generate(
    _ name: String, set: String, blueprint: String = TemplateSet.defaultBlueprint, _ variant: Variant = Variant()
) throws -> [String: [UInt8]] {
    let key = GenerationKey(name: name, set: set, blueprint: blueprint, options: variant.options)
    return try generated.value(for: key) {
        let modules = try scaffold(set: set, blueprint: blueprint, variant).render([ModuleName(name)])
        return Dictionary(uniqueKeysWithValues: modules.flatMap(\.files).map { ($0.path, $0.contents) })
    }
}

private struct GenerationKey: Hashable {
    let name: String
    let set: String
    let blueprint: String
    let options: [String: [String]]
}

private let generated = Memory<GenerationKey, [String: [UInt8]]>()

/// Makes the changes that `gen` would make in files which are there; each must find its place.
func edit(
    _ files: inout [String: [UInt8]], for name: String, set: String, blueprint: String, _ variant: Variant
) throws {
    for edit in try scaffold(set: set, blueprint: blueprint, variant).edits([ModuleName(name)]) {
        let edited = try #require(
            edit.edit.apply(to: files[edit.path] ?? []), "\(edit.path): no place for \(edit.edit.text)")
        files[edit.path] = edited
    }
}

private func scaffold(set: String, blueprint: String, _ variant: Variant) throws -> Scaffold {
    let library = SetLibrary(folders: [], on: PosixFileSystem())
    let set = try library.load(set)
    let blueprint = try set.blueprint(blueprint)
    let facts = ProjectFacts()
    let values = try ParameterValues(variant.options, for: set, blueprint: blueprint, project: facts)
    return try Scaffold(set: set, blueprint: blueprint, values: values, facts: facts)
}
