import SwiftOutline

extension Outline {
    /// Whether a name that stands at an offset is that of something local, which a member of its name is not meant by
    /// then: a parameter, a variable of a function, condition, loop, case or closure, or a nested function.
    func isLocal(_ name: ArraySlice<UInt8>, standingAt offset: Int) -> Bool {
        let part = member(around: offset)
        let bindings = uses(in: part).filter { $0.roles.contains(.bound) && source[$0.name].elementsEqual(name) }
        guard !bindings.isEmpty, part.contains(offset) else { return false }
        let code = CodeTokens(of: self, in: part)
        guard let place = code.index(at: offset) else { return false }
        return bindings.contains { binding in
            code.index(at: binding.name.lowerBound).map { code.scope(ofNameBoundAt: $0).contains(place) } ?? false
        }
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
        level(behind: index, before: end).first {
            ["case", "default"].contains(text($0)) && text($0 - 1) != "." && beginsStatement($0)
        }
    }

    private func braces(behind index: Int, before end: Int) -> Int? {
        level(behind: index, before: end).first { text($0) == "{" }
    }

    /// The tokens from one on, without what stands in brackets there but these themselves.
    private func level(behind index: Int, before end: Int) -> [Int] {
        var found: [Int] = []
        var next = index
        while next < end {
            found.append(next)
            next = (["(", "[", "{"].contains(text(next)) ? self.end(of: next) ?? end : next) + 1
        }
        return found
    }
}
