import FileChanges
import Platform
import SwiftOutline
import TemplateSets
import Text

/// Gives modules that are there what they were generated without, such as a cell or a delegate.
///
/// The change is the difference between the module rendered without it and with it. It is made in the module's files
/// wherever lines tell for certain how; the rest is left to a person. Nothing is written.
public struct ModuleExtension {
    let set: TemplateSet
    let base: Blueprint
    let origin: Blueprint.Origin
    private(set) var facts: ProjectFacts
    /// The values that were given, by parameter.
    let given: [String: [String]]
    /// The parameters whose values are certain; of the others the nearest to what is on disk are taken.
    let certain: Set<String>
    let root: String
    let fileSystem: any FileSystem
    private let templates: TemplateCache
    private let references: ProjectReferences

    /// An extension of the modules of a project by a blueprint that has an origin.
    public init(
        set: TemplateSet, origin: Blueprint.Origin, given: [String: [String]], certain: Set<String>,
        facts: ProjectFacts, in root: String, on fileSystem: any FileSystem
    ) throws {
        base = try set.blueprint(origin.blueprint)
        for parameter in set.parameters where origin.adds.contains(parameter.name) {
            guard given[parameter.name]?.isEmpty == false else { throw ParameterError(parameter, .missing) }
        }
        // What a module cannot be without, its files may tell.
        let sample = set.placeholders(of: base).merging(given) { $1 }
        let checked = ParameterValues.applicable(sample, asked: [], for: set, base, project: facts)
        _ = try ParameterValues(checked, for: set, blueprint: base, project: facts)
        self.set = set
        self.origin = origin
        self.facts = facts
        self.given = given
        self.certain = certain
        self.root = root
        self.fileSystem = fileSystem
        templates = TemplateCache(set: set)
        references = ProjectReferences(set: set, facts: facts, in: root, on: fileSystem)
        references.takesAllTypes = true
    }

    /// The lists to which items are added that were given: those that are there for it, and those that modules can only
    /// have with what is set, such as the events of a delegate.
    var added: [String] {
        let following = set.parameters.filter { parameter in
            given[parameter.name] != nil && parameter.needs?.names.contains { origin.sets[$0] != nil } == true
        }
        return origin.adds + following.map(\.name)
    }

    /// Whether nothing is added, and only what is missing is looked for.
    var isOfMissingFiles: Bool { origin.adds.isEmpty && origin.sets.isEmpty }

    /// The changes to one module.
    public func extend(_ name: ModuleName) throws -> ExtendedModule {
        var (search, variant, distance) = try nearest(to: name)
        guard try variant.base.contains(where: { try search.files.file($0.key) != nil }) else {
            throw ExtensionError.noModule(name.path, set: set.name, file: variant.base.keys.min() ?? "")
        }
        try search.checkTold(in: variant, variant.base.merging(variant.changed) { $1 }.keys.sorted())
        try checkCertain(of: name, against: variant, distance, &search)
        var module = ExtendedModule()
        for (path, contents) in variant.changed.sorted(by: { $0.key < $1.key }) {
            guard let old = variant.base[path] else {
                module.changes.append(FileChange(path: path, contents: contents))
                continue
            }
            guard old != contents else { continue }
            guard let own = try search.files.file(path) else {
                module.skipped.append(.init(path: path, from: nil, to: contents))
                continue
            }
            if let merged = merge(own.adapting(old), to: own.adapting(contents), into: own.bytes) {
                module.changes.append(FileChange(path: path, contents: merged, basis: own.bytes))
            } else {
                module.skipped.append(.init(path: path, from: old, to: contents))
            }
        }
        let vanished = Self.names(in: variant.base).subtracting(Self.names(in: variant.changed))
        for path in variant.base.keys.sorted() where !module.skipped.contains(where: { $0.path == path }) {
            guard
                let text = try module.changes.first(where: { $0.path == path })?.contents
                    ?? search.files.file(path)?.bytes
            else { continue }
            let names = Self.names(in: [path: text]).intersection(vanished).sorted()
            if !names.isEmpty { module.stale.append(.init(path: path, names: names)) }
        }
        return module
    }

    /// The variant that is nearest to a module, and how many of its lines are other than on disk; of a package's, which
    /// may be public or not, with what it is.
    func nearest(to name: ModuleName) throws -> (search: VariantSearch, variant: Variant, distance: Int) {
        var search = VariantSearch(self, of: name, files: ModuleFiles(root: root, on: fileSystem))
        let found = try search.nearest()
        guard found.distance > 0, facts.packageTarget != nil else { return (search, found.variant, found.distance) }
        var other = VariantSearch(internalized(), of: name, files: search.files)
        let otherFound = try other.nearest()
        return otherFound.distance < found.distance
            ? (other, otherFound.variant, otherFound.distance) : (search, found.variant, found.distance)
    }

    /// The same for modules of which nothing is public.
    func internalized() -> ModuleExtension {
        var module = self
        module.facts.isInternal = true
        return module
    }

    /// The names that the Swift texts among some files hold.
    private static func names(in files: [String: [UInt8]]) -> Set<String> {
        files.filter { $0.key.hasSuffix(".swift") }.reduce(into: []) { $0.formUnion(Lexer.identifiers(in: $1.value)) }
    }

    /// The files of a module without the change and with it; nil where the values are none for the set.
    ///
    /// `found` are the items that the module's lists have on disk.
    func render(_ name: ModuleName, _ values: [String: [String]], found: [String: [String]]) throws -> Variant? {
        var before = values.merging(found) { $1 }
        var after = before.merging(origin.sets.mapValues { [$0] }) { $1 }
        for list in added {
            let new = given[list] ?? []
            let known = found[list] ?? []
            before[list] = known.filter { !new.contains($0) }
            after[list] = known + new.filter { !known.contains($0) }
        }
        guard let base = try render(name, before) else { return nil }
        guard let changed = after == before ? base : try render(name, after) else { return nil }
        return Variant(base: base, changed: changed, values: before)
    }

    /// The files that the blueprint writes under these values.
    func render(_ name: ModuleName, _ given: [String: [String]]) throws -> [String: [UInt8]]? {
        guard let scaffold = try scaffold(name, given) else { return nil }
        let files = references.adding(importsTo: try scaffold.renderUnchecked([name]).flatMap(\.files), of: scaffold)
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.contents) })
    }

    /// Why a module cannot have these values.
    func fault(of given: [String: [String]], for name: ModuleName) throws -> any Error {
        let known = try references.find(given, for: base, [name]).known
        do throws(ParameterError) {
            _ = try ParameterValues(given, for: set, blueprint: base, project: facts, known: known)
        } catch {
            // What is added may be what a module cannot be without.
            if !added.contains(where: { Parameter.optionName(of: $0) == error.option }) { return error }
        }
        let target = base.files.first?.target ?? []
        let parts = target.prefix(1).map { facts.directories[$0] ?? $0 } + name.groups + target.dropFirst()
        let file = Path.join(parts).replacing("{{\(StandardVariable.name.rawValue)}}", with: name.name)
        return ExtensionError.noModule(name.path, set: set.name, file: file)
    }

    /// The names that the project has of what a parameter's values name.
    func names(for parameter: Parameter) -> [String] { references.names(for: parameter) }

    /// The properties, as they would be typed, of the type that must declare those of a list.
    func declaredProperties(for parameter: Parameter) -> [String] { references.declaredProperties(for: parameter) }

    /// The paths of the project's Swift files.
    var swiftFiles: [String] { references.sources.swiftFiles() }

    /// Whether each item of a list has files of its own.
    func hasFileOfEach(_ parameter: Parameter) -> Bool { base.files.contains { $0.each == parameter.name } }

    /// The items of a parameter's list that the types of a module show.
    func items(of name: ModuleName, for parameter: Parameter) throws -> [String] {
        try references.values(of: name.name, writtenBy: base.name)?[parameter.name] ?? []
    }

    /// What the blueprint changes in other files under these values.
    func edits(_ name: ModuleName, _ given: [String: [String]]) throws -> [FileEdit] {
        try scaffold(name, given)?.edits([name]) ?? []
    }

    private func scaffold(_ name: ModuleName, _ given: [String: [String]]) throws -> Scaffold? {
        let known = try references.find(given, for: base, [name]).known
        guard let values = try? ParameterValues(given, for: set, blueprint: base, project: facts, known: known) else {
            return nil
        }
        return try Scaffold(set: set, blueprint: base, values: values, facts: facts, templates: templates)
    }

    /// A module without the change and with it, the files by path.
    struct Variant {
        var base: [String: [UInt8]]
        var changed: [String: [UInt8]]
        /// The values of the module without the change, by parameter.
        var values: [String: [String]]
    }
}

/// What an extension does to a module.
public struct ExtendedModule: Sendable {
    /// A file that was left as it is, though the extension changes it.
    public struct SkippedFile: Sendable, Equatable {
        /// The path below the project.
        public var path: String
        /// The file as it was generated; nil where it is no longer there.
        public var from: [UInt8]?
        /// The file as it would be with the extension.
        public var to: [UInt8]
    }

    /// A file in which somebody uses names that the module no longer has.
    public struct Stale: Sendable, Equatable {
        /// The path below the project.
        public var path: String
        /// The names, sorted.
        public var names: [String]
    }

    /// The changes for a plan.
    public var changes: [FileChange] = []
    /// What could not be done for certain.
    public var skipped: [SkippedFile] = []
    /// What has to follow the change by hand.
    public var stale: [Stale] = []
}

/// Why a module cannot be extended.
public enum ExtensionError: Error, Sendable, Equatable {
    /// No file of the module is there, this one for instance.
    case noModule(String, set: String, file: String)
    /// The module's files are called as those of another set.
    case isOfOtherSet(String, set: String, own: String)
    /// The module follows another set, whose files declare some of the types that would be written beside them.
    case wouldRepeat([String], of: String, set: String, own: String)
    /// The module's other files were not generated with a value that was given; the option, without dashes.
    case isOtherwise(String, option: String, isExtended: Bool)
    /// A class of the module is final, and a file that it lacks has to inherit it.
    case isFinal(String, in: String, of: String, file: String)
    /// A blueprint that extends another has no files of its own that could be missing.
    case isExtension(String, set: String)
    /// With the values that were given, the set's conditions leave no file of the blueprint.
    case writesNothing(set: String, blueprint: String)
}
