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
    /// A file of the project with nearly this name; nil where there is none.
    public let nearest: String?
}

extension ProjectReferences {
    /// The types in the values of a scaffold that neither the language, Apple's frameworks, the set nor the project declares,
    /// what is written in the same run included. Of each name the first; it may be another library's.
    public func undeclaredTypes(of scaffold: Scaffold, beside written: [RenderedModule]) throws -> [UndeclaredType] {
        var seen: Set<String> = []
        var undeclared: [UndeclaredType] = []
        lazy var own = Set(written.flatMap(\.outlines).flatMap(\.declaredTypes))
        for named in scaffold.namedTypes {
            let isOfSet = named.parameter.samples.keys.contains { (try? SwiftType(parsing: $0))?.names == [named.type] }
            guard !isOfSet, !SystemTypes.contain(named.type), seen.insert(named.type).inserted,
                !own.contains(named.type), try !isDeclared(named.type)
            else { continue }
            let files = try sources.swiftFiles().map { String($0.lastComponent.dropLast(".swift".count)) }
            undeclared.append(
                UndeclaredType(
                    option: named.parameter.option, declaration: named.declaration, name: named.type,
                    nearest: nearest(to: named.type, in: files.filter { $0.first?.isUppercase == true })))
        }
        return undeclared
    }

    /// Throws where a type of the project's own, of which a property is given, lacks a property that the parameter needs of
    /// such types: who fetches by a post needs its `id`.
    func checkProperties(of scaffold: Scaffold, beside written: [RenderedModule]) throws {
        for named in scaffold.namedTypes where !named.parameter.having.isEmpty && named.isWhole && !named.isPlain {
            let outlines = try written.flatMap(\.outlines) + files(of: named.type)
            guard outlines.contains(where: { $0.declares(named.type) }) else { continue }
            let properties = Set(outlines.flatMap { $0.properties(of: named.type) })
            for property in named.parameter.having where !properties.contains(property) {
                throw ParameterError(named.parameter, .typeLacksProperty(named.declaration, type: named.type, property))
            }
        }
    }

    /// The files that name a type.
    private func files(of type: String) throws -> [Outline] {
        let search = ByteSearch(type.utf8)
        return try sources.swiftFiles().compactMap { path in
            guard let text = try? fileSystem.read(sources.fullPath(path)), search.finds(in: text) else { return nil }
            return Outline(text)
        }
    }
}

extension RenderedModule {
    /// Those of its Swift files.
    fileprivate var outlines: [Outline] { files.filter { $0.path.hasSuffix(".swift") }.map { Outline($0.contents) } }
}
