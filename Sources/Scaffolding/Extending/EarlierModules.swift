import FileChanges
import Platform
import SwiftOutline
import TemplateSets
import Text

/// What was written in a project before the application around it, which takes it over.
///
/// Files that nobody has changed are rendered once more, now that the application has a name; and edits for which there
/// was no file are made in those that the application brings. Nothing is written.
public struct EarlierModules {
    /// Something that a blueprint seems to have written for a name.
    private struct Thing {
        /// The file that tells.
        let path: String
        /// How many lines are other than the blueprint would write them.
        let distance: Int
        let edits: [FileEdit]
        let updates: [FileChange]
    }

    /// The application's files with the edits made.
    public private(set) var application: [FileChange]
    /// The files that follow the application's name.
    public private(set) var updates: [FileChange] = []
    /// The edits that the application's files have no place for.
    public private(set) var skipped: [ProjectEdits.SkippedEdit] = []

    private let set: TemplateSet
    let before: ProjectFacts
    let after: ProjectFacts
    let root: String
    let fileSystem: any FileSystem

    /// - Parameters:
    ///   - application: the files of an application that the set is to write, for this name.
    ///   - before: what was known of the project without it.
    ///   - after: what is known with it.
    public init(
        takenOverBy application: [FileChange], _ name: ModuleName, of set: TemplateSet, before: ProjectFacts,
        after: ProjectFacts, in root: String, on fileSystem: any FileSystem
    ) throws(FileError) {
        self.application = application
        (self.set, self.before, self.after, self.root, self.fileSystem) = (set, before, after, root, fileSystem)
        var sources = ProjectSources(root: root, on: fileSystem)
        let paths = sources.swiftFiles()
        var things: [String: Thing] = [:]
        for (set, blueprint) in blueprints {
            let names = WrittenNames(blueprint, before.directories)?.names(among: paths) ?? [(name, blueprint.name)]
            for thing in self.things(names, set, blueprint) {
                // What two blueprints may have written was written by the one that it is nearer to.
                if thing.distance < things[thing.path]?.distance ?? .max { things[thing.path] = thing }
            }
        }
        let found = things.sorted { $0.key < $1.key }.map(\.value)
        // What several things share, such as a client for all services, is the same from each of them.
        var taken = Set(application.map(\.path))
        updates = found.flatMap(\.updates).filter { taken.insert($0.path).inserted }
        updates += renamedImports(in: paths, besides: taken)
        for edit in Self.inOrder(asTheyStand(found.map(\.edits))) { make(edit) }
    }

    /// What may have been written: by this set, and by others that it refers to. What these have besides, such as the
    /// storage of an entity, works with what it names.
    private var blueprints: [(set: TemplateSet, blueprint: Blueprint)] {
        let targets = Set(set.parameters.flatMap { $0.refersTo + [$0.expects].compactMap(\.self) })
        let others = targets.filter { $0.contains("/") }.sorted().compactMap { try? set.referred($0).set }
        var sets: [TemplateSet] = []
        for set in [set] + others where !sets.contains(where: { $0.name == set.name }) { sets.append(set) }
        return sets.flatMap { set in
            set.blueprints.filter { $0.application == nil && $0.origin == nil }.map { (set: set, blueprint: $0) }
        }
    }

    private func things(
        _ names: [(name: ModuleName, path: String)], _ set: TemplateSet, _ blueprint: Blueprint
    ) -> [Thing] {
        func module(_ facts: ProjectFacts) -> ModuleExtension? {
            try? ModuleExtension(
                set: set, origin: .init(blueprint: blueprint.name, adds: [], sets: [:]), given: [:], certain: [],
                facts: facts, in: root, on: fileSystem)
        }
        guard !names.isEmpty, let old = module(before), let new = module(after) else { return [] }
        return names.compactMap { name, path in
            // What cannot be told is left to a person.
            guard let nearest = try? old.nearest(to: name) else { return nil }
            let new = nearest.search.isInternal ? new.internalized() : new
            guard let files = try? new.render(name, nearest.variant.values),
                var edits = try? new.edits(name, nearest.variant.values)
            else { return nil }
            var search = nearest.search
            // What only looks like something of the blueprint's lacks what an edit would name.
            let lacking = files.filter { path, _ in path.hasSuffix(".swift") && (try? search.files.file(path)) == nil }
            let undeclared = Set(lacking.values.flatMap { Outline($0).declaredTypes })
            let named = edits.map { Lexer.identifiers(in: Array($0.edit.text.utf8)) }
            if !named.allSatisfy(undeclared.isDisjoint) { edits = [] }
            var updates: [FileChange] = []
            for (path, contents) in files.sorted(by: { $0.key < $1.key }) {
                guard let file = try? search.files.file(path), let text = nearest.variant.base[path], text != contents,
                    file.bytes == file.adapting(text)
                else { continue }
                updates.append(FileChange(path: path, contents: file.adapting(contents), basis: file.bytes))
            }
            return Thing(path: path, distance: nearest.distance, edits: edits, updates: updates)
        }
    }

    /// The edits of things in the order in which an application that is there has them, which was that of their writing;
    /// then those that it does not have.
    private func asTheyStand(_ things: [[FileEdit]]) -> [[FileEdit]] {
        var texts: [String: [UInt8]] = [:]
        func place(_ edits: [FileEdit]) -> Int {
            for edit in edits {
                let text = texts[edit.path] ?? (try? fileSystem.read(Path.join(root, edit.path))) ?? []
                texts[edit.path] = text
                let line = edit.edit.text.split(separator: "\n").first ?? ""
                if !line.isEmpty, let range = ByteSearch(line.utf8).firstRange(in: text, from: 0) {
                    return range.lowerBound
                }
            }
            return .max
        }
        return things.map { (edits: $0, place: place($0)) }.enumerated()
            .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element.edits)
    }

    /// The edits of things, such that a statement comes behind those that give what it names its value.
    private static func inOrder(_ things: [[FileEdit]]) -> [FileEdit] {
        var left = things.map { edits in
            let names = edits.map { (names: Lexer.identifiers(in: Array($0.edit.text.utf8)), kind: $0.edit.kind) }
            let declared = names.filter { $0.kind == .member }.reduce(into: Set()) { $0.formUnion($1.names) }
            let named = names.filter { $0.kind != .member }.reduce(into: Set()) { $0.formUnion($1.names) }
            return (edits: edits, declared: declared, named: named.subtracting(declared))
        }
        var sorted: [FileEdit] = []
        while !left.isEmpty {
            let ready = left.indices.first { index in
                left.indices.allSatisfy { $0 == index || left[$0].declared.isDisjoint(with: left[index].named) }
            }
            sorted += left.remove(at: ready ?? 0).edits
        }
        return sorted
    }

    /// Makes an edit in the application's file; where it has none, the edit is for one that is there already.
    private mutating func make(_ edit: FileEdit) {
        guard let index = application.firstIndex(where: { $0.path == edit.path }) else { return }
        if let edited = edit.edit.apply(to: application[index].contents) {
            application[index].contents = edited
        } else {
            skipped.append(.init(path: edit.path, edit: edit.edit, reason: .noPlace))
        }
    }
}
