import Conventions
import SwiftOutline
import Text

extension Completion {
    /// Brings back a function that makes the module, where each module has one under another name or with other
    /// parameters: without it nobody could begin with what is left.
    mutating func keepMaker(_ result: Result) -> Bool {
        let types = Set(Self.types(result.outlines).filter { $0.value.kind?.isMade == true }.keys)
            .filter { HelperDeclarations.isOwn($0) && Role.split($0)?.role != .assembly }
        guard !result.texts.contains(where: { Self.makes(types, in: $0) }) else { return false }
        var makers: [Maker] = []
        var owners: Set<Int> = []
        for file in files where !file.isTest {
            guard let tree = file.tree else { continue }
            for node in tree.all where !node.isCode && [.body, .value, .whole].contains(node.words.node.kind) {
                let texts = node.versions.filter { version in
                    tree.whole(node, in: version.text).map { Self.makes(types, in: $0) } ?? false
                }
                owners.formUnion(texts.map { file.owners[$0.text] })
                // What is there in other words is no other maker.
                guard let first = texts.first(where: { !node.isPresent || $0.text == node.words.text }),
                    !isLedByFirst || first.text == 0,
                    case let maker = Maker(node: node, tree: tree, text: first.text),
                    !tree.isPrivate(first) || isLedByFirst && maker.caller != nil
                else { continue }
                if isLedByFirst || Self.callsInitializers(of: types, in: maker.whole, result) { makers.append(maker) }
            }
        }
        guard owners.count * 2 > modules.count, let best = makers.min(by: { $0.order < $1.order }) else { return false }
        let wasPresent = best.node.isPresent
        guard best.node.keep() else { return false }
        let isKept = keepStatements(of: best, wasPresent: wasPresent, result)
        guard best.tree.isPrivate(best.version), let caller = best.caller else { return isKept || !wasPresent }
        let wasCalled = caller.node.isPresent
        guard caller.node.keep() else { return isKept || !wasPresent }
        return keepStatements(of: caller, wasPresent: wasCalled, result) || isKept || !wasPresent || !wasCalled
    }

    /// Keeps those of a function's statements that name nothing which only its own module has.
    private func keepStatements(of maker: Maker, wasPresent: Bool, _ result: Result) -> Bool {
        let declared = result.names.declared
        let locals = ModuleNames([Self.inType(maker.whole)]).declared
        // Of what most have in other words there is what they say alike.
        let children = maker.node.children.filter { child in child.versions.contains { $0.text == maker.text } }
        let before = children.map(\.isKept)
        let own = ownNames
        for child in children where !child.isDropped && !(wasPresent && child.isKept) {
            let outline = Outline(maker.tree.bytes(of: child))
            child.isKept = outline.uses.allSatisfy { use in
                let name = outline.text(of: use.name)
                guard own.contains(name), !declared.contains(name) else { return true }
                return !use.roles.contains(.member) && locals.contains(name)
            }
            if isLedByFirst, child.isKept { takeFirst(child, maker.tree) }
        }
        dropUnused(of: children, maker.tree)
        return children.map(\.isKept) != before
    }

    /// What the module that leads makes its parts with, it gives them all of.
    private func takeFirst(_ call: MergeNode, _ tree: MergeTree) {
        guard let own = call.versions.first(where: { $0.text == 0 }) else { return }
        call.words = own
        call.neededLabels.formUnion(CallArguments(own.node, tree.texts[0])?.labels ?? [])
    }

    /// Drops constants that were made for what is no longer there.
    private func dropUnused(of statements: [MergeNode], _ tree: MergeTree) {
        guard statements.contains(where: { !$0.isKept }) else { return }
        for (index, statement) in statements.enumerated().reversed() where statement.isKept {
            let lines = tree.texts[statement.words.text]
            guard let name = lines.variable(of: statement.words.node) else { continue }
            let isUsed = statements[(index + 1)...].contains {
                $0.isKept && SwiftLines.identifiers(in: tree.bytes(of: $0)).contains(name)
            }
            statement.isKept = isUsed
        }
    }

    /// A function that makes a module, as one of the modules has it.
    private struct Maker {
        let node: MergeNode
        let tree: MergeTree
        let text: Int

        var whole: [UInt8] { tree.whole(node, in: text) ?? [] }

        var version: MergeNode.Version { node.versions.first { $0.text == text } ?? node.words }

        /// The function that calls it, where nobody else could.
        var caller: Maker? {
            let lines = tree.texts[text]
            guard let name = lines.member(of: version.node).map({ lines.outline.text(of: $0.name) }) else { return nil }
            let others = tree.all.filter { other in
                other !== node && !other.isCode && other.words.node.kind == .body
                    && other.versions.contains { $0.text == text && !tree.isPrivate($0) }
            }
            return others.lazy.map { Maker(node: $0, tree: tree, text: text) }.first { other in
                Outline(Completion.inType(other.whole)).calls(name)
            }
        }

        /// One in a type that is there comes first, and one that asks for little.
        var order: (Int, Int, Int) {
            let parameters = tree.labels(of: node, in: tree.bytes(of: node)).count
            return (node.parent?.isPresent ?? true ? 0 : 1, parameters, text)
        }
    }

    /// Whether a text gives the initializers of some types no more than they take.
    private static func callsInitializers(of types: Set<String>, in text: [UInt8], _ result: Result) -> Bool {
        var lists: [String: [[String]]] = [:]
        for outline in result.outlines {
            var properties: [String: [String]] = [:]
            for member in outline.members {
                guard let owner = member.owner.map({ outline.types[$0] }) else { continue }
                let name = outline.text(of: owner.name)
                if member.kind == .`init` {
                    lists[name, default: []].append(outline.labels(behind: member.name.upperBound))
                } else if owner.kind == .struct, member.isStored {
                    properties[name, default: []].append(outline.text(of: member.name))
                }
            }
            for (name, list) in properties { lists[name, default: []].append(list) }
        }
        let outline = Outline(inType(text))
        return outline.uses.allSatisfy { use in
            let name = outline.text(of: use.name)
            guard use.roles.contains(.called), types.contains(name) else { return true }
            var given: [String: Int] = [:]
            for label in outline.labels(behind: use.name.upperBound) { given[label, default: 0] += 1 }
            return given.isEmpty
                || lists[name, default: []].contains { list in
                    given.allSatisfy { label, count in list.count { $0 == label } >= count }
                }
        }
    }

    /// Whether a text makes objects of at least two of some types.
    private static func makes(_ types: Set<String>, in text: [UInt8]) -> Bool {
        var made: Set<String> = []
        var lexer = Lexer(text)
        var last: String?
        while let token = lexer.next() {
            guard !token.isComment else { continue }
            if token.kind == .identifier {
                last = String(decoding: text[token.range], as: UTF8.self)
            } else {
                if let last, types.contains(last), text[token.range.lowerBound] == UInt8(ascii: "(") {
                    made.insert(last)
                }
                last = nil
            }
        }
        // A screen that makes two parts of itself makes no module.
        return made.count > 1 && made.contains { Role.split($0)?.role != .view && !$0.hasSuffix("Cell") }
    }
}

extension Outline {
    fileprivate func calls(_ name: String) -> Bool {
        uses.contains { $0.roles.contains(.called) && source[$0.name].elementsEqual(name.utf8) }
    }
}

extension MergeTree {
    /// Whether nobody else can call a function: then it makes a part of something else.
    fileprivate func isPrivate(_ version: MergeNode.Version) -> Bool {
        let lines = texts[version.text]
        return lines.headTokens(version.node).contains { ["private", "fileprivate"].contains(lines.text($0)) }
    }
}

extension TypeDeclaration.Kind {
    /// Whether objects are made of it by its name.
    fileprivate var isMade: Bool { self == .class || self == .struct || self == .actor }
}
