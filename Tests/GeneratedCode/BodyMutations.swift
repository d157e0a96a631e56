extension Mutation {
    /// All mistakes in the bodies of a file's SwiftUI views: a modifier that is dropped, a closure that does nothing,
    /// an action that is none, a condition that is negated, an argument that is another.
    ///
    /// Only what shows a view sees them; unit tests on Apple's systems do not.
    public static func allInBodies(of source: String) -> [Mutation] {
        let file = MutableFile(source)
        let bodies = file.lines.indices.filter { file.lines[$0].contains(/: some View \{$/) }.map { start in
            let indent = file.lines[start].prefix { $0 == " " }
            let end = file.lines[start...].firstIndex(of: indent + "}") ?? start
            return start + 1..<end
        }
        return bodies.flatMap(\.self).filter { !file.isWords($0) }.flatMap { index -> [Mutation] in
            [file.withoutModifier(index), file.withoutCall(index), file.withOtherCondition(index)].compactMap(\.self)
                + file.withOtherActions(index)
        }
    }
}

extension MutableFile {
    fileprivate func withoutModifier(_ index: Int) -> Mutation? {
        let indent = lines[index].prefix { $0 == " " }
        guard trimmed(index).first == "." else { return nil }
        var end = index
        // A block of a modifier may be followed by another, as an alert's actions are by its message.
        if let last = lines[index].last, "{(".contains(last) {
            end = lines[(index + 1)...].firstIndex { $0 == indent + "}" || $0 == indent + ")" } ?? index
        }
        return mutation(index...end, "is dropped", [])
    }

    fileprivate func withoutCall(_ index: Int) -> Mutation? {
        guard trimmed(index).contains(/^(await )?presenter\.\w+\(.*\)$/) else { return nil }
        return mutation(index, "is dropped", [])
    }

    fileprivate func withOtherCondition(_ index: Int) -> Mutation? {
        guard let match = lines[index].wholeMatch(of: /( +(?:\} else )?if )([^,]+)( \{)/), !match.2.contains("let ")
        else { return nil }
        return mutation(index, "is negated", ["\(match.1)!(\(match.2))\(match.3)"[...]])
    }

    /// Closures on one line, methods in a closure's place, and values that views are given.
    fileprivate func withOtherActions(_ index: Int) -> [Mutation] {
        let line = lines[index]
        let closures = line.matches(of: /\{ ((?:await )?presenter\.[^{}]+) \}/).map { ($0.1, "") }
        let methods = line.matches(of: /(?:action|onDismiss): ([\w.]+)(?=[,)])/).map { ($0.1, "{ }") }
        let ids = line.matches(of: /\bid: (presenter\.\w+)/).map { ($0.1, "0") }
        let bindings = line.matches(of: /isPresented: ([\w.$]+)/).map { ($0.1, ".constant(false)") }
        return (closures + methods + ids + bindings).map { part, other in
            mutation(index, "has \(other.isEmpty ? "nothing" : other) for \(part)", self.line(index, part, other))
        }
    }
}
