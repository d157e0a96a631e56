import Platform
import SwiftOutline
import TemplateSets
import Text

/// What somebody called a type, or a part of a type's name.
private struct GivenName {
    /// The parameter that has it; nil where it is the module's own name.
    var parameter: Parameter?
    var text: String
}

extension Scaffold {
    /// Throws where a type would have the name of another one that the set's own text, or any text of an app, uses.
    ///
    /// What that text means would then be the new type. Most names occur nowhere, and cost only that search.
    func checkTypeNames(_ module: RenderedModule) throws(ScaffoldError) {
        try checkModuleName(module)
        let given = givenNames(of: module.name)
        let names = given.filter { given in
            // A module's name is asked about once, what an option names for each module.
            given.parameter == nil
                ? mayBeUsed(given.text) : words.knowing(.mayBeUsed(given.text)) { mayBeUsed(given.text) }
        }.map(\.text)
        guard !names.isEmpty, try mayDeclare(module, typesLike: names) else { return }
        // In how many files a type is declared under a name that was given.
        var declared: [String: Int] = [:]
        for file in module.files where file.path.hasSuffix(".swift") {
            for type in SwiftNames(file.contents).types { declared[type, default: 0] += 1 }
        }
        var own: Set<String> = []
        // What a module is about is a type that somebody else declares.
        for parameter in set.parameters where parameter.isSubject && blueprint.takes(parameter) {
            if case .string(let type)? = values.variables[parameter.name], !type.isEmpty {
                declared[type, default: 0] += 1
            }
        }
        for file in files {
            for type in words.names(in: file.contents).types {
                own.insert(type)
                declared[type]? -= 1
            }
        }
        for text in partials.texts {
            for type in words.names(in: text).types { declared[type] = nil }
        }
        let used = try usedTypes(with: given.map { ByteSearch($0.text.utf8) }).union(own).union(
            names.flatMap(knownTypes))
        for (type, count) in declared.sorted(by: { $0.key < $1.key }) where count > 0 && used.contains(type) {
            let names = given.reversed().filter { type.contains($0.text) }
            guard let name = names.max(by: { $0.text.utf8.count < $1.text.utf8.count }) else { continue }
            let suggestion = name.text + (type == name.text ? "Item" : "Screen")
            guard let parameter = name.parameter else {
                throw .usedType(type, module: name.text, set: set.name, suggestion: suggestion)
            }
            throw .parameter(ParameterError(parameter, .usedType(name.text, type: type, suggestion: suggestion)))
        }
    }

    /// Throws where a type would be called like the Swift module that it is in: `App.Comment` would be looked for in
    /// it.
    private func checkModuleName(_ module: RenderedModule) throws(ScaffoldError) {
        let name = module.name.name
        guard values.text("moduleName") == name, !isModuleHidden(in: values.variables),
            Self.types(of: module).contains(name)
        else { return }
        throw .usedType(name, module: name, set: set.name, suggestion: name + "Item")
    }

    /// Throws where a type would have a property of its own kind, or a module would be built with one of its own.
    func checkContents(of name: ModuleName) throws(ScaffoldError) {
        for parameter in set.parameters where blueprint.takes(parameter) {
            if !parameter.mayBeItself, values.names(of: parameter.name).contains(name.name) {
                throw .parameter(ParameterError(parameter, .ownName(name.name)))
            }
            guard let kind = parameter.kind as? PropertyKind else { continue }
            for (property, text) in values.properties(of: parameter.name) {
                guard let type = try? SwiftType(parsing: text), kind.makesEndless(name.name, type) else { continue }
                throw .parameter(ParameterError(parameter, .endless("\(property):\(text)", type: name.name)))
            }
        }
    }

    /// Throws where two modules would declare a type of one name.
    ///
    /// All that they declare begins with their names, so only a name that begins with another one is looked at.
    public func checkTypes(across modules: [RenderedModule]) throws(ScaffoldError) {
        let names = Set(modules.map(\.name.name))
        let lengths = Set(names.map(\.utf8.count)).sorted()
        for longer in modules {
            let name = longer.name.name
            let beginnings = lengths.prefix { $0 < name.utf8.count }.compactMap { String(name.utf8.prefix($0)) }
            for beginning in beginnings where names.contains(beginning) && mayCompose(name, around: beginning) {
                for shorter in modules where shorter.name.name == beginning {
                    guard let type = Self.types(of: shorter).intersection(Self.types(of: longer)).min() else {
                        continue
                    }
                    throw .sharedType(type, modules: [beginning, name])
                }
            }
        }
    }

    private static func types(of module: RenderedModule) -> Set<String> {
        module.files.filter { $0.path.hasSuffix(".swift") }.reduce(into: []) { types, file in
            let outline = Outline(file.contents)
            for type in outline.types where type.kind != .extension && type.parent == nil {
                types.insert(outline.text(of: type.name))
            }
        }
    }

    private func givenNames(of module: ModuleName) -> [GivenName] {
        var names = [GivenName(parameter: nil, text: module.name)]
        for parameter in set.parameters where parameter.kind.namesTypes && blueprint.takes(parameter) {
            switch values.variables[parameter.name] {
            case .string(let text) where !text.isEmpty: names.append(GivenName(parameter: parameter, text: text))
            case .list(let items):
                for case .string(let text) in items { names.append(GivenName(parameter: parameter, text: text)) }
            default: break
            }
        }
        return names
    }

    /// The types with a name in theirs that any text of an app may name; of SwiftUI's views where the set has some.
    private func knownTypes(holding name: String) -> Set<String> {
        let search = ByteSearch(name.utf8)
        guard KnownTypes.mayHold(search) else { return [] }
        let types = KnownTypes.names.filter { search.finds(in: Array($0.utf8)) }
        let views = KnownTypes.swiftUIViews.filter { search.finds(in: Array($0.utf8)) }
        guard !views.isEmpty, files.contains(where: { ByteSearch("import SwiftUI".utf8).finds(in: $0.contents) }) else {
            return types
        }
        return types.union(views)
    }

    /// Whether a type with this in its name can be one that is used: by this blueprint, by any text of an app, or
    /// because a file of another blueprint is called like it.
    private func mayBeUsed(_ name: String) -> Bool {
        let search = ByteSearch(name.utf8)
        return !knownTypes(holding: name).isEmpty || files.contains { search.finds(in: $0.contents) }
            || partials.texts.contains(where: search.finds)
            || set.blueprints.contains {
                $0.name != blueprint.name && $0.files.contains { search.finds(in: Array($0.source.utf8)) }
            }
    }

    /// Whether a module can declare a type that the set's templates or any app name, and that has one of some names in
    /// its own: mostly no such word stands in its files, and nothing has to be parsed.
    private func mayDeclare(_ module: RenderedModule, typesLike names: [String]) throws(ScaffoldError) -> Bool {
        var candidates: Set<String> = []
        do throws(TemplateSetError) {
            for name in names {
                candidates.formUnion(try words.words(holding: name))
                candidates.formUnion(knownTypes(holding: name))
            }
        } catch { throw .set(error) }
        for parameter in set.parameters where parameter.isSubject && blueprint.takes(parameter) {
            if case .string(let type)? = values.variables[parameter.name], candidates.contains(type) { return true }
        }
        let searches = candidates.map { ByteSearch($0.utf8) }
        return module.files.contains { file in
            file.path.hasSuffix(".swift") && searches.contains { $0.findsWord(in: file.contents) }
        }
    }

    /// The types that the set's templates name, whichever of them are rendered here; of templates that hold one of the
    /// given names.
    private func usedTypes(with given: [ByteSearch]) throws(ScaffoldError) -> Set<String> {
        do throws(TemplateSetError) { return try words.usedTypes(withAny: given) } catch { throw .set(error) }
    }

    /// Those of some names that the blueprint's own text uses as types and does not declare there; its tests aside.
    func types(among names: Set<String>) -> Set<String> {
        let sources = files.filter { !SkeletonFile.isTest($0.templatePath) }
        let texts = sources.map(\.contents) + partials.texts
        let searches = names.map { ByteSearch($0.utf8) }
        var used: Set<String> = []
        for text in texts where searches.contains(where: { $0.finds(in: text) }) {
            used.formUnion(TemplateText.names(in: text).usedTypes)
        }
        return used.intersection(names)
    }
}
