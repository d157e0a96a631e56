import SwiftOutline

/// The local names of some code, and where each is known: parameters, variables of functions, conditions, loops, cases
/// and closures, and nested functions. There a member of the name is not meant by it.
struct LocalNames {
    private var scopes: [ArraySlice<UInt8>: [Range<Int>]] = [:]

    /// Looks for them in a part of a text.
    init(in part: Range<Int>, of outline: Outline) {
        let bindings = outline.uses(in: part).filter { $0.roles.contains(.bound) }
        guard !bindings.isEmpty else { return }
        let code = CodeTokens(of: outline, in: part)
        for binding in bindings {
            guard let index = code.index(at: binding.name.lowerBound) else { continue }
            let scope = code.scope(ofNameBoundAt: index)
            guard let first = scope.first, let last = scope.last else { continue }
            scopes[outline.source[binding.name], default: []].append(
                code.tokens[first].range.lowerBound..<code.tokens[last].range.upperBound)
        }
    }

    /// Whether a name that stands at an offset is one of them.
    func contain(_ name: ArraySlice<UInt8>, at offset: Int) -> Bool {
        scopes[name]?.contains { $0.contains(offset) } ?? false
    }
}

extension ModuleFile {
    /// Whether a name that stands at an offset is that of something local.
    func isLocal(_ name: ArraySlice<UInt8>, standingAt offset: Int) -> Bool {
        let part = outline.member(around: offset)
        guard part.contains(offset) else { return false }
        if let known = localNames[part] { return known.contain(name, at: offset) }
        let names = LocalNames(in: part, of: outline)
        localNames[part] = names
        return names.contain(name, at: offset)
    }
}

extension CodeTokens {
    /// The tokens in which a local name is known that is bound at a token.
    fileprivate func scope(ofNameBoundAt index: Int) -> Range<Int> {
        // A part of a tuple or of a pattern, a parameter, or what a closure captures.
        var pattern = index
        while let outer = opening(around: pattern), text(outer) != "{" { pattern = outer }
        let block = opening(around: pattern)
        let end = block.flatMap { self.end(of: $0) } ?? tokens.count
        // Others may be called above a nested function.
        if text(index - 1) == "func" { return (block ?? 0)..<end }
        guard let keyword = keyword(before: pattern) else { return index..<end }
        if text(keyword) == "case" { return index..<(nextCase(behind: index, before: end) ?? end) }
        guard let body = braces(behind: pattern, before: end), let close = self.end(of: body) else {
            return index..<index
        }
        return index..<close
    }

    /// The keyword before a pattern or a list of parameters after which what they bind is known in its braces alone, or
    /// up to the next case; nil where it is known to the end of the block.
    private func keyword(before pattern: Int) -> Int? {
        var index = pattern - 1
        while index >= 0 {
            switch text(index) {
            case "{", "}", ";", "guard": return nil
            case "let", "var":
                if beginsStatement(index) { return nil }
            case "case":
                if !["if", "guard", "while", "for", ","].contains(text(index - 1)) { return index }
            case ")", "]":
                guard let start = start(of: index) else { return nil }
                index = start
            case _ where Self.keywords.contains(text(index)): return index
            default: break
            }
            index -= 1
        }
        return nil
    }

    private static let keywords: Set = [
        "func", "init", "subscript", "set", "willSet", "didSet", "if", "for", "while", "catch",
    ]

    /// The next case of a switch behind a token, on the same level.
    private func nextCase(behind index: Int, before end: Int) -> Int? {
        first(behind: index, before: end) {
            ["case", "default"].contains(text($0)) && text($0 - 1) != "." && beginsStatement($0)
        }
    }

    private func braces(behind index: Int, before end: Int) -> Int? {
        first(behind: index, before: end) { text($0) == "{" }
    }

    /// The first token from one on that fulfils a condition, of those that stand in no brackets there, and of these.
    private func first(behind index: Int, before end: Int, where isWanted: (Int) -> Bool) -> Int? {
        var next = index
        while next < end {
            if isWanted(next) { return next }
            next = (["(", "[", "{"].contains(text(next)) ? self.end(of: next) ?? end : next) + 1
        }
        return nil
    }
}
