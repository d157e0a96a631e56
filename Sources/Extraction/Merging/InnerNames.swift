import SwiftOutline

/// What functions call in their own bodies what they are given: `init?(coder: NSCoder)` in one module and
/// `init?(coder aDecoder: NSCoder)` in the next are one to all that call them.
enum InnerNames {
    /// Texts in which functions of the same labels and types know what they take by the names that the first of them
    /// has for it.
    static func shared(by texts: [[UInt8]], _ keys: NameKey) -> [[UInt8]] {
        var known: [[UInt8]: [String]] = [:]
        return texts.map { text in
            let outline = Outline(text)
            var edits: [Edit] = []
            for member in outline.members where member.kind == .func || member.kind == .`init` {
                guard let list = outline.parameters(of: member), !list.isEmpty else { continue }
                let owner = member.owner.map { outline.text(of: outline.types[$0].name) } ?? ""
                let labels = list.map { $0.label + ":" + String(decoding: $0.type, as: UTF8.self) }
                let key = keys.key("\(owner).\(outline.text(of: member.name)) \(labels)".utf8)
                let names = list.map(\.name)
                let usual = known[key] ?? names
                known[key] = usual
                guard usual != names, Set(usual).isDisjoint(with: outline.freeNames(in: member, besides: names)) else {
                    continue
                }
                for (parameter, name) in zip(list, usual) where parameter.name != name {
                    edits += outline.renaming(parameter, to: name, in: member)
                }
            }
            return applied(edits, to: text)
        }
    }

    fileprivate struct Parameter {
        let label: String
        let name: String
        /// Where both stand.
        let names: Range<Int>
        let type: [UInt8]
    }

    fileprivate struct Edit {
        let range: Range<Int>
        let text: String
    }

    private static func applied(_ edits: [Edit], to text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var end = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= end {
            result += text[end..<edit.range.lowerBound] + edit.text.utf8
            end = edit.range.upperBound
        }
        return result + text[end...]
    }
}

extension Outline {
    /// What a function takes; nil where it cannot be told.
    fileprivate func parameters(of function: Member) -> [InnerNames.Parameter]? {
        let place = function.name.upperBound
        guard let open = source[place...].firstIndex(of: UInt8(ascii: "(")) else { return nil }
        var lexer = Lexer(Array(source[open...].prefix(Self.longestHead)))
        var parts: [[Token]] = [[]]
        var depth = 0
        while let token = lexer.next() {
            let range = open + token.range.lowerBound..<open + token.range.upperBound
            let byte = token.kind == .punctuation ? source[range.lowerBound] : 0
            if ")]}".utf8.contains(byte) { depth -= 1 }
            if depth == 0, byte == UInt8(ascii: ")") { break }
            if depth == 1, byte == UInt8(ascii: ",") {
                parts.append([])
            } else if depth > 0, !token.isComment {
                parts[parts.count - 1].append(Token(kind: token.kind, range: range))
            }
            if "([{".utf8.contains(byte) { depth += 1 }
        }
        let parameters = parts.filter { !$0.isEmpty }.map(parameter)
        return parameters.contains { $0 == nil } ? nil : parameters.compactMap(\.self)
    }

    /// Reads `label name: Type` or `name: Type`.
    private func parameter(_ tokens: [Token]) -> InnerNames.Parameter? {
        let head = tokens.prefix { source[$0.range.lowerBound] != UInt8(ascii: ":") }
        guard let first = head.first, let last = head.last, let end = tokens.last, head.count < tokens.count,
            head.count <= 2, head.allSatisfy({ $0.kind == .identifier })
        else { return nil }
        return InnerNames.Parameter(
            label: text(of: first.range), name: text(of: last.range),
            names: first.range.lowerBound..<last.range.upperBound,
            type: Array(source[last.range.upperBound..<end.range.upperBound].filter { $0 > UInt8(ascii: " ") }))
    }

    /// What a function's body names or binds, but for some names that it names only.
    fileprivate func freeNames(in function: Member, besides names: [String]) -> Set<String> {
        let body = function.body ?? 0..<0
        return uses.reduce(into: []) { found, use in
            guard body.contains(use.name.lowerBound), use.roles.isDisjoint(with: [.member, .labelled]) else { return }
            let name = text(of: use.name)
            if !names.contains(name) { found.insert(name) }
        }
    }

    /// Calls a parameter otherwise wherever its function does; nothing where that binds its name once more.
    fileprivate func renaming(
        _ parameter: InnerNames.Parameter, to name: String, in function: Member
    ) -> [InnerNames.Edit] {
        let body = function.body ?? 0..<0
        let named = uses.filter { body.contains($0.name.lowerBound) && text(of: $0.name) == parameter.name }
        guard !named.contains(where: { $0.roles.contains(.bound) }) else { return [] }
        let head = parameter.label == name ? name : "\(parameter.label) \(name)"
        return [InnerNames.Edit(range: parameter.names, text: head)]
            + named.filter { $0.roles.isDisjoint(with: [.member, .labelled]) }
            .map { InnerNames.Edit(range: $0.name, text: name) }
    }

    /// In bytes.
    private static let longestHead = 10_000
}
