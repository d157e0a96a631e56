import FileChanges
import SwiftOutline
import TemplateSets
import Text

extension ProjectReferences {
    /// Throws where modules use a type of what they name, which the project has, but not that type: it is another
    /// set's.
    func checkDeclared(by modules: [RenderedModule]) throws {
        for found in found {
            let lacking = (lacking["\(found.blueprint)/\(found.name)"] ?? []).flatMap { Outline($0).declaredTypes }
            let type = lacking.first { type in modules.contains { $0.uses(type) } && !isDeclared(type) }
            guard let type else { continue }
            let writer = try set.referred(found.blueprint).set.name
            throw ParameterError(found.parameter, .lacksType(found.name, type: type, set: writer))
        }
    }

    /// What is wrong where a thing that a value names cannot be given what it takes: it is another set's, or that very
    /// error.
    public func explaining(_ error: ParameterError) -> ParameterError {
        guard case .notSupplied(let name, _, _) = error.fault else { return error }
        for found in found where found.name == name {
            let lacking = (lacking["\(found.blueprint)/\(name)"] ?? []).flatMap { Outline($0).declaredTypes }
            guard let type = lacking.first(where: { !isDeclared($0) }),
                let writer = try? set.referred(found.blueprint).set.name
            else { continue }
            return ParameterError(found.parameter, .lacksType(name, type: type, set: writer))
        }
        return error
    }

    /// Whether some file of the project declares a type.
    func isDeclared(_ type: String) -> Bool {
        outlines(naming: type).contains { $0.declaredTypes.contains(type) }
    }

    /// What the files declare that name a type, those first that are called as it. Each is read when its turn comes.
    func outlines(naming type: String) -> some Sequence<Outline> { files(naming: type).lazy.map(\.outline) }

    /// The files that name a type, those first that are called as it. Each is read when its turn comes.
    func files(naming type: String) -> some Sequence<(path: String, outline: Outline)> {
        let search = ByteSearch(type.utf8)
        let own = "\(type).swift"
        let paths = sources.swiftFiles()
        let ordered = paths.filter { $0.lastComponent == own } + paths.filter { $0.lastComponent != own }
        return ordered.lazy.compactMap { [sources, fileSystem] path -> (path: String, outline: Outline)? in
            guard let text = try? fileSystem.read(sources.fullPath(path)), search.finds(in: text) else { return nil }
            return (path, Outline(text))
        }
    }
}

extension RenderedModule {
    /// Whether its code names a type; its tests aside.
    func uses(_ type: String) -> Bool {
        files.contains { file in
            guard file.path.hasSuffix(".swift"), !SkeletonFile.isTest(file.path) else { return false }
            let outline = Outline(file.contents)
            return outline.uses.contains { outline.source[$0.name].elementsEqual(type.utf8) }
        }
    }
}
