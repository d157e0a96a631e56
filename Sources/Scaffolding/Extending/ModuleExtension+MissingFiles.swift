import FileChanges
import Platform
import SwiftOutline
import TemplateSets

extension VariantSearch {
    /// How many lines of the files that are there are other than a variant writes them, of one at some distance.
    fileprivate mutating func mismatch(of variant: Variant, _ distance: Int) throws -> Int {
        try distance - missing(from: variant)
    }
}

extension ModuleFiles {
    /// Throws where a file that is missing inherits a class of those that are there, and that somebody made final.
    fileprivate mutating func checkBases(
        of missing: [(key: String, value: [UInt8])], in paths: [String], of module: String
    ) throws {
        var heirs: [String: String] = [:]
        for (path, text) in missing where path.hasSuffix(".swift") {
            let outline = Outline(text)
            for base in outline.types.compactMap({ outline[$0.inherits].first }) {
                heirs[outline.text(of: base)] = path
            }
        }
        for path in paths where path.hasSuffix(".swift") {
            guard let outline = try file(path).map({ Outline($0.plain) }) else { continue }
            for type in outline.types where outline[type.modifiers].contains(where: { outline.text(of: $0) == "final" })
            {
                let name = outline.text(of: type.name)
                guard let heir = heirs[name] else { continue }
                throw ExtensionError.isFinal(name, in: path, of: module, file: heir)
            }
        }
    }
}

extension ModuleExtension {
    /// The files that modules lack: of what a blueprint writes under the values that the modules were generated with,
    /// as far as the files that are there tell them.
    public static func missingFiles(
        of names: [ModuleName], set: TemplateSet, blueprint: Blueprint, given: [String: [String]],
        certain: Set<String>, facts: ProjectFacts, in root: String, on fileSystem: any FileSystem
    ) throws -> [FileChange] {
        let nothing = Blueprint.Origin(blueprint: blueprint.name, adds: [], sets: [:])
        let module = try ModuleExtension(
            set: set, origin: nothing, given: given, certain: certain, facts: facts, in: root, on: fileSystem)
        return try names.flatMap(module.missingFiles)
    }

    private func missingFiles(of name: ModuleName) throws -> [FileChange] {
        var (search, variant, distance) = try nearest(to: name)
        let files = variant.base.sorted { $0.key < $1.key }
        guard !files.isEmpty else { throw ExtensionError.writesNothing(set: set.name, blueprint: origin.blueprint) }
        let missing = try files.filter { try search.files.file($0.key) == nil }
        guard missing.count < files.count else {
            throw ExtensionError.noModule(name.path, set: set.name, file: files.first?.key ?? "")
        }
        try search.checkTold(in: variant, missing.map(\.key))
        try checkCertain(of: name, against: variant, distance, &search)
        try search.files.checkBases(of: missing, in: files.map(\.key), of: name.path)
        return missing.map { FileChange(path: $0.key, contents: $0.value) }
    }

    /// Throws where a module was not generated with a value that was given: without it, its files are nearer to what is
    /// written.
    func checkCertain(
        of name: ModuleName, against variant: Variant, _ distance: Int, _ search: inout VariantSearch
    ) throws {
        for parameter in certain.sorted()
        where given[parameter] != nil && !added.contains(parameter) && origin.sets[parameter] == nil {
            // What is added may well be without tests where the module has some.
            guard isOfMissingFiles || set.parameter(parameter)?.kind.values == nil else { continue }
            var found = try without(parameter).nearest(to: name)
            guard try found.search.mismatch(of: found.variant, found.distance) < search.mismatch(of: variant, distance)
            else { continue }
            throw ExtensionError.isOtherwise(
                name.path, option: set.parameter(parameter)?.option ?? parameter, isExtended: !isOfMissingFiles)
        }
    }

    /// The same without a value that was given.
    private func without(_ parameter: String) throws -> ModuleExtension {
        try ModuleExtension(
            set: set, origin: origin, given: given.filter { $0.key != parameter },
            certain: certain.subtracting([parameter]), facts: facts, in: root, on: fileSystem)
    }
}
