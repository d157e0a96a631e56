import FileChanges
import SwiftOutline
import TemplateSets
import Text

/// A type that somebody gave a property or an argument, and that nothing in sight declares.
public struct UndeclaredType: Sendable, Equatable {
    /// The option that names it, without dashes.
    public let option: String
    /// The option's value, or the part of it that has the type.
    public let declaration: String
    /// The type's name.
    public let name: String
    /// A file of the project with nearly this name, or a type of the system's; nil where there is none.
    public let nearest: String?
}

extension ProjectReferences {
    /// The types in the values of a scaffold that neither the language, Apple's frameworks, the set nor the project
    /// declares, what is written in the same run included. Of each name the first; it may be another library's.
    public func undeclaredTypes(of scaffold: Scaffold, beside written: [RenderedModule]) -> [UndeclaredType] {
        var seen: Set<String> = []
        var undeclared: [UndeclaredType] = []
        lazy var own = Set(written.flatMap(\.outlines).flatMap(\.declaredTypes))
        for named in scaffold.namedTypes {
            let isOfSet = named.parameter.samples.keys.contains { (try? SwiftType(parsing: $0))?.names == [named.type] }
            guard !isOfSet, !SystemTypes.mayContain(named.type), seen.insert(named.type).inserted,
                !own.contains(named.type), !isDeclared(named.type)
            else { continue }
            let files = sources.swiftFiles().map { String($0.lastComponent.dropLast(".swift".count)) }
            undeclared.append(
                UndeclaredType(
                    option: named.parameter.option, declaration: named.declaration, name: named.type,
                    nearest: nearest(to: named.type, in: files.filter { $0.first?.isUppercase == true })
                        ?? KnownTypes.nearest(to: named.type)))
        }
        return undeclared
    }

    /// Throws where a type of the project's own, of which a property is given, lacks a property that the parameter
    /// needs of such types: who fetches by a post needs its `id`. A type that may get properties elsewhere, from what
    /// it inherits or an attribute adds, is taken to have it.
    func checkProperties(of scaffold: Scaffold, beside written: [RenderedModule]) throws {
        for named in scaffold.namedTypes where !named.parameter.having.isEmpty && named.isWhole && !named.isPlain {
            var lacking = named.parameter.having
            var isSeen = false
            func isEnough(_ outline: Outline) -> Bool {
                isSeen = isSeen || outline.declares(named.type)
                if outline.mayInheritProperties(named.type) { lacking = [] }
                let own = outline.properties(of: named.type)
                lacking.removeAll(where: own.contains)
                return lacking.isEmpty
            }
            if written.flatMap(\.outlines).contains(where: isEnough) { continue }
            if outlines(naming: named.type).contains(where: isEnough) { continue }
            guard isSeen, let property = lacking.first else { continue }
            throw ParameterError(named.parameter, .typeLacksProperty(named.declaration, type: named.type, property))
        }
    }
}

extension Outline {
    /// Whether a type may have properties that do not stand in its declarations: those of a superclass, of a protocol
    /// that is no plain one of Swift's, or of what an attribute adds.
    fileprivate func mayInheritProperties(_ type: String) -> Bool {
        types.contains { declared in
            guard declared.parent == nil, text(of: declared.name) == type else { return false }
            return !self[declared.attributes].allSatisfy { text(of: $0) == "@MainActor" }
                || !self[declared.inherits].allSatisfy { Self.withoutProperties.contains(text(of: $0)) }
        }
    }

    /// Plain protocols of Swift that give a type no property.
    static let withoutProperties: Set = [
        "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable",
    ]
}

extension RenderedModule {
    /// Those of its Swift files.
    var outlines: [Outline] { files.filter { $0.path.hasSuffix(".swift") }.map { Outline($0.contents) } }
}
