import BuiltInSets
import Platform
import Scaffolding
import TemplateSets

/// The files that `gen` would write, by path.
func generate(
    _ name: String, set: String, blueprint: String = TemplateSet.defaultBlueprint, _ variant: Variant = Variant(),
    facts: ProjectFacts = ProjectFacts()
) throws -> [String: [UInt8]] {
    let library = SetLibrary(folders: [], on: PosixFileSystem())
    let set = try library.load(set)
    let blueprint = try set.blueprint(blueprint)
    let values = try ParameterValues(variant.options, for: set, blueprint: blueprint, project: facts)
    let scaffold = try Scaffold(set: set, blueprint: blueprint, values: values, facts: facts)
    let modules = try scaffold.render([ModuleName(name)])
    return Dictionary(uniqueKeysWithValues: modules.flatMap(\.files).map { ($0.path, $0.contents) })
}
