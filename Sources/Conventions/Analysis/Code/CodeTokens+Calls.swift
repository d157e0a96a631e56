/// Calls that follow one another: `viewModel.$title.removeDuplicates().sink { … }`.
struct CallChain {
    /// The tokens of the names, from the first to the last one, without `self`.
    fileprivate(set) var names: [Int]
    /// The tokens that open the closures which its calls are given.
    fileprivate(set) var closures: [Int]
    /// The token that it begins with.
    fileprivate(set) var start: Int
}

extension CodeTokens {
    /// The index of what a call is given under a label, by the bracket that opens its arguments.
    func argument(_ label: String, of opening: Int) -> Int? {
        inner(of: opening).first {
            text($0) == label && text($0 + 1) == ":" && ["(", ","].contains(text($0 - 1))
        }.map { $0 + 2 }
    }

    /// Whether a token is all that an argument consists of.
    func isArgument(_ index: Int) -> Bool { [",", ")"].contains(text(index + 1)) }

    /// The calls that end with that of the method which a token names.
    func chain(endingAt last: Int) -> CallChain? {
        var chain = CallChain(names: [last], closures: closures(behind: last), start: last)
        var place = last
        while text(place - 1) == "." {
            place -= 2
            while place > 0, ["?", "!", ")", "]", "}"].contains(text(place)) {
                guard !["?", "!"].contains(text(place)) else {
                    place -= 1
                    continue
                }
                guard let opening = start(of: place) else { return nil }
                chain.closures += closures(at: opening)
                // Of several closures all but the first have labels.
                place = opening - (text(opening - 1) == ":" && text(opening) == "{" ? 3 : 1)
            }
            guard place >= 0, tokens[place].kind == .identifier || tokens[place].kind == .dollarIdentifier else {
                return nil
            }
            chain.names.append(place)
        }
        chain.start = place
        if text(place) == "self" { chain.names.removeLast() }
        chain.names.reverse()
        chain.closures.sort()
        return chain
    }

    /// The same calls with those that a local constant stands for with which they begin:
    /// `let long = names.filter { … }`, `long.bind { … }`.
    func withLocals(_ chain: CallChain) -> CallChain {
        var whole = chain
        for _ in 0..<Self.mostLocals {
            guard whole.start == whole.names.first, let source = self.chain(ofLocalAt: whole.start) else { break }
            whole.names = source.names + whole.names.dropFirst()
            whole.closures = source.closures + whole.closures
            whole.start = source.start
        }
        return whole
    }

    /// Through how many names calls are followed.
    static let mostLocals = 8

    /// The calls that a name stands for which is that of a local constant; nil where it is another one's, or where the
    /// constant is something else.
    private func chain(ofLocalAt place: Int) -> CallChain? {
        let range = tokens[place].range
        let use = outline.uses(in: range).startIndex
        guard outline.uses.indices.contains(use), outline.uses[use].name == range,
            let bound = outline.binding(of: outline.source[range], before: use),
            let name = index(at: outline.uses[bound].name.lowerBound), name < place, text(name - 1) == "let",
            beginsStatement(name - 1), let end = scope(ofUnendedLocal: name), place < end,
            let sign = (name + 1..<place).first(where: { text($0) == "=" || isOnNewLine($0) }), text(sign) == "=",
            sign == name + 1 || text(name + 1) == ":"
        else { return nil }
        let start = sign + 1
        var last = text(start) == "self" && text(start + 1) == "." ? start + 2 : start
        var next = behind(last)
        while text(next) == ".", tokens.indices.contains(next + 1) {
            last = next + 1
            next = behind(last)
        }
        guard next >= place || isOnNewLine(next) && tokens[next].kind != .operator || text(next) == ";",
            let chain = chain(endingAt: last), chain.start == start
        else { return nil }
        return chain
    }

    /// Where a local constant is known no more, by the token that binds it; nil where somebody ends by its name what it
    /// stands for.
    func scope(ofUnendedLocal name: Int) -> Int? {
        let end = opening(around: name).flatMap(end) ?? tokens.count
        let isEnded = ["cancel", "dispose"].contains { call in
            indices(of: call, from: name).contains { $0 < end && text($0 - 1) == "." && text($0 - 2) == text(name) }
        }
        return isEnded ? nil : end
    }

    /// Behind a call, and what unwraps it.
    private func behind(_ name: Int) -> Int {
        var next = end(ofCall: name)
        while ["?", "!"].contains(text(next)) { next += 1 }
        return next
    }

    /// What a closure is given to, by its brace: the label of the argument, or the name of the call.
    func name(ofClosure opening: Int) -> String {
        switch text(opening - 1) {
        case ":", "(": text(opening - 2)
        case ")": start(of: opening - 1).map { text($0 - 1) } ?? ""
        default: text(opening - 1)
        }
    }

    /// The calls that what a call is given, alone or in lists, consists of; nil for each value that is written
    /// otherwise. Closures, and what is given in place of one, are left out.
    func chains(givenTo name: Int) -> [CallChain?] { chains(in: name + 1, lists: 4) }

    /// - Parameter levels: how many lists within each other are looked into.
    private func chains(in opening: Int, lists levels: Int) -> [CallChain?] {
        guard let end = end(of: opening), end > opening + 1 else { return [] }
        let commas = inner(of: opening).filter { text($0) == "," }
        return zip([opening] + commas, commas + [end]).flatMap { before, next -> [CallChain?] in
            let isLabelled = text(before + 2) == ":"
            let first = before + (isLabelled ? 3 : 1)
            if text(first) == "{" || isLabelled && text(before + 1) == "resultSelector" { return [] }
            if text(first) == "[", self.end(of: first) == next - 1 {
                return levels > 0 ? chains(in: first, lists: levels - 1) : [nil]
            }
            var last = next - 1
            while last > first, [")", "}"].contains(text(last)), let start = start(of: last) { last = start - 1 }
            let chain = chain(endingAt: last)
            return [chain?.start == first ? chain : nil]
        }
    }

    /// Where a call ends, by the token of its name: behind its arguments and closures.
    func end(ofCall name: Int) -> Int {
        var next = name + 1
        while next < tokens.count {
            if ["(", "{"].contains(text(next)), !isOnNewLine(next), let end = end(of: next) {
                next = end + 1
            } else if text(next + 1) == ":", text(next + 2) == "{", text(next - 1) == "}", let end = end(of: next + 2) {
                next = end + 1
            } else {
                break
            }
        }
        return next
    }

    /// The closures that a call is given, by the token of its name.
    func closures(behind name: Int) -> [Int] {
        var found: [Int] = []
        var next = name + 1
        let end = end(ofCall: name)
        while next < end {
            if ["(", "{"].contains(text(next)) {
                found += closures(at: next)
                next = self.end(of: next) ?? end
            }
            next += 1
        }
        return found
    }

    /// The closures that a bracket opens or contains as arguments.
    private func closures(at opening: Int) -> [Int] {
        if text(opening) == "{" { return [opening] }
        return text(opening) == "(" ? inner(of: opening).filter { text($0) == "{" } : []
    }
}
