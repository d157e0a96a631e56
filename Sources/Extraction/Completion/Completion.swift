import Conventions
import SwiftOutline
import TemplateSets

/// Makes what modules have in common whole: what is used in it is declared in it, and what must be there is there.
///
/// Most modules may declare a thing in words that differ, and use it in the same. Then what only some of them have is
/// needed all the same.
struct Completion {
    private(set) var files: [Skeleton.File] { didSet { nodes = Self.nodes(of: files) } }
    /// The nodes of the modules' files, those of tests left out: thousands, which are gathered once.
    private(set) var nodes: [(tree: MergeTree, node: MergeNode)]
    /// The files that few modules have.
    private var rest: [Skeleton.File]
    /// The paths of those of them that the others cannot do without.
    private(set) var needed: Set<[String]> = []
    /// The names of each module.
    let modules: [ModuleNames]
    /// What the files of each module declare and name.
    let outlines: [[Outline]]
    /// What the project declares beside the modules.
    let surroundings: Surroundings
    /// What the project declares for each of them elsewhere.
    let elsewhere: NamesElsewhere
    /// What the classes of each module inherit.
    let superclasses: [Superclasses]
    /// Whether what the first module uses without declaring it is somebody else's, whatever other modules declare.
    let isLedByFirst: Bool
    /// The types that some module declares.
    let ownTypes: Set<String>
    /// What some module uses and does not declare.
    private let foreign: Set<String>

    /// The names that the modules declare.
    var ownNames: Set<String> { modules.reduce(into: []) { $0.formUnion($1.declared) } }

    /// The cases that some module declares.
    private let ownCases: Set<String>

    init(of skeleton: Skeleton) {
        isLedByFirst = skeleton.isLedByFirst
        surroundings = skeleton.surroundings
        elsewhere = skeleton.elsewhere
        files = skeleton.files.filter { $0.draft.isSwift && skeleton.isUsual($0) }
        nodes = Self.nodes(of: files)
        let shared = Set(skeleton.drafts.flatMap(\.shared).map(\.file.path))
        rest = (skeleton.files + skeleton.leftOut.filter { !shared.contains($0.draft.path) }).filter {
            $0.draft.isSwift && !$0.isTest && !skeleton.isUsual($0)
        }
        // What a test double beside them declares, the module uses of somebody else.
        let texts = skeleton.drafts.map { draft in
            draft.files.filter { $0.isSwift && !SkeletonFile.isTest($0.path) }.map(\.contents)
        }
        outlines = texts.map { $0.map { Outline($0) } }
        superclasses = outlines.map { Superclasses($0) }
        let cases = texts.reduce(into: Set()) { $0.formUnion(ModuleNames($1).cases) }
        // What one module declares as a case another may name of a framework's: '.normal' is a button's state, too.
        modules = texts.map { ModuleNames($0, ownCases: cases) }
        ownCases = cases
        ownTypes = modules.reduce(into: []) { $0.formUnion($1.types) }
        foreign = modules.reduce(into: []) { $0.formUnion($1.missing) }
    }

    private static func nodes(of files: [Skeleton.File]) -> [(tree: MergeTree, node: MergeNode)] {
        files.filter { !$0.isTest }.compactMap(\.tree).flatMap { tree in tree.all.map { (tree, $0) } }
    }

    /// Brings back what is needed, until nothing is missing; what cannot be had takes what uses it along.
    mutating func run() {
        guard files.contains(where: { $0.tree != nil }) else { return }
        for (_, node) in nodes { node.leftWords = [] }
        for _ in 0..<Self.mostRounds {
            let result = Result(files)
            let missing = missing(in: result.outlines)
            if keep(missing, beside: result) || reword(namesOf: missing, result) || addFile(declaring: missing) {
                continue
            }
            if completeTypes(result) || conformOnce(result) || keepConformances(result) { continue }
            if adaptCalls() || adaptFunctions() || completeParameters() || dropDoubles() { continue }
            if keepMaker(result) || keepCalledInitializers(result) || keepAssignments(result) { continue }
            if completeBodies(result) || keepOverrides(result) || keepRegistrations(result) { continue }
            break
        }
        for _ in 0..<Self.mostRounds {
            let result = Result(files)
            guard
                drop(usersOf: missing(in: result.outlines)) || dropUsersOfLocals(result)
                    || dropHollowConformances(result) || dropHollowOverrides() || dropMisfitKeys(result)
                    || dropUsersOfInherited(result) || dropUnusedParameters() || dropUnusedHelpers()
                    || dropUnusedLocals()
            else { break }
        }
        keepSuperclassesOfTests()
        dropHollowTests()
        keepImports()
    }

    /// Each round settles something for good; this many were never needed.
    private static let mostRounds = 200

    /// The names that texts use and do not declare, of those that the modules declare where they use them.
    func missing(in texts: [[UInt8]]) -> Set<String> { missing(in: texts.map { Outline($0) }) }

    private func missing(in outlines: [Outline]) -> Set<String> {
        let names = ModuleNames(outlines, ownTypes: ownTypes, ownCases: ownCases)
        return names.missing.filter { name in
            guard modules.contains(where: { $0.declared.contains(name) }) else { return false }
            guard !isLedByFirst || modules[0].declared.contains(name) || !modules[0].missing.contains(name) else {
                return false
            }
            return !foreign.contains(name) || ownTypes.contains(name) && name.contains(PlaceholderName.module)
        }
    }

    /// Whether a file that few modules have can stand beside the others.
    func allows(_ file: Skeleton.File) -> Bool {
        missing(in: Result(files + [file]).outlines).isEmpty
    }

    /// Adds a file that few modules have, and whose names the others use.
    private mutating func addFile(declaring names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        let fitting = rest.filter { file in
            !ModuleNames([file.text]).types.isDisjoint(with: names)
                || file.tree.map { $0.declaresType(in: names) } ?? false
        }
        guard let best = fitting.max(by: { $0.owners.count < $1.owners.count }) else { return false }
        files.append(best)
        rest.removeAll { $0.draft.path == best.draft.path }
        needed.insert(best.draft.path)
        return true
    }

    private func keep(_ names: Set<String>, beside result: Result) -> Bool {
        guard !names.isEmpty else { return false }
        let types = result.names.types
        let all = nodes.filter { !$0.node.isCode && !$0.node.isPresent }
        var isKept = false
        for name in names.sorted() {
            let fitting = all.filter { $0.tree.declares($0.node, name) }
            isKept = keepBest(of: preferring(usersOf: name, among: fitting, ownTypes.subtracting(types))) || isKept
        }
        return isKept
    }

    /// What declares a name: first what names no type that is gone, then that of the modules in whose words it is used.
    /// The property of one module may be of another type than what the code of the next one asks of it.
    private func preferring(
        usersOf name: String, among declaring: [(tree: MergeTree, node: MergeNode)], _ gone: Set<String>
    ) -> [MergeNode] {
        guard declaring.count > 1 else { return declaring.map(\.node) }
        let trees = files.filter { !$0.isTest }.compactMap { file in file.tree.map { (tree: $0, owners: file.owners) } }
        var users: Set<Int> = []
        for (tree, owners) in trees {
            for node in tree.all where node.isPresent && node.children.allSatisfy({ !$0.isKept }) {
                guard SwiftLines.identifiers(in: tree.bytes(of: node)).contains(name) else { continue }
                users.insert(owners[node.words.text])
            }
        }
        let own = Set(
            trees.flatMap { tree, owners in
                tree.all.filter { node in node.versions.contains { users.contains(owners[$0.text]) } }
                    .map(ObjectIdentifier.init)
            })
        let ranked = declaring.map { tree, node in
            let names = SwiftLines.identifiers(in: tree.texts[node.words.text].bytes(node.words.node.head))
            return (
                node: node,
                rank: (names.isDisjoint(with: gone) ? 0 : 2) + (own.contains(ObjectIdentifier(node)) ? 0 : 1)
            )
        }
        return (0...3).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.node) }
    }

    /// Keeps the node that most modules have, or the example's; one that is not filled gets no members but those that
    /// are needed.
    func keepBest(of nodes: [MergeNode], isFilled: Bool = true) -> Bool {
        let own = nodes.filter { $0.versions[0].text == 0 && !$0.isPresent }
        let nodes = isLedByFirst && !own.isEmpty ? own : nodes
        let most = nodes.map(\.versions.count).max()
        guard let best = nodes.first(where: { $0.versions.count == most && !$0.isPresent }) else { return false }
        let wasKept = best.isKept
        guard best.keep() else { return false }
        guard !wasKept, best.versions.count == 1, !best.isInitializer else { return true }
        switch best.words.node.kind {
        // What most modules do without is there to be filled in.
        case .body: for child in best.children { child.isKept = false }
        case .type where !isFilled: for child in best.children { child.isKept = false }
        case .type:
            for member in best.children where member.words.node.kind == .body && !member.isInitializer {
                for statement in member.children { statement.isKept = false }
            }
        default: break
        }
        return true
    }

    /// Takes out the smallest things that use some names.
    private func drop(usersOf names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        var isDropped = false
        for tree in files.compactMap(\.tree) {
            for node in tree.all where node.isPresent && node.children.allSatisfy({ !$0.isKept }) {
                guard !names.isDisjoint(with: SwiftLines.identifiers(in: tree.bytes(of: node))) else { continue }
                node.drop()
                isDropped = true
            }
        }
        return isDropped
    }
}

extension Completion {
    /// The texts as they are now.
    struct Result {
        let texts: [[UInt8]]
        let outlines: [Outline]
        let names: ModuleNames

        init(_ files: [Skeleton.File]) {
            texts = files.filter { !$0.isTest }.map(\.text)
            outlines = texts.map { Outline($0) }
            names = ModuleNames(outlines)
        }
    }
}

extension MergeTree {
    /// A node as one of the texts has it; nil where that has none such.
    func whole(_ node: MergeNode, in text: Int) -> [UInt8]? {
        node.versions.first { $0.text == text }.map { Array(texts[text].bytes($0.node.all)) }
    }

    /// Whether some version of a node declares a name.
    func declares(_ node: MergeNode, _ name: String) -> Bool {
        if let names = node.declaredNames { return names.contains(name) }
        let names = node.versions.reduce(into: Set<String>()) { $0.formUnion(declaredNames(of: $1)) }
        node.declaredNames = names
        return names.contains(name)
    }

    private func declaredNames(of version: MergeNode.Version) -> [String] {
        let lines = texts[version.text]
        let outline = lines.outline
        if case .type(let index) = version.node.kind {
            return outline.types[index].kind == .extension ? [] : [outline.text(of: outline.types[index].name)]
        }
        let head = lines.bytes(version.node.head).indices
        return outline.members.filter { head.contains($0.introducer) }.map { outline.text(of: $0.name) }
            + outline.types.filter { head.contains($0.introducer) }.map { outline.text(of: $0.name) }
    }

    /// Whether some text declares a type of one of these names.
    fileprivate func declaresType(in names: Set<String>) -> Bool {
        all.contains { node in
            typeKind(of: node).map { $0 != .extension } ?? false && typeName(of: node).map(names.contains) ?? false
        }
    }

    /// The name of the type that a node is or extends; nil where it is none.
    func typeName(of node: MergeNode) -> String? {
        guard case .type(let index) = node.words.node.kind else { return nil }
        let outline = texts[node.words.text].outline
        return outline.text(of: outline.types[index].name)
    }

    /// What kind of type a node is.
    func typeKind(of node: MergeNode) -> TypeDeclaration.Kind? { typeKind(of: node.words) }

    func typeKind(of version: MergeNode.Version) -> TypeDeclaration.Kind? {
        guard case .type(let index) = version.node.kind else { return nil }
        return texts[version.text].outline.types[index].kind
    }
}
