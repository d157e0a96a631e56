import SwiftOutline
import TemplateSets
import Text

extension ProjectReferences {
    /// What a type of the project's own lacks to be used as one that conforms to some protocols and has some properties
    /// that are never nil, and the file that declares it; nil where it lacks nothing, or may have it by what it
    /// inherits or an attribute adds.
    func lack(
        of protocols: [String], having properties: [String] = [], in type: String, writtenBy target: String
    ) -> (lack: ParameterError.TypeLack, path: String)? {
        guard !takesAllTypes, !protocols.isEmpty, let path = homes["\(target)/\(type)"]?.path,
            let home = outline(of: path),
            let declared = home.types.first(where: { $0.parent == nil && home.text(of: $0.name) == type }),
            declared.kind != .extension
        else { return nil }
        let rest = home.source[declared.name.upperBound...].drop { $0 == UInt8(ascii: " ") }
        if rest.first == UInt8(ascii: "<") { return (.arguments, path) }
        if let lack = lackOfAccess(to: declared, in: home, at: path) { return (lack, path) }
        let lacking = lacking(
            protocols + (home.isSendableUnasked(declared) || home.isIsolated(declared) ? [] : ["Sendable"]), type,
            declaredIn: home, at: path)
        if !lacking.isEmpty { return (.conformance(lacking), path) }
        if let property = properties.first(where: { home.isOptional($0, of: type) }) {
            return (.value(of: property), path)
        }
        // Services decode it anywhere.
        if home.isIsolated(declared) { return (.unisolated, path) }
        guard declared.kind != .actor,
            !home[declared.modifiers].contains(where: { home.text(of: $0) == "nonisolated" }),
            isMainActorUsual()
        else { return nil }
        return (.nonisolated(keyword: declared.kind.rawValue), path)
    }

    private func lacking(_ protocols: [String], _ type: String, declaredIn home: Outline, at path: String) -> [String] {
        var conformances = home.conformances(of: type)
        func lacking() -> [String] { protocols.filter { !conformances.include($0) } }
        guard !lacking().isEmpty, !conformances.mayBeMore else { return [] }
        // What it lacks there an extension may add in any file.
        for file in files(naming: type) where file.path != path {
            conformances.add(file.outline.conformances(of: type))
            if conformances.mayBeMore || lacking().isEmpty { return [] }
        }
        return lacking()
    }
}

/// What a type conforms to.
private struct Conformances {
    var names: Set<String> = []
    /// Whether it is an enumeration, which is Hashable by itself where its cases are.
    var isEnum = false
    /// Whether something that it inherits, or an attribute, may bring others.
    var mayBeMore = false

    /// What conforms to a protocol by conforming to others.
    private static let implying: [String: [Set<String>]] = [
        "Codable": [["Decodable", "Encodable"]], "Decodable": [["Codable"]], "Encodable": [["Codable"]],
        "Equatable": [["Hashable"], ["Comparable"]], "Sendable": [["Error"]],
    ]

    func include(_ name: String) -> Bool {
        names.contains(name) || isEnum && (name == "Equatable" || name == "Hashable")
            || Self.implying[name, default: []].contains { $0.isSubset(of: names) }
    }

    mutating func add(_ other: Conformances) {
        names.formUnion(other.names)
        isEnum = isEnum || other.isEnum
        mayBeMore = mayBeMore || other.mayBeMore
    }
}

extension Outline {
    /// Whether a type's declaration keeps to the main actor what makes its values, or what it conforms to. Those of a
    /// struct that is the main actor's can be made anywhere.
    fileprivate func isIsolated(_ type: TypeDeclaration) -> Bool {
        type.kind == .class && self[type.attributes].contains { source[$0].elementsEqual("@MainActor".utf8) }
            || self[type.inherits].contains { source[$0].starts(with: "@MainActor".utf8) }
    }

    /// Whether a type need not say that its values may be handed to any thread: it is no class, and no other module's
    /// business.
    fileprivate func isSendableUnasked(_ type: TypeDeclaration) -> Bool {
        guard type.kind != .class else {
            return self[type.attributes].contains { source[$0].elementsEqual("@MainActor".utf8) }
        }
        return !self[type.modifiers].contains { source[$0].elementsEqual("public".utf8) }
            || self[type.attributes].contains { source[$0].elementsEqual("@frozen".utf8) }
    }

    /// What the declarations of a type here, its extensions too, say that it conforms to.
    fileprivate func conformances(of type: String) -> Conformances {
        var conformances = Conformances()
        for declared in types where declared.parent == nil && text(of: declared.name) == type {
            conformances.isEnum = conformances.isEnum || declared.kind == .enum
            let names = self[declared.inherits].flatMap { text(of: $0).split(separator: "&") }
                .map { $0.split(separator: " ").last.map(String.init) ?? "" }
            conformances.names.formUnion(names)
            if !names.allSatisfy(Self.plainProtocols.contains)
                || !self[declared.attributes].allSatisfy({ Self.plainAttributes.contains(text(of: $0)) })
            {
                conformances.mayBeMore = true
            }
        }
        return conformances
    }

    private static let plainAttributes: Set = ["@MainActor", "@frozen", "@objcMembers"]
    private static let plainProtocols = withoutProperties.union([
        "CaseIterable", "CustomDebugStringConvertible", "CustomStringConvertible", "Error", "Identifiable",
    ])
}
