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
        files = skeleton.files.filter { $0.draft.isSwift && skeleton.isUsual($0) }
        nodes = Self.nodes(of: files)
        let shared = Set(skeleton.drafts.flatMap(\.shared).map(\.file.path))
        rest = (skeleton.files + skeleton.leftOut.filter { !shared.contains($0.draft.path) }).filter {
            $0.draft.isSwift && !$0.isTest && !skeleton.isUsual($0)
        }
        let texts = skeleton.drafts.map { $0.files.filter(\.isSwift).map(\.contents) }
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
        for _ in 0..<Self.mostRounds {
            let result = Result(files)
            let missing = missing(in: result.texts)
            if keep(missing) || addFile(declaring: missing) { continue }
            if completeTypes(result) { continue }
            if adaptCalls() || adaptFunctions() { continue }
            if completeBodies(result) || keepOverrides() { continue }
            if keepMaker(result) { continue }
            break
        }
        for _ in 0..<Self.mostRounds {
            let result = Result(files)
            guard drop(usersOf: missing(in: result.texts)) else { break }
        }
    }

    /// Each round settles something for good; this many are never needed.
    private static let mostRounds = 200

    /// The names that texts use and do not declare, of those that the modules declare where they use them.
    func missing(in texts: [[UInt8]]) -> Set<String> {
        let names = ModuleNames(texts, ownTypes: ownTypes, ownCases: ownCases)
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
        missing(in: Result(files + [file]).texts).isEmpty
    }

    /// Adds a file that few modules have, and whose names the others use.
    private mutating func addFile(declaring names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        let fitting = rest.filter { !ModuleNames([$0.text]).types.isDisjoint(with: names) }
        guard let best = fitting.max(by: { $0.owners.count < $1.owners.count }) else { return false }
        files.append(best)
        rest.removeAll { $0.draft.path == best.draft.path }
        needed.insert(best.draft.path)
        return true
    }

    private func keep(_ names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        let all = nodes.filter { !$0.node.isCode && !$0.node.isPresent }
        var isKept = false
        for name in names.sorted() {
            let fitting = all.filter { $0.tree.declares($0.node, name) }.map(\.node)
            isKept = keepBest(of: fitting) || isKept
        }
        return isKept
    }

    /// Keeps the node that most modules have, or the example's; one that is not filled gets no members but those that are
    /// needed.
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

    /// Makes bodies whole in which a local variable stands that nothing declares any more.
    private func completeBodies(_ result: Result) -> Bool {
        var isCompleted = false
        let types = Self.types(result.outlines)
        for (tree, node) in nodes where !node.isCode && node.isPresent && !node.isBodyWhole && !node.children.isEmpty {
            guard node.words.node.kind == .body || node.words.node.kind == .value else { continue }
            let all = ModuleNames(tree.texts.indices.compactMap { tree.whole(node, in: $0) }.map(Self.inType))
            let own = ModuleNames([Self.inType(tree.bytes(of: node))])
            let locals = all.declared.subtracting(own.declared).intersection(own.used)
                .subtracting(visible(from: node, in: tree, types)).union(tree.unsetVariables(of: node))
            guard !locals.isEmpty else { continue }
            isCompleted = true
            guard node.words.node.kind == .body else {
                node.isBodyWhole = true
                continue
            }
            for child in node.children where child.isKept {
                let names = SwiftLines.identifiers(in: tree.bytes(of: child))
                if !names.isDisjoint(with: locals) { child.drop() }
            }
        }
        return isCompleted
    }

    /// A member as a part of a type: by itself an initializer is none, and has no parameters.
    static func inType(_ member: [UInt8]) -> [UInt8] {
        Array("class Members {\n".utf8) + member + Array("\n}\n".utf8)
    }

    /// What a body can name besides what is local: types, and the members of the type that it stands in.
    private func visible(from node: MergeNode, in tree: MergeTree, _ types: [String: Declared]) -> Set<String> {
        var names = Set(types.keys)
        var current = node.parent
        while let place = current {
            if let type = tree.typeName(of: place).flatMap({ types[$0] }) {
                names.formUnion(type.members)
                for parent in type.parents { names.formUnion(types[parent]?.members ?? []) }
            }
            current = place.parent
        }
        return names
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

        init(_ files: [Skeleton.File]) {
            texts = files.filter { !$0.isTest }.map(\.text)
            outlines = texts.map { Outline($0) }
        }
    }
}

extension MergeTree {
    /// A node as one of the texts has it; nil where that has none such.
    func whole(_ node: MergeNode, in text: Int) -> [UInt8]? {
        node.versions.first { $0.text == text }.map { Array(texts[text].bytes($0.node.all)) }
    }

    /// The local variables that have no value without a statement that is gone.
    fileprivate func unsetVariables(of node: MergeNode) -> Set<String> {
        let kept = node.children.filter(\.isKept)
        let names = kept.compactMap { child -> String? in
            let lines = texts[child.words.text]
            let isSet = lines.headTokens(child.words.node).contains { lines.text($0) == "=" || lines.text($0) == "{" }
            return isSet ? nil : lines.variable(of: child.words.node)
        }
        guard !names.isEmpty else { return [] }
        return Set(names).subtracting(kept.flatMap(assigned))
    }

    /// Whether some version of a node declares a name.
    func declares(_ node: MergeNode, _ name: String) -> Bool {
        node.versions.contains { declaredNames(of: $0).contains(name) }
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

    /// The name of the type that a node is or extends; nil where it is none.
    func typeName(of node: MergeNode) -> String? {
        guard case .type(let index) = node.words.node.kind else { return nil }
        let outline = texts[node.words.text].outline
        return outline.text(of: outline.types[index].name)
    }

    /// What kind of type a node is.
    func typeKind(of node: MergeNode) -> TypeDeclaration.Kind? {
        guard case .type(let index) = node.words.node.kind else { return nil }
        return texts[node.words.text].outline.types[index].kind
    }
}
