import FileChanges
import Platform
import SwiftOutline
import TemplateSets
import Text

extension ProjectReferences {
    /// A file that makes a module, and does not give it what it takes.
    public struct Caller: Sendable, Equatable {
        /// What is wrong with the arguments; properties are `name:Type`.
        public enum Fault: Sendable, Equatable {
            case lacks(String)
            case givesRemoved(String)
            case givesChanged(String, before: String)
            case callsRemoved
        }

        /// The file.
        public let path: String
        /// The module's type that it names; where that is about a method that was removed, with it.
        public let type: String
        /// What it should do otherwise.
        public let fault: Fault
        /// The module's file that the fault comes from: where that stays as it is, there is none.
        public let origin: String
        /// The module, where the file is an application's that starts with it.
        public let started: String?
    }

    /// The files that would not give modules what they take once these are written: those of blueprints that expect
    /// such a module, such as an application; where a module is written anew, or may be one of a list such as that of a
    /// tab bar, all of the project.
    public func callers(of modules: [RenderedModule], _ values: ParameterValues, _ blueprint: Blueprint) throws
        -> [Caller]
    {
        let needs = set.parameters.filter { blueprint.takes($0) && $0.isSupplied }
            .flatMap { values.properties(of: $0.name) }
        let written = Dictionary(modules.flatMap(\.files).map { ($0.path, $0.contents) }) { $1 }
        var callers: [Caller] = []
        lazy var starters = starters(of: blueprint)
        for module in modules {
            let paths = module.files.map(\.path).filter { $0.hasSuffix(".swift") && !Self.isTest($0) }
            let old = CallSignature.all(in: paths.compactMap { path in outline(of: path).map { (path, $0) } })
            guard !needs.isEmpty || !old.isEmpty else { continue }
            let signatures = CallSignature.all(
                in: paths.compactMap { path in written[path].map { (path, Outline($0)) } })
            let removed = old.filter { old in !signatures.contains { $0.type == old.type && $0.method == old.method } }
            let demands = signatures.flatMap { $0.demands(needs, before: old) } + removed.map(\.demandOfRemoved)
            guard !demands.isEmpty else { continue }
            let (own, types) = (Set(module.files.map(\.path)), Set(demands.map(\.signature.type)))
            let search = ByteSearch(module.name.name.utf8)
            for path in try candidates(for: module, blueprint) where !own.contains(path) && !Self.isTest(path) {
                guard let text = written[path] ?? (try? fileSystem.read(sources.fullPath(path))), search.finds(in: text)
                else { continue }
                let outline = Outline(text)
                let calls = WrittenCalls(in: outline, of: types)
                // A list to which each module adds itself makes none.
                let entries = blueprint.edits.count { Path.components($0.file).last == Path.components(path).last }
                guard let demand = demands.first(where: { !$0.isMet(by: calls, outline, entries) }) else { continue }
                callers.append(
                    Caller(
                        path: path, type: demand.called, fault: demand.fault, origin: demand.signature.file,
                        started: starters.contains(path) ? module.name.name : nil))
            }
        }
        return callers
    }

    /// The files that may make a module. Those that are called like modules belong to one.
    private func candidates(for module: RenderedModule, _ blueprint: Blueprint) throws -> [String] {
        let isThere = try module.files.contains { try fileSystem.entry(at: sources.fullPath($0.path)) != nil }
        let mayBeListed = set.parameters.contains { $0.expects == blueprint.name && $0.isList }
        return !isThere && !mayBeListed ? starters(of: blueprint).sorted() : sources.swiftFiles()
    }

    /// The files of blueprints that expect one such module, such as an application.
    private func starters(of blueprint: Blueprint) -> Set<String> {
        var paths: Set<String> = []
        for parameter in set.parameters where parameter.expects == blueprint.name && !parameter.isList {
            for file in set.blueprints.filter({ $0.takes(parameter) }).flatMap(\.files) {
                let target = file.target
                guard target.count > 1, target.last?.hasSuffix(".swift") == true,
                    !target.contains(where: { $0.contains("{{") })
                else { continue }
                let path = Path.join([facts.directories[target[0]] ?? target[0]] + target.dropFirst())
                if (try? fileSystem.entry(at: sources.fullPath(path)))?.kind == .file { paths.insert(path) }
            }
        }
        return paths
    }

    private static func isTest(_ path: String) -> Bool { SkeletonFile.isTest(path) }
}

extension ParameterValues {
    /// The properties in a list of them.
    func properties(of list: String) -> [(name: String, type: String)] {
        guard case .list(let items)? = variables[list] else { return [] }
        return items.compactMap { item in
            guard case .object(let fields) = item, case .string(let name)? = fields[PropertyField.name.rawValue],
                case .string(let type)? = fields[PropertyField.type.rawValue]
            else { return nil }
            return (name, type)
        }
    }

    /// The names that a parameter was given, of things that are referred to as well.
    func names(of parameter: String) -> [String] {
        switch variables[parameter] {
        case .string(let name) where !name.isEmpty: return [name]
        case .list(let items):
            return items.compactMap { item in
                switch item {
                case .string(let name): return name
                case .object(let fields):
                    guard case .string(let name)? = fields[StandardVariable.name.rawValue] else { return nil }
                    return name
                default: return nil
                }
            }
        default: return []
        }
    }
}
