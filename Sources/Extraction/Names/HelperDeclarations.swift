import SwiftOutline
import TemplateSets

/// What the files of a module declare under names that do not have the module's: a second module cannot declare it once
/// more. What knows nothing of the module can be used where it is; the rest gets the module's name.
struct HelperDeclarations {
    /// The types, and other names of types, that are called otherwise in each module.
    let renamed: Set<String>
    /// The types and constants that are left where they are.
    let shared: Set<String>
    /// Whether something extends what is not the module's: that may have to stay where it is, too.
    private let extendsOthers: Bool
    /// The types that have the module's name already.
    private let own: Set<String>

    /// Looks for them in the Swift texts of a module that bears the placeholder's name.
    init(in texts: [[UInt8]]) {
        var words: [String: Set<String>] = [:]
        var own: Set<String> = []
        var extendsOthers = false
        var conditional: Set<String> = []
        for text in texts {
            let lines = SwiftLines(text)
            let types = lines.outline.types.map { lines.outline.text(of: $0.name) }
            own.formUnion(types.filter(Self.isOwn))
            for node in lines.nodes(in: lines.lines.indices) {
                if lines.extendsOthers(node) { extendsOthers = true }
                conditional.formUnion(lines.typesInConditions(of: node).filter { !Self.isOwn($0) })
                guard let name = lines.helperName(node) else { continue }
                let used = SwiftLines.identifiers(in: lines.bytes(node.all))
                // What is called as a value is, may be a member of anything: only what stays need not be told from
                // these.
                let isType = name.first?.isUppercase == true
                guard isType || !types.isEmpty && !used.contains(where: Self.isOwn) else { continue }
                words[name, default: []].formUnion(used)
            }
        }
        let names = Set(words.keys)
        // What uses one that is renamed means the one of its own module.
        var renamed = Set(words.filter { $0.value.contains(where: Self.isOwn) }.keys).union(conditional)
        var known = -1
        while known != renamed.count {
            known = renamed.count
            renamed.formUnion(words.filter { !$0.value.isDisjoint(with: renamed) }.keys)
        }
        self.renamed = renamed
        self.own = own
        self.extendsOthers = extendsOthers
        let shared = names.subtracting(renamed)
        self.shared = shared.union(Self.servants(of: shared, renamed, in: texts))
    }

    /// The constants and variables that nothing uses but what is left where it is.
    private static func servants(of shared: Set<String>, _ renamed: Set<String>, in texts: [[UInt8]]) -> Set<String> {
        guard !shared.isEmpty else { return [] }
        var values: Set<String> = []
        var used: Set<String> = []
        var usedByShared: Set<String> = []
        for lines in texts.map({ SwiftLines($0) }) {
            for node in lines.nodes(in: lines.lines.indices) {
                let name = lines.valueName(node)
                let names = SwiftLines.identifiers(in: lines.bytes(node.all)).subtracting([name].compactMap(\.self))
                if lines.isShared(node, types: shared, renamed: renamed) {
                    usedByShared.formUnion(names)
                } else {
                    if let name { values.insert(name) }
                    used.formUnion(names)
                }
            }
        }
        return values.intersection(usedByShared).subtracting(used)
    }

    /// Whether nothing of the module's texts is left where it is.
    var areNone: Bool { shared.isEmpty && !extendsOthers }

    /// A name with the module's before it, as a word of its own: of `helpers` it is `ClientListHelpers`.
    static func ownName(_ name: String) -> String {
        PlaceholderName.module + name.prefix(1).uppercased() + name.dropFirst()
    }

    static func isOwn(_ name: String) -> Bool {
        name.lowercased().contains(PlaceholderName.module.lowercased())
    }

    /// What a type is called in the placeholder module.
    private func newName(of type: String) -> String? {
        guard renamed.contains(type) else { return nil }
        let name = Self.ownName(type)
        return own.contains(name) ? PlaceholderName.module + "Module" + type : name
    }

    /// A Swift text without the types that are left where they are, and their first lines; nil where nothing else is in
    /// it.
    func removingShared(from text: [UInt8]) -> (text: [UInt8]?, removed: [String]) {
        let lines = SwiftLines(text)
        let nodes = lines.nodes(in: lines.lines.indices)
        let gone = nodes.filter { lines.isShared($0, types: shared, renamed: renamed) }
        guard !gone.isEmpty else { return (text, []) }
        let rest = lines.withoutIdleComments(nodes) { node in gone.contains { $0.all == node.all } }
        let removed = gone.map { String(decoding: lines.bytes($0.head.prefix(1)), as: UTF8.self) }
        // What is private there served what is gone.
        guard rest.contains(where: lines.isSeenElsewhere) else { return (nil, removed) }
        let kept = rest.flatMap { lines.bytes($0.blanks.lowerBound..<$0.all.upperBound) }
        return (Array(kept.drop { $0 == UInt8(ascii: "\n") }), removed)
    }

    /// The new names of the types that get one.
    var renaming: TypeRenaming {
        let names = renamed.compactMap { type in newName(of: type).map { (type, $0) } }
        return TypeRenaming(names: Dictionary(uniqueKeysWithValues: names))
    }
}

extension SwiftLines {
    /// The name of a top-level type, another name of one, or a constant that is visible in the whole target and does
    /// not have the module's name.
    fileprivate func helperName(_ node: SwiftNode) -> String? {
        guard !isPrivate(node), let name = typeName(node) ?? valueName(node) else { return nil }
        return HelperDeclarations.isOwn(name) ? nil : name
    }

    /// The names of the types that stand within an `#if` which is kept as a whole: a preview, say.
    fileprivate func typesInConditions(of node: SwiftNode) -> [String] {
        guard let first = headTokens(node).first, text(first) == "#if" else { return [] }
        let place = bytes(node.all).indices
        return outline.types.filter { type in
            type.kind != .extension && type.parent == nil && place.contains(type.introducer)
                && !outline[type.modifiers].contains { isPrivate(outline.text(of: $0)) }
        }
        .map { outline.text(of: $0.name) }
    }

    private func typeName(_ node: SwiftNode) -> String? {
        guard case .type(let index) = node.kind, outline.types[index].kind != .extension else { return nil }
        return outline.text(of: outline.types[index].name)
    }

    /// Whether a declaration extends what does not have the module's name.
    fileprivate func extendsOthers(_ node: SwiftNode) -> Bool {
        guard case .type(let index) = node.kind, outline.types[index].kind == .extension else { return false }
        return !HelperDeclarations.isOwn(outline.text(of: outline.types[index].name))
    }

    /// What a top-level declaration of a name for a type or a value introduces.
    fileprivate func valueName(_ node: SwiftNode) -> String? {
        let words = headTokens(node).map(text)
        guard let place = words.firstIndex(where: ["typealias", "let", "var", "func"].contains), words[place] != "func",
            place + 1 < words.count
        else { return nil }
        return words[place + 1]
    }

    /// Whether a declaration is left where it is: one of these types, an extension of one of them, or one that knows
    /// nothing of the module and extends what is not the module's.
    fileprivate func isShared(_ node: SwiftNode, types: Set<String>, renamed: Set<String>) -> Bool {
        guard !isPrivate(node) else { return false }
        guard case .type(let index) = node.kind else { return valueName(node).map(types.contains) ?? false }
        let name = outline.text(of: outline.types[index].name)
        if types.contains(name) { return true }
        guard outline.types[index].kind == .extension,
            !SwiftLines.identifiers(in: bytes(node.all)).contains(where: {
                HelperDeclarations.isOwn($0) || renamed.contains($0)
            })
        else { return false }
        let members = outline.members.filter { $0.owner == index }
        return !outline.types[index].inherits.isEmpty
            || members.contains { member in
                !outline[member.modifiers].contains { isPrivate(outline.text(of: $0)) }
            }
    }

    /// What is not gone, without the comments that stand by themselves before nothing but what is.
    fileprivate func withoutIdleComments(_ nodes: [SwiftNode], isGone: (SwiftNode) -> Bool) -> [SwiftNode] {
        nodes.enumerated().filter { index, node in
            guard headTokens(node).isEmpty else { return !isGone(node) }
            let section = nodes[(index + 1)...].prefix { !headTokens($0).isEmpty }
            return section.isEmpty || !section.allSatisfy(isGone)
        }.map(\.element)
    }

    /// Whether it declares something that other files see.
    fileprivate func isSeenElsewhere(_ node: SwiftNode) -> Bool {
        // An import may be '@testable'.
        let words = headTokens(node).prefix(3).map(text)
        return !words.isEmpty && !words.contains("import") && !isPrivate(node)
    }

    private func isPrivate(_ node: SwiftNode) -> Bool { headTokens(node).contains { isPrivate(text($0)) } }

    private func isPrivate(_ modifier: String) -> Bool { ["private", "fileprivate"].contains(modifier) }
}
