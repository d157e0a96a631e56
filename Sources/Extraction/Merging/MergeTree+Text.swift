import SwiftOutline
import TemplateSets

extension MergeTree {
    /// What is kept, in the words of the first text that says it as most do.
    var text: [UInt8] {
        var result: [UInt8] = []
        append(nodes, in: (0, texts[0].lines.indices), to: &result)
        return result
    }

    /// What a node says by itself, with what stands in it.
    func bytes(of node: MergeNode) -> [UInt8] {
        var result: [UInt8] = []
        _ = append(node, to: &result)
        return result
    }

    /// What was added of one level.
    private struct Extent {
        var isEmpty = true
        /// Whether it ends as some text does.
        var hasEnd: Bool
    }

    /// Adds the nodes of one level, which stand on some lines of one text.
    @discardableResult
    private func append(
        _ level: [MergeNode], in place: (text: Int, lines: Range<Int>), to result: inout [UInt8]
    ) -> Extent {
        let lines = texts[place.text]
        let own = lines.nodes(in: place.lines)
        var extent = Extent(hasEnd: own.isEmpty)
        for node in ordered(level) {
            let start = result.count
            if extent.isEmpty, let first = own.first {
                result += lines.bytes(first.blanks)
            } else {
                result += texts[node.words.text].bytes(node.words.node.blanks)
            }
            guard append(node, to: &result) else {
                result.removeSubrange(start...)
                continue
            }
            extent = Extent(isEmpty: false, hasEnd: node.isEnd)
        }
        // An empty body may be an empty line.
        if own.isEmpty { result += lines.bytes(place.lines) }
        if !extent.isEmpty, let end = own.last { result += lines.bytes(end.all.upperBound..<place.lines.upperBound) }
        return extent
    }

    /// What is kept of a level; statements in the order that most texts have them in.
    private func ordered(_ level: [MergeNode]) -> [MergeNode] {
        var kept = withoutIdleMarks(level)
        guard kept.count > 1, kept[0].isCode, !isLedByFirst else { return kept }
        for end in 1..<kept.count {
            var place = end
            while place > 0, Self.comesFirst(kept[place], before: kept[place - 1]) {
                kept.swapAt(place, place - 1)
                place -= 1
            }
        }
        return kept
    }

    /// Whether most of the texts that have two statements have one of them first.
    private static func comesFirst(_ node: MergeNode, before other: MergeNode) -> Bool {
        var balance = 0
        for version in node.versions {
            guard let second = other.versions.first(where: { $0.text == version.text }) else { continue }
            balance += version.node.head.lowerBound < second.node.head.lowerBound ? 1 : -1
        }
        return balance > 0
    }

    /// Adds a node; false where nothing of it is worth a place.
    private func append(_ node: MergeNode, to result: inout [UInt8]) -> Bool {
        let text = node.text ?? text(of: node)
        node.text = text
        result += text.bytes
        return text.isWorthwhile
    }

    /// Whether anything is left of what a node has in its body.
    func isWorthwhile(_ node: MergeNode) -> Bool {
        let text = node.text ?? text(of: node)
        node.text = text
        return text.isWorthwhile
    }

    private func text(of node: MergeNode) -> MergeNode.Text {
        var text: [UInt8] = []
        guard appendWords(of: node, to: &text) else { return MergeNode.Text(bytes: text, isWorthwhile: false) }
        if let place = placeOfOverride(in: text[...], node) { text.insert(contentsOf: "override ".utf8, at: place) }
        return MergeNode.Text(bytes: text, isWorthwhile: true)
    }

    private func appendWords(of node: MergeNode, to result: inout [UInt8]) -> Bool {
        let lines = texts[node.words.text]
        let words = node.words.node
        result += lead(of: node)
        let body = (node.words.text, words.body)
        switch words.kind {
        case .leaf: result += leaf(node)
        case .whole: result += viewBody(of: node) ?? Array(lines.bytes(words.all))
        case .type(let index):
            result += typeHead(node, type: index)
            let extent = append(node.children, in: body, to: &result)
            // An extension that neither conforms nor shows a role is there for its members only.
            guard !extent.isEmpty || extent.hasEnd || !lines.isPlainExtension(words) else { return false }
            result += lines.bytes(words.tail)
        case .body, .value:
            let start = result.count
            result += head(node)
            let extent = append(node.children, in: body, to: &result)
            let isComplete = words.kind == .value ? extent.hasEnd : !extent.isEmpty || extent.hasEnd || !node.isCode
            if isComplete, !node.isBodyWhole {
                result += lines.bytes(words.tail)
            } else {
                guard words.kind == .value || node.isBodyWhole || lines.variable(of: words) != nil else { return false }
                result.removeSubrange(start...)
                result += lines.bytes(words.all)
            }
        }
        return true
    }

    private func leaf(_ node: MergeNode) -> [UInt8] {
        let lines = texts[node.words.text]
        let whole = Array(lines.bytes(node.words.node.all))
        guard node.agreeing < node.versions.count else { return whole }
        guard node.isCode else { return head(node) }
        let lists = node.versions.compactMap { CallArguments($0.node, texts[$0.text]) }
        guard let own = CallArguments(node.words.node, lines), lists.count == node.versions.count,
            lists.allSatisfy({ keys.key($0.callee.utf8) == keys.key(own.callee.utf8) })
        else { return whole }
        let kept = kept(of: own, in: lists, labels: own.labels, node)
        // What is not the module's own takes no other arguments than somebody gives it.
        let labels = kept.map { own.labels[$0] }
        let isOwn = own.callee.contains(PlaceholderName.module)
        guard isOwn || lists.contains(where: { $0.labels == labels }) else { return whole }
        return own.text(of: node.words.node.all, keeping: kept)
    }

    /// A function's or an initializer's first lines, with the parameters that most give and those that its body names.
    private func head(_ node: MergeNode) -> [UInt8] {
        let lines = texts[node.words.text]
        let whole = Array(lines.bytes(node.words.node.head))
        guard !node.isCode, node.agreeing < node.versions.count, !node.isBodyWhole else { return whole }
        let lists = node.versions.compactMap { arguments(of: $0, isCode: false) }
        guard let own = arguments(of: node.words, isCode: false) else { return whole }
        var kept = Set(kept(of: own, in: lists, labels: own.labels, node))
        let used = SwiftLines.identifiers(in: node.children.filter(\.isKept).flatMap { bytes(of: $0) })
        for (index, name) in own.parameters.enumerated() where used.contains(name) { kept.insert(index) }
        let text = own.text(of: node.words.node.head, keeping: kept.sorted())
        guard let name = lines.member(of: node.words.node)?.name else { return text }
        return GenericParameters.droppingUnused(
            from: text, behind: name.upperBound - lines.bytes(node.words.node.head).startIndex)
    }

    private func kept(
        of own: CallArguments, in lists: [CallArguments], labels: [String], _ node: MergeNode
    ) -> [Int] {
        let sets = lists.map { Set($0.keys(keys)) }
        return own.keys(keys).enumerated().compactMap { index, key in
            guard !node.lostLabels.contains(labels[index]) else { return nil }
            let isUsual = sets.count { $0.contains(key) } * 2 > sets.count
            return isUsual || node.neededLabels.contains(labels[index]) ? index : nil
        }
    }

    /// The first lines of a type with the superclass and protocols that most give it.
    private func typeHead(_ node: MergeNode, type index: Int) -> [UInt8] {
        let lines = texts[node.words.text]
        let bytes = lines.bytes(node.words.node.head)
        let type = lines.outline.types[index]
        let inherited = Array(lines.outline[type.inherits])
        let own = inherited.map { lines.outline.text(of: $0) }
        let names = parents(of: node, own: own)
        guard names != own, bytes.endIndex > bytes.startIndex else { return Array(bytes) }
        let source = lines.source
        let list = names.joined(separator: ", ").utf8
        guard let first = inherited.first, let last = inherited.last,
            let colon = source[..<first.lowerBound].lastIndex(of: UInt8(ascii: ":")), colon >= bytes.startIndex
        else {
            let place = type.name.upperBound
            // What is generic has a list of parameters between its name and its parents.
            guard source[place...].first != UInt8(ascii: "<") else { return Array(bytes) }
            return source[bytes.startIndex..<place] + Array(": ".utf8) + list + source[place..<bytes.endIndex]
        }
        var start = Array(source[bytes.startIndex..<colon])
        while start.last == UInt8(ascii: " ") { start.removeLast() }
        return start + (names.isEmpty ? [] : Array(": ".utf8) + list) + source[last.upperBound..<bytes.endIndex]
    }

    /// The superclass and protocols of a type as it is now.
    func parents(of node: MergeNode) -> [String] { parents(of: node, own: parents(of: node.words)) }

    /// The superclass and protocols that most versions of a type name, those of its own words first.
    private func parents(of node: MergeNode, own: [String]) -> [String] {
        let lists = node.versions.map { version -> [String] in
            let lines = texts[version.text]
            guard case .type(let index) = version.node.kind else { return [] }
            return lines.outline[lines.outline.types[index].inherits].map { lines.outline.text(of: $0) }
        }
        var names = own
        names += node.neededParents.subtracting(names)
            .filter { name in isLedByFirst || !lists.contains { $0.contains(name) } }.sorted()
        if !isLedByFirst { for list in lists { names += list.filter { name in !names.contains { isSame($0, name) } } } }
        let kept = names.filter { name in
            guard !node.extendedParents.contains(name) else { return false }
            return node.neededParents.contains(name)
                || lists.count { list in list.contains { isSame($0, name) } } * 2 > lists.count
        }
        // A superclass comes first wherever it is named.
        let firsts = kept.filter { name in
            lists.contains { $0.first == name } && lists.allSatisfy { !$0.dropFirst().contains(name) }
        }
        return firsts + kept.filter { !firsts.contains($0) }
    }

    private func isSame(_ first: String, _ second: String) -> Bool {
        first == second || keys.key(first.utf8) == keys.key(second.utf8)
    }
}
