import SwiftOutline
import TemplateSets
import Text

/// Decides of all that one run writes into a package which of it other targets may see.
///
/// What another target needs is public, unless the compiler would refuse it: a public declaration names public types
/// only. Then all that the blueprint writes is internal, and so is what names it. A file that things share, such as a
/// client of all services, stays as it is.
struct JointAccess {
    private let sources: PackageSources

    init(in sources: PackageSources) {
        self.sources = sources
    }

    /// Makes internal what has to be; says what, and why, in the order in which it came out.
    func settle(_ things: inout [WrittenThing]) throws -> [InternalModules] {
        var texts = things.map { PublicTexts($0.modules) }
        let others = access(toTypesBeside: texts)
        var internals: [(index: Int, type: String)] = []
        var isSettled = false
        while !isSettled {
            isSettled = true
            let written = Self.access(in: texts)
            for index in things.indices where !things[index].isInternal {
                guard let type = try hiddenType(in: texts[index], of: things[index].names, written, others) else {
                    continue
                }
                // A set may say 'public' whatever it is told.
                guard try things[index].makeInternal() else { continue }
                texts[index] = PublicTexts(things[index].modules)
                internals.append((index, type))
                isSettled = false
            }
        }
        guard !internals.isEmpty else { return [] }
        let written = Set(texts.flatMap(\.outlines).map(\.path))
        return internals.map { index, type in
            InternalModules(
                names: things[index].fullNames, type: type,
                exposures: sources.exposures(of: texts[index].access, besides: written),
                files: texts[index].outlines.map(\.path))
        }
    }

    private static func access(in texts: [PublicTexts]) -> TypeAccess {
        texts.reduce(into: TypeAccess()) { $0.merge($1.access) }
    }

    /// What the project says of the types that texts name and do not declare.
    private func access(toTypesBeside texts: [PublicTexts]) -> TypeAccess {
        let written = Self.access(in: texts)
        let names = texts.reduce(into: Set<String>()) { $0.formUnion($1.names.union($1.superclasses)) }
        return sources.access(to: names.filter { !written.declares($0) && !KnownTypes.names.contains($0) })
    }

    /// The first type that is not public, and would have to be.
    private func hiddenType(
        in texts: PublicTexts, of names: [ModuleName], _ written: TypeAccess, _ others: TypeAccess
    ) throws -> String? {
        // What is written anew counts as it will be.
        func known(of name: String) -> TypeAccess { written.declares(name) ? written : others }
        for (path, outline) in texts.outlines {
            let file = Path.components(path).last ?? path
            guard !names.contains(where: { file.hasPrefix($0.name) }), let found = try sources.outline(at: path) else {
                continue
            }
            if let type = TypeAccess(of: outline).hidden(in: TypeAccess(of: found)).first { return type }
        }
        return texts.names.sorted().lazy.compactMap { known(of: $0).hidden(in: $0) }.first
            ?? texts.superclasses.sorted().lazy.compactMap { known(of: $0).hidden(inSuperclass: $0) }.first
    }
}

/// Modules, or what else a blueprint writes, that stay internal in a package.
public struct InternalModules: Sendable, Equatable {
    /// Their names, with the groups that they are nested in; those of a service end as its type does.
    public let names: [String]
    /// The type because of which they do, such as `ClientFilter`, or `Client.Kind` where it is a nested one.
    public let type: String
    /// What names them in public all the same, in files that are there, and no longer compiles.
    public let exposures: [Exposure]
    /// Their files, tests aside.
    public let files: [String]
}

/// A file with public declarations that name a type which is not.
public struct Exposure: Sendable, Equatable {
    /// The file.
    public let path: String
    /// The type.
    public let type: String
}

/// The Swift files of what was written, tests aside.
private struct PublicTexts {
    let outlines: [(path: String, outline: Outline)]
    /// The types that they declare.
    let access: TypeAccess
    /// The types that they name where others see it.
    let names: Set<String>
    let superclasses: Set<String>

    init(_ modules: [RenderedModule]) {
        outlines = modules.flatMap(\.files)
            .filter { $0.path.hasSuffix(".swift") && !SkeletonFile.isTest($0.path) }
            .map { ($0.path, Outline($0.contents)) }
        var access = TypeAccess()
        var (names, superclasses): (Set<String>, Set<String>) = ([], [])
        for (_, outline) in outlines {
            access.add(outline)
            let signatures = PublicSignatures(of: outline)
            names.formUnion(signatures.names)
            superclasses.formUnion(signatures.superclasses)
        }
        (self.access, self.names, self.superclasses) = (access, names, superclasses)
    }
}
