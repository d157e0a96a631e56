import BuiltInSets
import Platform
import Scaffolding
import TemplateSets
import TestSupport
import Testing

/// The files that `gen` would write, by path; in a project with these files, or in the target of a package.
func generate(
    _ name: String, set: String, blueprint: String = TemplateSet.defaultBlueprint, _ variant: Variant = Variant(),
    in project: [String: [UInt8]] = [:], target: String? = nil, hasOwnBundle: Bool = false
) throws -> [String: [UInt8]] {
    try generation(
        name, set: set, blueprint: blueprint, variant, in: project, target: target, hasOwnBundle: hasOwnBundle
    ).files
}

/// What `gen` would write and change. It is kept: many tests ask for the same.
func generation(
    _ name: String, set: String, blueprint: String, _ variant: Variant, in project: [String: [UInt8]],
    target: String? = nil, hasOwnBundle: Bool = false
) throws -> Generation {
    let key = GenerationKey(
        name: name, set: set, blueprint: blueprint, options: variant.options, project: project, target: target,
        hasOwnBundle: hasOwnBundle)
    return try generated.value(for: key) {
        let module = try ModuleName(name)
        let set = try builtInSet(set)
        let blueprint = try set.blueprint(blueprint)
        var facts = ProjectFacts()
        facts.packageTarget = target
        facts.hasOwnBundle = hasOwnBundle
        let texts = project.mapValues { String(decoding: $0, as: UTF8.self) }
        let fileSystem = try MemoryFileSystem(files: texts, in: "/project")
        let references = ProjectReferences(set: set, facts: facts, in: "/project", on: fileSystem)
        let (known, missing) = try references.find(variant.options, for: blueprint, [module])
        let values = try ParameterValues(variant.options, for: set, blueprint: blueprint, project: facts, known: known)
        let scaffold = try Scaffold(set: set, blueprint: blueprint, values: values, facts: facts)
        let written = try references.write(scaffold, [module], with: missing)
        let files = written.modules.flatMap(\.files).map { ($0.path, $0.contents) }
        return Generation(files: Dictionary(uniqueKeysWithValues: files), edits: written.edits)
    }
}

struct Generation: Sendable {
    let files: [String: [UInt8]]
    /// The changes in files that are there, for the module and for what is written along: what options name, and the
    /// project lacks.
    let edits: [FileEdit]
}

private struct GenerationKey: Hashable {
    let name: String
    let set: String
    let blueprint: String
    let options: [String: [String]]
    let project: [String: [UInt8]]
    let target: String?
    let hasOwnBundle: Bool
}

/// A built-in set. Each is read once.
private func builtInSet(_ name: String) throws -> TemplateSet {
    try sets.value(for: name) { try SetLibrary(folders: [], on: PosixFileSystem()).load(name) }
}

private let sets = Memory<String, TemplateSet>()
private let generated = Memory<GenerationKey, Generation>()

/// Makes the changes that `gen` would make in files which are there; each must find its place.
func edit(
    _ files: inout [String: [UInt8]], for name: String, set: String, blueprint: String, _ variant: Variant
) throws {
    let set = try builtInSet(set)
    let blueprint = try set.blueprint(blueprint)
    let facts = ProjectFacts()
    let values = try ParameterValues(variant.options, for: set, blueprint: blueprint, project: facts)
    let scaffold = try Scaffold(set: set, blueprint: blueprint, values: values, facts: facts)
    try make(try scaffold.edits([ModuleName(name)]), in: &files)
}

/// Makes changes in files.
func make(_ edits: [FileEdit], in files: inout [String: [UInt8]]) throws {
    for edit in edits {
        let edited = try #require(
            edit.edit.apply(to: files[edit.path] ?? []), "\(edit.path): no place for \(edit.edit.text)")
        files[edit.path] = edited
    }
}
