import SwiftOutline

/// The types that the public declarations of a Swift text name. The compiler wants each of them to be public, too.
struct PublicSignatures {
    /// The names as written, `Client` or `Client.Kind`.
    private(set) var names: Set<String> = []
    /// What the first name of a public class's inheritance clause is: its superclass, if it is a class.
    private(set) var superclasses: Set<String> = []

    private let outline: Outline
    /// Where declarations begin, sorted.
    private let starts: [Int]

    init(of outline: Outline) {
        self.outline = outline
        starts = (outline.members.map(\.introducer) + outline.types.map(\.introducer)).sorted()
        for type in outline.types where outline.isPublic(type) { add(type) }
        for member in outline.members where outline.isPublic(member) { add(member) }
    }

    private mutating func add(_ type: TypeDeclaration) {
        var inherited = outline[type.inherits]
        // Generic parameters stand before the inheritance clause, their requirements behind it.
        let end = max(type.name.upperBound, type.body.lowerBound)
        addNames(in: type.name.upperBound..<(inherited.first?.lowerBound ?? end))
        if let last = inherited.last { addNames(in: last.upperBound..<end) }
        switch type.kind {
        case .protocol: break
        case .class:
            guard let first = inherited.popFirst() else { return }
            let names = Self.names(in: outline.source[first])
            if let name = names.first { superclasses.insert(name) }
            self.names.formUnion(names.dropFirst())
            return
        // A public struct may well conform to a protocol that nobody else sees.
        case .struct, .enum, .actor, .extension: return
        }
        for range in inherited { addNames(in: range) }
    }

    private mutating func add(_ member: Member) {
        switch member.kind {
        case .var, .let, .typealias:
            if let type = member.type {
                addNames(in: type)
            } else if let value = member.initialValue {
                // What a call gives is of its type; the arguments are nobody's business.
                addNames(in: value..<end(of: value, stoppingAt: UInt8(ascii: "(")))
            }
        case .func, .`init`, .subscript, .case, .associatedtype:
            addNames(in: member.introducer..<end(of: member.introducer, stoppingAt: nil))
        case .deinit: break
        }
    }

    /// Where the head of a declaration ends: at its body, where the next declaration begins, or at a certain byte.
    private func end(of start: Int, stoppingAt stop: UInt8?) -> Int {
        let source = outline.source
        let limit = starts.first { $0 > start } ?? source.count
        let text = Array(source[start..<limit])
        var lexer = Lexer(text)
        var depth = 0
        while let token = lexer.next() {
            guard token.kind == .punctuation else { continue }
            let byte = text[token.range.lowerBound]
            if depth == 0, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == stop {
                return start + token.range.lowerBound
            }
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
        }
        return limit
    }

    private mutating func addNames(in range: Range<Int>) {
        names.formUnion(Self.names(in: outline.source[range]))
    }

    /// The names in a text that begin as those of types do; those that dots join are one.
    private static func names(in text: ArraySlice<UInt8>) -> [String] {
        let text = Array(text)
        var names: [String] = []
        var lexer = Lexer(text)
        var follows: (isDot: Bool, isType: Bool) = (false, false)
        while let token = lexer.next() {
            guard !token.isComment else { continue }
            let word = String(decoding: text[token.range], as: UTF8.self)
            guard token.kind == .identifier || token.kind == .backtickedIdentifier else {
                follows = (word == ".", word == "." && follows.isType)
                continue
            }
            let name = word.filter { $0 != "`" }
            let isType = name.first.map { !$0.isLowercase && $0 != "_" } ?? false
            if isType, !follows.isDot { names.append(name) }
            if isType, follows.isType, let last = names.popLast() { names.append("\(last).\(name)") }
            follows = (false, isType && (!follows.isDot || follows.isType))
        }
        return names
    }
}
