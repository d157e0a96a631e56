import FileChanges
import Platform
import SwiftOutline
import TemplateSets
import Text

extension ProjectReferences {
    /// Throws where an entity of the project is called like a type that the set's own text uses, such as SwiftUI's
    /// `State`: that text would mean the entity. Only the folders are looked into where such things are written.
    func checkShadowing(by thing: WrittenThing) throws {
        guard let name = thing.names.first else { return }
        let scaffold = thing.scaffold
        let targets = set.parameters.filter { $0.isSubject && scaffold.blueprint.takes($0) }.flatMap(\.refersTo)
        for target in Set(targets).sorted() where try hasFolders(of: target) {
            for folder in try folders(of: target, for: name) {
                let files = ((try? fileSystem.names(in: sources.fullPath(folder))) ?? []).filter {
                    $0.hasSuffix(".swift")
                }
                let types = scaffold.types(among: Set(files.map { String($0.dropLast(6)) }))
                for type in types.sorted() where !isOfSet(type + ".swift", or: target) && thing.uses(type) {
                    let path = Path.join(folder, type + ".swift")
                    guard let text = try? fileSystem.read(sources.fullPath(path)),
                        Outline(text).declaredTypes.contains(type)
                    else { continue }
                    throw ScaffoldError.shadowingType(type, path: path, set: set.name)
                }
            }
        }
    }

    /// Whether the project has a folder that a blueprint writes into at all.
    private func hasFolders(of target: String) throws -> Bool {
        let roots = Set(try set.referred(target).blueprint.files.map { $0.target[0] })
        return roots.contains { root in
            !SkeletonFile.isTest([root, ""])
                && (try? fileSystem.entry(at: sources.fullPath(facts.directories[root] ?? root)))?.kind == .directory
        }
    }

    /// The folders, below the project, of what a blueprint writes for a name.
    private func folders(of target: String, for name: ModuleName) throws -> [String] {
        let (set, blueprint) = try set.referred(target)
        var plain = name
        plain.groups = []
        var reader = ReferenceReader(set: set, blueprint: blueprint, name: plain, facts: facts)
        let paths = (try? reader.base())?.keys.map { Path.join(Array(Path.components($0).dropLast())) } ?? []
        return Set(paths).sorted()
    }

    /// Whether the set, or that of a blueprint, writes a file of a name itself, so that its text means what that
    /// declares.
    private func isOfSet(_ file: String, or target: String) -> Bool {
        let sets = [set] + [try? set.referred(target).set].compactMap(\.self)
        return sets.contains { $0.blueprints.contains { $0.files.contains { $0.target.last == file } } }
    }
}

extension WrittenThing {
    /// Whether its files name a type that they do not declare; its tests aside.
    fileprivate func uses(_ type: String) -> Bool {
        let search = ByteSearch(type.utf8)
        return modules.flatMap(\.files).contains { file in
            file.path.hasSuffix(".swift") && !SkeletonFile.isTest(file.path)
                && search.finds(in: file.contents) && SwiftNames(file.contents).usedTypes.contains(type)
        }
    }
}
