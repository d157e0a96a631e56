import Platform
import Scaffolding
import TemplateSets

/// Options of a set, as somebody would give them.
struct Variant: CustomStringConvertible {
    var options: [String: [String]] = [:]

    var description: String {
        options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.joined(separator: "+"))" }
            .joined(separator: " ")
    }

    /// Every combination of these values.
    static func all(_ choices: [(String, [[String]])]) -> [Variant] {
        choices.reduce([Variant()]) { variants, choice in
            variants.flatMap { variant in
                choice.1.map { values in
                    var next = variant
                    next.options[choice.0] = values
                    return next
                }
            }
        }
    }
}

/// The files of a module as `gen` would write them.
func generate(
    _ name: String, set: String, _ variant: Variant, facts: ProjectFacts = ProjectFacts()
) throws -> [String: [UInt8]] {
    let library = SetLibrary(folders: [], on: PosixFileSystem())
    let set = try library.load(set)
    let values = try ParameterValues(variant.options, for: set, project: facts)
    let scaffold = try Scaffold(
        set: set, blueprint: set.blueprint(TemplateSet.defaultBlueprint), values: values, facts: facts)
    let modules = try scaffold.render([ModuleName(name)])
    return Dictionary(uniqueKeysWithValues: modules.flatMap(\.files).map { ($0.path, $0.contents) })
}
