import FileChanges
import Mustache
import Platform
import TemplateSets
import Text

/// Renders modules of one blueprint. Each template is read and parsed once, however many modules there are.
public struct Scaffold {
    let set: TemplateSet
    let blueprint: Blueprint
    var values: ParameterValues
    var facts: ProjectFacts
    let partials: PartialCache
    let words: TemplateWords
    private(set) var files: [PreparedFile] = []

    /// Reads and parses the blueprint's templates that exist under these values.
    public init(
        set: TemplateSet, blueprint: Blueprint, values: ParameterValues, facts: ProjectFacts
    ) throws(ScaffoldError) {
        try self.init(set, blueprint, values, facts, partials: PartialCache(set: set)) {
            (file) throws(ScaffoldError) in try PreparedFile(file, in: set)
        }
    }

    /// The same with templates that other scaffolds of the set have, too.
    init(
        set: TemplateSet, blueprint: Blueprint, values: ParameterValues, facts: ProjectFacts, templates: TemplateCache
    ) throws(ScaffoldError) {
        try self.init(set, blueprint, values, facts, partials: templates.partials) {
            (file) throws(ScaffoldError) in try templates.file(file)
        }
    }

    /// The same with templates that somebody else prepares.
    init(
        _ set: TemplateSet, _ blueprint: Blueprint, _ values: ParameterValues, _ facts: ProjectFacts,
        partials: PartialCache, prepare: (TemplateFile) throws(ScaffoldError) -> PreparedFile
    ) throws(ScaffoldError) {
        self.set = set
        self.blueprint = blueprint
        self.values = values
        self.facts = facts
        self.partials = partials
        words = TemplateWords(of: set)
        for file in blueprint.files {
            guard file.conditions.allSatisfy({ $0.holds(isTrue: values.isTrue, text: values.text) }) else { continue }
            files.append(try prepare(file))
        }
    }

    /// The files of some modules, in the order of the names and then of the paths.
    ///
    /// A file that several modules share is written once, if all of them write it alike. Throws where a name that was
    /// given would stand for two things.
    public func render(_ names: [ModuleName]) throws(ScaffoldError) -> [RenderedModule] {
        let modules = try renderUnchecked(names)
        for module in modules {
            try checkTypeNames(module)
            try checkContents(of: module.name)
            try checkImports(module)
            try checkDeclarations(module) { () throws(ScaffoldError) in try checkPropertyNames(module.name) }
        }
        return modules
    }

    /// The same, whatever the module and its properties are called.
    func renderUnchecked(_ names: [ModuleName]) throws(ScaffoldError) -> [RenderedModule] {
        var written: [String: (change: FileChange, source: String)] = [:]
        var modules: [RenderedModule] = []
        for name in names {
            guard !blueprint.reserves(name.name) else {
                let other = name.path + (blueprint.name == TemplateSet.defaultBlueprint ? "Screen" : "Item")
                throw .reservedName(
                    name.path, set: set.name, suggestion: blueprint.reserves(other) ? nil : other)
            }
            var module = RenderedModule(name: name, files: [])
            var scope = scope(of: name)
            for file in files {
                for change in try render(file, in: name.groups, &scope) {
                    let key = change.path.lowercased()
                    if let other = written[key] {
                        if names.count > 1, other.change == change { continue }
                        throw .collision(path: change.path, sources: [other.source, file.source])
                    }
                    written[key] = (change, file.source)
                    module.files.append(change)
                }
            }
            module.files.sort { $0.path < $1.path }
            modules.append(module)
        }
        return modules
    }

    /// What the blueprint writes for a name, with the templates that it comes from.
    func skeleton(of name: ModuleName) throws(ScaffoldError) -> [SkeletonFile] {
        var scope = scope(of: name)
        var skeleton: [SkeletonFile] = []
        for file in files {
            for change in try render(file, in: name.groups, &scope) {
                skeleton.append(
                    SkeletonFile(
                        source: file.templatePath, path: Path.components(change.path), contents: change.contents))
            }
        }
        return skeleton
    }

    /// Whether the target of a package has a bundle with what is written, if it had none before.
    var bringsBundle: Bool { facts.packageTarget != nil && files.contains(where: \.isResource) }

    /// The variables that all files of a module share.
    func scope(of name: ModuleName) -> [String: Value] {
        var variables = values.variables
        variables.merge(facts.variables) { own, _ in own }
        if bringsBundle {
            variables[StandardVariable.hasOwnBundle.rawValue] = .bool(true)
        }
        variables[StandardVariable.name.rawValue] = .string(name.name)
        variables[StandardVariable.module.rawValue] = .string(name.name)
        let plural = CaseForm.plural.apply(to: name.name)
        variables[StandardVariable.propertyName.rawValue] = .string(Identifier.property(for: name.name))
        variables[StandardVariable.propertyNames.rawValue] = .string(Identifier.property(for: plural))
        variables[StandardVariable.propertyLabel.rawValue] = .string(Identifier.label(for: name.name))
        variables[StandardVariable.propertyLabels.rawValue] = .string(Identifier.label(for: plural))
        variables[StandardVariable.isLibraryName.rawValue] = .bool(
            LibraryTypes.contain(name.name) && !isModuleHidden(in: variables))
        variables[StandardVariable.path.rawValue] = .string(name.path)
        variables[StandardVariable.set.rawValue] = .string(set.name)
        variables[StandardVariable.blueprint.rawValue] = .string(blueprint.name)
        return variables
    }

    /// Whether a type of the set is called like the app's Swift module, which then nobody can name: `App.Comment` would
    /// be a type in the class `App`.
    func isModuleHidden(in variables: [String: Value]) -> Bool {
        guard case .string(let module)? = variables["moduleName"] else { return false }
        return set.blueprints.contains { $0.files.contains { $0.targetName == "\(module).swift" } }
    }

    /// One file, or one for each item of a list.
    private func render(
        _ file: PreparedFile, in groups: [String], _ variables: inout [String: Value]
    ) throws(ScaffoldError) -> [FileChange] {
        guard let each = file.each else { return [try renderOne(file, in: groups, &variables)] }
        guard let list = variables[each], case .list(let items) = list else { return [] }
        var changes: [FileChange] = []
        for item in items {
            variables[each] = item
            changes.append(try renderOne(file, in: groups, &variables))
        }
        variables[each] = list
        return changes
    }

    private func renderOne(
        _ file: PreparedFile, in groups: [String], _ variables: inout [String: Value]
    ) throws(ScaffoldError) -> FileChange {
        let target: Target
        do throws(TemplateError) {
            target = try file.target(variables: variables, groups: groups, directories: facts.directories)
        } catch { throw .set(.template(error)) }
        guard let path = target.path, let name = target.parts.last else {
            throw .set(.badPath(template: file.source, rendered: target.parts.joined(separator: "/")))
        }
        guard let template = file.template else {
            return FileChange(path: path, contents: file.contents, isShared: file.isShared)
        }
        do throws(TemplateError) {
            try addOwn(name, to: &variables)
            func render(_ variables: [String: Value]) throws(TemplateError) -> [UInt8] {
                try template.render(.object(variables), partials: partials.template, options: file.options)
            }
            let isSwift = path.utf8.ends(with: ".swift".utf8)
            let contents = isSwift ? try withFakes(in: file, variables, render) : try render(variables)
            return FileChange(
                path: path, contents: isSwift && set.wrapsLines ? LongLines.broken(in: contents) : contents,
                isShared: file.isShared)
        } catch {
            throw .set(partials.failure ?? .template(error))
        }
    }
}

extension Scaffold {
    /// Adds the variables that a file of this name has for itself.
    func addOwn(_ name: String, to variables: inout [String: Value]) throws(TemplateError) {
        variables[StandardVariable.file.rawValue] = .string(name)
        let header = try facts.header?.text(variables: variables, facts: facts, file: name)
        variables[StandardVariable.header.rawValue] = .string(header ?? Header.standard(facts: facts, file: name))
    }
}

/// The files of one module.
public struct RenderedModule: Sendable {
    /// Its name.
    public var name: ModuleName
    /// Its files, sorted by path.
    public var files: [FileChange]
}

/// Why modules cannot be rendered.
public enum ScaffoldError: Error, Sendable {
    case set(TemplateSetError)
    /// Two templates write to one path, or to paths that some volumes cannot tell apart.
    case collision(path: String, sources: [String])
    /// The blueprint has types of its own that such a module's would clash with.
    case reservedName(String, set: String, suggestion: String?)
    /// A type of such a module would be called like one that the set, or any file of an app, uses.
    case usedType(String, module: String, set: String, suggestion: String)
    /// A type of the project is called like one that the set uses, in the file at a path.
    case shadowingType(String, path: String, set: String)
    /// Two modules would declare a type of one name.
    case sharedType(String, modules: [String])
    /// Something would be called like a type of such a module, in whose name there are no capitals.
    case typeAsValue(String, module: String, set: String)
    /// A parameter's value, beside what else is declared.
    case parameter(ParameterError)
}
