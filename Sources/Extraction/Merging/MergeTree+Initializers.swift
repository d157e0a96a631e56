import SwiftOutline

extension MergeTree {
    /// Where 'override' is missing before an initializer as it is written now: some modules' class may inherit NSObject
    /// and be made with something, and others be made with nothing and inherit nothing.
    func placeOfOverride(in text: ArraySlice<UInt8>, _ node: MergeNode) -> Int? {
        guard !node.isCode, let type = node.parent, typeKind(of: type) == .class,
            texts[node.words.text].member(of: node.words.node)?.kind == .`init`, parents(of: type).first == "NSObject"
        else { return nil }
        let lines = SwiftLines(Array(text))
        let words = lines.tokens.filter { !SwiftLines.isComment($0) }.prefix { lines.text($0) != "{" }
        guard let place = words.firstIndex(where: { lines.text($0) == "init" }),
            words[place...].prefix(3).map(lines.text) == ["init", "(", ")"],
            !words[..<place].contains(where: { lines.text($0) == "override" })
        else { return nil }
        return text.startIndex + words[place].range.lowerBound
    }
}
