import SwiftOutline

/// Several Swift texts laid side by side, node by node, and of each node whether most of them have it.
///
/// Declarations and statements are compared whole, so that what is left has its brackets in order. The bodies of types
/// and functions are compared in turn; a type stays the same whatever it inherits, and so does a property whatever its
/// modifiers are.
struct MergeTree {
    let texts: [SwiftLines]
    let keys: NameKey
    private(set) var nodes: [MergeNode] = []

    /// Whether there is only what the first text has, as long as nothing else is needed.
    let isLedByFirst: Bool
    private let namesOfFirst: Set<String>

    init(_ texts: [[UInt8]], _ keys: NameKey, isLedByFirst: Bool = false) {
        self.isLedByFirst = isLedByFirst
        namesOfFirst = isLedByFirst ? SwiftLines.identifiers(in: texts.first ?? []) : []
        self.texts = InnerNames.shared(by: texts, keys).map { SwiftLines($0) }
        self.keys = keys
        let levels = self.texts.enumerated().map { ($0, $1.nodes(in: $1.lines.indices)) }
        nodes = aligned(levels, isCode: false)
    }

    var all: [MergeNode] { nodes.flatMap(\.all) }

    private struct Group {
        var versions: [MergeNode.Version]
        var words: MergeNode.Version
        var agreeing: Int
        /// Whether it is there for whoever names it only.
        var isUsedOnly = false
    }

    /// The nodes of one level of each text, each with its namesakes in the others.
    private func aligned(_ levels: [(text: Int, nodes: [SwiftNode])], isCode: Bool) -> [MergeNode] {
        var groups: [Group] = []
        var numbers: [[UInt8]: Int] = [:]
        /// The group of each node of each text.
        var places: [[Int]] = []
        for (text, nodes) in levels {
            var counts: [[UInt8]: Int] = [:]
            places.append(
                nodes.map { node in
                    let key = texts[text].key(of: node, keys)
                    let count = counts[key, default: 0]
                    counts[key] = count + 1
                    let version = MergeNode.Version(text: text, node: node)
                    let numbered = key + [0] + "\(count)".utf8
                    guard let number = numbers[numbered] else {
                        numbers[numbered] = groups.count
                        groups.append(Group(versions: [version], words: version, agreeing: 1))
                        return groups.count - 1
                    }
                    groups[number].versions.append(version)
                    groups[number].agreeing += 1
                    return number
                })
        }
        for index in groups.indices where groups[index].agreeing > 1 {
            groups[index].words = usualComments(groups[index].versions) ?? groups[index].words
        }
        let joined = join(&groups, isCode: isCode, of: levels.count)
        var order: [Int] = []
        var known: Set<Int> = []
        for place in places {
            let numbers = place.map { joined[$0] }
            for (index, number) in numbers.enumerated() where known.insert(number).inserted {
                let next = numbers[(index + 1)...].first(where: known.contains)
                order.insert(number, at: next.flatMap(order.firstIndex) ?? order.endIndex)
            }
        }
        let made = order.map { number in
            let group = groups[number]
            let versions = group.versions.sorted { $0.text < $1.text }
            let node = MergeNode(
                versions, words: usual(group, isCode: isCode), agreeing: group.agreeing, isCode: isCode)
            node.children = children(of: node)
            node.isInitializer =
                !isCode && node.words.node.kind == .body
                && texts[node.words.text].member(of: node.words.node)?.kind == .`init`
            let isFirst = !isLedByFirst || node.versions[0].text == 0
            node.isKept = node.versions.count * 2 > levels.count && !group.isUsedOnly && isFirst
            return node
        }
        for (place, nodes) in zip(places, levels.map(\.nodes)) where !nodes.isEmpty {
            if let last = place.last, let index = order.firstIndex(of: joined[last]) { made[index].isEnd = true }
        }
        if isCode { keepVariables(made) }
        return made
    }

    /// Joins groups that are one thing in other words; gives the group that each has become part of.
    private func join(_ groups: inout [Group], isCode: Bool, of count: Int) -> [Int] {
        var joined = Array(groups.indices)
        var homes: [[UInt8]: [Int]] = [:]
        let functions = isCode || isLedByFirst ? [:] : functionsOfOneName(groups, of: count)
        for number in groups.indices where groups[number].versions.count < count {
            let group = groups[number]
            let lines = texts[group.words.text]
            let variable = isCode ? lines.variable(of: group.words.node) : nil
            guard
                let identity = variable.map({ Array("let \($0)".utf8) }) ?? functions[number]
                    ?? lines.identity(of: group.words.node, isCode: isCode, keys)
            else { continue }
            let own = Set(group.versions.map(\.text))
            guard
                let home = homes[identity]?.first(where: { home in
                    groups[home].versions.allSatisfy { !own.contains($0.text) }
                })
            else {
                homes[identity, default: []].append(number)
                continue
            }
            joined[number] = home
            // Most texts that have a variable may have it in other words each: then it is there for those who name it.
            let isMajority = max(groups[home].agreeing, group.agreeing) * 2 > count
            groups[home].isUsedOnly = variable != nil && !isMajority
            groups[home].versions += group.versions
            if group.agreeing > groups[home].agreeing, mayTake(group.words) {
                groups[home].words = group.words
                groups[home].agreeing = group.agreeing
            }
        }
        return joined
    }

    /// By what functions are found in other texts that differ in their parameters only: where every text has one of a
    /// name, all mean the same by it, if some parameters are in each of them. What gives a value stays as it is, since
    /// no part of its body does.
    private func functionsOfOneName(_ groups: [Group], of count: Int) -> [Int: [UInt8]] {
        var numbers: [String: [Int]] = [:]
        for (number, group) in groups.enumerated() {
            let lines = texts[group.words.text]
            let words = lines.headTokens(group.words.node).map(lines.text)
            guard let member = lines.member(of: group.words.node), member.kind == .func, !member.isStatic,
                !words.contains(where: ["private", "fileprivate", "->"].contains)
            else { continue }
            numbers[lines.outline.text(of: member.name), default: []].append(number)
        }
        var found: [Int: [UInt8]] = [:]
        for (name, numbers) in numbers where numbers.count > 1 {
            let owners = numbers.flatMap { groups[$0].versions.map(\.text) }
            let lists = numbers.compactMap { arguments(of: groups[$0].words, isCode: false) }
            guard Set(owners).count == owners.count, owners.count == count, count > 2, lists.count == numbers.count,
                // Who is told something comes first in what a delegate is told, whatever that is.
                !lists.contains(where: { $0.parameters.first == name }), let first = lists.first
            else { continue }
            let shared = lists.dropFirst().reduce(Set(first.keys(keys))) { $0.intersection($1.keys(keys)) }
            // What each says of its own business may be called alike by chance; who asks for it is the same everywhere.
            guard shared.contains(where: isOfScreens) else { continue }
            for number in numbers { found[number] = Array("functions \(name)".utf8) }
        }
        return found
    }

    /// Whether a parameter is a view of UIKit or something of the module's own.
    private func isOfScreens(_ parameter: [UInt8]) -> Bool {
        let type = parameter.drop { $0 != UInt8(ascii: ":") }.dropFirst().drop { $0 == UInt8(ascii: " ") }
        return type.starts(with: "UI".utf8) || type.contains(1)
    }

    /// Whether a version's words name no type that the text lacks which leads.
    private func mayTake(_ version: MergeNode.Version) -> Bool {
        guard isLedByFirst else { return true }
        let names = SwiftLines.identifiers(in: texts[version.text].bytes(version.node.head))
        return names.allSatisfy { $0.first?.isUppercase != true || namesOfFirst.contains($0) }
    }

    /// The version whose words are taken: of a member that has another type in the example, the example's, which fits
    /// what else it has; else, of those with arguments or parameters, the one with the most that are usual.
    private func usual(_ group: Group, isCode: Bool) -> MergeNode.Version {
        if isLedByFirst, !isCode, let own = group.versions.first(where: { $0.text == 0 }),
            let type = type(of: own), type != self.type(of: group.words)
        {
            return own
        }
        if !group.words.node.hasLines, let whole = group.versions.first(where: \.node.hasLines) { return whole }
        guard group.agreeing * 2 <= group.versions.count, group.versions.count > 2, !isLedByFirst else {
            return group.words
        }
        let lists = group.versions.map { arguments(of: $0, isCode: isCode)?.keys(keys) ?? [] }
        let counts = lists.map { list in
            list.count { key in lists.count { $0.contains(key) } * 2 > lists.count }
        }
        guard let most = counts.max(), most > 0, let best = counts.firstIndex(of: most) else { return group.words }
        return group.versions[best]
    }

    /// What makes the written type of a member the same in several modules.
    private func type(of version: MergeNode.Version) -> [UInt8]? {
        let lines = texts[version.text]
        return lines.member(of: version.node)?.type.map { keys.key(lines.source[$0]) }
    }

    /// What a call gives, or a declaration takes.
    func arguments(of version: MergeNode.Version, isCode: Bool) -> CallArguments? {
        let lines = texts[version.text]
        guard !isCode else { return CallArguments(version.node, lines) }
        return lines.member(of: version.node).flatMap {
            CallArguments(version.node, lines, after: $0.name.upperBound)
        }
    }

    private func children(of node: MergeNode) -> [MergeNode] {
        switch node.words.node.kind {
        case .leaf, .whole: return []
        case .type, .body, .value: break
        }
        let levels = node.versions.compactMap { version -> (Int, [SwiftNode])? in
            guard version.node.hasParts else { return nil }
            return (version.text, texts[version.text].nodes(in: version.node.body))
        }
        let isType = if case .type = node.words.node.kind { true } else { false }
        return aligned(levels, isCode: !isType)
    }

    /// Keeps the constants and variables that kept statements name, in the words of modules that have them: what one
    /// calls so may be a property of another's.
    private func keepVariables(_ nodes: [MergeNode]) {
        var used: [Int: Set<String>] = [:]
        func addNames(of node: MergeNode) {
            used[node.words.text, default: []].formUnion(ownNames(of: node))
            for child in node.children where child.isKept { addNames(of: child) }
        }
        for node in nodes where node.isKept { addNames(of: node) }
        for node in nodes.reversed() where !node.isKept {
            guard let name = texts[node.words.text].variable(of: node.words.node),
                node.versions.contains(where: { used[$0.text]?.contains(name) ?? false })
            else { continue }
            node.isKept = true
            addNames(of: node)
        }
    }

    /// The names in what a node says by itself, without what stands in it.
    func ownNames(of node: MergeNode) -> Set<String> {
        guard !node.children.isEmpty else { return SwiftLines.identifiers(in: bytes(of: node)) }
        let lines = texts[node.words.text]
        let words = node.words.node
        return SwiftLines.identifiers(in: lines.bytes(words.head) + lines.bytes(words.tail))
    }
}

extension SwiftNode {
    /// Whether something can stand between its first line and its last one; true of what is no type.
    fileprivate var hasLines: Bool {
        guard case .type = kind else { return true }
        return !tail.isEmpty
    }

    /// Whether what stands in its body can be compared part by part.
    fileprivate var hasParts: Bool {
        switch kind {
        case .leaf, .whole: false
        case .type, .body, .value: true
        }
    }
}
