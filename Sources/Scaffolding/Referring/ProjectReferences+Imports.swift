import FileChanges
import SwiftOutline
import TemplateSets
import Text

/// A type, and the file that declares it.
struct KnownType {
    let name: String
    let path: String
    /// Whether other modules may use it.
    let isPublic: Bool
}

/// A target of a package that names what another one declares, and is not built with it.
public struct UnbuiltTarget: Sendable, Hashable {
    /// The target's name.
    public let target: String
    /// The other one's.
    public let needed: String
    /// A type that it names.
    public let type: String
    /// The path of the package's manifest.
    public let manifest: String
    /// Whether the other one is built with this one, so that neither can be built.
    public let isCyclic: Bool
}

/// What gives files the imports of what they name in other modules of a project's packages.
struct WrittenImports {
    fileprivate let package: PackageImports
    fileprivate let scoped: ScopedImports
    fileprivate let places: PackagePlaces

    /// Adds to a file what it lacks.
    func add(to file: inout FileChange) {
        package.add(to: &file)
        scoped.add(to: &file)
    }

    /// The targets that files need, and that theirs are not built with, each once.
    func unbuilt(in files: [FileChange]) -> [UnbuiltTarget] {
        var unbuilt: [UnbuiltTarget] = []
        for file in files {
            guard let (target, manifest) = places.target(of: file.path) else { continue }
            for (type, module) in package.used(by: file).sorted(by: { $0.key < $1.key })
            where package.manifest(of: type) == manifest
                && !unbuilt.contains(where: { $0.target == target && $0.needed == module })
                && places.isTarget(target, builtOn: module, by: manifest) == false
            {
                unbuilt.append(
                    UnbuiltTarget(
                        target: target, needed: module, type: type, manifest: manifest,
                        isCyclic: places.isTarget(module, builtOn: target, by: manifest) == true))
            }
        }
        return unbuilt
    }
}

extension ProjectReferences {
    /// The imports of what is written by some scaffolds.
    func imports(of scaffolds: [Scaffold], in written: [FileChange]) -> WrittenImports {
        let named = Set(scaffolds.flatMap { $0.namedTypes.map(\.type) } + homes.values.map(\.type))
        return WrittenImports(
            package: PackageImports(
                of: written, product: facts.productModule, knowing: knownTypes(namedBy: scaffolds), in: places),
            scoped: ScopedImports(of: named, written: written, in: places, files: files), places: places)
    }

    /// The files of a module with their imports: what it names is there.
    func adding(importsTo files: [FileChange], of scaffold: Scaffold) -> [FileChange] {
        let package = PackageImports(
            of: [], product: facts.productModule, knowing: knownTypes(namedBy: [scaffold]), in: places)
        let types = Set(scaffold.namedTypes.map(\.type) + homes.values.map(\.type)).filter(LibraryTypes.contain)
        let scoped = scoped[types] ?? ScopedImports(of: types, written: [], in: places, files: self.files)
        self.scoped[types] = scoped
        return files.map { file in
            var file = file
            WrittenImports(package: package, scoped: scoped, places: places).add(to: &file)
            return file
        }
    }

    private func knownTypes(namedBy scaffolds: [Scaffold]) -> [KnownType] {
        let own = homes.values.map { KnownType(name: $0.type, path: $0.path, isPublic: true) }
        return faces.values.flatMap(\.self) + scaffolds.flatMap(named).map(\.type) + own
    }

    /// The types in values of properties and methods that other targets of the project's packages declare.
    private func named(by scaffold: Scaffold) -> [(value: NamedType, type: KnownType)] {
        scaffold.namedTypes.compactMap { value in
            let isOfSet = value.parameter.samples.keys.contains { (try? SwiftType(parsing: $0))?.names == [value.type] }
            guard !isOfSet, !SystemTypes.contain(value.type) else { return nil }
            return foreignDeclaration(of: value.type).map { (value, $0) }
        }
    }

    /// Where another target declares a type that no file does which belongs to that of what is written: nil where none
    /// does, or several do.
    private func foreignDeclaration(of type: String) -> KnownType? {
        if let known = namedTypes[type] { return known }
        var found: [KnownType] = []
        if sources.swiftFiles().contains(where: { otherModule(of: $0) != nil }) {
            for (path, outline) in files(naming: type)
            where !SkeletonFile.isTest(path) && outline.declaredTypes.contains(type) {
                found.append(KnownType(name: type, path: path, isPublic: outline.isPublic(type)))
            }
        }
        let modules = Set(found.map { otherModule(of: $0.path) })
        let declaration = modules.count == 1 && !modules.contains(nil) ? found.first : nil
        namedTypes[type] = .some(declaration)
        return declaration
    }

    /// The types in a file of a module that are called as it, where a target of a package has the file, and what is
    /// written belongs to another one.
    func face(of name: String, at path: String) -> [KnownType] {
        guard case .file(let path) = place(of: path), otherModule(of: path) != nil, let outline = outline(of: path)
        else {
            return []
        }
        return outline.declaredTypes.filter { $0.hasPrefix(name) }.map {
            KnownType(name: $0, path: path, isPublic: outline.isPublic($0))
        }
    }

    /// Throws where what is written names a type that another target keeps to itself.
    func checkAccess(from thing: WrittenThing) throws {
        for (value, type) in named(by: thing.scaffold) where !type.isPublic {
            throw ParameterError(value.parameter, .isTypeWithout(value.declaration, access(to: type), path: type.path))
        }
        for found in found {
            for type in faces["\(found.blueprint)/\(found.name)"] ?? []
            where !type.isPublic && thing.modules.contains(where: { $0.uses(type.name) }) {
                throw ParameterError(found.parameter, .isTypeWithout(found.name, access(to: type), path: type.path))
            }
        }
    }

    private func access(to type: KnownType) -> ParameterError.TypeLack { .access(target: otherModule(of: type.path)) }
}

extension Outline {
    /// Whether other modules may use a type of this name, or an alias.
    fileprivate func isPublic(_ type: String) -> Bool {
        types.contains { $0.parent == nil && text(of: $0.name) == type && isForOtherModules($0.modifiers) }
            || members.contains {
                $0.kind == .typealias && $0.owner == nil && text(of: $0.name) == type
                    && isForOtherModules($0.modifiers)
            }
    }
}
