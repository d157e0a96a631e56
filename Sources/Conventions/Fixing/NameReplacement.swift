import SwiftOutline
import Text

/// Types' names that give way to others in the texts of a project, all in one pass.
struct NameReplacement {
    private let names: [ArraySlice<UInt8>: [UInt8]]
    /// The bytes that a name begins with.
    private let firstBytes: Set<UInt8>
    /// The names by which code loads something of an interface file, or the file: they change there, too.
    private var loadedNames: Set<ArraySlice<UInt8>> = []

    /// Of a name that is to become two others the first counts.
    init(_ renames: [(old: String, new: String)]) {
        let pairs = renames.filter { !$0.old.isEmpty }.map { (ArraySlice($0.old.utf8), Array($0.new.utf8)) }
        names = Dictionary(pairs) { first, _ in first }
        firstBytes = Set(names.keys.compactMap(\.first))
    }

    /// Adds the names that an interface file bears, or holds as other values than those that name classes in code.
    mutating func addNames(ofInterface path: String, _ text: [UInt8]) {
        let file = Array(Role.baseName(ofFile: String(path.lastComponent)).utf8)[...]
        if names[file] != nil { loadedNames.insert(file) }
        for place in values(in: text) where !text[..<place.lowerBound].ends(with: "customClass=\"".utf8) {
            loadedNames.insert(text[place])
        }
    }

    /// A Swift text with the other names: where one is an identifier or a word of a comment, and where it is a string
    /// by which a nib or a storyboard is loaded, or a class is looked up, behind its module or not: `App.FeedView`.
    /// Other strings, such as the keys of what is stored, are left alone.
    func inSwift(_ text: [UInt8]) -> [UInt8] {
        var places: [Range<Int>] = []
        var lexer = Lexer(text)
        while let token = lexer.next() {
            let range = token.range
            switch token.kind {
            case .identifier: add(range, of: text, to: &places)
            case .backtickedIdentifier where range.count > 2:
                add(range.lowerBound + 1..<range.upperBound - 1, of: text, to: &places)
            case .string: addLoaded(range, of: text, to: &places)
            case _ where token.isComment: addWords(range, of: text, to: &places)
            default: break
            }
        }
        return replacing(places, in: text)
    }

    /// An interface file with the other names: where one is a whole value.
    func inXML(_ text: [UInt8]) -> [UInt8] {
        replacing(values(in: text), in: text)
    }

    /// Where a name is a whole value in an interface file.
    private func values(in text: [UInt8]) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var start: Int?
        for offset in text.indices where text[offset] == UInt8(ascii: "\"") {
            if let start { add(start + 1..<offset, of: text, to: &places) }
            start = offset
        }
        return places
    }

    private func add(_ range: Range<Int>, of text: [UInt8], to places: inout [Range<Int>]) {
        guard let first = text[range].first, firstBytes.contains(first), names[text[range]] != nil else { return }
        places.append(range)
    }

    /// Adds the name in a string where that loads something by it.
    private func addLoaded(_ range: Range<Int>, of text: [UInt8], to places: inout [Range<Int>]) {
        let quote = UInt8(ascii: "\"")
        guard range.count > 2, text[range.lowerBound] == quote, text[range.upperBound - 1] == quote else { return }
        let inner = range.lowerBound + 1..<range.upperBound - 1
        let isLookedUp = text[..<range.lowerBound].ends(with: "NSClassFromString(".utf8)
        let isPath = text[inner].allSatisfy { $0.isNamePart || $0 == UInt8(ascii: ".") }
        guard isPath, let dot = text[inner].lastIndex(of: UInt8(ascii: ".")) else {
            if isLookedUp || loadedNames.contains(text[inner]) { add(inner, of: text, to: &places) }
            return
        }
        // A module's name has a capital, other than the first part of a key such as 'com.example'.
        guard isLookedUp || text[inner.lowerBound].isCapital else { return }
        add(dot + 1..<inner.upperBound, of: text, to: &places)
    }

    /// Where a name stands alone in a comment, and not within a longer one.
    private func addWords(_ range: Range<Int>, of text: [UInt8], to places: inout [Range<Int>]) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard text[offset].isNamePart else {
                offset += 1
                continue
            }
            let end = text[offset..<range.upperBound].firstIndex { !$0.isNamePart } ?? range.upperBound
            add(offset..<end, of: text, to: &places)
            offset = end
        }
    }

    private func replacing(_ places: [Range<Int>], in text: [UInt8]) -> [UInt8] {
        guard !places.isEmpty else { return text }
        var result: [UInt8] = []
        var end = 0
        for place in places {
            result += text[end..<place.lowerBound]
            result += names[text[place]] ?? []
            end = place.upperBound
        }
        return result + text[end...]
    }
}
