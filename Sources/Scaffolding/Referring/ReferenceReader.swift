import Mustache
import SwiftOutline
import TemplateSets
import Text

/// Reads from a project's files with which values a blueprint has written what a name stands for.
///
/// The set is asked where a value would show: a property is looked for in the type that would hold it, a method in the
/// type that would declare it, and a choice by the files that only it writes. What people have changed since then
/// counts as it is now.
struct ReferenceReader {
    private static let probeName = "vipergenProbe"
    private static let probeType = "VipergenProbeType"

    private let set: TemplateSet
    private let blueprint: Blueprint
    /// The blueprint without tests, and without files that all names share: `ApiClient` may begin with a name by
    /// chance.
    private let writer: Blueprint
    private let name: ModuleName
    private let facts: ProjectFacts
    private let templates: TemplateCache
    /// What was rendered, by the values that are not the defaults.
    private var rendered: [[String: [String]]: [String: [UInt8]]] = [:]

    init(set: TemplateSet, blueprint: Blueprint, name: ModuleName, facts: ProjectFacts) {
        self.set = set.ofDeclared
        self.blueprint = blueprint
        self.name = name
        self.facts = facts
        templates = TemplateCache(set: set)
        var writer = blueprint
        writer.files = blueprint.files.filter { file in
            let name = file.targetName
            return name.contains("{{") && name.utf8.ends(with: ".swift".utf8) && !SkeletonFile.isTest(file.target)
        }
        self.writer = writer
    }

    /// The values by parameter; nil where there is none of the files that bear the name, or only those that extend a
    /// type.
    ///
    /// - Parameters:
    ///   - isWhole: whether none of these files may be missing.
    ///   - read: the text of the file at a path, or else of the file with that name; nil where there is none.
    mutating func values(isWhole: Bool, read: (String) throws -> [UInt8]?) throws -> [String: [String]]? {
        let base = try base()
        var texts: [String: [UInt8]?] = [:]
        func text(_ path: String) throws -> [UInt8]? {
            if let known = texts[path] { return known }
            let text = try read(path)
            texts[path] = .some(text)
            return text
        }
        // A file that only extends a type may be there for one that somebody else declares.
        let found = try base.filter { path, _ in try text(path) != nil }
        guard found.contains(where: Self.declares) || !found.isEmpty && !base.contains(where: Self.declares) else {
            return nil
        }
        if isWhole, try !base.keys.allSatisfy({ try text($0) != nil }) { return nil }
        var values: [String: [String]] = [:]
        for parameter in set.parameters where blueprint.takes(parameter) && parameter.refersTo.isEmpty {
            if parameter.isList {
                values[parameter.name] = try items(of: parameter, text)
            } else if let choices = parameter.kind.values {
                values[parameter.name] = try choice(of: parameter, among: choices, text).map { [$0] }
            }
        }
        return values
    }

    private static func declares(_ path: String, _ text: [UInt8]) -> Bool {
        !Outline(text).declaredTypes.isEmpty
    }

    /// What is written for the name with the defaults, by path.
    mutating func base() throws -> [String: [UInt8]] { try render([:]) }

    /// What is written for the name with some values, by path; with the defaults where these are none.
    mutating func files(_ values: [String: [String]]) throws -> [String: [UInt8]] {
        let texts = try render(values)
        return try texts.isEmpty ? base() : texts
    }

    /// What is written where a parameter has these values, and all others have the defaults.
    private mutating func render(_ values: [String], of parameter: Parameter) throws -> [String: [UInt8]] {
        let usual = parameter.defaultValue.map { [$0] } ?? (parameter.isList ? [] : nil)
        return try render(values == usual ? [:] : [parameter.name: values])
    }

    private mutating func render(_ given: [String: [String]]) throws -> [String: [UInt8]] {
        if let known = rendered[given] { return known }
        let texts = try texts(given)
        rendered[given] = texts
        return texts
    }

    /// The texts of the Swift files that bear the name, by path.
    private func texts(_ given: [String: [String]]) throws -> [String: [UInt8]] {
        guard let values = try? ParameterValues(given, for: set, blueprint: blueprint, project: facts) else {
            return [:]
        }
        let scaffold = try Scaffold(set: set, blueprint: writer, values: values, facts: facts, templates: templates)
        var texts: [String: [UInt8]] = [:]
        for file in try scaffold.skeleton(of: name) where file.path.last?.hasPrefix(name.name) == true {
            texts[Path.join(file.path)] = file.contents
        }
        return texts
    }

    /// The value that alone writes files which are there, or where all write the same files, properties, methods and
    /// protocols; nil where nothing tells.
    private mutating func choice(
        of parameter: Parameter, among choices: [String], _ text: (String) throws -> [UInt8]?
    ) throws -> String? {
        let files = try choices.map { try render([$0], of: parameter) }
        if let index = try Self.choice(among: files.map { Set($0.keys) }, where: { try text($0) != nil }) {
            return choices[index]
        }
        guard files.contains(where: { $0 != files[0] }) else { return nil }
        let written = files.map { $0.values.map { Outline($0) } }
        let found = try (files.first ?? [:]).keys.compactMap { try text($0).map { Outline($0) } }
        let members = Set(found.flatMap(\.memberTexts))
        if let index = Self.choice(among: written.map { Set($0.flatMap(\.memberTexts)) }, where: members.contains) {
            return choices[index]
        }
        return choice(among: written.map(Self.inherited), found: Self.inherited(in: found)).map { choices[$0] }
    }

    /// The index of the variant whose types inherit what those do that are there; nil where these also inherit
    /// something else, which may bring along what is looked for.
    private func choice(among variants: [[String: Set<String>]], found: [String: Set<String>]) -> Int? {
        let known = variants.reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
        let own = found.filter { known[$0.key] != nil }
        guard !own.isEmpty, own.allSatisfy({ known[$0.key]?.isSuperset(of: $0.value) == true }) else { return nil }
        let traces = variants.map { Set($0.flatMap { type, names in names.map { [type, $0] } }) }
        return Self.choice(among: traces) { own[$0[0]]?.contains($0[1]) == true }
    }

    /// The names of what types inherit, by the types' own.
    private static func inherited(in outlines: [Outline]) -> [String: Set<String>] {
        outlines.reduce(into: [:]) { inherited, outline in
            for type in outline.types {
                inherited[outline.text(of: type.name), default: []].formUnion(
                    outline[type.inherits].map(outline.text(of:)))
            }
        }
    }

    /// The index of those traces of which most are there, of what others leave none; nil where all leave the same.
    private static func choice<Trace>(
        among traces: [Set<Trace>], where isThere: (Trace) throws -> Bool
    ) rethrows -> Int? {
        let common = traces.dropFirst().reduce(traces.first ?? []) { $0.intersection($1) }
        guard traces.contains(where: { $0 != common }) else { return nil }
        var best: (index: Int, count: Int)?
        for (index, traces) in traces.enumerated() {
            let own = traces.subtracting(common)
            guard try own.allSatisfy(isThere), own.count > best?.count ?? -1 else { continue }
            best = (index, own.count)
        }
        return best?.index
    }

    /// What a list holds; nil where no type shows it.
    private mutating func items(of parameter: Parameter, _ text: (String) throws -> [UInt8]?) throws -> [String]? {
        let probe = parameter.kind.example(name: Self.probeName, type: Self.probeType)
        guard parameter.kind.values == nil, probe.contains(Self.probeType) else { return nil }
        let without = try render([], of: parameter)
        let with = try render([probe], of: parameter)
        var best: (holder: Holder, path: String)?
        for (path, contents) in with.sorted(by: { $0.key < $1.key }) {
            let holders = Holder.all(
                of: Self.probeName, Self.probeType, in: Outline(contents), without: without[path].map(Outline.init))
            for holder in holders where best.map({ holder.tellsMore(than: $0.holder) }) ?? true {
                best = (holder, path)
            }
        }
        guard let (holder, path) = best, let found = try text(path) else { return nil }
        let known = parameter.defaultValue == nil ? Set(holder.others) : []
        return holder.items(in: Outline(found)).filter { item in
            !known.contains(item) && (try? parameter.kind.value(item, of: parameter)) != nil
        }
    }
}

extension Outline {
    /// The members of types, each with its type's name, its own and what it is of.
    fileprivate var memberTexts: [String] {
        members.compactMap { member in
            guard let owner = member.owner else { return nil }
            let type = member.type.map(text(of:)) ?? ""
            return "\(text(of: types[owner].name)).\(text(of: member.name)):\(type)"
        }
    }
}
