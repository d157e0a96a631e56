import JSON5
import TemplateSets
import TestSupport
import Text

/// Sets and folders of sets in memory.
struct Scratch {
    let sandbox: Sandbox

    /// A project with these files.
    init(_ files: [String: String] = [:]) throws {
        sandbox = try Sandbox(.memory)
        for (path, text) in files { try sandbox.file(path, text) }
    }

    /// A library that looks in these folders of the project, with one built-in set, `viper`.
    func library(_ folders: String...) -> SetLibrary {
        let builtIn = SetLibrary.BuiltIn(names: ["viper"]) { name in
            let folder = SetFolder(builtIn: [])
            return name != "viper"
                ? nil
                : TemplateSet(
                    name: name, summary: "", discussion: "", version: "", parameters: [], blueprints: [], partials: [:],
                    folder: folder)
        }
        return SetLibrary(folders: folders.map(sandbox.path), builtIn: builtIn, on: sandbox.fileSystem)
    }

    /// The set in the folder `set`.
    func load() throws(TemplateSetError) -> TemplateSet {
        try library().load(path: sandbox.path("set"))
    }

    /// The set with this manifest and these files beside it.
    static func set(_ manifest: String, _ files: [String] = []) throws -> TemplateSet {
        var texts = ["set/template.json": manifest]
        for path in files { texts["set/" + path] = "" }
        return try Scratch(texts).load()
    }

    /// Why the set with this manifest and these files cannot be used: the fault's name, its place, and what it is
    /// about.
    static func fault(_ manifest: String, _ files: [String] = []) throws -> String? {
        do {
            _ = try set(manifest, files)
            return nil
        } catch let error as TemplateSetError {
            return describe(error)
        }
    }
}

/// A fault of a set in a word, a place and a name.
func describe(_ error: TemplateSetError) -> String {
    func at(_ place: Location) -> String { "\(place.line):\(place.column)" }
    return switch error {
    case .unknownSet(let name, let known): "unknownSet \(name) \(known)"
    case .unknownBlueprint(let name, let set, let known): "unknownBlueprint \(name) of \(set) \(known)"
    case .noSetAt(let path, let isThere): "noSetAt \(path)\(isThere ? " is there" : "")"
    case .keyOfOtherType(_, let place, let key, let type, let needed):
        "keyOfOtherType \(at(place)) \(key) \(type) \(needed)"
    case .notSettable(_, let place, let name): "notSettable \(at(place)) \(name)"
    case .noManifest(let folder, let isGeneramba): "noManifest \(folder)\(isGeneramba ? " of Generamba" : "")"
    case .syntax(_, let error): "syntax \(at(error.location)) \(error.kind)"
    case .shape(_, let error): "shape \(at(error.location)) \(describe(error.kind))"
    case .badCondition(_, let place, let text): "badCondition \(at(place)) \(text)"
    case .unknownParameter(_, let place, let name, let known): "unknownParameter \(at(place)) \(name) \(known)"
    case .unknownChoice(_, let place, let name, let known): "unknownChoice \(at(place)) \(name) \(known)"
    case .badParameterName(_, let place, let name): "badParameterName \(at(place)) \(name)"
    case .reservedParameterName(_, let place, let name, let option):
        "reservedParameterName \(at(place)) \(name) \(option)"
    case .badDefault(_, let place, let text): "badDefault \(at(place)) \(text)"
    case .unknownFile(_, let place, let name, let known): "unknownFile \(at(place)) \(name) \(known)"
    case .unknownExtended(_, let place, let name, let known): "unknownExtended \(at(place)) \(name) \(known)"
    case .extendsWithFiles(_, let place): "extendsWithFiles \(at(place))"
    case .notAList(_, let place, let name): "notAList \(at(place)) \(name)"
    case .link(let path): "link \(path)"
    case .notAFile(let path): "notAFile \(path)"
    case .badPath(let template, let rendered): "badPath \(template) \(rendered)"
    case .template(let error): "template \(error.location.line):\(error.location.column)"
    case .file(let error): "file \(error.path)"
    }
}

private func describe(_ kind: ShapeError.Kind) -> String {
    switch kind {
    case .unknownKey(let key, _): "unknownKey \(key)"
    case .missingKey(let key): "missingKey \(key)"
    case .wrongType(let key, let expected): "wrongType \(key) \(expected)"
    case .wrongItem(let key, let expected): "wrongItem \(key) \(expected)"
    case .repeatedItem(let item, let key): "repeatedItem \(key) \(item)"
    case .emptyList(let key): "emptyList \(key)"
    case .unknownValue(let text, let key, let known): "unknownValue \(key) \(text) \(known)"
    }
}
