import SwiftOutline
import TemplateSets
import Text

/// Expressions for tests of types that somebody wrote by hand: a case of an enumeration, a struct made of such values.
extension ProjectReferences {
    /// How many types deep such an expression may be.
    private static let deepest = 3

    /// Adds those of some types, and of what identifies them where one of the texts names that: `Client.ID`.
    ///
    /// - Parameter written: the names that something is written for: a type which is called so will be another one.
    func addOwnSamples(
        of types: [String], namedIn texts: [String], besides written: [String], to known: inout ReferredValues
    ) {
        let samples = known.samples.merging(written.map { ($0, "") }) { sample, _ in sample }
        for type in types where !written.contains(type) {
            if isFunctionAlias(type) { known.functionAliases.insert(type) }
            if let sample = ownSample(of: type, samples, within: []) { known.ownSamples[type] = sample }
            let identifier = "\(type).ID"
            if texts.contains(where: { $0.contains(identifier) }), let outline = onlyOutline(declaring: type),
                let property = outline.property("id", of: type, isStoredToo: true),
                let identity = try? SwiftType(parsing: property),
                let sample = sample(
                    of: seenFromOutside(identity, of: type, in: outline), in: outline, samples, within: [type])
            {
                known.ownSamples[identifier] = sample
            }
        }
        addFakes(of: types, besides: written, to: &known)
    }

    /// Whether a name is another one for the type of a function.
    private func isFunctionAlias(_ type: String) -> Bool {
        let aliased = onlyOutline(declaring: type)?.aliasedType(type)
        return aliased.flatMap { try? SwiftType(parsing: $0) }?.isFunction ?? false
    }

    /// The expression of a type; nil where none is sure to compile.
    ///
    /// - Parameter outer: the types in whose expressions it is to stand.
    private func ownSample(of type: String, _ known: [String: String], within outer: [String]) -> String? {
        // In tests, the name of what only another type names may be another library's.
        guard outer.isEmpty || !SystemTypes.list(type), outer.count < Self.deepest, !outer.contains(type),
            let outline = onlyOutline(declaring: type)
        else { return nil }
        let inner = outer + [type]
        if let aliased = outline.aliasedType(type) {
            return sample(of: try? SwiftType(parsing: aliased), in: outline, known, within: inner)
        }
        guard let declared = outline.types.first(where: { $0.parent == nil && outline.text(of: $0.name) == type }),
            outline.isPlain(declared)
        else { return nil }
        switch declared.kind {
        case .enum: return outline.firstPlainCase(of: type).map { "\(type).\($0)" }
        case .struct, .class, .actor:
            guard declared.kind == .struct || !inheritsClass(declared, in: outline) else { return nil }
            if outline.isMadeOfNothing(declared, type) { return "\(type)()" }
            guard let stored = outline.storedWithoutValue(in: type) else { return nil }
            for taken in outline.initializers(of: type, among: stored, isOutside: false) {
                let arguments = taken.compactMap { text -> String? in
                    guard let property = try? Property(text),
                        let sample = sample(of: property.type, in: outline, known, within: inner)
                    else { return nil }
                    return "\(property.name): \(sample)"
                }
                if arguments.count == taken.count { return "\(type)(\(arguments.joined(separator: ", ")))" }
            }
            return nil
        default: return nil
        }
    }

    /// The expression of a type that a declaration of the project's names.
    func sample(
        of type: SwiftType?, in outline: Outline, _ known: [String: String], within outer: [String]
    ) -> String? {
        guard let type, !type.names.contains(where: outline.nests) else { return nil }
        var samples = known
        for name in type.names where samples[name] == nil && SwiftType.named(name).sample == nil {
            samples[name] = ownSample(of: name, known, within: outer)
        }
        return type.sample(samples)
    }

    /// Whether a class may inherit another one: what it names first is no protocol of the project's and none of the
    /// plain ones.
    private func inheritsClass(_ type: TypeDeclaration, in outline: Outline) -> Bool {
        guard let first = outline[type.inherits].first.map(outline.text(of:)) else { return false }
        return !Outline.withoutProperties.contains(first) && first != "AnyObject" && first != "ObservableObject"
            && onlyOutline(declaring: first)?.isProtocol(first) != true
    }

    /// What declares a type, where a single file does, which is built with what is written.
    func onlyOutline(declaring type: String) -> Outline? {
        let paths = (declarers(naming: type)[type] ?? []).filter { !isBuiltElsewhere($0) }
        guard paths.count == 1, otherModule(of: paths[0]) == nil else { return nil }
        return outline(of: paths[0])
    }
}

extension Outline {
    /// Whether a type of this name stands within another one, where it would be meant.
    fileprivate func nests(_ name: String) -> Bool {
        types.contains { $0.parent != nil && text(of: $0.name) == name }
            || members.contains { $0.kind == .typealias && $0.owner != nil && text(of: $0.name) == name }
    }

    /// What an alias at the top level stands for; nil where there is none or it takes arguments.
    fileprivate func aliasedType(_ name: String) -> String? {
        let alias = members.first { $0.kind == .typealias && $0.owner == nil && text(of: $0.name) == name }
        guard let alias, !isGeneric(alias.name) else { return nil }
        return alias.type.map(text(of:))
    }

    /// Whether all that makes values of a type stands in its declaration, as it is written: it has no arguments, no
    /// branches, and nothing adds to it.
    fileprivate func isPlain(_ type: TypeDeclaration) -> Bool {
        !isGeneric(type.name) && !ByteSearch("#if".utf8).finds(in: Array(source[type.body]))
            && !self[type.inherits].contains { source[$0].first == UInt8(ascii: "~") }
            && self[type.attributes].allSatisfy { Self.plainAttributes.contains(text(of: $0)) }
    }

    private static let plainAttributes: Set = ["@MainActor", "@Observable", "@frozen", "@objc"]

    private func isGeneric(_ name: Range<Int>) -> Bool {
        source[name.upperBound...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "<")
    }

    /// Whether it declares a protocol of this name, at the top level.
    func isProtocol(_ name: String) -> Bool {
        types.contains { $0.kind == .protocol && $0.parent == nil && text(of: $0.name) == name }
    }

    /// Whether a type can be made without arguments: by an initializer that takes none, or, of a class, by the one that
    /// it gets where each of its properties has a value.
    fileprivate func isMadeOfNothing(_ type: TypeDeclaration, _ name: String) -> Bool {
        let own = members.filter { isMember($0, of: name) }
        let initializers = own.filter { $0.kind == .`init` }
        guard initializers.isEmpty, type.kind != .struct else {
            return initializers.contains { initializer in
                let signature = initializer.name.upperBound..<(initializer.body?.lowerBound ?? source.count)
                return !isOfItsFile(initializer.modifiers) && text(of: signature).filter { !$0.isWhitespace } == "(){"
            }
        }
        return own.allSatisfy { !$0.isStored || $0.isStatic || $0.initialValue != nil || mayBeLeftOut($0) }
    }

    /// The first case of an enumeration that has no values with it.
    fileprivate func firstPlainCase(of name: String) -> String? {
        members.first { member in
            guard member.kind == .case, member.attributes.isEmpty, isMember(member, of: name) else { return false }
            let rest = source[member.name.upperBound...].drop { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: " ") }
            return rest.first != UInt8(ascii: "(") && !["init", "self", "Type"].contains(text(of: member.name))
        }.map { text(of: $0.name) }
    }

    /// The properties that the initializer of a struct must be given; nil where an attribute may change what it takes.
    fileprivate func storedWithoutValue(in name: String) -> [Property]? {
        var properties: [Property] = []
        for member in members where member.isStored && !member.isStatic && isMember(member, of: name) {
            guard member.attributes.isEmpty else { return nil }
            guard member.initialValue == nil else { continue }
            guard let type = member.type,
                let property = try? Property("\(Identifier.escaped(text(of: member.name))):\(text(of: type))")
            else { return nil }
            properties.append(property)
        }
        return properties
    }
}
