import FileChanges
import SwiftOutline
import TemplateSets
import Text

extension ProjectReferences {
    /// Throws where what is written calls a function of what values name, or of what the blueprint expects, and the
    /// type that the project has lacks it: somebody wrote it by hand.
    func checkFunctions(for thing: WrittenThing) throws {
        for found in found {
            guard let (lack, path) = lackOfFunction(in: "\(found.blueprint)/\(found.name)", thing.modules) else {
                continue
            }
            throw ParameterError(found.parameter, .isTypeWithout(found.name, lack, path: path))
        }
        let blueprint = thing.scaffold.blueprint
        for target in blueprint.expects {
            for name in thing.names.map(\.name) {
                guard let (lack, path) = lackOfFunction(in: "\(target)/\(name)", thing.modules) else { continue }
                throw RequirementError(
                    name: name, blueprint: "\(set.name)/\(blueprint.name)", lack: .ofType(lack, path: path))
            }
        }
    }

    /// A function that modules call and the type of something lacks, and the file that declares the type; nil where it
    /// has all, or may have them by what it inherits.
    private func lackOfFunction(
        in key: String, _ modules: [RenderedModule]
    ) -> (lack: ParameterError.TypeLack, path: String)? {
        guard let home = homes[key], let outline = outline(of: home.path) else { return nil }
        let called = Outline(home.model).functions(of: home.type).filter { name in
            let call = ByteSearch(".\(name)(".utf8)
            return modules.flatMap(\.files).contains { file in
                !SkeletonFile.isTest(file.path) && call.finds(in: file.contents)
                    && Outline(file.contents).calls(name, of: home.type)
            }
        }
        guard var lacking = outline.lacking(called, of: home.type), !lacking.isEmpty else { return nil }
        // What it lacks there an extension may have in any file.
        for file in files(naming: home.type) where file.path != home.path {
            guard let left = file.outline.lacking(lacking, of: home.type) else { return nil }
            lacking = left
        }
        return lacking.first.map { (.function($0, of: home.type), home.path) }
    }
}

extension Outline {
    /// The names of the functions of a type and its extensions here.
    fileprivate func functions(of type: String) -> [String] {
        members.compactMap { member in
            guard member.kind == .func, let owner = member.owner, text(of: types[owner].name) == type else {
                return nil
            }
            return text(of: member.name)
        }
    }

    /// Whether a function is called of what is named as a type: `apiService.fetchClients()` of a `ClientApiService`.
    fileprivate func calls(_ function: String, of type: String) -> Bool {
        uses.indices.dropFirst().contains { index in
            uses[index].roles.isSuperset(of: [.called, .member]) && text(of: uses[index].name) == function
                && type.lowercased().hasSuffix(text(of: uses[index - 1].name).lowercased())
        }
    }

    /// Those of some functions that a type and its extensions here do not declare; nil where what it inherits may.
    fileprivate func lacking(_ names: [String], of type: String) -> [String]? {
        let declared = types.filter { $0.parent == nil && text(of: $0.name) == type }
        let isPlain = declared.allSatisfy {
            self[$0.inherits].allSatisfy { Self.withoutFunctions.contains(text(of: $0)) }
        }
        guard isPlain else { return nil }
        let own = functions(of: type)
        return names.filter { !own.contains($0) }
    }

    private static let withoutFunctions: Set = ["AnyObject", "NSObject", "Sendable", "@unchecked Sendable", "Actor"]
}
