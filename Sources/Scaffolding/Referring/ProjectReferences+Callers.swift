import FileChanges
import Platform
import SwiftOutline
import TemplateSets
import Text

extension ProjectReferences {
    /// A file that makes a module, and does not give it all that it needs.
    public struct Caller: Sendable, Equatable {
        /// The file.
        public let path: String
        /// The module's type that it names.
        public let type: String
        /// What it does not give it, as `name:Type`.
        public let property: String
    }

    /// The files that would not give modules what they need once these are written: those of blueprints that expect such
    /// a module, such as an application; where a module is written anew, all of the project.
    public func callers(of modules: [RenderedModule], _ values: ParameterValues, _ blueprint: Blueprint) throws
        -> [Caller]
    {
        let needs = set.parameters.filter { blueprint.takes($0) && $0.isSupplied }
            .flatMap { values.properties(of: $0.name) }
        guard !needs.isEmpty else { return [] }
        var callers: [Caller] = []
        for module in modules {
            let own = Set(module.files.map(\.path))
            var takers: [Taker]?
            for path in try candidates(for: module, blueprint) where !own.contains(path) && !Self.isTest(path) {
                // Most name nothing of the module, of which no more need be known then.
                guard let outline = outline(of: path), outline.names(module.name.name) else { continue }
                let known = takers ?? Self.takers(of: needs, in: module)
                takers = known
                // A list to which each module adds itself makes none.
                let entries = blueprint.edits.count { Path.components($0.file).last == Path.components(path).last }
                let taker = known.first { outline.count(of: $0.type) > entries && !outline.labels($0.label) }
                guard let (type, _, need) = taker else { continue }
                callers.append(Caller(path: path, type: type, property: "\(need.name):\(need.type)"))
            }
        }
        return callers
    }

    /// The files that may make a module. Those that are called like modules belong to one.
    private func candidates(for module: RenderedModule, _ blueprint: Blueprint) throws -> [String] {
        let isThere = try module.files.contains { try fileSystem.entry(at: sources.fullPath($0.path)) != nil }
        guard !isThere else { return try sources.swiftFiles() }
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
        return paths.sorted()
    }

    private static func isTest(_ path: String) -> Bool { SkeletonFile.isTest(Path.components(path)) }

    /// The types of a module that take something as an argument, with its label and what it is.
    private static func takers(of needs: [Need], in module: RenderedModule) -> [Taker] {
        var takers: [Taker] = []
        for file in module.files where file.path.hasSuffix(".swift") && !isTest(file.path) {
            let outline = Outline(file.contents)
            for member in outline.members {
                guard let owner = member.owner.map({ outline.types[$0] }) else { continue }
                for need in needs {
                    guard let label = outline.label(of: need.name, in: member, of: owner) else { continue }
                    takers.append((outline.text(of: owner.name), label, need))
                }
            }
        }
        return takers
    }

    /// A property that must be given to a module.
    private typealias Need = (name: String, type: String)
    private typealias Taker = (type: String, label: String, need: Need)
}

extension ParameterValues {
    /// The properties in a list of them.
    fileprivate func properties(of list: String) -> [(name: String, type: String)] {
        guard case .list(let items)? = variables[list] else { return [] }
        return items.compactMap { item in
            guard case .object(let fields) = item, case .string(let name)? = fields[PropertyField.name.rawValue],
                case .string(let type)? = fields[PropertyField.type.rawValue]
            else { return nil }
            return (name, type)
        }
    }
}

extension Outline {
    /// The label of a parameter that a member has, or is of the initializer which structs have by themselves; nil where
    /// there is none.
    fileprivate func label(of name: String, in member: Member, of owner: TypeDeclaration) -> String? {
        if member.isStored {
            let isParameter = owner.kind == .struct && member.initialValue == nil && text(of: member.name) == name
            return isParameter ? name : nil
        }
        guard member.kind == .func || member.kind == .`init` else { return nil }
        // Defaults and attributes may stand there as well: only what is before the colon counts.
        for parameter in parameters(of: member).split(whereSeparator: { "(,".contains($0) }) {
            let names = parameter.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
            if let label = names.first, names.last.map(String.init) == name, label != "_" { return String(label) }
        }
        return nil
    }

    /// Whether something is used in whose name there is this one.
    fileprivate func names(_ module: String) -> Bool { uses.contains { text(of: $0.name).contains(module) } }

    fileprivate func count(of type: String) -> Int { uses.count { text(of: $0.name) == type } }

    fileprivate func labels(_ argument: String) -> Bool {
        uses.contains { $0.roles.contains(.labelled) && text(of: $0.name) == argument }
    }
}
