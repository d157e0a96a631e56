import FileChanges
import SwiftOutline
import TemplateSets
import Text

extension ProjectReferences {
    /// Throws where modules use a type of what they name, which the project has, but not that type: it is another set's.
    func checkDeclared(by modules: [RenderedModule]) throws {
        for found in found {
            let lacking = (lacking["\(found.blueprint)/\(found.name)"] ?? []).flatMap { Outline($0).declaredTypes }
            let type = try lacking.first { type in try modules.contains { $0.uses(type) } && !isDeclared(type) }
            guard let type else { continue }
            let writer = try set.referred(found.blueprint).set.name
            throw ParameterError(found.parameter, .lacksType(found.name, type: type, set: writer))
        }
    }

    /// Whether some file of the project declares a type.
    private func isDeclared(_ type: String) throws -> Bool {
        let search = ByteSearch(type.utf8)
        return try sources.swiftFiles().contains { path in
            guard let text = try? fileSystem.read(sources.fullPath(path)), search.finds(in: text) else { return false }
            return Outline(text).declaredTypes.contains(type)
        }
    }
}

extension Outline {
    fileprivate var declaredTypes: [String] {
        types.filter { $0.kind != .extension && $0.parent == nil }.map { text(of: $0.name) }
            + members.filter { $0.kind == .typealias && $0.owner == nil }.map { text(of: $0.name) }
    }
}

extension RenderedModule {
    /// Whether its code names a type; its tests aside.
    fileprivate func uses(_ type: String) -> Bool {
        files.contains { file in
            guard file.path.hasSuffix(".swift"), !SkeletonFile.isTest(Path.components(file.path)) else { return false }
            let outline = Outline(file.contents)
            return outline.uses.contains { outline.source[$0.name].elementsEqual(type.utf8) }
        }
    }
}
