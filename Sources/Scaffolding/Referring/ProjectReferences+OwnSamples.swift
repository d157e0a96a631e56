import SwiftOutline
import TemplateSets
import Text

/// Expressions for tests of types that somebody wrote by hand: a case of an enumeration, a struct made of such values.
extension ProjectReferences {
    /// How many types deep such an expression may be.
    private static let deepest = 4

    /// Adds those of some types, of the types that texts name, and of what identifies them where one of the texts names
    /// that: `Client.ID`.
    ///
    /// - Parameter written: the names that something is written for: a type which is called so will be another one.
    func addOwnSamples(
        of types: [String], namedIn texts: [String], besides written: [String], to known: inout ReferredValues
    ) {
        let samples = known.samples.merging(written.map { ($0, "") }) { sample, _ in sample }
        for type in types where !written.contains(type) {
            if isFunctionAlias(type) { known.functionAliases.insert(type) }
            if let sample = ownSample(of: .named(type), samples, within: []) { known.ownSamples[type] = sample }
        }
        for type in texts.flatMap(Self.types).flatMap(\.nominalParts) {
            let text = type.description
            guard !type.isPlainName, !type.names.contains(where: written.contains), known.ownSamples[text] == nil,
                let sample = ownSample(of: type, samples, within: [])
            else { continue }
            known.ownSamples[text] = sample
        }
        addIdentifiers(of: types.filter { !written.contains($0) }, namedIn: texts, samples, to: &known)
        addFakes(of: types, besides: written, to: &known)
    }

    /// Adds those of what Identifiable calls `ID`, which is the type of a property.
    private func addIdentifiers(
        of types: [String], namedIn texts: [String], _ samples: [String: String], to known: inout ReferredValues
    ) {
        for type in types {
            let identifier = "\(type).ID"
            guard known.ownSamples[identifier] == nil, texts.contains(where: { $0.contains(identifier) }),
                let outline = onlyOutline(declaring: type),
                let property = outline.property("id", of: type, isStoredToo: true),
                let identity = try? SwiftType(parsing: property),
                let sample = sample(of: identity, NamingPlace(outline, within: type), samples, within: [type])
            else { continue }
            known.ownSamples[identifier] = sample
        }
    }

    /// The types of a property or of a method's parameters, as they would be typed.
    private static func types(in text: String) -> [SwiftType] {
        if let property = try? Property(text) { return [property.type] }
        let parameters = MethodKind.parameters(String(text.drop { $0 != "(" })) ?? []
        return parameters.compactMap { try? Property($0).type }
    }

    /// Whether a name is another one for the type of a function.
    private func isFunctionAlias(_ type: String) -> Bool {
        let aliased = onlyOutline(declaring: type)?.alias(called: type)?.type
        return aliased.flatMap { try? SwiftType(parsing: $0) }?.isFunction ?? false
    }

    /// The expression of a type; nil where none is sure to compile.
    ///
    /// - Parameter outer: the types in whose expressions it is to stand.
    private func ownSample(of type: SwiftType, _ known: [String: String], within outer: [String]) -> String? {
        let written = type.description
        // In tests, the name of what only another type names may be another library's.
        guard let path = type.path, outer.isEmpty && type.isPlainName || !SystemTypes.list(path),
            outer.count < Self.deepest, !outer.contains(written), let outline = onlyOutline(declaring: path),
            isDeclaredPlainly(path)
        else { return nil }
        let inner = outer + [written]
        if let alias = outline.alias(called: path) {
            guard let place = NamingPlace(outline, within: alias.owner, alias.parameters, type.arguments) else {
                return nil
            }
            return sample(of: try? SwiftType(parsing: alias.type), place, known, within: inner)
        }
        guard let declared = outline.types.first(where: { $0.kind != .extension && outline.path(of: $0) == path }),
            outline.isPlain(declared),
            let place = NamingPlace(outline, within: path, outline.genericParameters(declared.name), type.arguments)
        else { return nil }
        func made(_ type: SwiftType) -> String? { sample(of: type, place, known, within: inner) }
        switch declared.kind {
        case .enum:
            if let plain = outline.firstPlainCase(of: path) { return "\(written).\(plain)" }
            return outline.casesWithValues(of: path).lazy.compactMap { name, values in
                values.expression(made).map { "\(written).\(name)\($0)" }
            }.first
        case .struct, .class, .actor:
            guard declared.kind == .struct || !inheritsClass(declared, in: outline) else { return nil }
            if outline.isMadeOfNothing(declared, path) { return "\(written)()" }
            guard let stored = outline.storedWithoutValue(in: path) else { return nil }
            let initializers = outline.initializers(of: path, among: stored, isOutside: false)
            return initializers.lazy.compactMap { $0.expression(made) }.first.map { written + $0 }
        default: return nil
        }
    }

    /// Whether all types that a nested one stands in can be named as they are: none of them takes arguments.
    private func isDeclaredPlainly(_ path: String) -> Bool {
        guard let dot = path.lastIndex(of: ".") else { return true }
        let owner = String(path[..<dot])
        guard let outline = onlyOutline(declaring: owner),
            let declared = outline.types.first(where: { $0.kind != .extension && outline.path(of: $0) == owner })
        else { return false }
        return declared.kind != .protocol && outline.genericParameters(declared.name) == []
            && isDeclaredPlainly(owner)
    }

    /// The expression of a type that a declaration of the project's names.
    func sample(
        of type: SwiftType?, _ place: NamingPlace, _ known: [String: String], within outer: [String]
    ) -> String? {
        guard let type = type.map({ seen($0, from: place) }) else { return nil }
        var samples = known
        for part in type.nominalParts where samples[part.description] == nil && part.sample == nil {
            samples[part.description] = ownSample(of: part, known, within: outer)
        }
        return type.sample(samples)
    }

    /// A type that a declaration names, as others name it: what the types around the declaration hold has their names
    /// before it, and a generic type's arguments are in place.
    private func seen(_ type: SwiftType, from place: NamingPlace) -> SwiftType {
        type.replacingNames { name in
            if let argument = place.arguments[name] { return argument }
            // Most names are Swift's own.
            let isOwn = place.outline.nests(name) || SwiftType.named(name).sample == nil && !SystemTypes.list(name)
            guard isOwn, let owner = place.owners.first(where: { declarers(naming: name)["\($0).\(name)"] != nil })
            else { return nil }
            return .member(of: .named(owner), name)
        }
    }

    /// Whether a class may inherit another one: what it names first is no protocol of the project's and none of the
    /// language's that ask for nothing.
    private func inheritsClass(_ type: TypeDeclaration, in outline: Outline) -> Bool {
        guard let first = outline[type.inherits].first.map(outline.text(of:)) else { return false }
        return !Outline.withoutProperties.contains(first) && first != "AnyObject" && first != "ObservableObject"
            && onlyOutline(declaring: first)?.isProtocol(first) != true
    }

    /// What declares a type, where a single file does, which is built with what is written.
    ///
    /// - Parameter type: its name behind those of all that it stands in: `Client.Kind`.
    func onlyOutline(declaring type: String) -> Outline? {
        let name = type.split(separator: ".").last.map(String.init) ?? type
        let paths = (declarers(naming: name)[type] ?? []).filter { !isBuiltElsewhere($0) }
        guard paths.count == 1, otherModule(of: paths[0]) == nil else { return nil }
        return outline(of: paths[0])
    }
}

/// Where a declaration names a type: within which types of a file, and what the arguments of a generic one are.
struct NamingPlace {
    let outline: Outline
    /// The types around it, the innermost first.
    let owners: [String]
    var arguments: [String: SwiftType] = [:]

    init(_ outline: Outline, within owner: String) {
        self.outline = outline
        var parts = owner.split(separator: ".").map(String.init)
        var owners: [String] = []
        while !parts.isEmpty {
            owners.append(parts.joined(separator: "."))
            parts.removeLast()
        }
        self.owners = owners
    }

    /// Nil where a declaration takes arguments that cannot be read, or not as many as it is given.
    fileprivate init?(
        _ outline: Outline, within owner: String, _ parameters: [String]?, _ arguments: [SwiftType]
    ) {
        guard let parameters, parameters.count == arguments.count else { return nil }
        self.init(outline, within: owner)
        self.arguments = Dictionary(zip(parameters, arguments)) { first, _ in first }
    }
}

extension [Argument] {
    /// The arguments of a call, each with what makes a value of its type; nil where one cannot be made.
    fileprivate func expression(_ sample: (SwiftType) -> String?) -> String? {
        var texts: [String] = []
        for argument in self {
            guard let value = sample(argument.type) else { return nil }
            texts.append((argument.label.map { "\($0): " } ?? "") + value)
        }
        return "(\(texts.joined(separator: ", ")))"
    }
}

extension SwiftType {
    /// A type's name behind those of what it stands in, without its arguments; nil of any other kind, and where one that
    /// it stands in has arguments.
    fileprivate var path: String? {
        switch self {
        case .named(let name, _): name
        case .member(let owner, let name, _): owner.arguments.isEmpty ? owner.path.map { "\($0).\(name)" } : nil
        default: nil
        }
    }

    /// The arguments of a generic type.
    fileprivate var arguments: [SwiftType] {
        switch self {
        case .named(_, let arguments), .member(_, _, let arguments): arguments
        default: []
        }
    }

    /// Whether it is a name and nothing else.
    fileprivate var isPlainName: Bool {
        if case .named(_, arguments: []) = self { true } else { false }
    }

    /// What it mentions that somebody declared: `Set<Int>.Index` and `Int` of `Set<Int>.Index?`.
    fileprivate var nominalParts: [SwiftType] {
        switch self {
        case .named(_, let arguments): [self] + arguments.flatMap(\.nominalParts)
        case .member(_, _, let arguments): [self] + arguments.flatMap(\.nominalParts)
        default: parts.flatMap(\.nominalParts)
        }
    }
}
